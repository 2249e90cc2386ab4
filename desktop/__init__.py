"""Everything that touches a screen, a disk or a clock."""

__version__ = "0.1.0"
