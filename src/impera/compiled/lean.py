"""Compiling with less work than numba does by itself, to the same code.

By itself numba optimises, emits and stores every function, though most are only ever called by other compiled
functions, which hold a copy of their own. Here a function that compiled code calls stays an inner one: typed, lowered
and linked into its callers, no more. Only what Python calls, an entry, is optimised, emitted and kept on disk.

A whole number is a whole number: a function is made for 64 bits and not again for 8, 16, 32 and every literal.

This reaches into numba 0.68: see `LEAN_NUMBA`.
"""

import contextlib
import pickle
import tempfile
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import numba
from llvmlite import binding as llvm
from numba.core import codegen, compiler, dispatcher, registry, sigutils, types, typing
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import lookup_environment
from numba.core.serialize import dumps

from impera.compiled import meanwhile
from impera.compiled.cache import SUFFIX, folder, note_use, places
from impera.compiled.digest import of_function, of_texts
from impera.compiled.locks import held

Function = TypeVar("Function", bound=Callable[..., Any])

ANY_PROCESSOR = ("generic", "")  # the name and features that numba is given to make code for every one of its kind
MADE: list[str] = []  # entries that this process had to compile
ENVIRONMENT = "_ZN08NumbaEnv"  # how numba's names of environments begin


def lean(function: Function, options: dict[str, Any]) -> Function:
    """Compile a function when it is first called, or take its code from disk."""
    made = LeanDispatcher(function, targetoptions={**options, "nopython": True, "boundscheck": None})
    made._cache = MachineCode(function)
    return made


def widened(kind: Any) -> Any:
    """The type a function is made for: 64 bits for every signed whole number, a value's type for a literal."""
    kind = types.unliteral(kind)  # type: ignore[attr-defined]
    if isinstance(kind, types.IntEnumMember):
        kind = kind.dtype
    return types.int64 if isinstance(kind, types.Integer) and getattr(kind, "signed", False) else kind


class InnerLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """Code for callers to link in: neither optimised nor emitted by itself."""

    def finalize(self) -> None:
        """Nothing is added any more."""
        self._raise_if_finalized()
        self._finalized = True


class EntryLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """Code that Python calls: all inner code linked in once, then optimised and emitted."""

    def finalize(self) -> None:
        """Link, optimise and emit."""
        self._linking_libraries: list[Any] = _all_linked(self._linking_libraries)
        super().finalize()
        for environment in filter(None, map(lookup_environment, self._environments())):
            self._codegen.set_env(environment.env_name, environment)

    def serialize_using_object_code(self) -> Any:
        """What is kept: the object code, and the names it defines instead of code to link in."""
        self._ensure_finalized()
        names = [function.name for function in self.get_defined_functions()]
        text = "".join(f'define void @"{name}"() {{ ret void }}\n' for name in names)
        return self.name, "object", (self._get_compiled_object(), llvm.parse_assembly(text).as_bitcode())

    def _environments(self) -> list[str]:
        return [each.name for each in self._final_module.global_variables if each.name.startswith(ENVIRONMENT)]


def _all_linked(libraries: list[Any]) -> list[Any]:
    """Libraries and all that inner ones link, each once and callers first: LLVM drops what nobody calls yet."""
    callees_first: list[Any] = []
    seen = set()
    waiting = [(library, False) for library in libraries]
    while waiting:
        library, is_followed = waiting.pop()
        if is_followed:
            callees_first.append(library)
        elif library not in seen:
            seen.add(library)
            waiting.append((library, True))
            if isinstance(library, InnerLibrary):
                waiting += [(callee, False) for callee in library._linking_libraries]
    return callees_first[::-1]


class _Compiler(dispatcher._FunctionCompiler):  # type: ignore[misc,name-defined]
    """numba's compiler of one function, into a library of ours."""

    def __init__(self, made: "LeanDispatcher", library: type[Any], is_inner: bool) -> None:
        super().__init__(made.py_func, made.targetdescr, made.targetoptions, made.locals, compiler.Compiler)
        self._library = library
        self._is_inner = is_inner

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_cfunc_wrapper = True
        flags.no_cpython_wrapper = flags.no_compile = self._is_inner
        return flags

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        context = self.targetdescr.target_context
        library = self._library(context.codegen(), self.py_func.__qualname__)
        library.enable_object_caching()
        return compiler.compile_extra(
            self.targetdescr.typing_context,
            context,
            self.py_func,
            args=args,
            return_type=return_type,
            flags=self._customize_flags(flags),
            locals=self.locals,
            library=library,
            pipeline_class=self.pipeline_class,
        )


class LeanDispatcher(registry.CPUDispatcher):  # type: ignore[misc]
    """A function with its entries, as numba keeps them, and its inner code beside them."""

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None) -> None:
        """Take the function; nothing is compiled yet."""
        super().__init__(py_func, locals, targetoptions)
        self._compiler = _Compiler(self, EntryLibrary, is_inner=False)
        self._inner_compiler = _Compiler(self, InnerLibrary, is_inner=True)
        self._inner: dict[Any, Any] = {}  # [argument types] what was made for them
        self._interpreted = meanwhile.Interpreted(py_func)

    def compile(self, sig: Any) -> Any:
        """Make an entry, or take it from disk."""
        args, return_type = sigutils.normalize_signature(sig)
        wide = tuple(map(widened, args))
        if wide == tuple(args) or return_type is not None:
            with self._cache.only_one(sig):
                return super().compile(sig)
        entry = self.compile(wide)
        self._insert([kind._code for kind in args], entry, False)
        return entry

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """What Python calls for such arguments: an entry, or the function as it was written while one is made."""
        if meanwhile.is_inside() or (meanwhile.is_interpreting() and not self._is_made_for(args)):
            return self._interpreted
        return super()._compile_for_args(*args, **kws)

    def _is_made_for(self, args: Any) -> bool:
        """Has another process made the entry by now? The disk is looked at now and then only."""
        return self._interpreted.is_due() and self._cache.has(tuple(widened(self.typeof_pyval(each)) for each in args))

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What compiled code is told about a call: the signature of the inner code made for it."""
        pysig, folded = self._compiler.fold_argument_types(args, kws)
        signature = self._inner_for(tuple(folded)).signature
        name = self.py_func.__name__
        template = typing.make_concrete_template(f"CallTemplate({name})", key=name, signatures=[signature])
        return template, pysig, folded, {}

    def get_overload(self, sig: Any) -> Any:
        """The key under which compiled code finds the inner code."""
        args, _ = sigutils.normalize_signature(sig)
        return self._inner_for(tuple(args)).library

    def _inner_for(self, args: Any) -> Any:
        wide = tuple(map(widened, args))
        if wide not in self._inner:
            self._inner[wide] = self._made_inner(wide)
        return self._inner[wide]

    def _made_inner(self, args: Any) -> Any:
        with global_compiler_lock, self._compiling_counter:
            made = self._inner_compiler.compile(args, None)
        self.targetctx.insert_user_function(made.library, made.fndesc, [made.library])
        return made


class MachineCode:
    """The entries of one function on disk; it stands where numba expects its own cache."""

    def __init__(self, function: Any) -> None:
        """Nothing is read before the function is first called: those it calls may not be there yet."""
        self._function = function
        self._name = f"{function.__module__}.{function.__qualname__}"

    @property
    def cache_path(self) -> str | None:
        """Where entries are written."""
        return str(folder()) if folder() else None

    @cached_property
    def _digest(self) -> str:
        return of_texts(of_function(self._function), numba.__version__)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Take an entry from disk, or return None."""
        target_context.refresh()
        for file in self._files(sig, target_context):
            with contextlib.suppress(Exception):  # what cannot be read is made again
                made = compiler.CompileResult._rebuild(target_context, *pickle.loads(file.read_bytes()))
                note_use(file)
                return made
        return None

    def has(self, sig: Any) -> bool:
        """Is an entry on disk?"""
        return any(file.is_file() for file in self._files(sig, registry.cpu_target.target_context))

    def _files(self, sig: Any, target_context: Any) -> list[Path]:
        """Where an entry may lie; what was made for any processor serves this one."""
        native = target_context.codegen().magic_tuple()
        targets = [(native[0], *processor) for processor in (native[1:], ANY_PROCESSOR)]
        return [place / self._file(sig, target) for place in places() for target in targets]

    def only_one(self, sig: Any) -> contextlib.AbstractContextManager[None]:
        """Let one process at a time make an entry: the others wait, then find it on disk."""
        where = folder()
        if where is None:
            return contextlib.nullcontext()
        locks = where / "locks"
        locks.mkdir(exist_ok=True)
        return held(locks / of_texts(self._name, str(sig)), alone=True)

    def save_overload(self, sig: Any, made: Any) -> None:
        """Keep an entry."""
        MADE.append(self._name)
        where = folder()
        if where is None or made.library.has_dynamic_globals:
            return
        _write(where / self._file(sig, made.codegen.magic_tuple()), dumps(made._replace(type_annotation="")._reduce()))

    def _file(self, sig: Any, target: tuple[str, ...]) -> str:
        """Function, what it is called with on which machine, what it was made from."""
        return f"{self._name}-{of_texts(str(sig), *target)}-{self._digest}{SUFFIX}"

    def enable(self) -> None:
        """Numba may ask; there is nothing to do."""

    disable = flush = enable


def _write(file: Path, content: bytes) -> None:
    """Write a file whole or not at all; a disk that is full costs speed, not the game."""
    draft = ""
    try:
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as open_file:
            draft = open_file.name
            open_file.write(content)
        Path(draft).replace(file)
    except OSError:
        if draft:
            Path(draft).unlink(missing_ok=True)
