"""How fast it is: our games compiled and uncompiled, beside other engines and beside C, in one run.

`make bench` runs it; docs/performance.md says what the numbers mean.
Reading order: workloads (what is measured) -> slices (how) -> ours, peers, yardstick, instructions (by whom)
-> bars, baseline (is it enough) -> report.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
