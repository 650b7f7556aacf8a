"""A caption is true of its board from either side, since a reader may have turned it."""

import re

import pytest

from tests.browser.served import LANGUAGES, PAGES, source

CAPTION = re.compile(r'\{% call diagram\("([a-z0-9-]+)"\) %\}(.*?)\{% endcall %\}', re.S)
# Above and below, right and left, in any of their forms.
SIDES = {
    "hy": r"վերև\w*|վերին\w*|ներքև\w*|ստորին\w*|աջ|աջից|աջում|աջ\w* կողմ\w*|ձախ\w*",
    "az": r"yuxarı\w*|aşağı\w*|sağ|sağda\w*|sağdan|sola|solda\w*|soldan",
    "ka": r"ზედა|ზემო\w*|ქვედა|ქვემო\w*|მარჯვ\w*|მარცხ\w*",
    "kk": r"жоғары\w*|жоғарғы\w*|төмен\w*|оң жақ\w*|оңнан|оңға|сол жақ\w*|солдан|солға",
}


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_caption_names_no_side_of_the_picture(language, path):
    side = re.compile(rf"\b(?:{SIDES[language]})\b", re.I)
    captions = CAPTION.findall(source(language, path))
    assert captions or path == "changes/"
    assert [] == [(scene, text) for scene, text in captions if side.search(text)]
