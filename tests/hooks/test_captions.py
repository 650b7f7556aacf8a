"""A caption names no side of the picture; a fault names file, line and word."""

from pathlib import Path

import pytest

from hooks.captions import sided
from hooks.project import read_project
from hooks.terms import read_terms

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def said():
    """What is said of a language's page when `new` stands in place of the caption of `start`."""
    project, faults = read_project(ROOT)
    assert [] == faults

    def judge(code: str, caption: str) -> list[str]:
        page = project.languages[code].pages["long"]
        call = '{% call diagram("start") %}'
        before, _, after = page.source.partition(call)
        page.source = before + call + caption + after[after.index("{% endcall %}") :]
        at = f"{page.file}:{before.count(chr(10)) + 1}: "
        faults = sided(project.languages[code], read_terms(ROOT, code)[0])
        return [str(fault).removeprefix(at).partition(" names")[0] for fault in faults]

    return judge


@pytest.mark.parametrize(
    "code, caption, words",
    [
        ("hy", "Քարերը վերևում՝ աջից։", ["'վերևում'", "'աջից'"]),
        ("az", "Yuxarıda sağda ağlar.", ["'yuxarıda'", "'sağda'"]),
        ("ka", "ზედა მარჯვენა კუთხეში.", ["'ზედა'", "'მარჯვენა'"]),
        ("kk", "Жоғарғы оң жақ бұрышта.", ["'жоғарғы'", "'оң жақ'"]),
    ],
)
def test_a_side_of_the_picture_is_a_fault_of_the_caption(said, code, caption, words):
    assert sorted(words) == sorted(said(code, caption))


@pytest.mark.parametrize(
    "code, caption",
    [
        ("hy", "Բոլոր քարերը գլխին են։"),
        ("az", "Sola bilər solmaz sağlam."),
        ("ka", "ექვსი უჯრა ზედიზედ."),
        ("kk", "Сүйектер сол, тас оңай жүреді."),
    ],
)
def test_other_words_are_none(said, code, caption):
    assert [] == said(code, caption)
