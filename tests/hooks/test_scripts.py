"""What is left out of a script that is served."""

from hooks.scripts import lean


def test_comments_on_their_own_lines_indentation_and_empty_lines_go():
    script = """\
// What it is.

function f() {
  // why
  return 1
}
"""
    assert "function f() {\nreturn 1\n}\n" == lean(script)


def test_what_only_looks_like_a_comment_stays():
    script = 'const home = "https://a.example/" // where\nconst ratio = a\n  / b\n'
    assert 'const home = "https://a.example/" // where\nconst ratio = a\n/ b\n' == lean(script)


def test_what_is_lean_stays_as_it_is():
    script = "const a = 1\nlet b"
    assert script == lean(script) == lean(lean(script))
