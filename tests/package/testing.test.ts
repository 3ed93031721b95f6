// The testing helpers from the tarball: the example of examples/testing, Jest, and the types for both runners.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deserialize } from 'node:v8';
import { expect, inject, test } from 'vitest';
import { readLink } from '../../web/scene/link/link.ts';

const root = resolve(import.meta.dirname, '../..');
const installed = join(inject('installed'), 'node_modules/collision-playground');

/** An empty project with the package, and links to packages that its user would install. */
function project(...packages: string[]): string {
  const folder = mkdtempSync(join(inject('installed'), 'project-'));
  cpSync(installed, join(folder, 'node_modules/collision-playground'), { recursive: true });
  for (const name of packages) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  return folder;
}

/** The output of a command; if it fails, the output is the error's text. */
function run(cwd: string, args: readonly string[], env = {}): string {
  try {
    const options = { cwd, env: { ...process.env, ...env }, stdio: 'pipe' } as const;
    return execFileSync(process.execPath, args, { ...options, encoding: 'utf8' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}\n${stderr}`, { cause: error });
  }
}

const bin = (path: string) => join(root, 'node_modules', path);
const manifest = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('the example shows the disagreement', () => {
  const clone = project('fast-check', 'vitest');
  // as in a clone of this repository, whose own configuration is not for it
  writeFileSync(join(clone, 'vitest.config.js'), 'export default { test: { include: [] } };');
  const folder = join(clone, 'examples/testing');
  cpSync(join(root, 'examples/testing'), folder, { recursive: true });
  const report = run(folder, [bin('vitest/vitest.mjs'), 'run', '--reporter=verbose']);
  expect(report).toMatch(/3 passed/);
  expect(report).toContain('meets: the implementation says true, the core false');
  expect(report).toMatch(/the core: apart, gap [\d.]+ m, along A\..×B\../);
});

test('the example is pinned to what is tested here', () => {
  const { devDependencies } = manifest('examples/testing/package.json');
  const { name, version, devDependencies: ours } = manifest('package.json');
  const { [name]: own, ...others } = devDependencies;
  expect(own).toBe(version);
  expect(others).not.toEqual({});
  expect(ours).toMatchObject(others);
});

test('without fast-check there are matchers, and a typed error for the rest', () => {
  const folder = project();
  const code = `
    import { judge, matchers, MissingPackageError, shapes } from 'collision-playground/testing';
    const ball = (x) => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
    if (!matchers.toTouch([ball(0), ball(2)]).pass) throw new Error('they touch');
    const errors = [];
    try { shapes('ray'); } catch (error) { errors.push(error); }
    await judge(['ray', 'ray'], () => true).catch((error) => errors.push(error));
    for (const error of errors) {
      if (!(error instanceof MissingPackageError)) throw error;
      console.log(error.package, error.message);
    }`;
  writeFileSync(join(folder, 'use.js'), code);
  const said = run(folder, ['use.js']);
  expect(said.match(/^fast-check .*npm install --save-dev fast-check$/gm)).toHaveLength(2);
});

test('the judge’s link opens the very pair', async () => {
  const folder = project('fast-check');
  const code = `
    import { serialize } from 'node:v8';
    import { judge } from 'collision-playground/testing';
    const { disagreement } = await judge(['ray', 'obb'], () => 'touching', { seed: 3, at: 'https://example.org/play/' });
    const { a, b, link } = disagreement;
    console.log(serialize({ shapes: [a, b], link }).toString('base64'));`;
  writeFileSync(join(folder, 'link.js'), code);
  const { shapes, link } = deserialize(Buffer.from(run(folder, ['link.js']), 'base64'));
  const read = await readLink(new URL(link).hash.slice(1));
  expect('scene' in read && read.scene.items.map(({ shape }) => shape)).toStrictEqual(shapes);
});

test('it asks nothing of Node: a bundler can take it for a browser', () => {
  for (const file of ['testing/index.js', 'testing/vitest.js', 'testing/jest.js', 'matchers.js']) {
    expect(readFileSync(join(installed, 'dist/lib/cli', file), 'utf8')).not.toContain('node:');
  }
});

const jestTest = `
import 'collision-playground/testing/jest';
import { judge } from 'collision-playground/testing';
import { expect, test } from '@jest/globals';

const ball = (x) => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });

test('matchers', () => {
  expect([ball(0), ball(2)]).toTouch();
  expect([ball(0), ball(2)]).not.toOverlap();
  expect([ball(0), ball(4)]).toBeApartBy(2);
  expect(() => expect([ball(0), ball(4)]).toTouch()).toThrow(/but they are apart\\n  gap +2 m/);
});

test('judge', async () => {
  const { agreed, text } = await judge(['sphere', 'sphere'], () => 'apart', { seed: 1, at: 'https://example.org/play/' });
  expect(agreed).toBe(false);
  expect(text).toMatch(/https:.*#1[\\w-]+$/);
  expect(text).toContain('seed 1');
});
`;

test('Jest knows the matchers', () => {
  const folder = project('fast-check', 'jest', '@jest/globals');
  writeFileSync(join(folder, 'balls.test.js'), jestTest);
  const config = JSON.stringify({ rootDir: folder, transform: {}, haste: {}, watchman: false });
  const args = [bin('jest/bin/jest.js'), '--config', config, '--runInBand', '--json'];
  const report = run(folder, args, { NODE_OPTIONS: '--experimental-vm-modules' });
  expect(JSON.parse(report)).toMatchObject({ success: true, numPassedTests: 2 });
});

const use = `
const ball = { kind: 'sphere', center: [0, 0, 0], radius: 1 } as const;
expect([ball, ball]).toTouch();
expect([ball, ball]).not.toOverlap();
expect([ball, ball]).toBeApartBy(1, { within: 0.1 });
// @ts-expect-error: a type that knows nothing would let this pass
expect([ball, ball]).toBeApartBy('1');
// @ts-expect-error: nor is there such a matcher
expect([ball, ball]).toBeNear();
const { disagreement } = await judge(['obb', 'ray'], (a, b) => a.halfExtents[0] > b.origin[0]);
const kind: 'obb' | undefined = disagreement?.a.kind;
export const all = [kind, pairs('ray', 'obb'), shapes(['ray', 'plane'])];
`;

test.each([
  ['vitest', ['vitest'], "import { expect } from 'vitest';"],
  ['jest', ['@jest/globals', 'expect'], "import { expect } from '@jest/globals';"],
])('types for %s', (runner, packages, imported) => {
  const folder = project('fast-check', ...packages);
  const code = `import 'collision-playground/testing/${runner}';
import { judge, pairs, shapes } from 'collision-playground/testing';
${imported}
${use}`;
  writeFileSync(join(folder, 'use.ts'), code);
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const lib = ['es2023', 'dom', 'esnext.disposable'];
    const options = { module, moduleResolution, target: 'es2022', lib, strict: true };
    // Not skipLibCheck: false, which would hold the test runners' own declarations to account.
    const compilerOptions = { ...options, noEmit: true, skipLibCheck: true, types: [] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['use.ts'] }),
    );
    run(folder, [bin('typescript/bin/tsc')]);
  }
});
