// A reporter for Vitest that counts tests as written: all rows of a table are one test, which has
// passed when each of them has.

/** A key that is the same for all rows of a table: they differ in name but not in place. */
function identityOf(test) {
  if (!test.options.each) return test.id;
  const { line, column } = test.location;
  return `${test.parent.id} ${line}:${column}`;
}

/** How many tests have passed and failed in these modules of a run. */
export function tallyOf(modules) {
  const outcomes = new Map();
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      const identity = identityOf(test);
      if (state === 'failed' || (state === 'passed' && !outcomes.has(identity))) {
        outcomes.set(identity, state);
      }
    }
  }
  const count = (wanted) => [...outcomes.values()].filter((state) => state === wanted).length;
  return { passed: count('passed'), failed: count('failed') };
}

const kLine = /^Tally: (\d+) passed, (\d+) failed$/m;

/** The counts that the reporter printed; zero where the run was aborted. */
export function tallyIn(output) {
  const [, passed = 0, failed = 0] = kLine.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

export default class TallyReporter {
  onTestRunEnd(modules) {
    const { passed, failed } = tallyOf(modules);
    console.log(`Tally: ${passed} passed, ${failed} failed`);
  }
}
