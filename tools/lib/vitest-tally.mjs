// A reporter for Vitest that counts tests as written: all rows of a table are one test, which has
// passed when each of them has.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A key that is the same for all rows of a table: they differ in name but not in place. */
function identityOf(test) {
  if (!test.options.each) return test.id;
  const { line, column } = test.location;
  return `${test.parent.id} ${line}:${column}`;
}

function countsOf(module) {
  const outcomes = new Map();
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    const identity = identityOf(test);
    if (state === 'failed' || (state === 'passed' && !outcomes.has(identity))) {
      outcomes.set(identity, state);
    }
  }
  const count = (wanted) => [...outcomes.values()].filter((state) => state === wanted).length;
  return { passed: count('passed'), failed: count('failed') };
}

/** Writes into the file named by VITEST_TALLY, for each file of a run, how many tests have passed and failed. */
export default class TallyReporter {
  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      // without the browser's name
      project: module.project.name.replace(/ \(.*\)$/, ''),
      file: relative(process.cwd(), module.moduleId),
      ok: module.ok(),
      ...countsOf(module),
    }));
    writeFileSync(process.env.VITEST_TALLY, JSON.stringify(files));
  }
}
