"""On which page of a PDF the places lie that its links lead to."""

from io import BytesIO

from pypdf import PdfReader


def numbering(pdf: bytes) -> dict[str, int]:
    """The page of every place by its id; the first page is 1."""
    reader = PdfReader(BytesIO(pdf))
    pages = {
        name.removeprefix("/"): reader.get_destination_page_number(place)
        for name, place in reader.named_destinations.items()
    }
    return {name: page + 1 for name, page in pages.items() if page is not None and page >= 0}
