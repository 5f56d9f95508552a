"""Compiles the parts of the package that have changed since the last time: `python tools/compile.py` does it in place.

Four steps, each of which keeps what it made under build/compiled:

1. mypyc analyses all modules that compute in machine numbers, as one program, and writes C. It runs only if some source has changed.
2. The C becomes translation units whose text changes only with their code (tools/units.py).
3. The C compiler makes an object of each unit, on all cores. An object is named for everything that went into it, so that what was
   compiled once is found again, also after an edit is undone or another branch is checked out.
4. The objects are linked into one library, and a small extension for each module that loads its part of it (mypyc's "shim").

An interrupted step is repeated: a file gets its name only when it is complete. Where there is no C compiler, the package stays
uncompiled as a whole. With SOIREE_PROGRESS=1, standard output has a line `progress 3/51 games.gatsby.rules` after each unit.
"""

import contextlib
import filecmp
import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path

if __name__ == "__main__":  # run as a file: its folder is on the path, not that above it
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools.units import UnknownOutput, units

ROOT = Path(__file__).resolve().parent.parent
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
# A module is compiled if it matches: it declares something as a machine number or a vector of them, or has an attribute for mypyc.
MARK = re.compile(r"^@mypyc_attr\b|(?:: |-> |\bFinal = )(?:i64|i32|i16|u8|vec)\b", re.MULTILINE)
# No symbol is seen outside the library, so functions may be inlined and are called directly. A name that is missing in a unit is an error.
FLAGS = ["-O3", "-g0", "-Wno-all", "-Werror=implicit-function-declaration", "-fvisibility=hidden"]
KEPT = 7 * 24 * 3600  # seconds that an object is kept after its last use


class CannotCompile(Exception):
    """There is no C compiler here, or it fails."""


class WrongSource(Exception):
    """The sources have errors, which are its text."""


def compiled_modules(sources: Path) -> list[Path]:
    return sorted(path for path in sources.rglob("*.py") if MARK.search(path.read_text()))


class Build:
    """The compiled form of the one package in `root`/src, and all that is kept to make the next one quickly."""

    def __init__(self, root: Path = ROOT, package: str = "soiree") -> None:
        self.root = root
        self.package = package
        self.kept = root / "build" / "compiled" / SUFFIX.strip(".").split(".")[0]
        self.modules = [path.relative_to(root) for path in compiled_modules(root / "src" / package)]
        self.steps = 1 + len(self.modules) + 3 + 1  # analysis; a unit for each module, one that starts the library, two of mypyc; linking
        self.done = 0

    def compile(self, target: Path) -> bool:
        """Brings the compiled package in `target` up to date; False if it stays uncompiled because that cannot be done here."""
        begun = time.monotonic()
        self.kept.mkdir(parents=True, exist_ok=True)
        with _locked(self.kept / "lock") as lock:
            fingerprint = self._fingerprint()
            try:
                outputs = self._last(fingerprint) or self._make(fingerprint, lock)
            except CannotCompile as error:
                self._install(target, {})
                print(f"{self.package} is not compiled, which makes it some fifty times slower: {error}", file=sys.stderr)
                return False
            changed = self._install(target, outputs)
        if changed:
            print(f"compiled {len(self.modules)} modules of {self.package} in {time.monotonic() - begun:.0f} s", flush=True)
        return True

    def _fingerprint(self) -> str:
        """Changes whenever the outcome may: with any source, with this tool, with what it calls."""
        versions = [sys.version, SUFFIX, *(importlib.metadata.version(name) for name in ("mypy", "librt"))]
        versions += [f"{name}={os.environ.get(name)}" for name in ("CC", "CFLAGS", "CPPFLAGS", "LDSHARED", "LDFLAGS", "ARCHFLAGS")]
        files = {path.relative_to(self.root): path for path in [*(self.root / "src").rglob("*.py"), self.root / "pyproject.toml"]}
        files |= {path.relative_to(ROOT): path for path in (ROOT / "tools" / "compile.py", ROOT / "tools" / "units.py")}
        return _digest(*versions, *(part for name in sorted(files) for part in (str(name), files[name].read_bytes())))

    def _last(self, fingerprint: str) -> dict[str, Path] | None:
        """The libraries of the last build by where they belong, if they are what this one would make."""
        try:
            last = json.loads((self.kept / "last.json").read_text())
        except (OSError, ValueError):
            return None
        if last["fingerprint"] != fingerprint:
            return None
        outputs = {name: self.kept / file for name, file in last["outputs"].items()}
        return outputs if all(path.is_file() for path in outputs.values()) else None

    def _make(self, fingerprint: str, lock: int) -> dict[str, Path]:
        """The libraries by where they belong, made of what has changed and what is kept."""
        self._say("start")
        compiler = Compiler(self.kept)
        from mypyc.common import RUNTIME_C_FILES

        with ThreadPoolExecutor(_cores()) as pool:
            try:
                shims = {folder: pool.submit(compiler.extension, _name(folder), text) for folder, text in self._shims().items()}
                objects = {pool.submit(compiler.object, "runtime.c", _including(RUNTIME_C_FILES)): "runtime"}
                sources = self._analyse(lock)
                self._step("analysis")
                for name in sorted(sources, key=lambda name: -len(sources[name])):  # so that no core waits for a long one at the end
                    objects[pool.submit(compiler.object, name, sources[name])] = name
                self._report(objects)
                library = compiler.library(self.package, [made.result() for made in objects])
                outputs = {f"{self.package}__mypyc{SUFFIX}": library}
                outputs |= {self._place(module): shims[module.parent].result() for module in self.modules}
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        self._step("linking")
        last = {"fingerprint": fingerprint, "outputs": {name: str(path.relative_to(self.kept)) for name, path in outputs.items()}}
        _write(self.kept / "last.json", json.dumps(last, indent=1))
        compiler.forget_unused()
        return outputs

    def _report(self, objects: Mapping[Future[Path], str]) -> None:
        for made in as_completed(objects):
            made.result()
            self._step(_name(Path(objects[made].removeprefix("__native_").removesuffix(".c").replace("___", "/"))))

    def _analyse(self, lock: int) -> dict[str, str]:
        """The units of the program. mypyc runs apart, since it leaves much behind; the lock is held as long as it runs."""
        words = [sys.executable, str(Path(__file__).resolve()), "analyse", str(self.kept), self.package, *map(str, self.modules)]
        done = subprocess.run(words, cwd=self.root, capture_output=True, text=True, check=False, pass_fds=[lock])
        if done.returncode != 0:
            raise WrongSource((done.stdout + done.stderr).strip())
        folder = self.kept / "c"
        runtime, *names = (folder / "files.txt").read_text().splitlines()
        try:
            return units({name: (folder / name).read_text() for name in names}) | {"runtime_extra.c": _including(runtime.split())}
        except UnknownOutput as error:
            raise CannotCompile(str(error)) from None

    def _shims(self) -> dict[Path, str]:
        """The C of the small extensions: one for each folder, to be copied to the name of each of its modules."""
        template = (_runtime() / "module_shim.tmpl").read_text()
        texts: dict[Path, str] = {}
        for module in self.modules:
            parts = module.relative_to("src").with_suffix("").parts
            text = template.format(modname=parts[-1], libname=f"{self.package}__mypyc", full_modname="___".join(parts))
            # The template has a second function under one name for all, which nobody calls here.
            texts[module.parent] = texts.get(module.parent, "") + text.replace("PyInit___init__", f"PyInit___init___{parts[-1]}")
        return texts

    def _place(self, module: Path) -> str:
        return str(module.relative_to("src").with_suffix("")) + SUFFIX

    def _install(self, target: Path, outputs: Mapping[str, Path]) -> bool:
        """Puts the libraries where they belong, and removes others, which would hide the sources. Returns whether something changed."""
        present = {*target.glob(f"*__mypyc{SUFFIX}*"), *(target / self.package).rglob(f"*{SUFFIX}*")}
        stale = present - {target / name for name in outputs}
        fresh = {target / name: path for name, path in outputs.items() if not _same(path, target / name)}
        for path, built in fresh.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(built, _partial(path))
        with _undisturbed():
            for path in stale:
                path.unlink()
            for path in fresh:
                _partial(path).replace(path)
        return bool(stale or fresh)

    def _step(self, what: str) -> None:
        self.done += 1
        self._say(what)

    def _say(self, what: str) -> None:
        if os.environ.get("SOIREE_PROGRESS") == "1":
            print(f"progress {self.done}/{self.steps} {what}", flush=True)


class Compiler:
    """The C compiler, and everything that it has made lately."""

    def __init__(self, kept: Path) -> None:
        from setuptools.command.build_ext import customize_compiler, new_compiler

        known = new_compiler()
        customize_compiler(known)
        folders = [_runtime(), *sorted(path for path in _runtime().iterdir() if path.is_dir())]
        folders += [Path(sysconfig.get_path(name)) for name in ("include", "platinclude")]
        self.includes = [f"-I{folder}" for folder in folders]
        self.compiling = [*known.compiler_so, *FLAGS]
        self.linking = list(known.linker_so)
        self.kept = kept
        version = _run([self.compiling[0], "--version"], "no C compiler")
        self.made_by = [version, sys.version, SUFFIX, importlib.metadata.version("mypy"), *self.compiling, *self.linking]

    def object(self, name: str, text: str) -> Path:
        """The object of a C text."""
        source = self.kept / "units" / name
        source.parent.mkdir(exist_ok=True)

        def make(path: Path) -> None:
            source.write_text(text)
            _run([*self.compiling, *self.includes, "-c", str(source), "-o", str(path)], "the C compiler failed")

        return self._made("objects", Path(name).stem, ".o", text, make)

    def library(self, name: str, objects: Iterable[Path]) -> Path:
        words = sorted(map(str, objects))

        def make(path: Path) -> None:
            _run([*self.linking, *words, "-o", str(path)], "the linker failed")

        return self._made("libraries", name, SUFFIX, "\n".join(Path(word).name for word in words), make)

    def extension(self, name: str, text: str) -> Path:
        return self.library(name, [self.object(f"shims.{name}.c", text)])

    def _made(self, folder: str, name: str, suffix: str, text: str, make: Callable[[Path], None]) -> Path:
        """The file that was made of this text by this compiler, made now if it is not there."""
        path = self.kept / folder / f"{name}-{_digest(text, *self.made_by)[:20]}{suffix}"
        if path.exists():
            os.utime(path)
        else:
            path.parent.mkdir(exist_ok=True)
            make(_partial(path))
            _partial(path).replace(path)
        return path

    def forget_unused(self) -> None:
        limit = time.time() - KEPT
        for folder in ("objects", "libraries"):
            for path in (self.kept / folder).iterdir():
                if path.stat().st_mtime < limit:
                    path.unlink(missing_ok=True)


def analyse(kept: Path, package: str, modules: list[str]) -> None:
    """Runs mypyc, which writes its C to `kept`/c. Types that have not changed come from a cache; if none has changed, so does the C.

    This is `mypyc.build.mypycify` up to the C, with mypy's cache, which that function uses only for programs of several libraries.
    """
    import gc

    gc.disable()  # nearly all that mypyc makes is needed until it ends
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypyc.build import construct_groups, get_mypy_config, write_file
    from mypyc.codegen.emitmodule import collect_source_dependencies, compile_modules_to_c, parse_and_typecheck
    from mypyc.errors import Errors
    from mypyc.options import CompilerOptions

    class Contents(FileSystemCache):
        """Files dated by their contents: mypy takes a file for unchanged if its length and the second of its last change are the same."""

        def stat_or_none(self, path: str) -> os.stat_result | None:
            found = super().stat_or_none(path)
            if found is None or not stat.S_ISREG(found.st_mode):
                return found
            date = int(hashlib.sha256(Path(path).read_bytes()).hexdigest()[:7], 16)
            return os.stat_result([*found[:8], date, found[9]])

    complete, folder = kept / "analysed", kept / "c"
    made_by = _digest(Path(__file__).read_bytes(), importlib.metadata.version("mypy"))
    if not complete.exists() or complete.read_text() != made_by:  # interrupted, or made in another way: what is there cannot be used
        shutil.rmtree(kept / "mypy", ignore_errors=True)
        shutil.rmtree(folder, ignore_errors=True)
    complete.unlink(missing_ok=True)
    settings = CompilerOptions(multi_file=True, target_dir=str(folder), group_name=package)
    cache = Contents()
    sources, everything, options = get_mypy_config([*modules, f"--cache-dir={kept / 'mypy'}"], None, settings, cache)
    options.incremental = True
    groups = construct_groups(sources, False, True, package)
    wrong = []
    try:
        result = parse_and_typecheck(everything, options, settings, groups, cache)
        errors = Errors(options)
        changed, texts, _ = compile_modules_to_c(result, settings, errors, groups)
        result.manager.metastore.close()
        if errors.num_errors > 0:
            wrong = errors.new_messages()
        elif changed:
            for name, text in texts[0]:
                write_file(str(folder / name), text)
            runtime = sorted(dependency.path for dependency in collect_source_dependencies(changed))
            _write(folder / "files.txt", "\n".join([" ".join(runtime), *(name for name, _ in texts[0])]))
    except CompileError as error:
        wrong = error.messages
    _write(complete, made_by)
    if wrong:
        raise WrongSource("\n".join(wrong))


def _runtime() -> Path:
    """The C that comes with mypyc."""
    import mypyc

    return Path(mypyc.__path__[0]) / "lib-rt"


def _including(files: Iterable[str]) -> str:
    return "".join(f"#include <{file}>\n" for file in files)


def _run(words: list[str], otherwise: str) -> str:
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotCompile(f"{otherwise} ({error})") from None
    if done.returncode != 0:
        errors = [line for line in done.stderr.splitlines() if "error" in line or "multiple" in line] or [done.stderr.strip()]
        raise CannotCompile(f"{otherwise} ({errors[0]})")
    return done.stdout


def _digest(*parts: str | bytes) -> str:
    found = hashlib.sha256()
    for part in parts:
        content = part.encode() if isinstance(part, str) else part
        found.update(len(content).to_bytes(8, "big") + content)
    return found.hexdigest()


def _name(path: Path) -> str:
    return ".".join(path.parts[1:]) or str(path)


def _partial(path: Path) -> Path:
    """A name for a file that is not complete yet: not taken by another process, not loaded by Python."""
    return path.with_name(f".{path.name}.{os.getpid()}")


def _write(path: Path, text: str) -> None:
    _partial(path).write_text(text)
    _partial(path).replace(path)


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and filecmp.cmp(one, other, shallow=False)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[int]:
    """Of two builds at once, one waits for the other."""
    import fcntl

    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Blocks signals while files that belong together are replaced."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def main(words: list[str]) -> int:
    try:
        if words[:1] == ["analyse"]:
            analyse(Path(words[1]), words[2], words[3:])
            sys.stdout.flush()
            os._exit(0)  # freeing what mypyc has made would take longer than this run
        if os.environ.get("SOIREE_COMPILE") != "0":
            Build().compile(ROOT / "src")
    except WrongSource as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130  # the exit code of shells for Ctrl+C
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
