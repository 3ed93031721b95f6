import { describe, expect, test } from 'vitest';
import { Beyond, Facing, Outcome, Side, StepGroup, StepStatus } from '../../../web/core/results.ts';
import { loadStrings, stringsOf } from '../../../web/strings/index.ts';
import type { Explained } from '../../../web/strings/names.ts';
import { spoken, verdictLine } from '../../../web/strings/verdict.ts';
import { explained, step, typed, verdict } from './explained.ts';

await loadStrings('ko');

const en = stringsOf('en');
const ko = stringsOf('ko');
const hit = (change: object) => ({ ...verdict().hit, ...change });
const spokenIn = (about: Explained | null) => [
  typed(spoken(verdictLine(about, en))),
  typed(spoken(verdictLine(about, ko))),
];

const edge = [['{a}.y×{b}.x', StepGroup.edgeEdge]] as const;

describe('solids', () => {
  const boxes = (outcome: number, gap: number) =>
    explained({
      a: 'obb',
      b: 'obb',
      candidates: edge,
      steps: [step(gap)],
      verdict: { outcome, gap, candidate: 0 },
    });

  test('apart', () => {
    expect(spokenIn(boxes(Outcome.apart, 0.4537))).toEqual([
      'Apart: 0.454 m of daylight, first separated on A.y×B.x',
      '떨어져 있음: 거리 0.454 m, 첫 분리축 A.y×B.x',
    ]);
  });

  test('apart by more than the gap on the axis that separates first', () => {
    const about = boxes(Outcome.apart, 0.125);
    about.ledger.nearest.distance = 1.0625;
    expect(spokenIn(about)).toEqual([
      'Apart: 1.063 m of daylight, first separated on A.y×B.x, by 0.125 m',
      '떨어져 있음: 거리 1.063 m, 첫 분리축 A.y×B.x (이 축의 틈 0.125 m)',
    ]);
  });

  test('touching', () => {
    expect(spokenIn(boxes(Outcome.touching, 0))).toEqual([
      'Touching: exactly 0 m along A.y×B.x',
      '맞닿음: A.y×B.x 방향의 틈이 정확히 0 m',
    ]);
  });

  test('overlapping', () => {
    expect(spokenIn(boxes(Outcome.overlapping, -0.2))).toEqual([
      'Overlapping: 0.200 m deep, least along A.y×B.x',
      '겹침: 관통 깊이 0.200 m, A.y×B.x 축 방향',
    ]);
  });

  test('a distance is no direction with a name', () => {
    const spheres = explained({
      a: 'sphere',
      b: 'sphere',
      candidates: [['distance', StepGroup.distance]],
      steps: [step(0.3)],
      verdict: { outcome: Outcome.apart, gap: 0.3, candidate: 0 },
    });
    expect(spokenIn(spheres)[0]).toBe('Apart: 0.300 m of daylight');
  });
});

describe('planes', () => {
  const against = (outcome: number, side: number, gap: number, swapped = false) =>
    explained({
      a: 'obb',
      b: 'plane',
      candidates: [['{b}.n', StepGroup.plane]],
      steps: [step(gap)],
      verdict: { outcome, side, gap, candidate: 0, swapped },
    });

  test.each([
    [Outcome.apart, Side.front, 0.126, 'In front: 0.126 m of daylight between A and the plane'],
    [Outcome.apart, Side.back, 0.126, 'Behind: 0.126 m of daylight between A and the plane'],
    [Outcome.overlapping, Side.straddling, -0.683, 'Straddling: the plane cuts A, 0.683 m deep'],
    [Outcome.touching, Side.front, 0, 'Touching: A rests on the front of the plane'],
    [Outcome.touching, Side.back, 0, 'Touching: A rests on the back of the plane'],
    [Outcome.touching, Side.straddling, 0, 'Touching: A lies in the plane'],
  ])('outcome %i, side %i', (outcome, side, gap, text) => {
    expect(spokenIn(against(outcome, side, gap))[0]).toBe(text);
  });

  test('the name is that of the solid, also when it is the second of the pair', () => {
    expect(spokenIn(against(Outcome.touching, Side.front, 0, true))[0]).toContain('B rests');
  });
});

describe('rays', () => {
  const slabs = ['x', 'y', 'z'].map((axis) => [`{b}.${axis}`, StepGroup.slab] as const);
  const inside = [
    ['t', StepGroup.range],
    ['u', StepGroup.barycentric],
  ] as const;

  test('enter a box by a face', () => {
    const about = explained({
      a: 'ray',
      b: 'aabb',
      candidates: slabs,
      steps: [step(-1)],
      verdict: {
        outcome: Outcome.overlapping,
        hasHit: true,
        hit: hit({ t: 3, tExit: 5, distance: 3, feature: 0, facing: Facing.front }),
      },
    });
    expect(spokenIn(about)).toEqual([
      'Hits: at t = 3.000, entering B.x−, 3.000 m away',
      '교차: t = 3.000, B.x− 면으로 들어감, 시작점에서 3.000 m',
    ]);
  });

  test('start inside', () => {
    const about = explained({
      a: 'ray',
      b: 'aabb',
      candidates: slabs,
      steps: [step(-1)],
      verdict: {
        outcome: Outcome.overlapping,
        hit: hit({ t: 0, tExit: 2, distance: 0, startsInside: true }),
      },
    });
    expect(spokenIn(about)[0]).toBe('Hits: from inside B, until t = 2.000');
  });

  test('meet a triangle from the front, or from behind', () => {
    const about = (facing: number) =>
      explained({
        a: 'ray',
        b: 'triangle',
        candidates: inside,
        steps: [step(-1), step(-1)],
        verdict: {
          outcome: Outcome.overlapping,
          hit: hit({ t: 1, tExit: 1, distance: 2, feature: 0, facing }),
        },
      });
    expect(spokenIn(about(Facing.front))[0]).toBe(
      'Hits: at t = 1.000, on the front of B, 2.000 m away',
    );
    expect(spokenIn(about(Facing.back))[0]).toContain('on the back of B');
  });

  test('touch an edge', () => {
    const about = explained({
      a: 'ray',
      b: 'triangle',
      candidates: inside,
      steps: [step(-1), step(0)],
      verdict: {
        outcome: Outcome.touching,
        hit: hit({ t: 1, tExit: 1, distance: 2, feature: 2, facing: Facing.front }),
      },
    });
    expect(spokenIn(about)[0]).toBe('Touching: at t = 1.000, on B.bc, 2.000 m away');
  });

  test.each([
    ['between slabs', 'aabb', slabs, 1, [step(-1), step(0.2)], 'never between all faces of B'],
    [
      'beside the triangle',
      'triangle',
      inside,
      1,
      [step(-1), step(0.2)],
      'the line passes outside B',
    ],
    ['behind', 'triangle', inside, 0, [step(2, { beyond: Beyond.start })], 'B lies behind'],
    ['beyond', 'triangle', inside, 0, [step(2, { beyond: Beyond.end })], 'before it reaches B'],
    ['beside, with its line', 'triangle', inside, 0, [step(2)], 'the line passes outside B'],
    [
      'parallel',
      'triangle',
      [['{b}.n', StepGroup.plane]] as const,
      0,
      [step(1)],
      'the ray runs parallel to B',
    ],
  ] as const)('miss %s', (_, b, candidates, candidate, steps, text) => {
    const about = explained({ a: 'ray', b, candidates, steps, verdict: { candidate, gap: 0.1 } });
    expect(spokenIn(about)[0]).toContain(text);
    expect(spokenIn(about)[0]).toMatch(/^Misses: /);
    expect(spokenIn(about)[1]).toMatch(/^빗나감: /);
  });
});

test('without a pair nothing is decided', () => {
  expect(verdictLine(null, en).tone).toBe('none');
});

test('the codes of a step’s status are those the helper uses', () => {
  expect(step(1).status).toBe(StepStatus.separates);
});
