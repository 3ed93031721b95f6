// npm test: the same set-up as npm start, then every check; stops at the first that fails.
// `-- --only core,web`: only these parts of core, web, page, firefox and package.
import { checkCppFormat, checkCppLint, checkTypes, checkWebFormat } from './lib/checks.mjs';
import { buildFingerprintWasm, buildNative, buildSanitized } from './lib/native.mjs';
import { kNames, readNames, readOptions } from './lib/options.mjs';
import { buildCore, buildDocs, buildPackage, buildSite, buildTestPages } from './lib/outputs.mjs';
import { allParts, projectsOf } from './lib/parts.mjs';
import { checkAndReport } from './lib/report.mjs';
import { setUpForPackages, setUpForParts } from './lib/setup.mjs';
import { checkSizes } from './lib/sizes.mjs';
import { inParallel, step } from './lib/steps.mjs';
import { runBrowserTests, runCTest, runFirefoxTests, runVitest } from './lib/suites.mjs';

function readParts() {
  const { values } = readOptions({ options: { only: kNames } });
  return readNames(values.only, '--only', allParts) ?? allParts;
}

async function makePage() {
  await buildSite();
  await buildTestPages();
  await step('sizes of the page', () => checkSizes('page'));
}

async function makePackage() {
  await buildPackage();
  await buildDocs();
  await step('sizes of the package', () => checkSizes('package'));
}

const buildFingerprint = () =>
  step('building the fingerprint (C++ to WebAssembly)', buildFingerprintWasm);

async function testInFirefox() {
  await buildSite();
  await buildPackage();
  await buildFingerprint();
  await runFirefoxTests();
}

async function testNatively() {
  await checkCppFormat();
  await step('building the native tests', () => buildNative());
  await runCTest('build/native', 'native tests');
  await buildFingerprint();
}

async function testSanitized() {
  await step('building the native tests with sanitizers', buildSanitized);
  await runCTest('build/sanitize', 'native tests with sanitizers');
}

// Fast checks come first, slow ones last.
async function check(parts) {
  const of = (part, ...steps) => (parts.includes(part) ? steps : []);
  await setUpForPackages();
  await inParallel(checkWebFormat, checkTypes);
  await setUpForParts(parts);
  await buildCore();
  await inParallel(...of('page', makePage), ...of('package', makePackage));
  const rest = [
    ...of('core', testNatively),
    () => runVitest(projectsOf(parts.filter((part) => part !== 'firefox'))),
    ...of('page', runBrowserTests),
    ...of('firefox', testInFirefox),
    ...of('core', testSanitized, checkCppLint),
  ];
  for (const next of rest) await next();
}

await checkAndReport(readParts, check, (parts) => allParts.filter((part) => !parts.includes(part)));
