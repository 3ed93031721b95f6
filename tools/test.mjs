// npm test: the same set-up as npm start, then every check; stops at the first that fails.
import { checkCppFormat, checkCppLint, checkTypes, checkWebFormat } from './lib/checks.mjs';
import { buildFingerprintWasm, buildNative, buildSanitized } from './lib/native.mjs';
import { buildCore, buildDocs, buildPackage, buildSite, buildTestPages } from './lib/outputs.mjs';
import { setUpForTesting } from './lib/setup.mjs';
import { checkSizes } from './lib/sizes.mjs';
import { main, printSteps, step } from './lib/steps.mjs';
import { runBrowserTests, runCTest, runVitest, tally } from './lib/suites.mjs';

await main(async () => {
  await setUpForTesting();
  await buildCore();
  await step('building the native tests', buildNative);
  await runCTest('build/native', 'native tests');
  await step('building the native tests with sanitizers', buildSanitized);
  await runCTest('build/sanitize', 'native tests with sanitizers');
  await checkCppFormat();
  await checkWebFormat();
  await checkCppLint();
  await checkTypes();
  await step('building the fingerprint (C++ to WebAssembly)', buildFingerprintWasm);
  await runVitest();
  await buildSite();
  await buildPackage();
  await buildDocs();
  await step('sizes', checkSizes);
  await buildTestPages();
  await runBrowserTests();
});

printSteps();
const failed = tally.failed || (process.exitCode ? 1 : 0);
console.log(`\n${tally.passed} passed, ${failed} failed`);
