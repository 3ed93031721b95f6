import { main, printSteps } from './steps.mjs';
import { tally } from './suites.mjs';

function report(leftOut) {
  printSteps();
  if (leftOut.length > 0) console.log(['\nLeft out:', ...leftOut].join('\n  '));
  const failed = tally.failed || (process.exitCode ? 1 : 0);
  console.log(`\n${tally.passed} passed, ${failed} failed`);
}

/**
 * Reads the command line, checks what it asks for, and says what was done, also where a check has
 * failed. `leftOut`: what was not asked for, in words.
 */
export async function checkAndReport(read, check, leftOut) {
  const asked = await main(read);
  if (process.exitCode) return;
  await main(() => check(asked));
  report(leftOut(asked));
}
