"""Loader for machine code without numba, whose import takes longer than many a game.

It calls numba's functions by numba's own convention: first a pointer for the result and one for an
error, then every argument in its parts.
"""

import ctypes
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import llvmlite.binding as llvm
import numpy as np
from numpy.typing import NDArray

_ARRAY_KINDS: Final = {
    (np.dtype(kind).num, dimensions): f"{letter}{dimensions}"
    for letter, kind in (("i", np.int64), ("f", np.float64), ("h", np.float32), ("b", np.bool_))
    for dimensions in (1, 2, 3)
}
#: What kernels take: numbers, arrays and tuples of numbers.
KernelArgument = float | tuple[int, ...] | NDArray[np.generic]
#: The status of a function without result and without error.
_SUCCESS_CODES: Final = (0, -2)


def describe_host() -> str:
    """Return the processor that machine code is made for."""
    features = llvm.get_host_cpu_features().flatten()
    return f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {features}"


def flatten_arguments(arguments: Iterable[KernelArgument]) -> tuple[tuple[str, ...], list[float]]:
    """Return the types of arguments – numbers, arrays with their dimensions, tuples – and
    all parts.
    """
    kinds: list[str] = []
    parts: list[float] = []
    for one in arguments:
        if isinstance(one, np.ndarray):
            kinds.append(_array_kind(one))
            # An array without an owner, so that no reference is counted.
            parts += (0, 0, one.size, one.itemsize, one.__array_interface__["data"][0])
            parts += one.shape
            parts += one.strides
        elif isinstance(one, tuple):
            kinds.append(f"t{len(one)}")
            parts += one
        else:
            is_float = isinstance(one, float)
            kinds.append("f" if is_float else "i")
            parts.append(float(one) if is_float else int(one))
    return tuple(kinds), parts


def _array_kind(array: NDArray[np.generic]) -> str:
    kind = _ARRAY_KINDS.get((array.dtype.num, array.ndim))
    if kind is None or not array.flags.c_contiguous:
        raise TypeError("kernels take arrays of whole numbers, floats or bools, in one piece")
    return kind


class NativeFunction:
    """Machine code of an entry point, ready to be called; it releases the GIL."""

    def __init__(self, symbol: str, code: bytes, parts: Sequence[float]) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        # Never called, because it is about owned arrays; but all symbols must be resolved.
        llvm.add_symbol("NRT_MemInfo_call_dtor", ctypes.cast(ctypes.pythonapi.Py_IsInitialized,
                                                             ctypes.c_void_p).value)  # fmt: skip
        target = llvm.Target.from_triple(llvm.get_process_triple())
        self._engine = llvm.create_mcjit_compiler(
            llvm.parse_assembly(""), target.create_target_machine(codemodel="jitdefault", jit=True)
        )
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        kinds = [ctypes.c_double if isinstance(part, float) else ctypes.c_int64 for part in parts]
        made = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *kinds)
        self._call: Callable[..., int] = made(self._engine.get_function_address(symbol))

    def __call__(self, parts: Sequence[float]) -> None:
        """Call it with the parts of arguments of the same types."""
        room = (ctypes.c_int64 * 2)()
        at = ctypes.addressof(room)
        if self._call(at, at + 8, *parts) not in _SUCCESS_CODES:
            raise RuntimeError("a kernel has met an error")
