// The package in a real browser: bundled, unbundled, in a worker, and under strict security policies.
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { filesBelow, page, withEsbuild, withVite, withWebpack } from './support/bundlers.ts';
import { type Consumer, consumer, decide, ours } from './support/consumer.ts';
import { launch, serve, thereIsABrowser, titleOf } from './support/site.ts';

const core = 'collision-playground';
const inline = 'collision-playground/inline';
const three = 'collision-playground/three';

/** The path of an entry for a page without a bundler. */
const files: Record<string, string> = {
  [core]: '/node_modules/collision-playground/dist/lib/core/index.js',
  [inline]: '/node_modules/collision-playground/dist/lib/core/inline.js',
  [three]: '/node_modules/collision-playground/dist/lib/adapters/index.js',
};

const program = (entry: string) =>
  decide(entry, "document.title = [verdict.outcome, verdict.gap].join(' by ');");

let browser: Browser;
beforeAll(async () => {
  if (thereIsABrowser) browser = await launch();
});
afterAll(() => browser?.close());

/** The text of the page at `path` of a folder. */
async function shown(folder: string, path: string, headers?: Record<string, string>) {
  const server = await serve(folder, headers);
  onTestFinished(server.close);
  return titleOf(browser, `${server.url}/${path}`);
}

describe.skipIf(!thereIsABrowser)('bundled by', () => {
  const using = (entry: string) => {
    const stranger = consumer();
    stranger.write('page.js', program(entry));
    return stranger;
  };

  test('Vite: the first module brings itself alone', async () => {
    const stranger = consumer();
    stranger.write('page.js', program(`${core}/first`).replaceAll('loadCore', 'loadFirstCore'));
    const built = withVite(stranger);
    const wasm = filesBelow(built).filter((name) => name.endsWith('.wasm'));
    expect(wasm).toEqual([expect.stringMatching(/first-[\w-]+\.wasm$/)]);
    expect(await shown(built, 'index.html')).toBe('apart by 1');
  });

  test.each([core, inline])('Vite: %s', async (entry) => {
    const built = withVite(using(entry));
    const wasm = filesBelow(built).filter((name) => name.endsWith('.wasm'));
    expect(wasm).toHaveLength(entry === core ? 1 : 0);
    expect(await shown(built, 'index.html')).toBe('apart by 1');
  });

  test('webpack: both, in one build', async () => {
    const stranger = consumer();
    for (const [name, entry] of Object.entries({ core, inline })) {
      stranger.write(`${name}.js`, program(entry));
      stranger.write(`out/${name}.html`, page(`${name}.js`, '', 'defer'));
    }
    // core.wasm is larger than the 244 KiB above which webpack recommends to split a file
    const built = await withWebpack(stranger, '', {
      performance: false,
      entry: { core: './core.js', inline: './inline.js' },
    });
    expect(await shown(built, 'core.html')).toBe('apart by 1');
    expect(await shown(built, 'inline.html')).toBe('apart by 1');
  });

  test.each([core, inline])('esbuild: %s', async (entry) => {
    const stranger = using(entry);
    const built = await withEsbuild(stranger);
    // it leaves files alone that code asks for: the manual says to copy this one
    const wasm = join(stranger.installed, 'dist/lib/core/wasm/core.wasm');
    if (entry === core) copyFileSync(wasm, join(built, 'core.wasm'));
    expect(await shown(built, 'index.html')).toBe('apart by 1');
  });
});

describe.skipIf(!thereIsABrowser)('without a bundler', () => {
  /** three.js has to be served as well: its two files, where an import map finds them. */
  function serveThree({ folder }: Consumer) {
    for (const name of ['three.module.js', 'three.core.js']) {
      const target = join(folder, 'three', name);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(ours(`three/build/${name}`), target);
    }
  }

  test.each([core, inline])('an import map finds %s, and three.js with it', async (entry) => {
    const stranger = consumer();
    serveThree(stranger);
    const map = { imports: { ...files, three: '/three/three.module.js' } };
    const head = `<script type="importmap">${JSON.stringify(map)}</script>`;
    stranger.write('index.html', page('page.js', head));
    stranger.write(
      'page.js',
      `import { BoxGeometry, Mesh } from 'three';
import { loadCore } from '${entry}';
import { fromObject3D } from '${three}';
const core = await loadCore();
const [a, b] = [0, 3].map((x) => {
  const mesh = new Mesh(new BoxGeometry(2, 2, 2));
  mesh.position.x = x;
  return fromObject3D(mesh, 'obb');
});
const { outcome, gap } = core.test(a, b);
document.title = \`\${outcome} by \${gap}\`;`,
    );
    expect(await shown(stranger.folder, 'index.html')).toBe('apart by 1');
  });

  test.each([core, inline])('a worker decides with %s', async (entry) => {
    const { folder, write } = consumer();
    write('index.html', page('page.js'));
    write(
      'page.js',
      `const worker = new Worker('worker.js', { type: 'module' });
worker.onmessage = ({ data }) => { document.title = data; };
worker.onerror = ({ message }) => { document.title = message; };`,
    );
    write('worker.js', decide(files[entry] ?? '', 'postMessage(verdict.outcome);'));
    expect(await shown(folder, 'index.html')).toBe('apart');
  });
});

describe.skipIf(!thereIsABrowser)('under a strict policy', () => {
  // the icon of the page is none of the package's business
  const policy = (...directives: string[]) => ({
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "require-trusted-types-for 'script'",
      'img-src data:',
      ...directives,
    ].join('; '),
  });

  const strict = (entry: string, then = '') => {
    const stranger = consumer();
    stranger.write('index.html', page('page.js'));
    stranger.write('page.js', `${program(files[entry] ?? '')}${then}`);
    return stranger.folder;
  };

  test('the core loads where its page may fetch from its own site', async () => {
    const headers = policy("connect-src 'self'");
    expect(await shown(strict(core), 'index.html', headers)).toBe('apart by 1');
  });

  test('the core in one file loads where nothing may be fetched', async () => {
    expect(await shown(strict(inline), 'index.html', policy())).toBe('apart by 1');
  });

  test('it is in force: without wasm-unsafe-eval nothing loads, and the error says so', async () => {
    const { folder, write } = consumer();
    write('index.html', page('page.js'));
    write(
      'page.js',
      `import { loadCore } from '${files[inline]}';
loadCore().catch((error) => { document.title = error.name; });`,
    );
    const headers = { 'Content-Security-Policy': "default-src 'none'; script-src 'self'" };
    expect(await shown(folder, 'index.html', headers)).toContain('CoreLoadError');
  });
});
