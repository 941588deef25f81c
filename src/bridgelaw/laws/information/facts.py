"""Laws 84 and 85: what happened, agreed or found."""

from bridgelaw.laws.law import Answers, Choice, answers, tr


class Facts(Answers):
    """What the director has established."""

    AGREED = "84", tr("Yes, everybody agrees")
    FOUND = "85A1", tr("Disputed, but more probably yes")
    ORDINARY = "ordinary", tr("Nothing out of the ordinary")
    NOT_FOUND = "not found", tr("Disputed, and more probably not")
    UNKNOWN = "85B", tr("It cannot be found out")


FACTS = Choice(
    key="facts",
    law="85A1",
    heading=tr("Did it happen, out of the ordinary?"),
    why=tr(
        "Hear each side in turn. If they do not agree, decide by what is more probable. Whoever "
        "disputes that anything happened should have called you at once (16B2)."
    ),
    options=answers(Facts),
)
