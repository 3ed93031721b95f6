// The tarball of `npm pack`, installed offline into an empty folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { consumer, decide, ours, root } from './support/consumer.ts';

const { folder, installed, link, node, write } = consumer();

test('the tarball brings the library, its license and its manual, and nothing else', () => {
  expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  expect(readdirSync(join(installed, 'dist'))).toEqual(['lib']);
  expect(readdirSync(join(installed, 'dist/lib')).sort()).toEqual([
    'adapters',
    'app',
    'cli',
    'codes.d.ts',
    'core',
    'custom-elements.json',
    'element',
    'element.d.ts',
    'scene',
    'scene.schema.json',
    'shared',
    'strings',
    'third-party-notices.txt',
  ]);
  expect(readdirSync(join(installed, 'dist/lib/core/wasm')).sort()).toEqual([
    'binary.mjs',
    'core.d.mts',
    'core.mjs',
    'core.wasm',
    'first.mjs',
    'first.wasm',
    'single.wasm',
  ]);
});

test('a figure that is yet to come can show its poster, and say its verdict', () => {
  const posters = join(installed, 'dist/lib/element/posters');
  expect(readdirSync(posters).sort()).toEqual(
    [...readdirSync(join(root, 'web/public/posters')), 'words.en.json', 'words.ko.json'].sort(),
  );
  const words = JSON.parse(readFileSync(join(posters, 'words.ko.json'), 'utf8'));
  expect(words['edge-edge'].verdict).toContain('떨어져 있음');
});

test('the manual has no traces of an unfinished merge', () => {
  const manual = readFileSync(join(installed, 'README.md'), 'utf8');
  expect(manual).not.toMatch(/^(<{7}|={7}|>{7})/m);
});

test('what it has of others is named, with the licenses', () => {
  const notices = readFileSync(join(installed, 'dist/lib/third-party-notices.txt'), 'utf8');
  const titles = Array.from(notices.matchAll(/^=+\n(.+)\n=+\n\n\S/gm), ([, title]) =>
    String(title),
  );
  expect(titles.length).toBeGreaterThan(10);
  expect(titles).toEqual(expect.arrayContaining(['musl (MIT)', 'Emscripten (MIT OR NCSA)']));
  const [three] = titles.filter((title) => title.startsWith('three '));
  expect(notices).toMatch(/Copyright © \d{4}-\d{4} three\.js authors/);
  // these may be copied without the file beside them
  for (const entry of ['core', 'element']) {
    const [banner] = readFileSync(join(installed, `dist/lib/${entry}/inline.js`), 'utf8').split(
      '\n',
    );
    expect(banner).toMatch(/^\/\*! .*musl \(MIT\).*third-party-notices\.txt.*\*\/$/);
    if (entry === 'element') expect(banner).toContain(three);
  }
});

test('nothing is installed besides it', () => {
  const names = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(names).toEqual(['collision-playground']);
});

test('it knows of no machine that it was made on', () => {
  const names = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
  const code = names.filter((name) => /\.(js|mjs|mts|ts)$/.test(name));
  expect(code.length).toBeGreaterThan(50);
  for (const name of code) {
    const text = readFileSync(join(installed, 'dist', name), 'utf8');
    expect(text.includes(`${root}/`), name).toBe(false);
  }
});

test('every way in that it declares is there', () => {
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8');
  const { bin, customElements, exports } = JSON.parse(manifest);
  const targets = Object.values<string | Record<string, string>>(exports).flatMap((each) =>
    typeof each === 'string' ? [each] : Object.values(each),
  );
  expect(targets).toContain('./dist/lib/scene.schema.json');
  for (const path of [bin, customElements, ...targets]) {
    expect(existsSync(join(installed, path)), path).toBe(true);
  }
});

test('the modules that are described are there', () => {
  const { customElements } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const { modules } = JSON.parse(readFileSync(join(installed, customElements), 'utf8'));
  expect(modules).toHaveLength(2);
  for (const { path } of modules) expect(existsSync(join(installed, path)), path).toBe(true);
});

// both exit with an error where they find something
test('publint has nothing to say', () => {
  const output = node(ours('publint/src/cli.js'), 'run', '--strict', inject('tarball'));
  expect(output).toContain('All good!');
});

test('its types are right, as attw has it', () => {
  const options = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'json'];
  const output = node(ours('@arethetypeswrong/cli/dist/index.js'), ...options, inject('tarball'));
  expect(Object.keys(JSON.parse(output).analysis.entrypoints)).toEqual(
    Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).exports),
  );
});

/** Compiles the consumer's files under both module resolutions. */
function compile(files: string[], options: object) {
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const strict = { module, moduleResolution, target: 'es2022', strict: true, noEmit: true };
    const compilerOptions = { ...strict, types: [], ...options };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
    node(ours('typescript/bin/tsc'));
  }
}

test('the types of the core hold for a consumer, also in one file', () => {
  const use = (entry: string) =>
    decide(
      entry,
      `const outcome: 'apart' | 'touching' | 'overlapping' = verdict.outcome;
// @ts-expect-error: a type that knows nothing would let this pass
core.test({ kind: 'sphere', center: [0, 0, 0], radius: 'one' }, outcome);
export { outcome };`,
    );
  write('use.ts', use('collision-playground'));
  write('use-inline.ts', use('collision-playground/inline'));
  compile(['use.ts', 'use-inline.ts'], { skipLibCheck: false });
});

test('the types of the element hold for a consumer', () => {
  write(
    'figure.ts',
    `import { FigureError } from 'collision-playground/element';
import type { CollisionPlayground as Whole } from 'collision-playground/element/inline';
const figure: Whole = document.createElement('collision-playground');
figure.addEventListener('verdict-change', ({ detail }) => {
  const outcome: 'apart' | 'touching' | 'overlapping' | null = detail.outcome;
  // @ts-expect-error: it may be null
  const gap: number = detail.gap;
  document.title = [outcome, gap, detail.text].join();
});
figure.addEventListener('error', ({ detail }) => {
  if (detail instanceof FigureError) console.error(detail.field, detail.value);
});
figure.addEventListener('click', (event) => event.preventDefault());
figure.scene = '1';
const names: string[] | undefined = figure.scene?.scene.items.map(({ name }) => name);
const steps: number | undefined = figure.ledger?.steps.length;
// @ts-expect-error: it is the core that decides
figure.verdict = null;
export const made: Promise<[Blob, string]> =
  Promise.all([figure.toBlob({ type: 'image/webp' }), figure.toSVG()]);
export { names, steps };`,
  );
  compile(['figure.ts'], { skipLibCheck: false });
});

test('the types of the adapters are those of three.js', () => {
  link('three');
  link('@types/three');
  write(
    'adapt.ts',
    `import { Mesh, Ray, Vector3 } from 'three';
import { OBB } from 'three/addons/math/OBB.js';
import type { Core, Hull } from 'collision-playground';
import { acceleratedRaycast, fromBufferGeometry, fromObject3D, fromOBB, fromRay, toOBB, toVector3 } from 'collision-playground/three';
export function replace(core: Core, mesh: Mesh): Hull {
  mesh.raycast = acceleratedRaycast(fromBufferGeometry(core, mesh.geometry));
  return fromObject3D(mesh, 'hull', core);
}
// @ts-expect-error: a hull needs the core
fromObject3D(new Mesh(), 'hull');
const min: readonly [number, number, number] = fromObject3D(new Mesh(), 'aabb').min;
const numbers: Float64Array = fromObject3D(new Mesh(), 'triangles').positions;
const vector: Vector3 = toVector3(fromRay(new Ray()).origin);
const obb: OBB = toOBB(fromOBB(new OBB()), new OBB());
// @ts-expect-error: no kind that there is
fromObject3D(new Mesh(), 'sphere');
// @ts-expect-error: no ray
fromRay(vector);
export { min, numbers, obb };`,
  );
  compile(['adapt.ts'], { skipLibCheck: true });
});
