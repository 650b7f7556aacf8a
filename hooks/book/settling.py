"""The same book every time: what Chromium writes anew at each printing is settled."""

import re

NODE = re.compile(rb"\(node(\d{8})\)")
MOMENT = re.compile(rb"(?<=Date \(D:)\d{14}(?=\+00'00'\))")


def settled(pdf: bytes, day: str) -> bytes:
    """`pdf` dated `day` (an ISO date), its nodes numbered from 1 in their order.

    No piece changes its length, as a PDF finds its parts by counting bytes.
    """
    nodes = {node: n for n, node in enumerate(sorted(set(NODE.findall(pdf))), 1)}
    pdf = NODE.sub(lambda found: b"(node%08d)" % nodes[found[1]], pdf)
    return MOMENT.sub(day.replace("-", "").encode() + b"000000", pdf)
