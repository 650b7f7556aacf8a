"""The words of every page and string: the right term, spelt right; a fault names file and line."""

import shutil
from pathlib import Path

import pytest

from hooks.checks import check_project
from hooks.glossary import glossary, judge
from hooks.project import read_project
from hooks.prose import Line
from hooks.terms import read_terms

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A copy of what the project's writers wrote, to be spoilt."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("assets"))
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    return tmp_path


def spoil(root: Path, file: str, old: str, new: str) -> int:
    """Replaces the first `old` of a file; the line it stands on."""
    text = (root / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    (root / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def named(root: Path) -> list[str]:
    return [str(fault) for fault in glossary(read_project(root)[0])]


def judged(language: str, text: str) -> list[str]:
    """What is said of a line of a language."""
    terms, faults = read_terms(ROOT, language)
    assert [] == faults
    return [fault.message for fault in judge([Line("page.md", 1, text)], terms)]


def test_the_pages_and_strings_of_the_project_have_no_fault():
    assert [] == named(ROOT)


@pytest.mark.parametrize(
    "language, old, new, word, right",
    [
        ("hy", "հանել տախտակից", "հանել խաղատախտակից", "խաղատախտակից", "տախտակ"),
        ("hy", "նետում է մրցակիցը", "նետում է հակառակորդը", "հակառակորդը", "մրցակից"),
        ("az", "lövhədə göstərilir", "taxtada göstərilir", "taxtada", "lövhə"),
        ("az", "buna **qoşa** deyilir", "buna **cüt** deyilir", "cüt", "qoşa"),
        ("ka", "თეთრი ქვები ზედა", "თეთრი ფიშკები ზედა", "ფიშკები", "ქვა"),
        ("ka", "[დუბლი](#doubles-four)", "[წყვილი](#doubles-four)", "წყვილი", "დუბლი"),
        ("kk", "Қара тастар оларға", "Қара шашкалар оларға", "шашкалар", "тас"),
        ("kk", "сүйекпен ойналады.", "кубикпен ойналады.", "кубикпен", "сүйек"),
    ],
)
def test_another_word_for_a_term_is_named_with_the_term(pages, language, old, new, word, right):
    file = f"docs/{language}/long.md"
    line = spoil(pages, file, old, new)
    assert [f"{file}:{line}: {word!r}: write {right!r}"] == named(pages)


@pytest.mark.parametrize(
    "language, old, new, word, form",
    [
        ("hy", "պատնեշը չի անցել", "պատենշը չի անցել", "պատենշը", "պատնեշը"),
        ("hy", "զառն էլ նորից", "զարն էլ նորից", "զարն", "զառն"),
        ("az", "[Qoşa](#doubles-four)", "[Qosa](#doubles-four)", "qosa", "qoşa"),
        ("az", "xananı isə həmişə", "xannanı isə həmişə", "xannanı", "xananı"),
        ("ka", "ორივე კამათელი მხოლოდ", "ორივე კამთელი მხოლოდ", "კამთელი", "კამათელი"),
        ("ka", "უჯრაზე უნდა დააწყოს", "უჯარზე უნდა დააწყოს", "უჯარზე", "უჯრაზე"),
        ("kk", "[Дубль](#doubles-four)", "[Дубл](#doubles-four)", "дубл", "дубль"),
        (
            "kk",
            "сүйектерді [мүмкіндігінше",
            "суйектерді [мүмкіндігінше",
            "суйектерді",
            "сүйектерді",
        ),
    ],
)
def test_a_misspelt_term_is_named_with_its_form(pages, language, old, new, word, form):
    file = f"docs/{language}/long.md"
    line = spoil(pages, file, old, new)
    advice = f"If it is a word of its own, add it to docs/{language}/words.txt"
    assert [f"{file}:{line}: {word!r}: a misspelt {form!r}? {advice}"] == named(pages)


def test_captions_titles_descriptions_and_strings_are_read(pages):
    caption = spoil(pages, "docs/az/long.md", "ağ daş 18-ci xanadan", "ağ fişka 18-ci xanadan")
    title = spoil(pages, "docs/az/long.md", 'title="Qoşanın ehtimalı"', 'title="Cütün ehtimalı"')
    front = spoil(pages, "docs/az/index.md", "izah, lövhədə", "izah, taxtada")
    string = spoil(pages, "docs/az/strings.yaml", "choose-checker: Daş", "choose-checker: Fişka")
    assert {
        f"docs/az/index.md:{front}: 'taxtada': write 'lövhə'",
        f"docs/az/long.md:{caption}: 'fişka': write 'daş'",
        f"docs/az/long.md:{title}: 'cütün': write 'qoşa'",
        f"docs/az/strings.yaml:{string}: 'fişka': write 'daş'",
    } == set(named(pages))


def test_every_place_of_a_wrong_word_is_named(pages):
    text = (pages / "docs/kk/long.md").read_text(encoding="utf-8")
    (pages / "docs/kk/long.md").write_text(text.replace("қарсылас", "бәсекелес"), encoding="utf-8")
    lines = {n for n, line in enumerate(text.split("\n"), 1) if "қарсылас" in line}
    assert lines == {int(fault.split(":")[1]) for fault in named(pages)}


def test_the_check_of_the_project_includes_the_words(site):
    site.write("docs/az/glossary.yaml", "alien: {play: oynayın}\n")
    found = [str(fault) for fault in check_project(site.root)[1]]
    assert "docs/az/index.md:8: 'play': write 'oynayın'" in found


@pytest.mark.parametrize(
    "language, text, message",
    [
        ("hy", "գլուխից մեկ քար", "'գլուխից': write 'գլխից'"),
        ("az", "bir daş ilə", "'daş ilə': write 'daşla'"),
        ("ka", "კამათელის რიცხვი", "'კამათელის': write 'კამათლის'"),
        ("ka", "თეთრი ქვას", "'თეთრი ქვას': write 'თეთრ ქვას'"),
        ("kk", "24-пунктта тұр", "'пунктта': write 'пунктте'"),
    ],
)
def test_a_wrong_form_is_named_with_the_right_one(language, text, message):
    assert [message] == judged(language, text)


@pytest.mark.parametrize(
    "language, text",
    [
        ("hy", "Ի՞նչ է, եթե քա՛րը"),
        ("az", "İKİ DAŞ VƏ QOŞALAR"),
        ("ka", "ქვაც უჯრაზეა, ბლოკია"),
        ("kk", "JavaScript-ті қос: 24-пункттен"),
    ],
)
def test_marks_capitals_and_endings_make_no_fault(language, text):
    assert [] == judged(language, text)


@pytest.mark.parametrize(
    "language, text, first",
    [
        ("az", "bir dәfə", "'dәfə': 'd' is a Latin letter, 'ә' a Cyrillic one"),
        ("kk", "бiр рет", "'бiр': 'i' is a Latin letter, 'р' a Cyrillic one"),
    ],
)
def test_letters_of_two_alphabets_in_one_word_are_named(language, text, first):
    assert [first] == judged(language, text)


@pytest.mark.parametrize(
    "language, text, advice",
    [
        ("hy", "Քարը գնում է առաջ: Հետո", "write the Armenian full stop ։"),
        ("hy", "Ով է սկսում?", "the mark stands inside the word: ՞ or ՜"),
        ("ka", "«წინ» ნიშნავს", "write „ and “"),
        ("kk", '"Қатарынан" деген', "write « and »"),
        ("az", "Gözləyin...", "write …"),
    ],
)
def test_wrong_signs_are_named(language, text, advice):
    assert advice in {message.rpartition("': ")[2] for message in judged(language, text)}
