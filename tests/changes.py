"""Small changes of a program, each of which should be noticed: operators, comparisons, constants, conditions, answers."""

from __future__ import annotations

import ast
from copy import deepcopy
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
REPLACED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Change:
    """A stretch of a file, in bytes, and what stands there instead."""

    start: int
    end: int
    line: int
    before: str
    after: str

    def made(self, text: bytes) -> bytes:
        return text[: self.start] + self.after.encode() + text[self.end :]


def changes_of(text: bytes) -> list[Change]:
    """Every change of a file, in reading order."""
    found = _Finder(text)
    found.visit(ast.parse(text))
    return sorted(set(found.changes), key=lambda change: (change.start, change.end, change.after))


class _Finder(ast.NodeVisitor):
    """Looks at what is decided: not at types, assertions, and whether anybody listens."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.changes: list[Change] = []
        self.answers: list[str] = []  # the kinds of answers of the functions around

    def _change(self, node: ast.expr | ast.stmt, after: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        before = " ".join(self.text[start:end].decode().split())
        self.changes.append(Change(start, end, node.lineno, before, after))

    def _expression(self, node: ast.expr, twin: ast.expr) -> None:
        self._change(node, f"({ast.unparse(twin)})")

    # What is not looked at

    def visit_Assert(self, node: ast.Assert) -> None:
        """A contradiction of the rules themselves; no test can bring it about."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """A type decides nothing."""

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if not (isinstance(node.value, ast.Name) and node.value.id == "vec"):
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "capacity":
            self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.answers.append(ast.unparse(node.returns) if node.returns else "")
        for default in [*node.args.defaults, *(each for each in node.args.kw_defaults if each)]:
            self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self.answers.pop()

    # What is changed

    def visit_Compare(self, node: ast.Compare) -> None:
        for n, operator in enumerate(node.ops):
            twin = deepcopy(node)
            twin.ops[n] = COMPARED[type(operator)]()
            self._expression(node, twin)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = REPLACED.get(type(node.op))
        if other is not None:
            twin = deepcopy(node)
            twin.op = other()
            self._expression(node, twin)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        other = REPLACED.get(type(node.op))
        if other is not None:
            twin = deepcopy(node)
            twin.op = other()
            self._change(node, ast.unparse(twin))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        twin = deepcopy(node)
        twin.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._expression(node, twin)
        for n in range(len(node.values)):
            rest = node.values[:n] + node.values[n + 1 :]
            self._expression(node, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, (ast.Not, ast.USub)):
            self._expression(node, node.operand)
        if not isinstance(node.operand, ast.Constant):
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._change(node, str(not node.value))
        elif isinstance(node.value, int):
            self._change(node, str(node.value + 1))

    def visit_If(self, node: ast.If) -> None:
        if not _listens(node.test):
            self._condition(node.test)
            self.generic_visit(node)
            return
        for statement in [*node.body, *node.orelse]:
            self.visit(statement)

    def visit_While(self, node: ast.While) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def _condition(self, test: ast.expr) -> None:
        """Turned round, unless that is what is done to it anyway."""
        if not isinstance(test, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)):
            self._expression(test, ast.UnaryOp(ast.Not(), test))

    def visit_Return(self, node: ast.Return) -> None:
        kind = self.answers[-1] if self.answers else ""
        if node.value is None:
            self._change(node, "pass")
            return
        if kind == "bool" and not isinstance(node.value, (ast.Compare, ast.UnaryOp, ast.Constant)):
            self._expression(node.value, ast.UnaryOp(ast.Not(), node.value))
        elif kind in ("int", "i64", "Seat", "Action") and not isinstance(node.value, (ast.Constant, ast.BinOp)):
            self._expression(node.value, ast.BinOp(node.value, ast.Add(), ast.Constant(1)))
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._change(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        self._change(node, "continue")


def _listens(test: ast.expr) -> bool:
    """Whether a condition asks only if events are wanted."""
    return any(isinstance(node, ast.Attribute) and node.attr == "wanted" for node in ast.walk(test))
