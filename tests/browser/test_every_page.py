"""Every page of the desk, whatever people are called: nothing against the rules that the desk sets
itself, the main button in sight, nothing wider than the screen, targets for a thumb, and the order
of the keyboard that of the eye."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page

from bridgelaw.desk.players_results import share
from bridgelaw.desk.score_desk import import_results
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served
from tests.rotation import rotated
from tests.web.filled import EVIL, fill
from tests.web.routes import routes

RESULTS = f"""\
# event,"{EVIL.replace('"', '""')}"
# scoring,matchpoints
# name,1,"{EVIL.replace('"', '""')}"
board,table,ns,ew,contract,by,result
1,1,1,3,4S,N,=
1,2,2,4,3NT,S,-1
"""


SURE = "stop~ask.E.happened~quiet~ask.E.could_see~rule.0%2B1.0%2B1%2B2"
"""What a sure director does at the practice table that is looked at."""


def addresses(served: Served) -> list[str]:
    """One of each kind of page, with names that are up to no good."""
    desk, filled = served.desk, fill(served.desk)
    club_session = desk.club_session(filled.session)
    import_results(desk, club_session, club_session.seq, f"{EVIL}.csv", RESULTS.encode())
    asked = desk.open_ruling("claim", filled.session)
    table, ruling = f"/tables/{filled.table}", f"/rulings/{filled.given}"
    scores = f"/scores/{filled.session}"
    results = f"/results/{share(desk.store, filled.session, ends=True).code}"
    moments = [f"/rulings/new?procedure={key}&place=4&board=7" for key in (
        "play-out-of-turn", "insufficient-bid", "claim", "wrong-number-of-cards", "exposed-card",
        "conduct")]  # fmt: skip
    return [
        "/", "/happened/else", "/happened/score", "/search?q=%3Cscript%3Ealert(1)%3C/script%3E",
        "/search?q=East+bid+1H+over+1S", *moments, "/tables", "/tables/new", table,
        f"{table}/director", f"{table}/link", f"/rulings/{filled.ruling}/0",
        f"/rulings/{asked.id}", ruling, f"{ruling}/report", f"{ruling}/slip", f"{ruling}/wrong",
        f"{ruling}/appeal-form", f"{ruling}/derivation",
        "/log", "/log?words=%22%3E%3Cimg+src%3Dx+onerror%3Dalert(1)%3E",
        "/log/read-in", "/log/report", "/scores", scores, f"{scores}/clock", f"{scores}/files",
        f"{scores}/room", f"{scores}/boards", f"{scores}/players", f"{scores}/boards/1",
        f"{scores}/boards/1/1", f"{scores}/boards/1/1/correct", f"{scores}/penalty",
        f"{scores}/check", f"{scores}/to-enter", results, f"{results}/room",
        f"{results}/boards/1", f"{results}/of?who=1",
        "/compare?withdrawn=6%2B+H4%2B&call=%3Cb%3E&shows=%3Cscript%3E", "/laws", "/laws/27",
        "/compare?withdrawn=6%2B+H4%2B&shows=10%2B+H4%2B", "/casebook", "/casebook/quiz",
        "/casebook/law-70/70D1-a-careless-discard", "/clock", "/rounds", "/initials",
        "/room/3?board=7", "/help", "/about", "/calls", "/calls/cards", "/calls/bridgemate",
        "/waiting", "/house", "/playing", "/regulations", "/regulations/JCBL", "/people",
        "/people/history", "/people/sign-ins", "/people/tokens", "/sheets", "/sheets/revoke",
        "/sheets/revoke/whole", "/sheets/revoke.svg", "/slips", "/phone", "/class", "/nothing",
        "/training", "/training/table?s=board.212229&n=3", "/training/rule?s=board.212229",
        "/training/rule?s=board.212229&given=1&e=0", "/training/on?s=board.212229&v=rule.2.0",
        f"/training/marks?s=board.212229&v={SURE}", "/training/result?m=9-13.12-12",
        "/training/paper?seed=7",
    ]  # fmt: skip


_ELSEWHERE = (
    "/at/", "/join/", "/welcome/", "/me", "/first-start", "/sign-in", "/people/{person}",  # people
    "/training/begin", "/class/{code}", "/slips/change", "/duties/", "/rulings/{ruling}/{step}/ask",
    "/scores/{session}/enter",
)  # fmt: skip
"""What other tests open, because it needs an account, a code or a visit that has begun."""
_NO_PAGES = (
    "/live", ".png", ".csv", ".pbn", ".yaml", ".txt", ".jsonl", ".crt", "code.svg", "/file",
    "/strip", "/as-typed", "/told", ".webmanifest",
)  # fmt: skip


def test_no_page_is_left_out(served: Served) -> None:
    known = [urlsplit(one).path for one in addresses(served)]
    assert not [
        route.path for route in routes()
        if "GET" in (route.methods or ()) and not route.path.endswith(_NO_PAGES)
        and not route.path.startswith(_ELSEWHERE)
        and not any(route.path_regex.match(one) for one in known)
    ]  # fmt: skip


_MAIN_BUTTON = """() => {
  scrollTo(0, 0);
  const all = [...document.querySelectorAll("main .primary")].filter((o) => o.checkVisibility());
  const boxes = all.map((one) => one.getBoundingClientRect());
  const bar = document.querySelector(".bar");
  const foot = bar && getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0;
  return !boxes.length || boxes.some((box) => box.top >= 0 && box.bottom <= innerHeight - foot);
}"""
_KEYS = "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=slider]"
# A link within a sentence is as high as its line; a field is as large as what stands around it.
_SMALL = f"""() => {{
  const least = 43.5, half = 21.5;
  const isSeen = (one) => one.checkVisibility({{ visibilityProperty: true }})
    && !one.closest(".skip, .visually-hidden")
    && !(one.matches("a") && getComputedStyle(one).display === "inline");
  const target = (one) => one.matches("input") ? one.closest("label, .stepper") || one : one;
  const isSmall = (part) => {{
    let box = part.getBoundingClientRect();
    if (box.width >= least && box.height >= least) return false;
    part.scrollIntoView({{ block: "center", behavior: "instant" }});
    box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const points = [[x, y - half], [x, y + half], [x - half, y], [x + half, y]];
    return points.some((point) => !part.contains(document.elementFromPoint(...point)));
  }};
  const all = [...document.querySelectorAll("{_KEYS}")].filter(isSeen).map(target);
  const size = (one) => `${{one.offsetWidth}} by ${{one.offsetHeight}}`;
  return all.filter(isSmall).map((one) => `${{one.outerHTML.slice(0, 120)}} ${{size(one)}}`);
}}"""
# On a phone all stands in one column; of a group of radio buttons one is reached by the key.
_ORDER = f"""() => {{
  const stays = (one) => one && one !== document.body
    && (["sticky", "fixed", "absolute"].includes(getComputedStyle(one).position)
      && !one.matches("input") || stays(one.parentElement));
  const said = (one) => one.outerHTML.slice(0, 90);
  const groups = new Set(), found = [];
  let last = null;
  for (const one of document.querySelectorAll("main :is({_KEYS})")) {{
    if (!one.checkVisibility({{ visibilityProperty: true }}) || stays(one)) continue;
    if (one.closest(".at-E, .at-S, .at-W")) continue; // from North as the table turns
    if (one.type === "radio" && groups.has(one.name)) continue;
    groups.add(one.name);
    const box = one.getBoundingClientRect();
    if (last && box.bottom <= last.box.top) found.push(`${{said(one)}} after ${{said(last.one)}}`);
    last = {{ one, box }};
  }}
  const jumps = [...document.querySelectorAll("[tabindex]")].filter((one) => one.tabIndex > 0);
  return [...found, ...jumps.map(said)];
}}"""
_SHIFTED = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value; })
    .observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
})"""
# What opens has the desk's own sign, never the browser's.
_BARE = """() => [...document.querySelectorAll("main summary")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).listStyleType !== "none")
  .map((one) => one.textContent.trim())"""
_WIDE = "document.documentElement.scrollWidth > innerWidth"


def _faults(page: Page, address: str) -> list[str]:
    """Of a page as a thumb, an eye and a keyboard meet it."""
    moved = page.evaluate(_SHIFTED)
    found = [f"{address}: it moves by {moved:.3f}"] if moved > 0.01 else []
    for width, height in ((390, 844), (1280, 800), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        if width > 320 and not page.evaluate(_MAIN_BUTTON):
            found.append(f"{address} at {width}: the main button")
        small = page.evaluate(_SMALL)
        found += [f"{address} at {width}: small: {one}" for one in small]
        if width == 390:
            found += [f"{address}: no sign of its own: {one}" for one in page.evaluate(_BARE)]
            found += [f"{address}: order: {one}" for one in page.evaluate(_ORDER)]
        if page.evaluate(_WIDE):
            found.append(f"{address} at {width}: too wide")
    page.evaluate("document.documentElement.dataset.size = 'large'")
    if page.evaluate(_WIDE):
        found.append(f"{address} at 320 in large type: too wide")
    return found


def test_no_page_breaks_the_rules_that_the_desk_sets_itself(opens: Opens, served: Served) -> None:
    ((lang, theme),) = rotated(
        [(lang, theme) for lang in ("en", "ja") for theme in ("light", "dark")], part=4
    )[:1]
    page: Page = opens("/", size="phone", lang=lang, theme=theme)
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            said.append(f"{page.url}: {message.text}")

    page.on("console", hear)
    page.on("pageerror", lambda error: said.append(f"{page.url}: {error}"))
    page.on("dialog", lambda dialog: said.append(f"{page.url}: a script of somebody's runs"))
    every = addresses(served)
    looked_at = rotated(every, part=8)
    faults: list[str] = []
    for address in every:
        response = page.goto(address, wait_until="domcontentloaded")
        assert response is not None
        expected = {"/nothing": 404}.get(address, 422 if "%3Cscript%3E" in address[-20:] else 200)
        assert response.status == expected, address
        assert page.locator("img[src=x], script:not([src])").count() == 0, address
        if address.endswith(("/report", ".svg", "-form")):
            continue  # paper
        if address in looked_at and response.status == 200:
            check_page(page)
        faults += _faults(page, address)
    assert not faults, "\n".join(faults)
    page.goto("/laws")  # so that what the last page says is heard
    assert [line for line in said if "404" not in line and "422" not in line] == []
    with page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')")
    assert said, "it would have been heard"
