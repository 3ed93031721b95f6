// The crowds of the stress page, and what the core says of them in a frame.
import { describe, expect, test } from 'vitest';
import type { AnyShape } from '../../../../web/core/index.ts';
import { CostAverage, coreSum } from '../../../../web/pages/stress/costs.ts';
import { Crowd, crowdStyles, kPoseNumbers } from '../../../../web/pages/stress/crowd.ts';
import { knot } from '../../../../web/pages/stress/knot.ts';
import { Meetings } from '../../../../web/pages/stress/meetings.ts';
import { kModes, type Mode } from '../../../../web/pages/stress/mode.ts';
import type { Ray, Vec3 } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';

const { positions, index } = knot();
const geometry = core.createMesh(positions, index);

function shapesOf(mode: Mode, { count, poses, halfExtents }: Crowd): AnyShape[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y, z, ...rotation] = poses.subarray(i * kPoseNumbers, (i + 1) * kPoseNumbers);
    const shape =
      mode === 'meshes'
        ? { kind: 'mesh', geometry, position: [x, y, z], rotation }
        : {
            kind: 'obb',
            center: [x, y, z],
            rotation,
            halfExtents: Array.from(halfExtents.subarray(i * 3, i * 3 + 3)),
          };
    return shape as AnyShape;
  });
}

/** Rays toward the middle and beside it, from outside. */
const raysAt = ({ reach }: Crowd): Ray[] =>
  [0, 0.1, 0.2, -0.1, -0.2, -0.3, 3].map((aside) => ({
    kind: 'ray',
    origin: [0, 0, 3 * reach],
    direction: [aside, aside / 2, -3],
    maxDistance: 12 * reach,
  }));

describe('a crowd', () => {
  test('stays in its room, and its rotations keep their length', () => {
    const crowd = new Crowd(300);
    const before = crowd.poses.slice();
    for (let i = 0; i < 2000; i++) crowd.step();
    expect(crowd.poses).not.toEqual(before);
    for (let i = 0; i < crowd.count; i++) {
      const pose = crowd.poses.subarray(i * kPoseNumbers, (i + 1) * kPoseNumbers);
      for (const coordinate of pose.subarray(0, 3)) {
        expect(Math.abs(coordinate)).toBeLessThan(crowd.reach + 0.05);
      }
      expect(Math.hypot(...pose.subarray(3))).toBeCloseTo(1, 5);
    }
  });

  test('is the same for each visit, and another for another seed', () => {
    expect(new Crowd(10).poses).toEqual(new Crowd(10).poses);
    expect(new Crowd(10, crowdStyles.slow, 2).poses).not.toEqual(new Crowd(10).poses);
  });
});

describe.each(kModes.filter((mode) => mode !== 'bullets'))('of %s', (mode) => {
  test.each([1, 64, 65, mode === 'boxes' ? 500 : 120])(
    '%i: marks those that meet, as single tests do',
    (count) => {
      const crowd = new Crowd(count);
      const meetings = new Meetings(core, crowd, mode);
      for (let i = 0; i < 3; i++) {
        crowd.step();
        const costs = meetings.find(null);
        expect(coreSum(costs)).toBeGreaterThanOrEqual(0);
        expect(costs.ray).toBeNull();
      }
      const shapes = shapesOf(mode, crowd);
      const marks = new Uint8Array(count);
      let met = 0;
      for (const [a, shape] of shapes.entries()) {
        for (let b = a + 1; b < count; b++) {
          if (!core.meets(shape, shapes[b] as AnyShape)) continue;
          met++;
          marks[a] = 1;
          marks[b] = 1;
        }
      }
      expect(meetings.count).toBe(met);
      expect(meetings.marks).toEqual(marks);
      if (count > 100) expect(met).toBeGreaterThan(20);
      meetings.dispose();
    },
  );

  test('a ray hits the first of all, where they are in this frame', () => {
    const crowd = new Crowd(150);
    const meetings = new Meetings(core, crowd, mode);
    let hits = 0;
    for (const ray of raysAt(crowd)) {
      crowd.step();
      expect(meetings.find(ray).ray).toBeGreaterThanOrEqual(0);
      const all = shapesOf(mode, crowd).flatMap((shape, slot) => {
        const hit = core.meets(ray, shape) && core.test(ray, shape).hit;
        return hit ? [{ slot, t: hit.t, triangle: hit.triangle }] : [];
      });
      all.sort((a, b) => a.t - b.t);
      const { slot, hit } = meetings.hit ?? {};
      expect(meetings.hit && { slot, t: hit?.t, triangle: hit?.triangle }).toEqual(all[0] ?? null);
      hits += all.length > 0 ? 1 : 0;
      expect(meetings.cast(null)).toBeNull();
      expect(meetings.hit).toBeNull();
    }
    expect(hits).toBeGreaterThan(1);
    expect(hits).toBeLessThan(7);
    meetings.dispose();
  });
});

describe('of bullets', () => {
  test('do not turn, and go on by what they are asked about', () => {
    const crowd = new Crowd(50, crowdStyles.fast);
    crowd.step(); // makes the length of rotations 1
    const [before, way] = [crowd.poses.slice(), crowd.velocities.slice()];
    crowd.step();
    for (let i = 0; i < crowd.count; i++) {
      const at = i * kPoseNumbers;
      for (let k = 0; k < 3; k++) {
        const end = (before[at + k] as number) + (way[3 * i + k] as number);
        expect(crowd.poses[at + k]).toBeCloseTo(end, 5);
      }
      for (let k = 3; k < kPoseNumbers; k++) {
        expect(crowd.poses[at + k]).toBeCloseTo(before[at + k] as number, 5);
      }
    }
  });

  test.each([1, 64, 65, 300])('%i: none that two meet in passing is missed', (count) => {
    const crowd = new Crowd(count, { ...crowdStyles.fast, speed: 4 });
    const meetings = new Meetings(core, crowd, 'bullets');
    for (let i = 0; i < 3; i++) {
      crowd.step();
      expect(meetings.find(null).sweep).toBeGreaterThanOrEqual(0);
    }
    const shapes = shapesOf('boxes', crowd);
    const velocityOf = (slot: number) =>
      Array.from(crowd.velocities.subarray(3 * slot, 3 * slot + 3)) as unknown as Vec3;
    const pairs = shapes.flatMap((shape, a) =>
      shapes.slice(a + 1).flatMap((other, i) => {
        const b = a + 1 + i;
        const motion = { velocityA: velocityOf(a), velocityB: velocityOf(b) };
        const cast = core.cast(shape, other, motion);
        return cast.outcome === 'never' ? [] : [{ slots: [a, b], cast }];
      }),
    );
    const marks = new Uint8Array(count);
    for (const slot of pairs.flatMap(({ slots }) => slots)) marks[slot] = 1;
    const missed = pairs.filter(({ cast }) => (cast.tEnter ?? 0) > 0 && (cast.tExit ?? 1) < 1);
    expect([meetings.count, meetings.missed]).toEqual([pairs.length, missed.length]);
    expect(meetings.marks).toEqual(marks);
    if (count === 300) expect(missed.length).toBeGreaterThan(5);
    meetings.dispose();
  });
});

describe('the mesh', () => {
  const corner = (i: number): Vec3 => positions.subarray(3 * i, 3 * i + 3) as unknown as Vec3;

  test('is closed: each edge has two triangles, which go along it in opposite directions', () => {
    const edges = new Set<string>();
    for (let i = 0; i < index.length; i += 3) {
      for (let k = 0; k < 3; k++) {
        const edge = `${index[i + k]} ${index[i + ((k + 1) % 3)]}`;
        expect(edges).not.toContain(edge);
        edges.add(edge);
      }
    }
    for (const edge of edges) expect(edges).toContain(edge.split(' ').reverse().join(' '));
    expect(new Set(index).size * 3).toBe(positions.length);
  });

  test('shows its front to a ray from outside, and its tube meets itself nowhere', () => {
    const hits = geometry.raycastAll({
      kind: 'ray',
      origin: [9, 0.01, 0.02],
      direction: [-1, 0, 0],
    });
    expect(hits.length).toBeGreaterThan(2);
    expect(hits.map(({ facing }) => facing)).toEqual(
      hits.map((_, i) => (i % 2 === 0 ? 'front' : 'back')),
    );
    for (let i = 0; i < index.length; i += 3) {
      const [a, b, c] = index.subarray(i, i + 3) as unknown as [number, number, number];
      const triangle = { kind: 'triangle', a: corner(a), b: corner(b), c: corner(c) } as const;
      geometry.trianglesMeeting(triangle);
      for (const [at, outcome] of geometry.meetingOutcomes.entries()) {
        const other = geometry.meetingTriangles[at] as number;
        const shared = index
          .subarray(3 * other, 3 * other + 3)
          .filter((n) => [a, b, c].includes(n));
        expect(outcome === 1 ? shared.length > 0 : other === i / 3).toBe(true);
      }
    }
  });
});

test('costs are averaged, and begin anew', () => {
  const of = (draw: number, ray: number | null = null) => ({
    ...{ upload: 1, broad: 2, narrow: 3, read: 4, sweep: null, ray, motion: 5, draw },
  });
  const average = new CostAverage();
  average.addRay(1);
  expect(average.costs).toBeNull();
  average.add(of(10));
  expect(average.costs).toEqual(of(10));
  average.add(of(20));
  expect(average.costs).toEqual(of(11));
  expect(coreSum(of(0))).toBe(10);
  expect(coreSum(of(0, 6))).toBe(16);
  average.clear();
  expect(average.costs).toBeNull();
});

test('the cost of a ray is averaged from the first on that there is', () => {
  const of = (ray: number | null) => ({
    ...{ upload: 1, broad: 2, narrow: 3, read: 4, sweep: null, ray, motion: 5, draw: 6 },
  });
  const average = new CostAverage();
  for (const [ray, mean] of [
    [null, null],
    [10, 10],
    [20, 11],
    [null, null],
    [30, 30],
  ] as const) {
    average.add(of(ray));
    expect(average.costs?.ray).toBe(mean);
  }
  average.addRay(40);
  expect(average.costs).toEqual(of(31));
});
