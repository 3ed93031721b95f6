// The types of the packed library, for its consumers and for a program that looks for mistakes in them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { consumer, decide, ours, root } from './support/consumer.ts';

const { link, node, write } = consumer();

// it exits with an error where it finds something
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
