"""Tiles, hands and tables as SVG."""
