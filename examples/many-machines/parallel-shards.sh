#!/usr/bin/env bash
# Checks a file in n shards, as many at a time as there are processors:
#   ./parallel-shards.sh cases.jsonl 8
# The merge names the shards of which there is no summary.
cases=$1
n=$2

seq "$n" |
  parallel --quote collision-playground check "$cases" --shard "{}/$n" --json --jobs 1 |
  collision-playground check --merge -
