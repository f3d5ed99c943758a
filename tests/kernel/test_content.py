"""Content: every value has a source, and a host may correct what is printed, but not its kind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quintain.kernel.content import Content, read_content
from quintain.kernel.errors import ContentError

BOX = """
[sources]
rb = "Rulebook"
ours = { title = "reconstructed", unsure = true }

[box]
cards = 60
from = "rb p.2"

[[building]]
id = "mill"
worth = 10
gain = { points = 2, workers = 0 }
tags = ["food", "wind"]
from = { all = "rb p.9", worth = "ours" }

[[building]]
id = "inn"
worth = 15
gain = { points = 4, workers = 1, from = "rb p.10" }
tags = []
open = true
from = "rb p.9"
"""


def content(tmp_path: Path, text: str = BOX, **more: str) -> Content:
    for name, each in {"box": text, **more}.items():
        (tmp_path / f"{name}.toml").write_text(each, encoding="utf-8")
    return read_content("test", tmp_path)


def test_every_value_knows_where_it_was_read(tmp_path: Path) -> None:
    facts = {fact.path: fact for fact in content(tmp_path).facts}

    assert "Rulebook; p.2" == facts["box.cards"].source
    assert ("reconstructed", True) == (facts["building.mill.worth"].source, facts["building.mill.worth"].unsure)
    assert "Rulebook; p.9" == facts["building.mill.gain.points"].source
    assert "Rulebook; p.10" == facts["building.inn.gain.points"].source
    assert not any(path.endswith(".id") for path in facts)


def test_values_are_read_by_kind(tmp_path: Path) -> None:
    mill, inn = content(tmp_path).root().entries("building")

    assert (10, ["food", "wind"], False) == (mill.number("worth"), mill.texts("tags"), mill.flag("open"))
    assert (1, "inn", True) == (mill.one_of("id", ("inn", "mill")), inn.text("id"), inn.flag("open"))
    assert (4, []) == (inn.entry("gain").number("points"), inn.numbers("tags"))


@pytest.mark.parametrize(
    ("kind", "key", "sentence"),
    [
        ("number", "id", "content building.mill.id should be a number, not 'mill'"),
        ("text", "worth", "content building.mill.worth should be a text, not 10"),
        ("numbers", "tags", "should be a list of numbers"),
        ("texts", "gain", "should be a list of texts"),
        ("flag", "worth", "should be true or false"),
        ("entry", "worth", "should be a table"),
        ("entries", "tags", "should be a list of tables"),
        ("number", "nothing", "content building.mill.nothing should be a number, not None"),
    ],
)
def test_a_value_of_another_kind_is_named(tmp_path: Path, kind: str, key: str, sentence: str) -> None:
    mill = content(tmp_path).root().entries("building")[0]

    with pytest.raises(ContentError, match=sentence):
        getattr(mill, kind)(key)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[a]\nb = 1", "box.toml: a.b has no source"),
        ('[sources]\nrb = "R"\n[a]\nb = 1\nfrom = "card p.1"', "names the source 'card'"),
        ('[sources]\nrb = 3\n[a]\nb = 1\nfrom = "rb"', "the source rb is a text or a table with a title"),
        ("sources = 3", "sources is a table"),
        ("a = ", "box.toml is not TOML"),
        ("", "test has no content"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(ContentError, match=sentence):
        content(tmp_path, text)


def test_a_table_stands_in_one_file_only(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="box stands in another file too"):
        content(tmp_path, more='[sources]\nrb = "R"\n[box]\ncards = 1\nfrom = "rb"')


def test_a_host_corrects_values_by_their_place(tmp_path: Path) -> None:
    printed = content(tmp_path)
    changed = printed.corrected(json.dumps({"box": {"cards": 61}, "building": [{"id": "inn", "gain": {"points": 5}}]}))
    facts = {fact.path: fact for fact in changed.facts}

    assert 61 == changed.root().entry("box").number("cards")
    assert 5 == changed.root().entries("building")[1].entry("gain").number("points")
    assert "corrected by the host" == facts["building.inn.gain.points"].source
    assert 60 == printed.root().entry("box").number("cards")
    assert len(printed.facts) == len(changed.facts)
    assert printed.corrected("") is printed


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"deck": 1}, "there is no content deck to correct"),
        ({"box": {"colour": 1}}, "there is no content box.colour to correct"),
        ({"box": {"cards": "many"}}, "content box.cards should stay a number, not a text"),
        ({"box": {"cards": True}}, "should stay a number, not true or false"),
        ({"building": [{"id": "barn", "worth": 1}]}, "there is no content building.barn to correct"),
        ({"building": [3]}, "content building is a list of tables"),
        ([1], "are a table of values"),
    ],
)
def test_a_correction_that_does_not_fit_is_refused(tmp_path: Path, changes: Any, sentence: str) -> None:
    with pytest.raises(ContentError, match=sentence):
        content(tmp_path).corrected(json.dumps(changes))


def test_corrections_that_are_no_data_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="are no data"):
        content(tmp_path).corrected("{")


@pytest.mark.parametrize(
    ("override", "sentence"),
    [
        ('{"box": {"cards": 12.5}}', "content is made of whole numbers, and 12.5 is none"),
        ('{"box": {"cards": 1e3}}', "content is made of whole numbers, and 1e3 is none"),
        ('{"box": {"cards": Infinity}}', "content is made of whole numbers, and Infinity is none"),
        ('{"box": {"cards": NaN}}', "content is made of whole numbers, and NaN is none"),
        ('{"building": [{"id": "mill", "tags": [0.5]}]}', "content is made of whole numbers, and 0.5 is none"),
        ('{"building": [{"id": 1.5}]}', "content is made of whole numbers, and 1.5 is none"),
        ('{"box": {"cards": null}}', "content box.cards should stay a number, not nothing"),
        ('{"box": {"cards": ' + "9" * 4000 + "}}", "no number of a box is as large as 9999"),
        ('{"box": {"cards": ' + "9" * 9000 + "}}", "the corrections of test are no data"),
        ('{"box": ' * 500 + "1" + "}" * 500, "content has at most 20 tables within each other"),
        ('{"box": ' * 3000 + "1" + "}" * 3000, "content has at most 20 tables within each other"),
        ('{"box": ' + "[" * 100_000 + "]" * 100_000 + "}", "content has at most 20 tables within each other"),
    ],
)
def test_fractions_giants_and_depths_are_refused(tmp_path: Path, override: str, sentence: str) -> None:
    with pytest.raises(ContentError, match=sentence):
        content(tmp_path).corrected(override)
