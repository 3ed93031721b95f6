"""Checks the cases of a file, or of all files of a folder, on a Spark cluster:

    spark-submit spark-check.py hdfs:///cases

Each partition goes through a `check` of its own; the driver merges their summaries and ends with the exit code
of the whole. Node and the package have to be installed on every machine.
"""

import os
import subprocess
import sys

from pyspark.sql import SparkSession

CHECK = "collision-playground check - --json --jobs 1"
MERGE = ["collision-playground", "check", "--merge", "-"]


def main(cases: str) -> int:
    spark = SparkSession.builder.appName("collision-check").getOrCreate()
    lines = spark.sparkContext.textFile(cases)
    # without an environment of its own the program would not find Node
    summaries = lines.pipe(CHECK, env={"PATH": os.environ["PATH"]}).collect()
    # a run that ends early prints no summary, and pipe() does not ask for its exit code
    missing = lines.getNumPartitions() - len(summaries)
    if missing != 0:
        print(f"{missing} partitions have no summary", file=sys.stderr)
        return 2
    text = "".join(f"{summary}\n" for summary in summaries)
    return subprocess.run(MERGE, input=text, text=True, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
