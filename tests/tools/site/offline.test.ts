// What the service worker keeps of a built site, and when that is another version.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { offlineBuild, serviceWorker } from '../../../tools/site/offline.ts';

const folder = mkdtempSync(join(tmpdir(), 'collision-offline-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  const kept = ['index.html', 'ko/index.html', '404.html', 'element.js', 'assets/a.js'];
  const others = ['assets/a.js.map', 'p/x/picture.jpg', 'p/x/oembed.json', 'robots.txt'];
  const more = ['collision-playground.js', 'third-party-notices.txt', 'sitemap.xml', 'sw.js'];
  for (const path of [...kept, ...others, ...more]) write(path);
});

test('every file that a page loads is kept, pages by the addresses that lead to them', () => {
  const { files } = offlineBuild(folder);
  expect(Object.keys(files)).toEqual(['404.html', 'assets/a.js', 'element.js', './', 'ko/']);
});

test('each file has the hash of what is in it, as browsers compare it', () => {
  write('assets/a.js', '');
  expect(offlineBuild(folder).files['assets/a.js']).toBe(
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  );
});

test('the version is another one when a file has another content or name', () => {
  const { version } = offlineBuild(folder);
  write('sw.js', 'another');
  expect(offlineBuild(folder).version).toBe(version);
  write('assets/a.js', 'another');
  const changed = offlineBuild(folder).version;
  expect(changed).not.toBe(version);
  write('assets/b.js', '');
  expect(new Set([version, changed, offlineBuild(folder).version]).size).toBe(3);
});

test('the script is a classic one, with the list before it', async () => {
  const script = await serviceWorker(folder);
  expect(script).toContain(`"version":"${offlineBuild(folder).version}"`);
  expect(script).not.toMatch(/^(import|export)\b/m);
  expect(() => new Function('self', script)).not.toThrow();
});
