// The boxes of the stress page, and their number: what its slider gives and its address takes.
import { describe, expect, test } from 'vitest';
import {
  countAt,
  countIn,
  kFewest,
  kMost,
  kPositions,
  positionOf,
} from '../../../web/pages/stress/box-count.ts';
import { CostAverage, coreSum } from '../../../web/pages/stress/costs.ts';
import { Crowd, kPoseNumbers } from '../../../web/pages/stress/crowd.ts';
import { Meetings } from '../../../web/pages/stress/meetings.ts';
import { core } from '../../core/support/core.ts';

describe('the slider', () => {
  const positions = Array.from({ length: kPositions + 1 }, (_, position) => position);

  test('goes from the fewest to the most, always upwards, by numbers of two digits', () => {
    const counts = positions.map(countAt);
    expect(counts[0]).toBe(kFewest);
    expect(counts.at(-1)).toBe(kMost);
    expect(counts).toContain(1000);
    expect(counts).toContain(10_000);
    for (const [i, count] of counts.entries()) {
      expect(count).toBeGreaterThan(counts[i - 1] ?? 0);
      expect(String(count)).toMatch(/^\d\d0+$/);
    }
  });

  test('finds its position again', () => {
    for (const position of positions) expect(positionOf(countAt(position))).toBe(position);
  });
});

test.each([
  ['100', 100],
  ['12345', 12345],
  ['100000', 100_000],
  ['99', null],
  ['100001', null],
  ['1e4', 10_000],
  ['2.5', null],
  ['many', null],
  ['', null],
  [null, null],
])('an address that asks for %s boxes', (text, count) => {
  expect(countIn(text)).toBe(count);
});

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
    expect(new Crowd(10, 2).poses).not.toEqual(new Crowd(10).poses);
  });

  test.each([1, 64, 65, 500])('of %i: marks those that meet, as single tests do', (count) => {
    const crowd = new Crowd(count);
    const meetings = new Meetings(core, crowd);
    for (let i = 0; i < 3; i++) {
      crowd.step();
      const costs = meetings.find();
      expect(coreSum(costs)).toBeGreaterThanOrEqual(0);
    }
    const boxes = Array.from({ length: count }, (_, i) => {
      const [x, y, z, ...rotation] = crowd.poses.subarray(i * kPoseNumbers, (i + 1) * kPoseNumbers);
      const halfExtents = Array.from(crowd.halfExtents.subarray(i * 3, i * 3 + 3));
      return { kind: 'obb', center: [x, y, z], rotation, halfExtents } as never;
    });
    const marks = new Uint8Array(count);
    let met = 0;
    for (let a = 0; a < count; a++) {
      for (let b = a + 1; b < count; b++) {
        if (!core.meets(boxes[a] as never, boxes[b] as never)) continue;
        met++;
        marks[a] = 1;
        marks[b] = 1;
      }
    }
    expect(meetings.count).toBe(met);
    expect(meetings.marks).toEqual(marks);
    if (count === 500) expect(met).toBeGreaterThan(50);
    meetings.dispose();
  });
});

test('costs are averaged, and begin anew', () => {
  const of = (draw: number) => ({ upload: 1, broad: 2, narrow: 3, read: 4, motion: 5, draw });
  const average = new CostAverage();
  expect(average.costs).toBeNull();
  average.add(of(10));
  expect(average.costs).toEqual(of(10));
  average.add(of(20));
  expect(average.costs).toEqual(of(11));
  expect(coreSum(of(0))).toBe(10);
  average.clear();
  expect(average.costs).toBeNull();
});
