// Firefox of this system, driven through WebDriver BiDi.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import puppeteer, { type Browser } from 'puppeteer-core';

export interface Started {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** A screen that nobody sees; `DISPLAY` for programs that draw on it. */
async function startScreen(): Promise<{ server: ChildProcess; display: string }> {
  const size = ['-screen', '0', '1600x1200x24'];
  const server = spawn('Xvfb', ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // it writes its number as soon as it can be used
  const [number] = await once(server.stdout, 'data');
  return { server, display: `:${String(number).trim()}` };
}

/** On Linux on a screen of its own: without any, this browser has no WebGL there (bugzilla.mozilla.org, 1375585). */
export async function startFirefox(executablePath: string): Promise<Started> {
  const screen = process.platform === 'linux' ? await startScreen() : undefined;
  const env = screen ? { ...process.env, DISPLAY: screen.display } : process.env;
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: !screen,
      // The window has the size that the tests need: to emulate one takes commands that Firefox 140 does not know.
      defaultViewport: null,
      args: ['--width=1024', '--height=860'],
      env: { ...env, MOZ_CRASHREPORTER_DISABLE: '1' },
      extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
    });
    const close = async () => {
      await browser.close();
      screen?.server.kill();
    };
    return { browser, close };
  } catch (error) {
    screen?.server.kill();
    throw error;
  }
}
