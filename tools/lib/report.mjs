import { main, printSteps } from './steps.mjs';
import { tally } from './suites.mjs';

function report(leftOut) {
  printSteps();
  if (leftOut.length > 0) console.log(['\nLeft out:', ...leftOut].join('\n  '));
  const failed = tally.failed || (process.exitCode ? 1 : 0);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  console.log(`\n${tally.passed} passed, ${failed} failed${skipped}`);
}

/**
 * Parses the command line, runs the checks, and prints what was done, also where a check has
 * failed. `leftOut`: text about the checks that were not requested.
 */
export async function checkAndReport(read, check, leftOut) {
  const asked = await main(read);
  if (process.exitCode) return;
  await main(() => check(asked));
  report(leftOut(asked));
}
