"""Compiling with less work than numba does by itself, to the same code.

By itself numba optimises, emits and stores every function, though most are only ever called by other compiled
functions, which hold a copy of their own. Here a function that compiled code calls stays an inner one: typed, lowered
and linked into its callers, no more. Only what Python calls, an entry, is optimised, emitted and kept on disk.

What is large and has many callers (`compiled_once`) is an entry for them too: they call it and hold no copy.

A whole number is a whole number: a function is made for 64 bits and not again for 8, 16, 32 and every literal.

This reaches into numba 0.68: see `LEAN_NUMBA`.
"""

import contextlib
import gc
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from llvmlite import binding as llvm
from numba.core import codegen, compiler, dispatcher, registry, sigutils, types, typing
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import lookup_environment

from impera.compiled import meanwhile
from impera.compiled.kept import Call, MachineCode

Function = TypeVar("Function", bound=Callable[..., Any])

UNTIDY = 100_000  # new things after which Python looks for garbage while code is made
ENVIRONMENT = "_ZN08NumbaEnv"  # how numba's names of environments begin


def lean(function: Function, options: dict[str, Any], *, once: bool) -> Function:
    """Compile a function when it is first called, or take its code from disk; `once` for all its callers, if asked."""
    kind = OnceDispatcher if once else LeanDispatcher
    made = kind(function, targetoptions={**options, "nopython": True, "boundscheck": None})
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


class Elsewhere:
    """Code that callers do not link in, made once: it stands where numba expects a library to link."""

    def __init__(self, made: Any, call: Call) -> None:
        """Take what was made, and what callers must know to find it again."""
        self.made = made
        self.call = call

    def _ensure_finalized(self) -> None:
        """It is."""


class EntryLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """Code that Python calls: all inner code linked in once, then optimised and emitted."""

    calls: tuple[Call, ...] = ()

    def finalize(self) -> None:
        """Link, optimise and emit."""
        linked = _all_linked(self._linking_libraries)
        self.calls = tuple(library.call for library in linked if isinstance(library, Elsewhere))
        self._linking_libraries: list[Any] = [library for library in linked if not isinstance(library, Elsewhere)]
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


@contextlib.contextmanager
def _garbage_left() -> Iterator[None]:
    """Look for garbage seldom: of all that the compiler makes most stays, and the looks take a tenth of its time."""
    usual = gc.get_threshold()
    gc.set_threshold(UNTIDY, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


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
            # In this order: who makes one makes what it calls, and nobody waits in a circle
            with global_compiler_lock, self._cache.only_one(sig), _garbage_left():
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


class OnceDispatcher(LeanDispatcher):
    """A function that is made once for all its callers, Python and compiled code alike."""

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None) -> None:
        """Take the function; nothing is compiled yet."""
        super().__init__(py_func, locals, targetoptions)
        self._once: dict[Any, Elsewhere] = {}  # [argument types] what callers are told

    def made_once(self, args: Any) -> Elsewhere:
        """The entry for such arguments as compiled code calls it."""
        wide = tuple(map(widened, args))
        if wide not in self._once:
            self.compile(wide)
            made = self.overloads[wide]
            function = self.py_func
            call = Call(function.__module__, function.__qualname__, wide, made.fndesc.mangled_name)
            self._once[wide] = Elsewhere(made, call)
            self.targetctx.insert_user_function(self._once[wide], made.fndesc, [self._once[wide]])
        return self._once[wide]

    def _inner_for(self, args: Any) -> Any:
        return self.made_once(args).made

    def get_overload(self, sig: Any) -> Any:
        """The key under which compiled code finds it."""
        args, _ = sigutils.normalize_signature(sig)
        return self.made_once(tuple(args))
