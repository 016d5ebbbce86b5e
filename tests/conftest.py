"""What holds for every test: in CI nothing is skipped."""

import os
from collections.abc import Generator

import pytest

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
