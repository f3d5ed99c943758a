"""The messages, and the page that explains them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from quintain.games import GAMES, new_game
from quintain.kernel.errors import OptionError
from quintain.kernel.options import choose
from quintain.server import messages, payloads
from quintain.server.barred import RoomCode
from quintain.server.troubles import STATUS
from quintain.tables import wire
from quintain.tables.chronicle import Entry
from quintain.tables.forms import form_of
from quintain.tables.refusals import Code, Refused
from quintain.tables.wire import OptionsForm, Reason, Refusal
from tests.cli.toy.game import ToyGame
from tools.typescript import reached

SHAPES = reached([*wire.MESSAGES, *Entry.__args__, *messages.SOCKET, *payloads.PAYLOADS, *messages.LOBBY])
PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("struct", SHAPES, ids=lambda struct: struct.__name__)
def test_every_field_of_every_message_is_explained(struct: type[msgspec.Struct]) -> None:
    """A table per struct, its fields in order, none that is not there."""
    _, found, after = PAGE.partition(f"\n### {struct.__name__}\n")
    assert found, f"docs/protocol.md does not explain {struct.__name__}"
    rows = [line for line in after.partition("\n\n| code |")[0].partition("\n#")[0].splitlines() if line.startswith("| `")]

    assert [field.encode_name for field in msgspec.structs.fields(struct)] == [row.split("`")[1] for row in rows]
    assert all(row.count("|") == 3 and row.split("|")[2].strip() for row in rows)


def test_no_message_is_explained_that_does_not_exist() -> None:
    names = {line.removeprefix("### ") for line in PAGE.splitlines() if line.startswith("### ")}

    assert {struct.__name__ for struct in SHAPES} == names


@pytest.mark.parametrize("code", Code.__args__)
def test_every_refusal_is_explained(code: str) -> None:
    assert f"`{code}`" in PAGE.partition("\n### Refusal\n")[2].partition("\n### ")[0]


@pytest.mark.parametrize("code", RoomCode.__args__)
def test_every_refusal_of_a_room_is_explained(code: str) -> None:
    assert f"| `{code}` |" in PAGE.partition("\n### Refuse\n")[2].partition("\n### ")[0]


@pytest.mark.parametrize("code", STATUS)
def test_every_trouble_is_explained_with_its_status(code: str) -> None:
    assert f"| `{code}` | {STATUS[code]}: " in PAGE.partition("\n### Trouble\n")[2].partition("\n### ")[0]


def test_a_refusal_is_sent_without_its_sentence() -> None:
    assert Refusal("illegal", "TY-2.1", 1, "x") == wire.refusal_of(Refused("illegal", "holds no gold", "TY-2.1", 1), "x")
    assert Refusal("options", "TY-1.4", option="mood") == wire.refusal_of(OptionError("a cross mood", "TY-1.4", "mood"))


def test_CC_4_6_a_refusal_of_options_says_what_is_wrong_by_ids() -> None:
    """Messages with their arguments, as the rules give them; they come back from the wire as they were."""
    with pytest.raises(OptionError) as refused:
        new_game("castlecraft", {"seats": 2, "castles": "own", "own_castles": [{"castle": {"id": "hut"}}]})
    sent = msgspec.json.decode(wire.written(wire.refusal_of(refused.value, "x")), type=Refusal)

    assert ("options", "CC-4.6", "own_castles", "x") == (sent.code, sent.clause, sent.option, sent.client)
    assert refused.value.reasons == [msgspec.structs.asdict(reason) for reason in sent.reasons]
    assert Reason("flaw-missing-key", {"key": "size"}) in sent.reasons


def test_a_refusal_leaves_out_what_it_has_not() -> None:
    assert b'{"code":"stale","client":"x"}' == wire.written(Refusal("stale", client="x"))


@pytest.mark.parametrize("kind", [*GAMES.values(), ToyGame], ids=lambda kind: kind.key)
def test_a_form_can_be_made_of_the_options(kind: type) -> None:
    """With every field at its default the options are good; every default is what its field allows; bars name fields."""
    form = form_of(kind)
    fields = {field.name: field for field in form.options}

    assert form == msgspec.json.decode(wire.written(form), type=OptionsForm)
    choose(kind.choices, {"seats": form.lowest, **{field.name: field.default for field in form.options}})
    for field in form.options:
        assert field.clause
        if field.kind == "number":
            assert field.low <= int(field.default) <= field.high
        if field.kind == "choice":
            assert field.default in field.choices
        if field.choices and field.kind == "text":
            parts = str(field.default).split(field.joint) if field.joint else list(str(field.default))
            assert field.default in ("", *field.words) or set(parts) <= set(field.choices)
    for bar in form.barred:
        assert {bar.option, bar.other} <= {*fields, "seats"}
        assert bar.clause


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.key)
def test_what_a_form_excludes_is_refused_by_its_clause(kind: type) -> None:
    form = form_of(kind)
    for bar in form.barred:
        chosen = {"seats": form.highest, bar.other: (bar.others or ["{}"])[0], bar.option: (bar.values or ["{}"])[0]}
        with pytest.raises(OptionError) as refused:
            choose(kind.choices, chosen)
        assert refused.value.clause
        assert refused.value.option
