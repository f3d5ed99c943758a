"""`python -m quintain` is `quintain`."""

from quintain.cli.app import main

if __name__ == "__main__":
    main()
