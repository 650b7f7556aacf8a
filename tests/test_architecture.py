"""Who may import whom, and what the engine's core may use: read from the sources themselves."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("nardi", "diagrams", "hooks")
FILES = {
    path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
    for room in ROOMS
    for path in sorted((ROOT / room).rglob("*.py"))
}
MKDOCS = {"mkdocs", "material", "mkdocs_static_i18n"}


def imports(file: str, tree: ast.AST) -> set[str]:
    """The modules a file imports, relative ones by their full name."""
    package = file.removesuffix(".py").split("/")[:-1]
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *filter(None, [node.module])])
            found.add(module)
            # `from . import board` imports a module of the package.
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def rooms(file: str) -> set[str]:
    return {name.split(".")[0] for name in imports(file, FILES[file])}


def core() -> list[str]:
    """Every file that `import nardi` brings along, read from the imports."""
    seen, todo = set(), ["nardi/__init__.py"]
    while todo:
        file = todo.pop()
        if file in FILES and file not in seen:
            seen.add(file)
            todo += [f"{name.replace('.', '/')}.py" for name in imports(file, FILES[file])]
    return sorted(seen)


def calls(tree: ast.AST) -> set[str]:
    return {
        node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    }


@pytest.mark.parametrize(
    "room, above",
    [("nardi", {"diagrams", "hooks"}), ("diagrams", {"hooks"})],
)
def test_no_room_imports_one_above_it(room, above):
    assert [] == [file for file in FILES if file.startswith(f"{room}/") and rooms(file) & above]


def test_mkdocs_is_imported_in_one_file():
    assert ["hooks/adapter.py"] == [file for file in FILES if rooms(file) & MKDOCS]


def test_only_the_tests_import_the_tests():
    assert [] == [file for file in FILES if "tests" in rooms(file)]


def test_the_core_is_the_engine_without_its_files_and_its_command_line():
    assert {"nardi/cli.py", "nardi/files.py", "nardi/yamlfile.py"}.isdisjoint(core())
    assert {"nardi/__init__.py", "nardi/listing.py", "nardi/explanation.py"} <= set(core())


@pytest.mark.parametrize("file", core())
def test_the_core_imports_only_itself_and_collections(file):
    assert set() == rooms(file) - {"nardi", "collections"}


@pytest.mark.parametrize("file", core())
def test_the_core_matches_no_patterns_counts_no_bits_and_opens_no_file(file):
    tree = FILES[file]
    assert [] == [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Match)]
    assert set() == calls(tree) & {"bit_count", "open", "read_text", "print", "input"}


def test_the_engine_needs_no_package_but_yaml():
    packages = {
        name for file in FILES if file.startswith("nardi/") for name in rooms(file)
    } - sys.stdlib_module_names
    assert {"nardi", "yaml"} == packages
