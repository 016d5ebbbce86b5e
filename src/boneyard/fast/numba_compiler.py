"""Numba compiler for kernels: the only module that imports numba."""

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, Final, cast

import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from boneyard.fast import jit

#: What numba asks of an intrinsic: its signature, and what writes its instructions.
_Intrinsic = tuple[object, Callable[..., ir.Value]]

#: Kernels hold no lock, check no index, raise nothing, and are never called as Python functions.
_NUMBA_OPTIONS: Final[dict[str, Any]] = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": False,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
_NUMBA_TYPES: Final = {
    "i": types.int64,
    "f": types.float64,
    "h": types.float32,
    "b": types.boolean,
}


@intrinsic
def _count_bits(_typing: object, bits: object) -> _Intrinsic:
    def emit(
        _context: object, builder: ir.IRBuilder, _signature: object, arguments: Sequence[ir.Value]
    ) -> ir.Value:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), emit


@intrinsic
def _lowest_bit(_typing: object, bits: object) -> _Intrinsic:
    def emit(
        _context: object, builder: ir.IRBuilder, _signature: object, arguments: Sequence[ir.Value]
    ) -> ir.Value:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), emit


@intrinsic
def _row_pointer(_typing: object, array: types.Type, place: object) -> _Intrinsic:
    def emit(
        context: Any, builder: ir.IRBuilder, signature: Any, arguments: Sequence[ir.Value]
    ) -> ir.Value:
        rows = context.make_array(signature.args[0])(context, builder, arguments[0])
        width = builder.extract_value(rows.shape, 1)
        return builder.gep(rows.data, [builder.mul(arguments[1], width)])

    pointer = cast(Any, types).CPointer(types.int64)
    return pointer(array, types.int64), emit


#: What numba has made, by the id of its source, which is kept alive too.
_dispatchers: Final[dict[int, tuple[Callable[..., object], object]]] = {
    id(plain): (plain, native)
    for plain, native in (
        (jit.count_bits, _count_bits),
        (jit.lowest_bit, _lowest_bit),
        (jit.row_pointer, _row_pointer),
    )
}


#: The namespaces in which numba's kernels call each other, by the id of the originals: the kernels
#: themselves stay plain Python, so that they can run while there is no machine code.
_namespaces: Final[dict[int, dict[str, object]]] = {}


def _copy_function(function: Callable[..., object]) -> FunctionType:
    """Copy a function into the namespace of numba's kernels."""
    assert isinstance(function, FunctionType)
    names = _namespaces[id(function.__globals__)]
    return FunctionType(function.__code__, names, function.__name__, function.__defaults__)


def _make_dispatcher(function: FunctionType, forceinline: bool = False) -> Any:
    made: Any = numba.njit(**_NUMBA_OPTIONS, forceinline=forceinline)(function)
    template, unliteral = made.get_call_template, cast(Any, types.unliteral)

    def plain_template(arguments: Sequence[object], keywords: object) -> object:
        # Otherwise numba would compile a function again for every constant argument.
        return template(tuple(unliteral(one) for one in arguments), keywords)

    made.get_call_template = plain_template
    return made


def _register_pending() -> None:
    """Give numba the pending kernels, and let them call what it has made."""
    for key, plain in jit.namespaces.items():
        _namespaces.setdefault(key, dict(plain))
    while jit.pending_kernels:
        function, inline = jit.pending_kernels.pop()
        _dispatchers[id(function)] = (
            function,
            _make_dispatcher(_copy_function(function), forceinline=inline),
        )
    for names in _namespaces.values():
        for name, value in list(names.items()):
            if id(value) in _dispatchers:
                names[name] = _dispatchers[id(value)][1]


def _numba_type(kind: str) -> object:
    """Return numba's type for an argument type of `native_code.flatten_arguments`."""
    letter, size = kind[0], int(kind[1:] or 0)
    if letter == "t":
        return cast(Any, types).UniTuple(types.int64, size)
    return cast(Any, types).Array(_NUMBA_TYPES[letter], size, "C") if size else _NUMBA_TYPES[letter]


def compile_entry(function: Callable[..., object], kinds: Sequence[str]) -> tuple[str, bytes]:
    """Compile an entry point for these argument types: its symbol, and the object file."""
    _register_pending()
    made = _make_dispatcher(_copy_function(function))
    made.compile(tuple(_numba_type(kind) for kind in kinds))
    (result,) = made.overloads.values()
    return result.fndesc.llvm_func_name, result.library._compiled_object
