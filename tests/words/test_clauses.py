"""Rules as players read them: chapters, clauses, and tables read aloud."""

from __future__ import annotations

from quintain.words import read_aloud, rulebook
from quintain.words.clauses import parse
from tests.cli.toy.game import ToyGame


def test_a_rulebook_has_a_title_chapters_and_clauses() -> None:
    book = rulebook(ToyGame, "en")

    assert "Sealed Bids" == book.title
    assert "Two bid in secret." == book.intro
    assert ["Before play", "Play", "End"] == [chapter.title for chapter in book.chapters]
    assert ["TY-2.1", "TY-2.2"] == [clause.id for clause in book.chapters[1].clauses]
    assert "Some words before the clauses." == book.chapters[2].intro


def test_a_clause_is_found_however_it_is_typed() -> None:
    book = rulebook(ToyGame, "en")

    for typed in ("TY-2.2", "ty-2.2", "2.2", " (TY-2.2) "):
        assert book.clauses["TY-2.2"] == book.find(typed)
    assert book.find("9.9") is None
    assert ["TY-2.1", "TY-2.2"] == book.near("2")


def test_a_table_belongs_to_the_clause_before_it() -> None:
    clause = rulebook(ToyGame, "en").clauses["TY-2.1"]

    assert clause.text.endswith("| silver | 2 |")
    assert "Everybody seals a bid." == clause.first_sentence()


def test_tables_are_read_aloud_with_their_heads() -> None:
    clause = rulebook(ToyGame, "en").clauses["TY-2.1"]

    assert [
        "Everybody seals a bid. All bids are opened at once.",
        "- Coin: copper; Worth: 1",
        "- Coin: silver; Worth: 2",
    ] == read_aloud(clause.text)


def test_comments_and_signs_are_not_read() -> None:
    book = parse("# T\n\n## C\n\n<!-- unseen\n-->\n**X-R1** Say `it` **loud**.\n", "X")

    assert ["Say it loud."] == read_aloud(book.clauses["X-R1"].text)


def test_an_abbreviated_number_does_not_end_the_first_sentence() -> None:
    book = parse("## C\n\n**X-1** See 1.5 and e.g. that. Then go.\n", "X")

    assert "See 1.5 and e.g. that." == book.clauses["X-1"].first_sentence()


def test_a_smaller_heading_ends_a_clause_too() -> None:
    book = parse("## C\n\n**X-1** One.\n\n### D\n\n**X-2** Two.\n", "X")

    assert "One." == book.clauses["X-1"].text
    assert ["C", "D"] == [chapter.title for chapter in book.chapters]
