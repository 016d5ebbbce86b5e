"""Logs, counters, profiling, garbage collector."""
