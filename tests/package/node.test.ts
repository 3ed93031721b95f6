// The package in Node: every entry, and the examples of the manual.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sceneJsonSchema } from '../../tools/vite/scene-schema.ts';
import { examplesIn } from '../core/support/manual.ts';
import { consumer, decide, root } from './support/consumer.ts';

const { link, node, write } = consumer();

/** The code of all blocks with this fence. */
const manual = (language: string) => examplesIn('docs/api.md', language);

describe.each(['collision-playground', 'collision-playground/inline'])('%s', (entry) => {
  test('decides a pair', () => {
    write('use.js', decide(entry, 'console.log(JSON.stringify(verdict));'));
    expect(JSON.parse(node('use.js'))).toMatchObject({ outcome: 'apart', gap: 1, axis: [1, 0, 0] });
  });

  test('runs without generating code from strings', () => {
    write('strict.js', decide(entry, 'console.log(verdict.outcome);'));
    expect(node('--disallow-code-generation-from-strings', 'strict.js')).toBe('apart\n');
  });

  test('shares one core, and makes another with options', () => {
    write(
      'options.js',
      `import { readFileSync } from 'node:fs';
import { CoreLoadError, loadCore } from '${entry}';
const core = await loadCore();
const wasm = './node_modules/collision-playground/dist/lib/core/wasm/core.wasm';
const other = await loadCore({ wasmBinary: readFileSync(wasm) });
const broken = await loadCore({ wasmBinary: new Uint8Array(8) }).catch((error) => error);
console.log(JSON.stringify([
  core === await loadCore(),
  core === await loadCore({}),
  other.catalog.pairs.length,
  broken instanceof CoreLoadError,
]));`,
    );
    expect(JSON.parse(node('options.js'))).toEqual([true, false, 55, true]);
  });
});

test('the manual’s examples run as they stand', () => {
  const blocks = manual('js');
  expect(blocks.length).toBeGreaterThan(1);
  write('manual.js', `${blocks.join('')}console.log(JSON.stringify(core.test(a, b)));`);
  expect(JSON.parse(node('manual.js'))).toMatchObject({ outcome: 'apart', candidate: 'B.x' });
});

test('the manual’s C++ is the example’s, which is built and run', () => {
  const example = readFileSync(join(root, 'examples/cpp/main.cpp'), 'utf8');
  const lines = manual('cpp').join('').split('\n');
  const statements = lines.map((line) => line.replace(/\/\/.*/, '').trim()).filter(Boolean);
  expect(statements.length).toBeGreaterThan(3);
  for (const statement of statements) expect(example).toContain(statement);
});

test('the JSON Schema of scenes is imported as it is', () => {
  write(
    'schema.js',
    `import schema from 'collision-playground/scene.schema.json' with { type: 'json' };
console.log(JSON.stringify(schema));`,
  );
  expect(JSON.parse(node('--no-warnings', 'schema.js'))).toEqual(sceneJsonSchema());
});

describe('with three.js', () => {
  link('three');

  test('its objects are tested by the core', () => {
    write(
      'three.js',
      `import { BoxGeometry, Mesh, Ray, Vector3 } from 'three';
import { OBB } from 'three/addons/math/OBB.js';
import { loadCore } from 'collision-playground';
import { fromObject3D, fromOBB, fromRay, toVector3 } from 'collision-playground/three';
const core = await loadCore();
const mesh = new Mesh(new BoxGeometry(2, 2, 2));
mesh.position.z = -5;
const ray = new Ray(new Vector3(), new Vector3(0, 0, -1));
const { positions, index } = fromObject3D(mesh, 'triangles');
console.log(JSON.stringify([
  toVector3(core.test(fromRay(ray), fromObject3D(mesh, 'obb')).hit.point).toArray(),
  core.raycastMesh(fromRay(ray), positions, index).t,
  core.test(fromOBB(new OBB(new Vector3(), new Vector3(1, 1, 4))), fromObject3D(mesh, 'aabb')).outcome,
]));`,
    );
    expect(JSON.parse(node('three.js'))).toEqual([[0, 0, -4], 4, 'touching']);
  });

  test('errors of both entries are of one family', () => {
    write(
      'family.js',
      `import { Group } from 'three';
import { CollisionError } from 'collision-playground';
import { fromObject3D, InvalidObjectError } from 'collision-playground/three';
try {
  fromObject3D(new Group(), 'aabb');
} catch (error) {
  console.log(error instanceof CollisionError, error instanceof InvalidObjectError);
}`,
    );
    expect(node('family.js')).toBe('true true\n');
  });

  test('the manual’s lines run on objects of its scene', () => {
    const blocks = manual('ts').filter(
      (code) => code.includes('collision-playground/three') && !code.includes('hitBoxes'),
    );
    expect(blocks).toHaveLength(1);
    write(
      'lines.js',
      `import { Box3, BoxGeometry, Mesh, PerspectiveCamera, Ray, Raycaster, Vector3 } from 'three';
import { OBB } from 'three/addons/math/OBB.js';
import { loadCore } from 'collision-playground';
const core = await loadCore();
const camera = new PerspectiveCamera();
const raycaster = new Raycaster(new Vector3(0.25, 0.5, 9), new Vector3(0, 0, -1));
const ray = new Ray(new Vector3(0, 0, 9), new Vector3(0, 0, -1));
const box = new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1));
const [obbA, obbB] = [new OBB(), new OBB()];
const mesh = new Mesh(new BoxGeometry(2, 2, 2));
const target = new Vector3();
${blocks.join('')}
console.log(JSON.stringify([target.toArray(), nearest.distance, view.kind, rock.geometry.faces.length]));`,
    );
    expect(JSON.parse(node('lines.js'))).toEqual([[0, 0, 1], 8, 'hull', 6]);
  });
});

test('importing does nothing but define: no document, no request, no new global', () => {
  write(
    'server.js',
    `import { readFileSync } from 'node:fs';
const forbidden = (name) => () => { throw new Error(name + ' was called'); };
for (const name of ['fetch', 'setTimeout', 'setInterval', 'queueMicrotask']) {
  globalThis[name] = forbidden(name);
}
for (const name of ['compile', 'instantiate', 'Module', 'Instance', 'Memory']) {
  WebAssembly[name] = forbidden('WebAssembly.' + name);
}
const before = Reflect.ownKeys(globalThis).length;
const { exports } = JSON.parse(readFileSync('./node_modules/collision-playground/package.json'));
// every file that any condition leads to: a server that is no Node takes those for browsers.
// Matchers answer at once, so those who import them wait for the core.
const files = Object.entries(exports).flatMap(([name, conditions]) =>
  /\\.json$|^\\.\\/testing/.test(name) ? [] : Object.entries(conditions));
let imported = 0;
for (const [condition, file] of files) {
  if (condition === 'types') continue;
  await import('./node_modules/collision-playground/' + file);
  imported++;
}
console.log(typeof document, imported >= 4, Reflect.ownKeys(globalThis).length - before);`,
  );
  expect(node('server.js')).toBe('undefined true 0\n');
});
