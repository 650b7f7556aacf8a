"""All mutations; `QUICK` are those of every test run, one of each kind of fault."""

from tests.mutations.engine import ENGINE
from tests.mutations.mutation import Mutation
from tests.mutations.pages import ADDRESSES, PAGES, REVIEWS, VERSIONS, WORDS
from tests.mutations.parameters import PARAMETERS
from tests.mutations.scenes import SCENES

MUTATIONS: list[Mutation] = [
    *PARAMETERS, *ENGINE, *SCENES, *PAGES, *WORDS, *REVIEWS, *ADDRESSES, *VERSIONS,
]  # fmt: skip

QUICK_NAMES = (
    "head-limit {checkers: 2}",
    "head-first-turn {rolls: [4-4, 6-6]}",
    "block-six {tested: turn-end}",
    "vs-short-nardi {koks_points: 4}",
    "landing: nothing closes a point",
    "mars: mars is worth a win",
    "head-limit: Black has no head rule",
    "head-limit-refused: another roll",
    "az block-six: the fact typed wrong",
    "ka head-first-turn-table: the table gone",
    "kk summary: a link to another rule",
    "kk landing: пункт → лунка",
    "hy long#head-limit: another number",
    "the anchor of a rule renamed",
    "parameters changed under the same version",
)
QUICK = [mutation for mutation in MUTATIONS if mutation.name in QUICK_NAMES]
