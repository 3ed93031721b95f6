// npm test: the same set-up as npm start, then every check that tells whether a change is good; stops at the first
// that fails. What has not changed since it passed is skipped, except in CI and with `-- --fresh`.
// `-- --only core,web`: only these parts. npm run test:more: the parts that take longer, or need more programs;
// npm run test:all: both at once, as in CI. npm run test:release: the parts that are left, before a release.
import { checkCppFormat, checkCppLint, checkTypes, checkWebFormat } from './lib/checks.mjs';
import { testInDebian } from './lib/debian-root.mjs';
import { forgetPassed } from './lib/keys.mjs';
import { buildFewCases, buildFingerprintWasm, buildNative, buildSanitized } from './lib/native.mjs';
import { kNames, readNames, readOptions } from './lib/options.mjs';
import {
  buildCoreStrictly,
  buildDocs,
  buildPackage,
  buildSite,
  buildTestPages,
} from './lib/outputs.mjs';
import { allParts, moreParts, oftenParts, parts, projectsOf, releaseParts } from './lib/parts.mjs';
import { checkAndReport } from './lib/report.mjs';
import { setUpForParts } from './lib/setup.mjs';
import { checkSizes } from './lib/sizes.mjs';
import { inParallel, step } from './lib/steps.mjs';
import {
  kFewRuns,
  runCTest,
  runFirefoxTests,
  runJourneys,
  runPages,
  runProperties,
  runSizes,
  runSoak,
  runVitest,
  runWebKitTests,
} from './lib/suites.mjs';

/** Some 600 actions: enough for all that is made once to be made. */
const kSoakMinutes = 1.5;

function readTest() {
  const { values } = readOptions({
    options: {
      only: kNames,
      more: { type: 'boolean' },
      all: { type: 'boolean' },
      release: { type: 'boolean' },
      fresh: { type: 'boolean' },
    },
  });
  const only = readNames(values.only, '--only', allParts);
  const { more, all, release } = values;
  // others come after npm test, of which CI keeps nothing
  const fresh = values.fresh || (Boolean(process.env.CI) && !more && !release);
  const often = all ? [...oftenParts, ...moreParts] : oftenParts;
  return { wanted: only ?? (more ? moreParts : release ? releaseParts : often), fresh };
}

async function makePage() {
  await buildSite();
  await buildTestPages();
  await checkSizes('page');
}

async function makePackage() {
  await buildPackage();
  await checkSizes('package');
}

const buildFingerprint = () =>
  step('building the fingerprint (C++ to WebAssembly)', buildFingerprintWasm);

/** Ahead of the steps that run them, which then have nothing to build. */
const buildNativeTests = () => step('building the native tests', buildFewCases);
const buildSanitizedTests = () =>
  step('building the native tests with sanitizers', () => buildSanitized());

/** The outputs that each part tests. */
const kSite = ['page', 'pages', 'sizes', 'webkit', 'firefox'];
const kPackage = ['package', 'bundlers', 'firefox'];
const kFingerprint = ['core', 'firefox'];

// Fast checks come first, slow ones last; what needs no packages is built while npm installs them, and what leaves a
// processor idle runs beside another step.
async function check({ wanted, fresh }) {
  if (fresh) forgetPassed();
  const has = (...names) => names.some((name) => wanted.includes(name));
  const of = (part, ...steps) => (has(part) ? steps : []);
  // With sanitizers the same tests are built by the same compiler, and run on more cases.
  const withoutSanitizers = (...steps) => (has('sanitizers') ? [] : of('core', ...steps));
  await setUpForParts(
    wanted,
    ...withoutSanitizers(buildNativeTests),
    ...of('sanitizers', buildSanitizedTests),
  );
  await inParallel(
    buildCoreStrictly,
    ...(has(...oftenParts) ? [checkWebFormat, checkTypes, checkCppFormat] : []),
  );
  if (has(...kFingerprint)) await buildFingerprint();
  await inParallel(
    ...(has(...kSite) ? [makePage] : []),
    ...(has(...kPackage) ? [makePackage] : []),
    ...of('bundlers', buildDocs),
  );
  const native = (name, folder, build) => () => runCTest(name, folder, build);
  const rest = [
    ...withoutSanitizers(native('native tests', 'build/few', buildFewCases)),
    ...of('sanitizers', native('native tests with sanitizers', 'build/sanitize', buildSanitized)),
    ...of('compilers', native('native tests, second compiler', 'build/native', buildNative)),
    () =>
      runVitest(projectsOf(wanted.filter((name) => parts[name].runs === 'few')), { env: kFewRuns }),
    () => runVitest(projectsOf(wanted.filter((name) => parts[name].runs === undefined))),
    ...of('page', runJourneys),
    ...of('properties', runProperties),
    ...of('pages', runPages),
    ...of('sizes', runSizes),
    // a user of the page leaves the processors idle half of the time
    () =>
      inParallel(...of('sizes', () => runSoak(kSoakMinutes, 1)), ...of('compilers', checkCppLint)),
    ...of('webkit', runWebKitTests),
    ...of('firefox', runFirefoxTests),
    ...of('debian', testInDebian),
  ];
  for (const next of rest) await next();
}

await checkAndReport(readTest, check, ({ wanted }) =>
  allParts.filter((part) => !wanted.includes(part)),
);
