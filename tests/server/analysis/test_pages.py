"""The page of an analysis: one that says to wait looks again, whenever the analysis gets done."""

from boneyard.i18n import message
from boneyard.server.analysis import pages as analysis_pages
from boneyard.server.analysis.service import AnalysisJob


def test_a_page_is_about_one_moment() -> None:
    """It was begun while the analysis was under way, which gets done before it is written."""
    made = AnalysisJob(3)
    made.set_progress(1.0)
    context = analysis_pages.build_template_values(made, None, None, 0, "?at=")
    made.result = object()  # type: ignore[assignment]  # done, between two lines of the template
    assert context["thinking"] == 1.0, "so the page still reloads itself"
    assert "analysing" not in context, "nothing in it changes any more"
    assert analysis_pages.build_template_values(None, None, None, 0, "?at=")["thinking"] is None
    made.result, made.error = None, message("replay-no-analysis")
    failed = analysis_pages.build_template_values(made, None, None, 0, "?at=")
    assert (failed["thinking"], failed["failed"]) == (None, True)
