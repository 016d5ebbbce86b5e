"""The version of Boneyard; the package's own metadata is made from it."""

__version__ = "0.1.0"
