"""As much of PySpark as examples/many-machines/spark-check.py uses, on one machine: partitions of a text file, and
pipe() with the signature, the environment (none but the given) and the unasked exit code of Spark's own."""

import shlex
import subprocess

PARTITIONS = 4


class Partitions:
    def __init__(self, partitions):
        self.partitions = partitions

    def getNumPartitions(self):
        return len(self.partitions)

    def pipe(self, command, env=None, checkCode=False):
        def piped(lines):
            text = "".join(f"{line}\n" for line in lines)
            program = subprocess.run(
                shlex.split(command),
                env=env or {},
                input=text,
                text=True,
                stdout=subprocess.PIPE,
                check=checkCode,
            )
            return program.stdout.splitlines()

        return Partitions([piped(lines) for lines in self.partitions])

    def collect(self):
        return [line for lines in self.partitions for line in lines]


class SparkSession:
    """Its builder as well, and its context."""

    def appName(self, _):
        return self

    def getOrCreate(self):
        return self

    @property
    def sparkContext(self):
        return self

    def textFile(self, path):
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        size = len(lines) // (PARTITIONS - 1) + 1
        return Partitions([lines[i * size : (i + 1) * size] for i in range(PARTITIONS)])


SparkSession.builder = SparkSession()
