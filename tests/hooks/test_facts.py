"""A writer finds every fact with the forms in which a page can print it."""

from hooks.facts import main

WORDS = {"az": "bir", "hy": "մեկ", "ka": "ერთი", "kk": "бір"}


def printed(site, capsys, *words: str) -> str:
    assert 0 == main([*words, "--root", str(site.root)])
    return capsys.readouterr().out


def test_a_fact_stands_as_it_is_written_with_each_filter_below(site, capsys):
    for code, word in WORDS.items():
        lines = printed(site, capsys, code, "head-limit").splitlines()
        assert "{{ head_limit.checkers }}  1" == lines[0]
        assert f"| words {word}" in [" ".join(line.split()) for line in lines[1:]]


def test_a_list_stands_with_its_joints(site, capsys):
    text = printed(site, capsys, "ka", "head-first-turn")
    assert "| or_list   3-3, 4-4 ან 6-6\n" in text


def test_every_fact_of_every_rule_is_there(site, capsys):
    text = printed(site, capsys, "kk")
    assert "{{ vs_short_nardi.koks_points }}  3\n" in text
    assert "{{ pip_count.each }}  360\n" in text


def test_what_there_is_not_it_says(site, capsys):
    assert 1 == main(["ru", "--root", str(site.root)])
    assert "no language 'ru': hy, az, ka, kk\n" == capsys.readouterr().err
    assert 1 == main(["az", "marz", "--root", str(site.root)])
    assert "no rule marz\n" == capsys.readouterr().err
