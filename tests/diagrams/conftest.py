"""The site's own scenes, rules and words, read once."""

from pathlib import Path

import pytest

from diagrams.claim import judge
from diagrams.grammar import LANGUAGES
from diagrams.picture import picture
from diagrams.scene import Scenes, load_scenes
from diagrams.words import load_words
from nardi.files import load_ruleset

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def ruleset():
    return load_ruleset("long")


@pytest.fixture(scope="session")
def scenes(ruleset) -> Scenes:
    return load_scenes(ROOT / "diagrams/scenes", ruleset)


@pytest.fixture(scope="session")
def words():
    return {
        language: load_words(language, ROOT / f"docs/{language}/strings.yaml")
        for language in LANGUAGES
    }


@pytest.fixture(scope="session")
def shown(scenes, ruleset):
    """Every scene with its verdict and its picture, by id."""
    judged = {name: (scene, judge(scene, ruleset)) for name, scene in scenes.scenes.items()}
    return {
        name: (scene, verdict, picture(scene, verdict, ruleset))
        for name, (scene, verdict) in judged.items()
    }


@pytest.fixture
def read(tmp_path, ruleset):
    """Reads one scene file of the given text, and gives its scenes and faults."""
    from diagrams.scene import read_scenes

    def reader(text: str):
        (tmp_path / "some.yaml").write_text(text, encoding="utf-8")
        scenes, faults = read_scenes(tmp_path, ruleset)
        return scenes, [fault for fault in faults if fault.file.endswith("some.yaml")]

    return reader
