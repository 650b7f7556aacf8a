"""Which known words are one letter away from a word."""


class Nearby:
    """The words that one letter put in, left out, changed or swapped with its neighbour makes.

    Such a change, a swap aside, leaves the first or the second half of the known word as it was,
    so that few known words have to be looked at.
    """

    def __init__(self, known: list[str]) -> None:
        self._known = set(known)
        self._starts: dict[str, list[str]] = {}
        self._ends: dict[str, list[str]] = {}
        for word in known:
            middle = len(word) // 2
            self._starts.setdefault(word[:middle], []).append(word)
            self._ends.setdefault(word[middle:], []).append(word)

    def of(self, word: str) -> list[str]:
        """The known words one letter away from `word`, the closest in length first."""
        found = {swapped for swapped in _swaps(word) if swapped in self._known}
        # A word one letter away is as long, or a letter longer or shorter: so are its halves.
        for length in range(len(word) - 1, len(word) + 2):
            middle = length // 2
            halves = self._starts.get(word[:middle]), self._ends.get(word[middle - length :])
            for half in filter(None, halves):
                found.update(known for known in half if _one_apart(word, known))
        return sorted(found - {word}, key=lambda near: (abs(len(near) - len(word)), near))


def _swaps(word: str) -> list[str]:
    return [word[:i] + word[i + 1] + word[i] + word[i + 2 :] for i in range(len(word) - 1)]


def _one_apart(word: str, other: str) -> bool:
    short, long = sorted((word, other), key=len)
    if len(long) - len(short) > 1:
        return False
    first = next((i for i, letter in enumerate(short) if letter != long[i]), len(short))
    return short[first + (len(short) == len(long)) :] == long[first + 1 :]
