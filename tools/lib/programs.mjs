import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** The first dotted version number in a text. */
export const versionIn = (text = '') => /\d+\.\d+(\.\d+)?/.exec(text)?.[0];

/** Whether dotted version `found` is `needed` or later. */
export function isAtLeast(found, needed) {
  return found.localeCompare(needed, 'en', { numeric: true }) >= 0;
}
