"""The rulebook: the page of rules as a PDF for paper, made from the built site through a browser."""
