"""The commands of the command line, one subject a module."""
