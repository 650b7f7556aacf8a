"""The built pages hold every anchor, no id twice, and no link that leads nowhere."""

import pytest

from hooks.checks import load_project
from hooks.verify import verify


@pytest.fixture
def built(site):
    """The small site as a folder of pages that hold just their anchors."""
    project = load_project(site.root)
    for page in project.pages:
        folder = page.language if page.name == "index" else f"{page.language}/{page.name}"
        ids = "".join(f'<p id="{id_}">\n' for id_ in page.anchors)
        site.write(f"site/{folder}/index.html", f"<body>\n{ids}")
    site.write("site/index.html", "")
    return site, project


def faults(built) -> list[str]:
    site, project = built
    return [str(fault) for fault in verify(project, site.root / "site")]


def test_a_whole_site_has_no_fault(built):
    assert [] == faults(built)


def test_an_anchor_that_markdown_lost_is_named_at_its_source(built):
    site, _ = built
    site.replace("site/ka/long/index.html", 'id="mars"', "")
    line = site.line("docs/ka/long.md", "#mars ")
    assert [f"docs/ka/long.md:{line}: anchor 'mars' is not in the built page"] == faults(built)


def test_an_id_that_stands_twice_is_named(built):
    site, _ = built
    site.replace("site/hy/index.html", "<body>", '<body><p id="x"><p id="x">')
    assert ["hy/index.html:1: id 'x' stands twice"] == faults(built)


@pytest.mark.parametrize(
    "target",
    [
        "#mars",
        "../../az/long/#mars",
        "..",
        "/nardi/kk/",
        "https://rules.example/nardi/kk/long/#mars",
        "https://game.example/",
        "mailto:a@b.example",
    ],
)
def test_a_link_that_arrives_is_no_fault(built, target):
    site, _ = built
    site.replace("site/hy/long/index.html", "<body>", f'<body><a href="{target}">')
    assert [] == faults(built)


@pytest.mark.parametrize(
    "target, why",
    [
        ("#marz", "the page has no anchor 'marz'"),
        ("../../az/short/", "there is no such page"),
        ("/nardi/az/long/#marz", "the page has no anchor 'marz'"),
        ("/az/long/", "outside https://rules.example/nardi/"),
        ("https://rules.example/nardi/az/short/", "there is no such page"),
    ],
)
def test_a_link_that_leads_nowhere_is_named(built, target, why):
    site, _ = built
    site.replace("site/hy/long/index.html", "<body>", f'<body><a href="{target}">')
    assert [f"hy/long/index.html:1: link {target!r}: {why}"] == faults(built)


def test_a_picture_for_chats_that_is_not_there_is_named(built):
    site, _ = built
    picture = "https://rules.example/nardi/assets/hy.png"
    meta = f'<meta property="og:image" content="{picture}">'
    site.replace("site/hy/index.html", "<body>", f"{meta}<body>")
    assert [f"hy/index.html:1: link {picture!r}: there is no such page"] == faults(built)
    site.write("site/assets/hy.png", "")
    assert [] == faults(built)
