"""What the tests of the engine share: the house ruleset, and both colours."""

import pytest

from nardi import COLOURS
from nardi.files import load_ruleset


@pytest.fixture(scope="session")
def long():
    return load_ruleset("long")


@pytest.fixture(params=COLOURS)
def colour(request):
    return request.param
