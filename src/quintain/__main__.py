"""`python -m quintain` is `quintain`."""

import sys


def main() -> None:
    """The command; an interrupt is heard from the first moment on, while its parts are still read."""
    try:
        from quintain.cli.app import app

        app(prog_name="quintain")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
