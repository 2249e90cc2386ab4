"""`python -m desktop`: the command line."""

from desktop.cli import main

if __name__ == "__main__":
    main()
