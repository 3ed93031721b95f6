// The steps that run tests, counting how many passed and failed, also where some failed.
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './programs.mjs';
import { read, root, runPackage } from './run.mjs';
import { step } from './steps.mjs';

/** Tests of all suites so far. */
export const tally = { passed: 0, failed: 0 };

/** Runs a suite; whatever its end, adds up what `count` then finds in its output. */
async function counted(suite, count) {
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
function reported(file, suite, read) {
  const path = join(root, file);
  rmSync(path, { force: true });
  return counted(suite, () => {
    try {
      return read(JSON.parse(readFileSync(path, 'utf8')));
    } catch {
      // it never came to its tests; the suite's own error says why
      return { passed: 0, failed: 0 };
    }
  });
}

export const runCTest = (folder, name) =>
  step(name, () =>
    counted(
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

/** The browser that was found, for tests that start one themselves. */
function browserEnv() {
  const browser = findChromium();
  return browser ? { CHROMIUM_PATH: browser } : {};
}

export const runVitest = () =>
  step('tests of core, page and package (vitest)', () => {
    const file = 'build/vitest.json';
    const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return reported(
      file,
      () => runPackage('vitest/vitest.mjs', ['run', ...options], { env: browserEnv() }),
      (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    );
  });

/** A port that nobody listens on: what is tested must not be a server that was there before. */
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

async function runPlaywright(browser) {
  const file = 'build/playwright.json';
  const env = {
    CHROMIUM_PATH: browser,
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  return reported(
    file,
    () => runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json'], { env }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected }),
  );
}

export const runBrowserTests = () =>
  step('tests in a real browser (playwright)', () => {
    const browser = findChromium();
    return browser
      ? runPlaywright(browser)
      : 'left out: install Chromium, or name a browser in CHROMIUM_PATH';
  });
