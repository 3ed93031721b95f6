// What is bundled, compiled or linked into the site and the package is what the notices name.
import { execFileSync, execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bannerOf, kNotices, noticesOf, toolchain, worksIn } from '../../../tools/lib/notices.mjs';

const root = resolve(import.meta.dirname, '../../..');

interface Entry {
  readonly name: string;
  readonly version?: string;
  readonly identifier?: string;
  readonly text?: string;
}

const mit = (name: string, version?: string): Entry => ({
  name,
  ...(version && { version }),
  identifier: 'MIT',
  text: `Text of ${name}`,
});

describe('the notices', () => {
  test('have each work once, in order, with its license and the text of that', () => {
    const text = noticesOf([mit('three', '1.0.0'), mit('lit', '2.0.0'), mit('three', '1.0.0')]);
    const titles = Array.from(text.matchAll(/^=+\n(.+)\n=+$/gm), ([, title]) => title);
    expect(titles).toEqual(['lit 2.0.0 (MIT)', 'three 1.0.0 (MIT)']);
    expect(text).toContain('Text of three');
    expect(worksIn(text)).toEqual([
      { name: 'lit', version: '2.0.0', identifier: 'MIT' },
      { name: 'three', version: '1.0.0', identifier: 'MIT' },
    ]);
  });

  test('can be read again, also of works whose name has brackets and no version', () => {
    const works = toolchain.map(({ name, identifier }) => ({ name, identifier }));
    const text = noticesOf(works.map((work) => ({ ...work, text: 'Text' })));
    expect(worksIn(text)).toEqual(works.map((work) => ({ ...work, version: undefined })));
  });

  test('are not written where a license or its text is missing', () => {
    const { text, ...nameless } = mit('three', '1.0.0');
    expect(text).toBeDefined();
    expect(() => noticesOf([nameless])).toThrow('three 1.0.0');
    expect(() => noticesOf([{ name: 'lit', text: 'Text' }])).toThrow('lit');
  });

  test('are named by the line in front of a bundle, with every work', () => {
    expect(bannerOf([mit('three', '1.0.0'), mit('musl')])).toMatch(
      /^\/\*! .*musl \(MIT\), three 1\.0\.0 \(MIT\); .*third-party-notices\.txt.* \*\/\n$/,
    );
  });
});

/** The packages in an output's bundles, of the last build. */
function bundledInto(output: string): string[] {
  return JSON.parse(readFileSync(join(root, `build/bundled/${output}.json`), 'utf8'));
}

const ofCompiler = new Set(toolchain.map(({ name }) => name));

describe('what is bundled is named', () => {
  test.each([
    ['dist/site', ['site', 'pages', 'element'], ['three', 'lit-html', 'rolldown', 'vite']],
    ['dist/lib', ['package', 'core', 'element'], ['three', 'lit-html', 'valibot']],
  ])('in %s', (folder, outputs, some) => {
    const found = new Set(outputs.flatMap(bundledInto));
    const named = worksIn(readFileSync(join(root, folder, kNotices), 'utf8'));
    const names = named.map(({ name }) => name).filter((name) => !ofCompiler.has(name));
    expect([...found].sort()).toEqual(names.sort());
    for (const one of some) expect(found).toContain(one);
  });

  test('in the first line of each file that may be copied by itself', () => {
    for (const output of ['core', 'element']) {
      const file = join(root, `dist/lib/${output}/inline.js`);
      const [line = ''] = readFileSync(file, 'utf8').split('\n', 1);
      for (const name of bundledInto(output)) expect(line).toMatch(new RegExp(`[ ,]${name}[ ,]`));
    }
  });
});

describe('what is linked is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'collision-playground-link-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The libraries from which the linker takes something. */
  function archivesOf(target: string): string[] {
    const cwd = join(root, 'build/wasm');
    const commands = execFileSync('ninja', ['-t', 'commands', target], { cwd, encoding: 'utf8' });
    const link = commands.trim().split('\n').at(-1) ?? '';
    // nothing is written where the build writes: a development server would reload its pages
    const elsewhere = link.replaceAll(join(root, 'web/core/wasm'), folder);
    const traced = elsewhere.replace(` -o ${folder}`, ` -Wl,--trace -o ${folder}`);
    expect(traced).not.toBe(elsewhere);
    const lines = execSync(traced, { cwd, encoding: 'utf8', stdio: 'pipe' }).split('\n');
    const system = lines.filter((line) => line.startsWith('/') && line.includes('/sysroot/'));
    return [...new Set(system.map((line) => basename(line.replace(/\(.*\)$/, ''))))];
  }

  const targets = ['core', 'single_wasm'];
  const linked = new Map<string, string[]>();
  beforeAll(() => {
    for (const target of targets) linked.set(target, archivesOf(target));
    // what hangs, not what is slow on a machine that has other work as well
  }, 300_000);

  test.each(targets)('into %s', (target) => {
    const archives = linked.get(target) ?? [];
    expect(archives).toContain('libcompiler_rt.a');
    const unnamed = archives.filter((name) => !toolchain.some((each) => each.archives.test(name)));
    expect(unnamed).toEqual([]);
  });

  test('and nothing is named but what is', () => {
    const archives = linked.get('core') ?? [];
    const unused = toolchain.filter((each) => !archives.some((name) => each.archives.test(name)));
    expect(unused).toEqual([]);
  });
});
