"""Lighthouse gives every point for accessibility, best practices and search; speed is measured by `make lighthouse`."""

import pytest

from tests.browser.lighthouse import SURE, faults, longest, report, scores
from tests.browser.served import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_page_has_every_point(root_site, language):
    found = report(root_site(longest(root_site.folder, language)), SURE)
    assert [] == faults(found)
    assert dict.fromkeys(SURE, 100) == scores(found)
