// The element from the tarball in other projects' pages: bundled, found by an import
// map, in one file under strict policies; and its import in Node and TypeScript.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { page, withEsbuild, withVite, withWebpack } from './support/bundlers.ts';
import { consumer } from './support/consumer.ts';
import { launch, serve, thereIsABrowser, visit } from './support/site.ts';

const element = 'collision-playground/element';
const inline = 'collision-playground/element/inline';
const folderOfElement = '/node_modules/collision-playground/dist/lib/element/';

const figure = '<collision-playground preset="edge-edge"></collision-playground>';
const verdict = 'Apart: 0.454\u00a0m of daylight, first separated on A.y×B.x';
/** Reports the figure's verdict when it is ready, or its error. */
const reportScript = (statement: string) => `
const figure = document.querySelector('collision-playground');
for (const name of ['ready', 'error']) {
  figure.addEventListener(name, ({ detail }) => {
    const text = detail.text ?? detail.message;
    ${statement}
  });
}
`;
const titled = reportScript('document.title = text;');

/** A consuming project with three.js as the peer dependency. */
function withThree() {
  const stranger = consumer();
  stranger.link('three');
  return stranger;
}

let browser: Browser;
beforeAll(async () => {
  if (thereIsABrowser) browser = await launch();
});
afterAll(() => browser?.close());

async function shown(folder: string, headers?: Record<string, string>) {
  const server = await serve(folder, headers);
  onTestFinished(server.close);
  const { title, requests } = await visit(browser, `${server.url}/index.html`);
  return { title, paths: requests.map((url) => url.replace(server.url, '')) };
}

describe.skipIf(!thereIsABrowser)('bundled by', () => {
  const using = (program: string) => {
    const stranger = withThree();
    stranger.write('page.js', program);
    return stranger;
  };

  // Vite puts dynamic imports into chunks named after our files.
  test('Vite, loaded later', async () => {
    const built = withVite(using(`${titled}await import('${element}');`), figure);
    expect((await shown(built)).title).toBe(verdict);
  });

  test('webpack', async () => {
    // it would warn of the size; and what makes it smaller is not what is tried here, but slow
    const built = await withWebpack(using(`import '${element}';${titled}`), figure, {
      performance: false,
      optimization: { minimize: false },
    });
    expect((await shown(built)).title).toBe(verdict);
  });

  test('esbuild', async () => {
    const stranger = using(`import '${element}';${titled}`);
    const built = await withEsbuild(stranger, figure);
    for (const name of ['core.wasm', 'first.wasm']) {
      copyFileSync(join(stranger.installed, 'dist/lib/core/wasm', name), join(built, name));
    }
    expect((await shown(built)).title).toBe(verdict);
  });
});

const importMap = `<script type="importmap">${JSON.stringify({
  imports: {
    [element]: `${folderOfElement}index.js`,
    three: '/node_modules/three/build/three.module.js',
    'three/addons/': '/node_modules/three/examples/jsm/',
  },
})}</script>`;

describe.skipIf(!thereIsABrowser)('without a bundler', () => {
  test('an import map finds it; its poster comes from the package, and is read', async () => {
    const { folder, write } = withThree();
    write('index.html', page('page.js', `${importMap}${figure}`));
    write(
      'page.js',
      `import '${element}';
const picture = document.querySelector('collision-playground').shadowRoot.querySelector('img');
const read = new Promise((resolve) => picture.addEventListener('load', resolve));
${reportScript('read.then(() => { document.title = text; });')}`,
    );
    const { title, paths } = await shown(folder);
    expect(title).toBe(verdict);
    for (const file of ['edge-edge.light.webp', 'words.en.json']) {
      expect(paths).toContain(`${folderOfElement}posters/${file}`);
    }
  });
});

describe.skipIf(!thereIsABrowser)('where a policy names its trusted types', () => {
  const required =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types";
  const shownUnder = async (types: string, first = '') => {
    const { folder, write } = withThree();
    write('index.html', page('page.js', `${first}${importMap}${figure}`));
    write('page.js', `${titled}await import('${element}');`);
    return (await shown(folder, { 'Content-Security-Policy': `${required} ${types}` })).title;
  };
  const own = "<script>trustedTypes.createPolicy('lit-html', {});</script>";

  test.each([
    ['lit-html', ''],
    ["lit-html 'allow-duplicates'", own],
  ])('%s lets it work', async (types, first) => {
    expect(await shownUnder(types, first)).toBe(verdict);
  });

  test.each([
    ["'none'", ''],
    ['other', ''],
    ['lit-html', own],
  ])('%s makes it say what to allow', async (types, first) => {
    expect(await shownUnder(types, first)).toContain('trusted-types lit-html');
  });
});

describe.skipIf(!thereIsABrowser)('in one file', () => {
  const file = `${folderOfElement}inline.js`;

  test('it needs its script alone, under the strictest policy', async () => {
    const { folder, write } = consumer();
    write(
      'index.html',
      `<script type="module" src="${file}"></script>${figure}
<script type="module" src="page.js"></script>`,
    );
    write('page.js', titled);
    const { title, paths } = await shown(folder, {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'",
    });
    expect(title).toBe(verdict);
    expect(paths).toEqual(['/index.html', file, '/page.js']);
  });

  test('it works in a sandboxed frame, whose origin is no one’s', async () => {
    const { folder, write } = consumer();
    const inside = `<script type="module" src="${file}"></script>${figure}
<script type="module">${reportScript("parent.postMessage(text, '*');")}</script>`;
    write('index.html', page('page.js'));
    write(
      'page.js',
      `window.addEventListener('message', ({ data, origin }) => {
  document.title = \`\${origin}: \${data}\`;
});
const frame = document.createElement('iframe');
frame.sandbox = 'allow-scripts';
frame.srcdoc = ${JSON.stringify(inside)};
document.body.append(frame);`,
    );
    const { title } = await shown(folder, { 'Access-Control-Allow-Origin': '*' });
    expect(title).toBe(`null: ${verdict}`);
  });
});

test.each([element, inline])('on a server, %s can be imported, and does nothing', (entry) => {
  const { node, write } = consumer();
  write(
    'server.js',
    `import { CollisionPlayground, FigureError } from '${entry}';
console.log(typeof CollisionPlayground, typeof FigureError, typeof customElements);`,
  );
  expect(node('server.js')).toBe('function function undefined\n');
});
