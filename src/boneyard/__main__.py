"""`python -m boneyard` is the command line."""

from boneyard.cli import main

if __name__ == "__main__":
    main(prog_name="boneyard")
