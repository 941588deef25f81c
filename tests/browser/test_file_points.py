"""A file whose points are not ours: told on the page, kept or computed again with a button."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from bridgelaw.formats import read_document
from bridgelaw.game.seats import Side
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, a_look
from tests.formats.usebio_samples import edited_pairs


@a_look
def test_the_files_points_are_kept_or_computed_again(
    opens: Opens, tmp_path: Path, size: str, lang: str
) -> None:
    page = opens("/scores", size=size, lang=lang)
    page.fill("#name", "Edited")
    page.click("main form button.primary")
    file = {"name": "club.xml", "mimeType": "text/xml", "buffer": edited_pairs().encode()}
    page.set_input_files("#file", file)  # type: ignore[arg-type]
    page.click("[data-drop] button")
    page.click(".attention a")
    check_page(page)
    told = page.locator("#points")
    expect(told).to_contain_text("3 / 0")
    expect(told).to_contain_text("2 / 2")

    def exported() -> tuple[str, str]:
        with page.expect_download() as found:
            page.click("a[href$='/file']")
        path = tmp_path / "club.xml"
        found.value.save_as(path)
        points = read_document(path).stated.lines[0]
        return str(points[Side.NS]), str(points[Side.EW])

    assert exported() == ("3", "0")
    # With the keyboard alone, as well.
    page.locator("#points button[value=recompute]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#points button[value=recompute]")).to_have_attribute(
        "aria-pressed", "true"
    )
    check_page(page)
    assert exported() == ("2", "2")
    page.click("#points button[value=keep]")
    page.click("nav.segments a >> nth=1")
    page.click(".boards a")
    check_page(page)
    row = page.locator(".traveller tbody tr").first
    expect(row.locator(".ns-points")).to_contain_text("3")
