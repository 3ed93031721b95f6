// Bringing two shapes into contact: exactly where one number allows it, else to neighboring doubles.
import { beforeAll, describe, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../../web/core/index.node.ts';
import { contactPath } from '../../../../web/panel/contact/contact-path.ts';
import { type Probe, probeOf } from '../../../../web/panel/contact/probe.ts';
import {
  byShortestWay,
  kMostCallsInAll,
  toContact,
} from '../../../../web/panel/contact/to-contact.ts';
import { presets } from '../../../../web/presets/index.ts';
import { fieldsOf, readNumbers } from '../../../../web/scene/numbers.ts';
import { itemById } from '../../../../web/scene/scene.ts';
import type { Aabb, Obb, Shape, Sphere, Vec3 } from '../../../../web/scene/shape.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const numbersOf = (shape: Shape) =>
  fieldsOf(shape.kind).flatMap((field) => readNumbers(shape, field));

/** Moves b. */
async function bring(a: Shape, b: Shape) {
  const outcome = core.outcome(a, b);
  const path = contactPath(outcome, core.distance(a, b), true);
  if (!path) return null;
  let calls = 0;
  const asked = await probeOf(core, (shape) => [a, shape], true);
  const probe: Probe = {
    outcome: (shape) => {
      calls++;
      return asked.outcome(shape);
    },
    contactAlong: (...about) => {
      calls++;
      return asked.contactAlong(...about);
    },
  };
  const reached = await toContact(b, path, probe, () => Promise.resolve());
  const before = numbersOf(b);
  const changed = numbersOf(reached.shape as Shape).filter((value, i) => value !== before[i]);
  return { reached, changed, calls };
}

const cube: Aabb = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const box = (center: Vec3, rotation: Obb['rotation'] = [0, 0, 0, 1]): Obb => ({
  kind: 'obb',
  center,
  rotation,
  halfExtents: [1, 1, 1],
});
const ball = (center: Vec3): Sphere => ({ kind: 'sphere', center, radius: 1 });

describe('one coordinate is enough', () => {
  test('for boxes beside each other', async () => {
    const found = await bring(box([0, 0, 0]), box([2.7, 0.3, 0.1]));
    expect(found?.reached).toMatchObject({ outcome: 'touching', isOnlyOne: true });
    expect(found?.reached.shape).toEqual(box([2, 0.3, 0.1]));
    expect(found?.reached.motion?.axis).toBe('x');
    expect(found?.reached.moved).toBeCloseTo(0.7, 15);
  });

  test('for a rotated box whose edge meets a face, away from the shortest way', async () => {
    const turned = box([2.75, 1.5, 0], [0, 0, 1, 2]);
    const found = await bring(box([0, 0, 0]), turned);
    expect(found?.reached).toMatchObject({ outcome: 'touching', isOnlyOne: true, moved: 0.75 });
    expect(found?.reached.shape).toEqual({ ...turned, center: [2, 1.5, 0] });
  });

  test('out of an overlap, by the nearest of the six ways', async () => {
    const found = await bring(box([0, 0, 0]), box([1.5, 1, 0.25]));
    expect(found?.reached.shape).toEqual(box([2, 1, 0.25]));
  });

  test('for spheres on a Pythagorean triple', async () => {
    const found = await bring({ ...ball([0, 0, 0]), radius: 4 }, ball([9, 4, 0]));
    expect(found?.reached.outcome).toBe('touching');
    expect(found?.reached.shape).toEqual(ball([3, 4, 0]));
  });

  test('for a plane, along its normal', async () => {
    const found = await bring(cube, { kind: 'plane', normal: [0, 2, 0], constant: 7 });
    expect(found?.reached.shape).toEqual({ kind: 'plane', normal: [0, 2, 0], constant: 2 });
    expect(found?.reached.moved).toBe(2.5);
  });
});

test('boxes that no coordinate alone brings together touch exactly as well', async () => {
  const far: Aabb = { kind: 'aabb', min: [2.3, 3.1, 0.4], max: [3.3, 4.1, 1.4] };
  const found = await bring(cube, far);
  expect(found?.reached).toMatchObject({ outcome: 'touching', isOnlyOne: false });
  expect(core.outcome(cube, found?.reached.shape ?? cube)).toBe('touching');
});

describe('turned boxes touch exactly where doubles do', () => {
  const fixed = box([0, 0, 0]);
  /** Edge on edge with the fixed one at (2, 2, 0), where 3 x + 4 y = 14. */
  const turned = (center: Vec3) => box(center, [-7, -11, -8, 4]);

  test.each([
    ['brought nearer', [3, 3, 0]],
    ['brought nearer from numbers of all digits', [3, 2.7, 0.1]],
    ['brought nearer from further away', [2.9, 3.3, 0.05]],
    ['pushed apart', [1.9, 1.9, 0]],
    ['pushed apart from numbers of all digits', [1.7, 1.8, 0.1]],
    ['pushed apart by an edge', [2.1, 1.9, 0.07]],
  ] as [string, Vec3][])('%s, at %j', async (_, center) => {
    const found = await bring(fixed, turned(center));
    const shape = found?.reached.shape as Obb;
    expect(found?.reached.outcome).toBe('touching');
    expect(core.outcome(fixed, shape)).toBe('touching');
    // It goes where the shortest way leads, to a part of a nanometer.
    expect(3 * shape.center[0] + 4 * shape.center[1]).toBeCloseTo(14, 12);
    const { distance, depth } = core.distance(fixed, turned(center));
    expect(found?.reached.moved).toBeLessThan(2.1 * (distance + (depth ?? 0)));
  });

  test('by the least translation alone, which is no longer for it', async () => {
    const pushed = turned([1.7, 1.8, 0.1]);
    const path = contactPath('overlapping', core.distance(fixed, pushed), true);
    const probe = await probeOf(core, (shape) => [fixed, shape], true);
    if (!path) throw new Error('no way out');
    const { shape, outcome } = await byShortestWay(pushed, path, probe, () => Promise.resolve());
    expect([outcome, core.outcome(fixed, shape)]).toEqual(['touching', 'touching']);
    const by = (shape as Obb).center.map((value, i) => value - (pushed.center[i] ?? 0));
    expect(Math.hypot(...by)).toBeCloseTo(path.length, 9);
  });
});

test('points come to the same place', async () => {
  const at = (position: Vec3): Shape => ({ kind: 'point', position });
  const found = await bring(at([0.1, 0.2, 0.3]), at([1.7, -2.3, 0.7]));
  expect(found?.reached.outcome).toBe('touching');
  expect(found?.reached.shape).toEqual(at([0.1, 0.2, 0.3]));
});

test('shapes are not pushed far away only to touch exactly', async () => {
  const long: Aabb = { kind: 'aabb', min: [-9, -1, -1], max: [9, 1, 1] };
  const ray: Shape = { kind: 'ray', origin: [-8, 0.25, 0.3], direction: [0.1, 1, 0.7] };
  const depth = core.distance(ray, long).depth ?? 0;
  const found = await bring(ray, long);
  expect(found?.reached.moved).toBeLessThan(2.1 * depth);
});

const pairs = presets.map(({ key, scene }) => [key, scene] as const);

test.each(pairs)(
  '%s: ends touching, or at neighboring doubles of different outcomes',
  async (_, scene) => {
    const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id)?.shape);
    if (!(a && b)) throw new Error('a preset without a pair');
    const found = await bring(a, b);
    if (!found) return;
    const { reached, changed, calls } = found;
    const { shape, outcome, before, motion, isOnlyOne } = reached;
    expect(calls).toBeLessThanOrEqual(kMostCallsInAll);
    expect(core.outcome(a, shape)).toBe(outcome);
    const { distance, depth } = core.distance(a, shape);
    expect(distance + (depth ?? 0)).toBeLessThan(1e-14);
    if (outcome === 'touching') {
      expect(before).toBeNull();
      if (isOnlyOne && motion?.key.startsWith('center')) expect(changed).toHaveLength(1);
    } else if (before) {
      expect(core.outcome(a, before)).toBe(core.outcome(a, b));
      expect(outcome).not.toBe(core.outcome(a, b));
    }
  },
);
