// What a stranger gets: the tarball of `npm pack`, installed offline into an empty folder.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'collision-playground-'));
const installed = join(folder, 'node_modules/collision-playground');

// npm's cache is a new one, so that nothing but the tarball can be what gets installed
const env = { ...process.env, npm_config_cache: join(folder, 'cache') };

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const twoSpheres = `
const verdict = core.test(
  { kind: 'sphere', center: [0, 0, 0], radius: 1 },
  { kind: 'sphere', center: [3, 0, 0], radius: 1 },
);
`;

beforeAll(() => {
  run(root, 'npm', 'pack', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  write('package.json', '{ "type": "module", "private": true }');
  run(folder, 'npm', 'install', '--offline', `./${tarball}`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the tarball brings the library, its licence and its manual, and nothing else', () => {
  expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  expect(readdirSync(join(installed, 'dist'))).toEqual(['lib']);
  expect(readdirSync(join(installed, 'dist/lib/core/wasm')).sort()).toEqual([
    'core.d.mts',
    'core.mjs',
    'core.wasm',
  ]);
});

test('nothing is installed besides it', () => {
  const names = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(names).toEqual(['collision-playground']);
});

test('Node loads the core and decides a pair', () => {
  write(
    'use.js',
    `import { loadCore } from 'collision-playground';
const core = await loadCore();
${twoSpheres}
console.log(JSON.stringify(verdict));`,
  );
  const verdict = JSON.parse(run(folder, process.execPath, 'use.js'));
  expect(verdict).toMatchObject({ outcome: 'apart', gap: 1, axis: [1, 0, 0] });
});

test('the manual’s examples run as they stand', () => {
  const manual = readFileSync(join(root, 'README.md'), 'utf8');
  const blocks = Array.from(manual.matchAll(/```js\n(.*?)```/gs), ([, code]) => code);
  expect(blocks.length).toBeGreaterThan(1);
  write('manual.js', `${blocks.join('')}console.log(JSON.stringify(core.test(a, b)));`);
  const verdict = JSON.parse(run(folder, process.execPath, 'manual.js'));
  expect(verdict).toMatchObject({ outcome: 'apart', candidate: 'B.x' });
});

test('it runs without generating code from strings', () => {
  write(
    'strict.js',
    `import { loadCore } from 'collision-playground';
await loadCore();`,
  );
  run(folder, process.execPath, '--disallow-code-generation-from-strings', 'strict.js');
});

test('its types hold for a consumer, under both ways of resolving modules', () => {
  write(
    'use.ts',
    `import { loadCore } from 'collision-playground';
const core = await loadCore();
${twoSpheres}
const outcome: 'apart' | 'touching' | 'overlapping' = verdict.outcome;
// @ts-expect-error: a type that knows nothing would let this pass
core.test({ kind: 'sphere', center: [0, 0, 0], radius: 'one' }, outcome);
export { outcome };`,
  );
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const compilerOptions = { module, moduleResolution, target: 'es2022', strict: true };
    const options = { ...compilerOptions, noEmit: true, skipLibCheck: false, types: [] };
    write('tsconfig.json', JSON.stringify({ compilerOptions: options, files: ['use.ts'] }));
    run(folder, process.execPath, join(root, 'node_modules/typescript/bin/tsc'));
  }
});

test('a bundler finds the wasm by itself', () => {
  write('index.html', '<script type="module" src="page.js"></script>');
  write(
    'page.js',
    `import { loadCore } from 'collision-playground';
const core = await loadCore();
${twoSpheres}
document.title = verdict.outcome;`,
  );
  run(folder, process.execPath, join(root, 'node_modules/vite/bin/vite.js'), 'build');
  const assets = readdirSync(join(folder, 'dist/assets'));
  const wasm = assets.find((name) => /^core-.*\.wasm$/.test(name));
  const script = assets.find((name) => name.endsWith('.js'));
  expect(wasm).toBeDefined();
  const source = readFileSync(join(folder, 'dist/assets', script ?? ''), 'utf8');
  expect(source).toContain(wasm);
  expect(source).not.toContain('node:');
});
