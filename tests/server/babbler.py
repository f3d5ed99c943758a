"""A worker that answers every question with nonsense."""

import sys

for _question in sys.stdin:
    print("what do you mean?", flush=True)
