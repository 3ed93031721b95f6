// What the catalog names, the strings can say.
import { beforeAll, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../web/core/index.node.ts';
import type { Kind } from '../../../web/scene/shape.ts';
import en from '../../../web/strings/en.json' with { type: 'json' };
import type { Explained } from '../../../web/strings/names.ts';
import { methodOf, type PairMethod } from '../../../web/strings/pair-method.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

test('every method and kind has a name', () => {
  for (const { method } of core.catalog.pairs) expect(en).toHaveProperty([`method.${method}`]);
  for (const { name } of core.catalog.kinds) {
    expect(en).toHaveProperty([`kind.${name}`]);
    expect(en).toHaveProperty([`add.${name}`]);
  }
});

/** The sentences that explain a test, of a ray or segment by what it is tested against. */
const kOfTarget: Readonly<Record<Kind, PairMethod>> = {
  point: 'lines',
  segment: 'lines',
  ray: 'lines',
  aabb: 'slabs',
  obb: 'slabs',
  triangle: 'inside',
  parallelogram: 'inside',
  sphere: 'sphere',
  capsule: 'capsule',
  plane: 'crossing',
};

function expected(a: Kind, b: Kind): PairMethod {
  if (a === 'ray' || a === 'segment') return kOfTarget[b];
  if (a === 'point' && kOfTarget[b] === 'lines') return 'lines';
  if (b === 'plane') return a === 'plane' ? 'planes' : 'side';
  const round: readonly Kind[] = ['sphere', 'capsule'];
  return round.includes(a) || round.includes(b) ? 'distance' : 'axes';
}

test('every pair of the table is explained by sentences about its method', () => {
  for (const pair of core.catalog.pairs) {
    const explained = { pair } as Pick<Explained, 'pair'>;
    expect(methodOf(explained), pair.name).toBe(expected(pair.a, pair.b));
  }
});
