#!/usr/bin/env bash
# Checks standard input in blocks of whole lines, as many at a time as there are processors:
#   generate | ./parallel-pipe.sh
# More machines: parallel --sshlogin one,two …, where the program is installed on each.
set -o pipefail

# A block whose run has printed no summary is a failed job; what a summary says, the merge says.
parallel --pipe --block "${BLOCK:-10M}" 'collision-playground check - --json --jobs 1 | grep .' |
  collision-playground check --merge -
