"""Saved matches grow old: finished ones are archived, changed boxes and rules are noticed, old files are still read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quintain.cli.saves import FORMAT
from quintain.games import GAMES

from .conftest import Run, edited


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "finished.json"
    assert 0 == run(f"play majesty --seats me:Anna,random --seed 5 --save {path}", *["1"] * 40).exit_code
    return path


def data(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_a_finished_match_is_an_archive(finished: Path, saved: Path) -> None:
    found = data(finished)

    assert FORMAT == found["quintain"]
    assert found["replay"] == found["archive"]["replay"]
    assert len(found["replay"]["moves"]) == len(found["archive"]["moves"])
    assert found["replay"]["outcome"]["points"] == found["archive"]["result"]["points"]
    assert {"content", "outcome", "final"} <= set(found["replay"])
    assert "archive" not in data(saved)


def test_old_saves_still_load(run: Run, saved: Path) -> None:
    """The first format: a seed as a number, neither content nor bots' chance."""
    known = data(saved)
    replay = {key: known["replay"][key] for key in ("game", "rules", "options", "moves")} | {"seed": 5}
    saved.write_text(json.dumps({"quintain": 1, "replay": replay, "seats": known["seats"], "names": known["names"]}))
    again = run(f"play --resume {saved}", "q")

    assert 0 == again.exit_code
    assert FORMAT == data(saved)["quintain"]
    assert known["replay"]["moves"] == data(saved)["replay"]["moves"]
    bare = saved.with_name("bare.json")
    bare.write_text(json.dumps(replay))
    assert 0 == run(f"replay {bare}").exit_code


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_changed_printed_value_is_noticed(run: Run, saved: Path, lang: str) -> None:
    edited(saved, lambda found: found["replay"].update(content="0" * 24))  # type: ignore[attr-defined]
    result = run(f"play --resume {saved} --lang {lang}")

    assert 2 == result.exit_code
    assert ("other printed values" if lang == "en" else "другими печатными значениями") in result.stderr
    assert "quintain replay" not in result.stderr  # there is no archive to watch


def test_a_real_change_of_the_box_is_noticed(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["majesty"], "printed", lambda game: "another box", raising=False)

    assert "other printed values" in run(f"play --resume {saved}").stderr


def test_another_result_is_noticed(run: Run, finished: Path) -> None:
    """Points that changed, or a last state that did, though every move is legal."""
    for change in ({"final": "0" * 24}, {"outcome": {"ranks": [1, 1], "points": [1, 1], "clause": ""}}):
        edited(finished, lambda found, change=change: found["replay"].update(change))  # type: ignore[misc, attr-defined]
        result = run(f"play --resume {finished}")

        assert 2 == result.exit_code
        assert "would not end as it did" in result.stderr
        assert f"can be watched: quintain replay {finished}" in result.stderr


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": 999}, "follows revision 999"),
        ({"content": "0" * 24}, "other printed values"),
        ({"final": "0" * 24}, "would not end as it did"),
        ({"options": {"seats": 2, "gone": True}}, "is damaged"),
    ],
)
def test_what_was_archived_can_be_watched_for_ever(run: Run, finished: Path, change: dict[str, Any], said: str) -> None:
    today = run(f"replay {finished}").output
    edited(finished, lambda found: found["replay"].update(change))  # type: ignore[attr-defined]
    played, watched = run(f"play --resume {finished}"), run(f"replay {finished}")

    assert 2 == played.exit_code
    assert 0 == watched.exit_code
    assert said in watched.output
    assert "What follows was written down when the match ended." in watched.output
    assert today.partition("Step 1 of")[2].partition("Step 2 of")[0] in watched.output
    assert "(MJ-9.5)" in watched.output
    assert "take slot=" in watched.output


def test_it_is_watched_in_the_language_of_whoever_watches(run: Run, finished: Path) -> None:
    edited(finished, lambda found: found["replay"].update(rules=999))  # type: ignore[attr-defined]
    watched = run(f"replay {finished} --lang ru").output

    assert "записано в конце партии" in watched
    assert "Majesty: Твоя корона" in watched


def test_an_archive_keeps_what_a_seat_could_not_see(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(f"play toy --no-raises --seats me:Anna,me:Boris --save {path}", "3", "", "1")
    edited(path, lambda found: found["replay"].update(rules=999))  # type: ignore[attr-defined]

    assert "Anna seals a gold." in run(f"replay {path}").output
    assert "Anna seals a gold." in run(f"replay {path} --as Anna").output
    assert "Anna seals" not in run(f"replay {path} --as Boris").output
    assert "Anna has chosen." in run(f"replay {path} --as Boris").output


def test_a_broken_archive_is_a_damaged_file(run: Run, finished: Path) -> None:
    edited(finished, lambda found: found["archive"].pop("moves"))  # type: ignore[attr-defined]
    result = run(f"replay {finished}")

    assert 2 == result.exit_code
    assert "is damaged" in result.stderr


def test_a_finished_match_that_fits_is_played_again_with_its_boards(run: Run, finished: Path) -> None:
    watched = run(f"replay {finished}").output

    assert "written down" not in watched
    assert "Turn 1 of 24" in watched


def test_a_scoring_is_told_in_paragraphs_by_the_rules_and_by_the_archive(run: Run, finished: Path) -> None:
    """A replay's last step, before and after the rules have changed; an archive of before that is one paragraph."""
    last = len(data(finished)["replay"]["moves"])
    played = run(f"replay {finished}").output.partition(f"Step {last} of")[2].split("\n\n")[0].splitlines()[1:]
    edited(finished, lambda found: found["replay"].update(rules=999))  # type: ignore[attr-defined]
    watched = run(f"replay {finished}").output

    assert 5 < len(played)
    assert "\n".join(played) in watched
    for fact in (found := data(finished))["archive"]["moves"][-1]["events"]:
        fact.pop("opens", None)
    finished.write_text(json.dumps(found), encoding="utf-8")
    assert " ".join(played) in run(f"replay {finished}").output
