"""A scene in words: a short name, and everything on the board sentence by sentence."""

import re

import pytest

from diagrams.describe import describe, name, notation
from diagrams.grammar import LANGUAGES


def told(scenes, ruleset, words, scene, language):
    return describe(scenes.scenes[scene], ruleset, words[language])


def test_the_name_says_board_turn_roll_and_play(scenes, words):
    said = name(scenes.scenes["head-limit-refused"], words["az"])
    expected = (
        "Uzun nərd lövhəsi, ağların tərəfindən görünüş. Gediş ağlarındır. "
        "6-4 düşüb. İcazə verilməyən gediş: 24/18 24/20."
    )
    assert expected == said


def test_the_name_says_from_which_side_the_board_is_seen(scenes, words):
    said = name(scenes.scenes["start"], words["kk"], view="black")
    assert "Ұзын нарды тақтасы, қаралар жағынан көрініс." == said


def test_every_held_point_is_told_once_along_the_route_of_its_colour(scenes, ruleset, words):
    said = told(scenes, ruleset, words, "second-player-44", "ka")
    expected = [
        "24-ე უჯრა: 14 თეთრი ქვა.",
        "მე-4 უჯრა: 1 თეთრი ქვა.",
        "მე-12 უჯრა: 15 შავი ქვა.",
        "დანარჩენი უჯრები თავისუფალია.",
    ]
    assert expected == said[:4]


def test_black_is_told_from_12_over_1_and_24(scenes, ruleset, words):
    said = told(scenes, ruleset, words, "block-six-passed", "kk")
    points = [int(s.split("-")[0]) for s in said if "қара тас" in s]
    assert [12, 9, 7, 5, 3, 14] == points


@pytest.mark.parametrize(
    "scene, sentence",
    [
        ("direction-backward", "Daşlar yalnız irəli, öz yolunun sonuna qədər gedir."),
        ("dice-separate-refused", "Belə zər düşməyib və ya artıq oynanılıb."),
        ("landing-closed", "9-cu xanada rəqibin daşı var: ora getmək olmaz."),
        (
            "both-stops-held",
            "Aradakı 11-ci xanada rəqibin daşı var: daşınız orada dayana bilməz.",
        ),
        (
            "head-limit-refused",
            "Bu gedişdə başdan 1 daş götürmüsünüz: daha götürmək olmaz.",
        ),
        ("bear-off-early", "Daş çıxarmaq hələ olmaz: evdən kənarda 1 daş var."),
        (
            "bear-off-furthest-refused",
            "Daha böyük xanada daş var: bu zərlə 4-cü xanadan hələ daş çıxarmaq olmaz.",
        ),
        (
            "larger-die-refused",
            "Zərlərdən yalnız birini oynamaq olar, ona görə böyüyü oynanılır: 6.",
        ),
        (
            "double-partial-refused",
            "Qoşa ilə daha çox oynamaq mümkündür: 2 gediş etmək olar, məsələn: 23/18 23/18.",
        ),
        ("block-six", "İşarələnmiş xanalar: 22, 21, 20, 19, 18, 17."),
        ("block-six-passed", "Rəqibin daşı bloku keçib, 14-cü xanada durur."),
        ("no-move", "13-cü xanada rəqibin daşı var: ora getmək olmaz."),
        ("mars", "Ağlar qazandı: 2 xal."),
        ("mars", "Qaralar heç bir daş çıxarmayıb."),
        ("win-single", "Qaralar 6 daş çıxarıb."),
        ("first-turn-66", "Yanır: 6 və 6."),
    ],
)
def test_the_verdict_and_its_reason_are_told(scenes, ruleset, words, scene, sentence):
    assert sentence in told(scenes, ruleset, words, scene, "az")


def test_a_die_that_reaches_the_furthest_checker_takes_that_one_off(read, ruleset, words):
    text = """\
scenes:
- id: some
  rule: bear-off-furthest
  position: {white: {5: 1, 4: 3}, black: {13: 15}, off: {white: 11}}
  turn: white
  roll: 6-1
  illegal: {moves: 4/off, because: [bear-off-furthest]}
"""
    scenes, faults = read(text)
    assert [] == faults
    said = describe(scenes.scenes["some"], ruleset, words["az"])
    assert "Bu zərlə yalnız ən uzaqdakı, yəni 5-ci xanadakı daşı çıxarmaq olar." in said


def test_notation_has_the_readers_word_for_off(words):
    assert "9/5 6/հանում" == notation("9/5 6/off", words["hy"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_is_told_in_whole_sentences_of_one_script(scenes, ruleset, words, language):
    foreign = re.compile("[A-Za-z]") if language in ("hy", "ka", "kk") else re.compile("[а-яა-ჿ]")
    for scene in scenes.scenes.values():
        said = [name(scene, words[language]), *describe(scene, ruleset, words[language])]
        for sentence in said:
            assert sentence[-1] in ".։", sentence
            assert not re.search(r"[{}]", sentence), sentence
            assert not foreign.search(sentence), sentence
        assert len(said) == len(set(said)), scene.id
