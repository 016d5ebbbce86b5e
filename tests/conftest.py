"""What holds for every test: they run side by side, CI skips none, and Hypothesis has no clock.

`pytest --hypothesis-profile search` tries other and many more examples than usual.
"""

import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Tests run side by side already: threads of numpy's that wait for each other make busy cores slow.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# The same examples in every run: a red test stays red, on any machine.
settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("search", settings.get_profile("house"), derandomize=False,
                          max_examples=5000)  # fmt: skip
settings.load_profile("house")


# A failed assertion of a helper shows its values, as one of a test does.
pytest.register_assert_rewrite("support")
#: Plugin for tests that hang.
pytest_plugins = ("support.timeouts",)

#: Processes that run tests side by side, at most: each loads numba and may open a browser.
MOST_PROCESSES = 4


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One process more than cores, as many tests wait for a browser or for another process.

    Files that are named run in this one, which starts sooner.
    """
    if all(".py" in argument for argument in config.args):
        return 0
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(cores + 1, MOST_PROCESSES) if cores > 1 else 0


#: Folders whose tests run compiled kernels.
KERNEL_FOLDERS = frozenset(
    ("analysis", "arena", "benchmark_scripts", "bots", "envs", "equity", "fast", "puzzles")
)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Import nothing of a folder whose marker the `-m` of `run.py test --fast` excludes."""
    folder = collection_path.relative_to(Path(__file__).parent).parts[:1]
    marker = (
        "browser" if folder == ("browser",)
        else "kernels" if KERNEL_FOLDERS.intersection(folder)
        else None
    )  # fmt: skip
    excluded = str(config.getoption("markexpr", "")).split(" and ")
    return True if marker and f"not {marker}" in excluded else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by what they need: the folder or a fixture tells."""
    tests = Path(__file__).parent
    for item in items:
        folder = item.path.relative_to(tests).parts[0]
        if folder == "browser":
            item.add_marker("browser")
        if folder in KERNEL_FOLDERS:
            item.add_marker("kernels")
        parameters = getattr(getattr(item, "callspec", None), "params", {})
        fixtures = getattr(item, "fixturenames", ())
        if "one_cluster" in fixtures or parameters.get("db") == "postgres":
            item.add_marker("postgres")


IN_CI = os.environ.get("CI", "").lower() not in ("", "0", "false")


def demand(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Make a skip a failure in CI: whatever a test needs must be there."""
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} may not be skipped in CI: {reason}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    demand(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    demand(report)
    return report


# The command line speaks the language of the locale: tests read English, on any machine.
os.environ["LC_ALL"] = "C.UTF-8"
