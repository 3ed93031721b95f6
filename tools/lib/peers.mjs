// The bench of other libraries: they are installed in a folder of their own below build, by a lock file of
// their own, when somebody asks for them.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBench } from './bench-bundle.mjs';
import { filesBelow } from './files.mjs';
import { ifUnchanged } from './keys.mjs';
import { buildNative, buildNativePeers, buildWasm } from './native.mjs';
import { makePackage } from './outputs.mjs';
import { read, root, run } from './run.mjs';

const program = 'build/native/collision_bench';
const sources = 'tests/bench/peers';
const folder = 'build/bench/peers';
const kShapes = '262144';

/** The tests that are compared, as tests/bench/peers/libraries.ts has them. */
export const peerPairs = [
  'obbObb',
  'rayTriangle',
  'rayAabb',
  'rayObb',
  'aabbTriangle',
  'obbTriangle',
];
/** Objects of so many pairs of shapes are in memory at once. */
export const mostPeerShapes = 2 ** 20;

async function installPeers() {
  const manifests = ['package.json', 'package-lock.json', '.npmrc'];
  const inputs = {
    files: manifests.map((name) => `${sources}/${name}`),
    makes: [`${folder}/node_modules/.package-lock.json`],
  };
  await ifUnchanged('packages of the peers', inputs, async () => {
    mkdirSync(join(root, folder), { recursive: true });
    for (const name of manifests) copyFileSync(join(root, sources, name), join(root, folder, name));
    await run('npm', ['ci', '--prefix', folder]);
  });
}

/** An adapter calls `serve` at its end; the other files of the folder are parts of adapters. */
const adapters = () =>
  filesBelow(`${sources}/adapters`, /\.mjs$/).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('await serve('),
  );

/** `native`: whether with the libraries that are no JavaScript. */
export async function buildPeersBench(native = false) {
  if (native) await buildNativePeers('peer_fcl', 'peer_bullet', 'peer_cgal');
  await buildNative('collision_bench');
  await buildWasm();
  await makePackage();
  await installPeers();
  const manifest = JSON.parse(readFileSync(join(root, sources, 'package.json'), 'utf8'));
  const packages = Object.keys(manifest.devDependencies);
  const bundle = (file) => {
    const name = file.split('/').at(-1).replace(/\.ts$/, '.mjs');
    return bundleBench(file.replace('tests/bench/', ''), `${folder}/${name}`, packages);
  };
  for (const file of [...adapters(), `${sources}/main.ts`]) await bundle(file);
}

const nativeFolder = 'build/peers';

/** Our library in C++ and others in one program. `name`: queries, meshes or contacts. */
export const buildNativeContest = (name) => buildNativePeers(`peer_${name}`);
export const benchNativeContest = (name, args) => read(`${nativeFolder}/peer_${name}`, args);

export const queriesBench = `${folder}/queries.mjs`;

export async function buildQueriesBench() {
  await buildWasm('core');
  await installPeers();
  await bundleBench('peers/queries/main.ts', queriesBench, [
    '@dimforge/rapier3d-compat',
    'three',
    'three-mesh-bvh',
  ]);
}

export const meshesBench = `${folder}/meshes.mjs`;

export async function buildMeshesBench() {
  await buildWasm('core');
  await installPeers();
  await bundleBench('peers/meshes/main.ts', meshesBench, ['three', 'three-mesh-bvh']);
}

export const hullsBench = `${folder}/hulls.mjs`;

export async function buildHullsBench() {
  await buildWasm('core');
  await installPeers();
  await bundleBench('peers/hulls/main.ts', hullsBench, ['@dimforge/rapier3d-compat', 'three']);
}

export const castsBench = `${folder}/casts.mjs`;

export async function buildCastsBench() {
  await buildWasm('core');
  await installPeers();
  await bundleBench('peers/casts/main.ts', castsBench, [
    '@dimforge/rapier3d-compat',
    'jolt-physics',
  ]);
}

export const contactsBench = `${folder}/contacts.mjs`;

export async function buildContactsBench() {
  await buildWasm('core');
  await installPeers();
  await bundleBench('peers/contacts/main.ts', contactsBench, ['@dimforge/rapier3d-compat']);
}

/** `args`: of tests/bench/peers/main.ts. */
export async function benchPeers({ seed = '1', shapes = kShapes, native }, args, pairs) {
  const wanted = pairs.length > 0 ? pairs : peerPairs;
  for (const pair of wanted) {
    const file = `${folder}/${pair}.f64`;
    await run(program, ['--workloads', file, '--seed', seed, '--shapes', shapes, pair]);
  }
  const inputs = ['--folder', folder, '--wasm', 'web/core/wasm/core.wasm'];
  if (native) inputs.push('--native', nativeFolder);
  const given = [...inputs, '--seed', seed, '--shapes', shapes, ...args, ...pairs];
  return read(process.execPath, [`${folder}/main.mjs`, ...given]);
}
