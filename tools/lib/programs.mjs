// Finding programs and their versions.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { outputOf } from './run.mjs';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The full path of the first of these programs on PATH. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

const macBrowsers = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for the end-to-end tests. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  return (
    findProgram('chromium', 'chromium-browser', 'google-chrome') ?? macBrowsers.find(isProgram)
  );
}

/** Chromium without windows, which opens a page with less than half the work; where there is none, Chromium. */
export const findHeadlessChromium = () =>
  (process.env.CHROMIUM_PATH ? undefined : findProgram('chromium-headless-shell')) ??
  findChromium();

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** The second browser of the tests. */
export function findFirefox() {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  return findProgram('firefox-esr', 'firefox') ?? [macFirefox].find(isProgram);
}

/** Whether it has a screen to draw on that nobody sees: only on Linux does it need one. */
export const hasScreen = () => process.platform !== 'linux' || findProgram('Xvfb') !== undefined;

/** GNU parallel: another program of that name is in moreutils. */
export function findGnuParallel() {
  const path = findProgram('parallel');
  return path && outputOf(path, ['--version'])?.startsWith('GNU parallel') ? path : undefined;
}

/** The first dotted version number in a text. */
export const versionIn = (text = '') => /\d+\.\d+(\.\d+)?/.exec(text)?.[0];

/** Whether dotted version `found` is `needed` or later. */
export function isAtLeast(found, needed) {
  return found.localeCompare(needed, 'en', { numeric: true }) >= 0;
}
