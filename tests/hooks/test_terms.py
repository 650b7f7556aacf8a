"""A glossary is read whole, and what is unsound in it is named with file and line."""

import pytest

from hooks.terms import read_terms

GLOSSARY = """\
endings: dır
terms:
  head:
    term: baş
    forms: başı, başdan
    never: kəllə*
    wrong:
      baş ilə: başla
alien:
  kafa: baş
signs:
  '"': write “ and ”
"""


@pytest.fixture
def glossary(tmp_path):
    """Writes the two files of a language and reads them."""

    def read(text: str = GLOSSARY, words: str = "") -> tuple:
        folder = tmp_path / "docs/az"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "glossary.yaml").write_text(text, encoding="utf-8")
        (folder / "words.txt").write_text(words, encoding="utf-8")
        terms, faults = read_terms(tmp_path, "az")
        return terms, [str(fault) for fault in faults]

    return read


def test_terms_their_forms_their_endings_and_accepted_words_are_known(glossary):
    terms, faults = glossary(words="axtar\n")
    assert [] == faults
    assert [True] * 4 == [terms.knows(word) for word in ("baş", "başdan", "başıdır", "axtar")]
    assert [False] * 2 == [terms.knows(word) for word in ("başdadır", "kafa")]


def test_a_word_to_avoid_leads_to_the_right_one_with_any_ending(glossary):
    terms, _ = glossary()
    assert ["baş", "baş", None] == [terms.instead(w) for w in ("kafa", "kəlləni", "başdan")]


def test_several_words_to_avoid_are_a_phrase(glossary):
    terms, _ = glossary()
    assert {"baş ilə": "başla"} == terms.phrases


def test_an_accepted_word_wins_over_the_beginning_of_one_to_avoid(glossary):
    terms, faults = glossary(words="kəlləşəhər\n")
    assert ([], None) == (faults, terms.instead("kəlləşəhər"))


@pytest.mark.parametrize(
    "text, fault",
    [
        ("terms: []\n", "1: 'terms' is no key here, or its value is of another kind"),
        ("therms: {}\n", "1: 'therms' is no key here, or its value is of another kind"),
        ("terms:\n  head: baş\n", "2: is 'baş', not a mapping with term, forms, never, wrong"),
        ("terms:\n  head: {forms: başı}\n", "2: has no 'term'"),
        ("terms:\n  head:\n    term: baş\n    form: a\n", "4: 'form' is no key here"),
        ("signs: {'(': write )}\n", "1: '(' is no regular expression"),
        (GLOSSARY.replace("kafa:", "başı:"), "1: 'başı' is both avoided and accepted"),
    ],
)
def test_an_unsound_glossary_is_named(glossary, text, fault):
    assert [True] == [
        found.startswith(f"docs/az/glossary.yaml:{fault}") for found in glossary(text)[1]
    ]


@pytest.mark.parametrize(
    "words, fault",
    [
        ("b\na\n", "2: 'a' does not stand after 'b': sort the words, each once"),
        ("a\na\n", "2: 'a' does not stand after 'a': sort the words, each once"),
        ("Bakı\n", "1: 'Bakı' is not one word in small letters"),
        ("iki söz\n", "1: 'iki söz' is not one word in small letters"),
    ],
)
def test_an_unsound_list_of_accepted_words_is_named(glossary, words, fault):
    assert [f"docs/az/words.txt:{fault}"] == glossary(words=words)[1]


def test_missing_files_are_faults(tmp_path):
    assert ["docs/az/words.txt", "docs/az/glossary.yaml"] == [
        fault.file for fault in read_terms(tmp_path, "az")[1]
    ]
