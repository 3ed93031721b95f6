// The steps that run tests and count how many passed and failed.
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium, findFirefox, hasScreen } from './programs.mjs';
import { forManyMachines, howToGetFirefox } from './requirements.mjs';
import { read, readPackage, root, runPackage } from './run.mjs';
import { step } from './steps.mjs';
import { tallyIn } from './vitest-tally.mjs';

/** Counts of all suites so far. */
export const tally = { passed: 0, failed: 0 };

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
  return `${passed} passed`;
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

export const runCTest = (folder, name) =>
  step(name, () =>
    runCounted(
      () =>
        read('ctest', [
          ...['--test-dir', folder, '--output-on-failure', '--no-tests=error'],
          ...['--parallel', String(availableParallelism())],
        ]),
      (output) => {
        const [, failed, total] = /(\d+) tests failed out of (\d+)/.exec(output) ?? [0, 0, 0];
        return { passed: Number(total) - Number(failed), failed: Number(failed) };
      },
    ),
  );

/** Environment with the found browser, for tests that start one themselves. */
function browserEnv() {
  const browser = findChromium();
  return browser ? { CHROMIUM_PATH: browser } : {};
}

/** Of these projects those that can be run on this machine. */
const runnable = (projects) =>
  findChromium() ? projects : projects.filter((name) => name !== 'browser');

const vitestOf = (projects, { env = {}, options = [] } = {}) =>
  runCounted(
    () =>
      readPackage(
        'vitest/vitest.mjs',
        [
          ...['run', ...options],
          ...projects.map((project) => `--project=${project}`),
          ...['default', './tools/lib/vitest-tally.mjs'].map((name) => `--reporter=${name}`),
        ],
        { env: { ...browserEnv(), ...env } },
      ),
    tallyIn,
  );

/** The tests that need what is not there say so; in CI they fail instead. */
const leftOutOf = (projects) =>
  (projects.includes('package') ? forManyMachines : [])
    .filter((need) => need.problem())
    .map(({ name }) => `left out: the tests with ${name}, which is not installed`);

/** Tests of these projects of vitest.config.ts, if any; without Chromium none of those that need it. */
export const runVitest = async (wanted, settings) => {
  const projects = runnable(wanted);
  if (projects.length === 0) return;
  await step(`tests with vitest: ${projects.join(', ')}`, async () =>
    [await vitestOf(projects, settings), ...leftOutOf(projects)].join('; '),
  );
};

/** In a step of their own: they would share the processors with the rest. */
export const runFirefoxTests = () =>
  step('tests in Firefox (vitest, puppeteer)', () => {
    const program = findFirefox();
    if (!program) return `left out: ${howToGetFirefox}`;
    if (!hasScreen()) return 'left out: install Xvfb (Debian and Ubuntu: xvfb)';
    return vitestOf(['firefox'], { env: { FIREFOX_PATH: program } });
  });

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

async function runPlaywright(browser, args, more = {}) {
  const file = 'build/playwright.json';
  const env = {
    ...more,
    CHROMIUM_PATH: browser,
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  return runReported(
    file,
    () => runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], { env }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected }),
  );
}

const inBrowser = (name, args, env) =>
  step(name, () => {
    const browser = findChromium();
    return browser
      ? runPlaywright(browser, args, env)
      : 'left out: install Chromium, or name a browser in CHROMIUM_PATH';
  });

const kProjects = ['--project=page', '--project=smooth'];

export const runBrowserTests = () => inBrowser('tests in a real browser (playwright)', kProjects);

/** Only the tests with the tag @smoke. */
export const runSmokeTests = () =>
  inBrowser('smoke tests in a real browser (playwright)', [
    ...kProjects,
    '--grep=@smoke',
    '--workers=1',
  ]);

/** For so many minutes; see tests/soak/soak.test.ts. */
export const runSoak = (minutes, seed) =>
  inBrowser(`${minutes} minutes of use in a real browser (playwright)`, ['--project=soak'], {
    SOAK_MINUTES: String(minutes),
    SOAK_SEED: String(seed),
  });
