// The steps that run tests and count how many passed and failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { unlessUnchanged } from './keys.mjs';
import { kPlayground } from './outputs.mjs';
import { passedFiles } from './passed-files.mjs';
import { findChromium, findFirefox, findHeadlessChromium, hasScreen } from './programs.mjs';
import { forManyMachines, problemOfFirefox } from './requirements.mjs';
import { read, readPackage, root, runPackage } from './run.mjs';
import { step } from './steps.mjs';

/** Counts of all suites so far; skipped are those that passed before and have not changed since. */
export const tally = { passed: 0, failed: 0, skipped: 0 };

/** At most so many runs of each property in npm test; `runProperties` runs them in full. */
export const kFewRuns = { COLLISION_MOST_RUNS: '50' };

/** A step that runs a suite, unless it has passed with the same inputs. */
const suiteStep = (name, inputs, suite) =>
  step(name, async () => {
    const { unchanged, result } = await unlessUnchanged(name, inputs, suite);
    if (unchanged) tally.skipped += result.passed;
    const text = [`${result.passed} passed`, ...(result.notes ?? [])].join('; ');
    return unchanged ? `unchanged: ${text}` : text;
  });

/** Runs a suite; whether it passes or fails, adds the counts that `count` finds in its output. */
async function runCounted(suite, count) {
  let error;
  const output = await suite().catch((reason) => {
    error = reason;
    return reason.output;
  });
  const { passed, failed } = count(output);
  tally.passed += passed;
  tally.failed += failed;
  if (error) throw error;
  return { passed };
}

/** Runs a suite that writes a report in JSON. */
function runReported(file, suite, read) {
  const path = join(root, file);
  rmSync(path, { force: true });
  return runCounted(suite, () => {
    try {
      return read(JSON.parse(readFileSync(path, 'utf8')));
    } catch {
      // no test was run; the suite's own error says why
      return { passed: 0, failed: 0 };
    }
  });
}

/** What the native tests read. */
const nativeInputs = {
  files: [
    ...['cpp', 'cmake', 'CMakeLists.txt', 'examples/cpp'],
    ...['corpus', 'cpp', 'fingerprint', 'fuzz', 'install', 'mistakes', 'oracle', 'verify'].map(
      (name) => `tests/${name}`,
    ),
  ],
  programs: ['c++', 'clang++', 'cmake', 'ninja'],
};

/** CTest counts programs, of which some say how many tests were in them. */
export function countCTest(output) {
  const numbers = (pattern) => Array.from(output.matchAll(pattern), ([, number]) => Number(number));
  const sum = (list) => list.reduce((total, number) => total + number, 0);
  const passed = numbers(/\[ {2}PASSED {2}\] (\d+) test/g);
  const failed = numbers(/^\d+: +(\d+) FAILED TEST/gm);
  const [failedPrograms = 0, programs = 0] =
    /(\d+) tests failed out of (\d+)/.exec(output)?.slice(1).map(Number) ?? [];
  return {
    passed: sum(passed) + programs - failedPrograms - (passed.length - failed.length),
    failed: sum(failed) + failedPrograms - failed.length,
  };
}

/** Of a build folder whose tests are built by `build`. */
export const runCTest = (name, folder, build) =>
  suiteStep(name, nativeInputs, async () => {
    await build();
    return runCounted(
      () =>
        read('ctest', [
          ...['--test-dir', folder, '--verbose', '--no-tests=error'],
          ...['--parallel', String(availableParallelism())],
        ]),
      countCTest,
    );
  });

/** Projects of vitest.config.ts. */
const kInChromium = ['browser', 'more panels'];

/** Of these projects those that can be run on this machine. */
const runnable = (projects) =>
  findHeadlessChromium() ? projects : projects.filter((name) => !kInChromium.includes(name));

/** What the site, the package and the core are made of. */
const kPage = ['web', 'cpp', 'docs', 'examples', 'tools', 'package.json', 'vitest.config.ts'];

/** What tests of Vitest read. */
const vitestInputs = () => ({
  files: [
    ...kPage,
    ...['tests', 'CMakeLists.txt', 'cmake', '.github', 'README.md', 'CONTRIBUTING.md'],
  ],
  programs: ['emcc', 'c++', 'clang++', findHeadlessChromium() ?? 'chromium'],
});

const kTally = 'build/vitest.json';

/** Runs the test files of these projects, or of these `files`, that have not passed before with all that they need. */
async function vitestOf(projects, env = {}, files = []) {
  const runs = Number(
    env.COLLISION_PROPERTY_RUNS ?? env.COLLISION_MOST_RUNS ?? Number.POSITIVE_INFINITY,
  );
  const known = passedFiles({ projects, inputs: vitestInputs(), runs });
  const before = known.passed.filter(({ file }) => files.length === 0 || files.includes(file));
  const excluded = Object.fromEntries(
    projects.map((name) => [
      name,
      before.filter(({ project }) => project === name).map(({ file }) => file),
    ]),
  );
  const sum = (list, key) => list.reduce((total, each) => total + each[key], 0);
  const skipped = sum(before, 'passed');
  tally.skipped += skipped;
  const { passed } = await runReported(
    kTally,
    () =>
      readPackage(
        'vitest/vitest.mjs',
        [
          ...['run', '--passWithNoTests', ...files],
          ...projects.map((project) => `--project=${project}`),
          ...['default', './tools/lib/vitest-tally.mjs'].map((name) => `--reporter=${name}`),
        ],
        {
          env: {
            ...env,
            VITEST_TALLY: kTally,
            VITEST_PASSED_FILES: JSON.stringify(excluded),
          },
        },
      ),
    (results) => {
      known.add(results.filter(({ ok }) => ok));
      return { passed: sum(results, 'passed'), failed: sum(results, 'failed') };
    },
  );
  return {
    passed: passed + skipped,
    notes: skipped > 0 ? [`of these ${skipped} in files of which nothing has changed`] : [],
  };
}

/** The tests that need what is not there say so. */
const leftOutOf = (projects) =>
  (projects.includes('bundlers') ? forManyMachines : [])
    .filter((need) => need.problem())
    .map(({ name }) => `left out: the tests with ${name}, which is not installed`);

/** Tests of these projects of vitest.config.ts, if any; without Chromium none of those that need it. */
export const runVitest = async (wanted, { env = {}, name = '', files } = {}) => {
  const projects = runnable(wanted);
  if (projects.length === 0) return;
  const inputs = { ...vitestInputs(), values: [JSON.stringify([env, files])] };
  await suiteStep(`tests with vitest: ${projects.join(', ')}${name}`, inputs, async () => {
    const { passed, notes } = await vitestOf(projects, env, files);
    return { passed, notes: [...notes, ...leftOutOf(projects)] };
  });
};

/** The files whose tests are properties, with as many runs as each has by itself. */
export function runProperties() {
  const files = ['tests/core', 'tests/web'].flatMap((folder) => filesBelow(folder, /\.test\.ts$/));
  const isProperties = (file) => /support\/runs\.ts'/.test(readFileSync(join(root, file), 'utf8'));
  const options = { name: ', all runs', files: files.filter(isProperties) };
  return runVitest(['core', 'web', 'fuzz', 'cli'], options);
}

/** In a step of their own: they would share the processors with the rest. */
export const runFirefoxTests = () => {
  const name = 'tests in Firefox (vitest, puppeteer)';
  const problem = problemOfFirefox();
  if (problem) return step(name, () => `left out: ${problem}`);
  if (!hasScreen()) return step(name, () => 'left out: install Xvfb (Debian and Ubuntu: xvfb)');
  const program = findFirefox();
  const inputs = { files: [...kPage, 'tests/firefox'], programs: [program, 'emcc'] };
  return suiteStep(name, inputs, () => vitestOf(['firefox'], { FIREFOX_PATH: program }));
};

/** A free port, so that no other running server is tested. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function runPlaywright(args, more = {}) {
  const file = 'build/playwright.json';
  const env = {
    ...more,
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  return runReported(
    file,
    () => runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], { env }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected }),
  );
}

const inBrowser = (name, args, env) => {
  const browser = findHeadlessChromium();
  if (!browser) return step(name, () => 'left out: install Chromium, or name one in CHROMIUM_PATH');
  return inThisBrowser(name, browser, args, env);
};

/** What tests in a browser read: what has been built, themselves, and what they know of the page. */
const kInBrowser = [
  ...['dist/site', kPlayground, 'build/e2e', 'build/wasm/fingerprint.wasm'],
  ...['tests/e2e', 'tests/soak', 'playwright.config.ts', 'tools/serve.mjs'],
  ...['cpp', 'web/core', 'web/presets', 'web/scene'],
];

const inThisBrowser = (name, browser, args, env) => {
  const inputs = {
    files: kInBrowser,
    programs: [browser, findChromium() ?? 'chromium', 'emcc'],
    values: [JSON.stringify([args, env])],
  };
  return suiteStep(name, inputs, () => runPlaywright(args, env));
};

const projects = (...names) => names.map((name) => `--project=${name}`);

/** What a user does: drags, presses, types. */
export const runJourneys = () =>
  inBrowser('journeys in a real browser (playwright)', projects('page', 'fine'));

/** The pages beside the playground, and figures where something is missing. */
export const runPages = () =>
  inBrowser('pages in a real browser (playwright)', [...projects('pages'), '--workers=3']);

/** All sizes and themes, and what takes long. */
export const runSizes = () =>
  inBrowser('all sizes in a real browser (playwright)', [
    ...projects('sizes', 'more', 'all', 'windows'),
    '--workers=3',
  ]);

/** Only the tests with the tag @smoke, of the playground alone. */
export const runSmokeTests = () =>
  inBrowser(
    'smoke tests in a real browser (playwright)',
    [...projects('page', 'fine'), '--grep=@smoke', '--workers=1'],
    { SITE: kPlayground },
  );

/** The smoke tests in Playwright's WebKit, which is no package of a system. */
export async function runWebKitTests() {
  const name = 'smoke tests in WebKit (playwright)';
  const { webkit } = await import('@playwright/test');
  const browser = webkit.executablePath();
  if (existsSync(browser)) return inThisBrowser(name, browser, projects('webkit'));
  return step(name, () => 'left out: npx playwright install --with-deps webkit');
}

/** For so many minutes; see tests/soak/soak.test.ts. */
export const runSoak = (minutes, seed) =>
  inBrowser(`${minutes} minutes of use in a real browser (playwright)`, projects('soak'), {
    SOAK_MINUTES: String(minutes),
    SOAK_SEED: String(seed),
  });
