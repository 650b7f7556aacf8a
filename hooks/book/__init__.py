"""The rulebook: the page of rules as a PDF for paper, made by a browser."""
