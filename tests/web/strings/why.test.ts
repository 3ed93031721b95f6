import { describe, expect, test } from 'vitest';
import { Outcome, Side, SkipReason, StepGroup } from '../../../web/core/results.ts';
import type { Kind } from '../../../web/scene/shape.ts';
import { loadStrings, stringsOf } from '../../../web/strings/index.ts';
import type { Explained } from '../../../web/strings/names.ts';
import { plain } from '../../../web/strings/text.ts';
import { whySentence } from '../../../web/strings/why.ts';
import { explained, skippedStep, step, typed, verdict } from './explained.ts';

await loadStrings('ko');

const inEnglish = (about: Explained | null) => typed(plain(whySentence(about, stringsOf('en'))));
const inKorean = (about: Explained | null) => typed(plain(whySentence(about, stringsOf('ko'))));
const hit = (change: object) => ({ ...verdict().hit, ...change });

describe('separating axes', () => {
  const candidates = [
    ['{a}.x', StepGroup.faceA],
    ['{b}.x', StepGroup.faceB],
    ['{a}.x×{b}.x', StepGroup.edgeEdge],
    ['{a}.x×{b}.y', StepGroup.edgeEdge],
  ] as const;
  const boxes = (gaps: readonly number[], change: object, nearest: object = {}) =>
    explained({
      a: 'obb',
      b: 'obb',
      candidates,
      steps: gaps.map((gap) => (Number.isNaN(gap) ? skippedStep(SkipReason.parallel) : step(gap))),
      verdict: change,
      nearest,
    });

  test('only an edge pair separates', () => {
    const about = boxes([-1, -2, 0.4, -1], { outcome: Outcome.apart, candidate: 2, gap: 0.4 });
    expect(inEnglish(about)).toBe(
      'Both face directions overlap. Only A.x×B.x, perpendicular to one edge of each shape, shows the gap: the test stops at candidate 3 of 4.',
    );
    expect(inKorean(about)).toBe(
      '면 방향 둘에서는 모두 겹칩니다. 두 도형의 모서리 하나씩에 수직인 A.x×B.x 방향에서만 틈이 보이며, 검사는 분리축 후보 4개 중 3번째에서 끝납니다.',
    );
  });

  test('only a face separates', () => {
    const about = boxes([-1, 0.3, -1, -1], { outcome: Outcome.apart, candidate: 1, gap: 0.3 });
    expect(inEnglish(about)).toBe(
      'Only B.x shows a gap; all other directions overlap. The test stops at candidate 2 of 4.',
    );
  });

  test('a later candidate shows a wider gap', () => {
    const apart = { outcome: Outcome.apart, candidate: 0, gap: 0.1 };
    const about = boxes([0.1, 0.3, 0.2, -1], apart, { distance: 0.5 });
    expect(inEnglish(about)).toBe(
      'A.x already separates them: the test stops at the first of 4 candidates. The widest gap is on B.x. The distance is 0.500 m, more than any gap, because no candidate runs along it.',
    );
    expect(inKorean(about)).toContain('실제 거리는 0.500 m로 어느 틈보다도 깁니다.');
  });

  test('the first gap is the widest', () => {
    const about = boxes([0.4, 0.3, -1, -1], { outcome: Outcome.apart, candidate: 0, gap: 0.4 });
    expect(inEnglish(about)).toBe(
      'A.x already separates them, and no other candidate has a wider gap: the test stops at the first of 4 candidates.',
    );
  });

  test('overlapping, with candidates skipped', () => {
    const nan = Number.NaN;
    const about = boxes([-1, -0.2, nan, nan], {
      outcome: Outcome.overlapping,
      candidate: 1,
      gap: -0.2,
    });
    expect(inEnglish(about)).toBe(
      'The intervals overlap on all 2 candidates, so no plane fits between the shapes. The shortest way apart (the minimum translation) is 0.200 m along B.x. 2 candidates are skipped: their edges are parallel, so their cross products give no direction.',
    );
    expect(inKorean(about)).toContain('후보 2개는 건너뜁니다.');
  });

  test('what was skipped after the test had stopped is not mentioned', () => {
    const about = explained({
      a: 'obb',
      b: 'obb',
      candidates,
      steps: [step(0.3), { ...skippedStep(SkipReason.parallel), reached: false }],
      verdict: { outcome: Outcome.apart, candidate: 0, gap: 0.3 },
    });
    expect(inEnglish(about)).not.toContain('skipped');
  });

  test('touching', () => {
    const about = boxes([-1, 0, -1, -1], { outcome: Outcome.touching, candidate: 1, gap: 0 });
    expect(inEnglish(about)).toContain('on B.x the intervals share a single point');
  });

  test('emphasizes the axis', () => {
    const about = boxes([-1, 0.3, -1, -1], { outcome: Outcome.apart, candidate: 1, gap: 0.3 });
    const strong = whySentence(about, stringsOf('en')).filter((run) => run.strong);
    expect(strong).toEqual([{ text: 'B.x', strong: true, from: 'axis' }]);
  });
});

describe('slabs', () => {
  const candidates = ['x', 'y', 'z'].map((axis) => [`{b}.${axis}`, StepGroup.slab] as const);
  const box = (steps: ReturnType<typeof step>[], change: object) =>
    explained({ a: 'ray', b: 'aabb', candidates, steps, verdict: change });

  test('a hit names the face it enters last', () => {
    const about = box([step(-1), step(-1), step(-1)], {
      outcome: Outcome.overlapping,
      hit: hit({ t: 2.5, tExit: 4.1, distance: 3, feature: 0, facing: 0 }),
    });
    expect(inEnglish(about)).toContain('t = 2.500 to 4.100 in common');
    expect(inEnglish(about)).toContain('The last face it enters through, B.x−, is where it hits.');
  });

  test('a miss names the slab that empties the interval', () => {
    const about = box([step(-1), step(0.1), step(-1, { reached: false })], { candidate: 1 });
    expect(inEnglish(about)).toMatch(/^B\.y empties the interval.*candidate 2 of 3\.$/);
  });

  test('a miss of the first slab, and one beside a parallel slab', () => {
    expect(inEnglish(box([step(0.1), step(-1), step(-1)], { candidate: 0 }))).toContain(
      'only outside its own range of t',
    );
    const beside = step(Number.POSITIVE_INFINITY, { bMin: Number.NaN, bMax: Number.NaN });
    expect(inEnglish(box([step(-1), beside, step(-1)], { candidate: 1 }))).toContain(
      'runs parallel to the faces of B.y and outside them',
    );
  });
});

describe('barycentric coordinates', () => {
  const candidates = [
    ['t', StepGroup.range],
    ['u', StepGroup.barycentric],
    ['v', StepGroup.barycentric],
  ] as const;
  const weight = (value: number, high = Number.POSITIVE_INFINITY) =>
    step(value < 0 ? -value : value > high ? value - high : -1, {
      aMin: value,
      aMax: value,
      bMin: 0,
      bMax: high,
    });

  test('a hit lists the coordinates', () => {
    const about = explained({
      a: 'ray',
      b: 'triangle',
      candidates,
      steps: [step(-1), weight(0.25), weight(0.5)],
      verdict: { outcome: Outcome.overlapping, hit: hit({ t: 2 }) },
    });
    expect(inEnglish(about)).toContain('u = 0.250, v = 0.500 are all within their range');
  });

  test.each([
    [-0.2, 'u = −0.200 is less than 0.000'],
    [1.3, 'u = 1.300 is more than 1.000'],
  ])('a miss says which is out of range: %d', (value, text) => {
    const about = explained({
      a: 'ray',
      b: 'parallelogram',
      candidates,
      steps: [step(-1), weight(value, 1), weight(0.5, 1)],
      verdict: { candidate: 1 },
    });
    expect(inEnglish(about)).toContain(text);
    expect(inEnglish(about)).toContain('candidate 2 of 3');
  });

  test('a swapped pair reads the ray’s interval from the other side', () => {
    const about = explained({
      a: 'ray',
      b: 'triangle',
      candidates,
      steps: [step(-1), step(0.2, { aMin: 0, aMax: 1, bMin: -0.2, bMax: -0.2 }), step(-1)],
      verdict: { candidate: 1, swapped: true },
    });
    expect(inEnglish(about)).toContain('the plane of A');
    expect(inEnglish(about)).toContain('u = −0.200');
  });
});

describe('planes and spheres', () => {
  test('which side', () => {
    const about = (low: number, high: number, outcome: number, gap: number) =>
      explained({
        a: 'obb',
        b: 'plane',
        candidates: [['{b}.n', StepGroup.plane]],
        steps: [step(gap, { aMin: low, aMax: high, bMin: 0, bMax: 0 })],
        verdict: { outcome, candidate: 0, gap, side: low > 0 ? Side.front : Side.back },
      });
    expect(inEnglish(about(0.1, 2, Outcome.apart, 0.1))).toContain('all of it is in front');
    expect(inEnglish(about(-2, -0.1, Outcome.apart, 0.1))).toContain('all of it is behind');
    expect(inEnglish(about(-1, 1, Outcome.overlapping, -1))).toContain('lies on each side');
    expect(inEnglish(about(0, 1, Outcome.touching, 0))).toContain('just touches');
  });

  test.each([
    [Outcome.apart, 0.3, 'exceeds the sum of the radii by 0.300 m'],
    [Outcome.touching, 0, 'exactly the sum of the radii'],
    [
      Outcome.overlapping,
      -0.2,
      'less than the sum of the radii. The shortest way apart (the minimum translation) is 0.200 m',
    ],
  ])('distance against radii, outcome %i', (outcome, gap, text) => {
    const about = explained({
      a: 'sphere',
      b: 'sphere',
      candidates: [['distance', StepGroup.distance]],
      steps: [step(gap)],
      verdict: { outcome, candidate: 0, gap },
    });
    expect(inEnglish(about)).toContain(text);
  });
});

test('without a pair the panel says what to do', () => {
  expect(inEnglish(null)).toContain('two shapes');
});

describe('radii', () => {
  const ball = (a: Kind, b: Kind) =>
    explained({
      a,
      b,
      candidates: [['|{a} − {b}|', StepGroup.distance]],
      steps: [step(0.3)],
      verdict: { outcome: Outcome.apart, candidate: 0, gap: 0.3 },
    });

  test.each([
    ['capsule', 'capsule', 'from the axis of A to the axis of B exceeds the sum of the radii'],
    ['sphere', 'obb', 'from the center of A to B exceeds the radius of A by 0.300 m'],
    ['point', 'capsule', 'from A to the axis of B exceeds the radius of B'],
  ] as const)('%s and %s', (a, b, text) => {
    expect(inEnglish(ball(a, b))).toContain(text);
  });

  test('Korean', () => {
    expect(inKorean(ball('sphere', 'obb'))).toBe(
      'A의 중심에서 B까지의 거리가 A의 반지름보다 0.300 m 깁니다.',
    );
  });
});

describe('straight pieces', () => {
  const lines = (a: Kind, b: Kind, candidate: number, outcome: number, change = {}) =>
    explained({
      a,
      b,
      candidates: (
        [
          ['{a}×{b}', 'lineNormal'],
          ['{b}×({a}×{b})', 'rangeA'],
          ['{a}×({a}×{b})', 'rangeB'],
          ['{a}∥{b}', 'lineBeside'],
          ['{a}', 'lineAlong'],
        ] as const
      ).map(([name, type]) => [name, StepGroup.flat, type] as const),
      steps: Array.from({ length: 5 }, () => step(0.4)),
      verdict: { outcome, candidate, gap: 0.4, ...change },
    });
  const { apart, touching } = Outcome;
  const crossing = { hit: hit({ t: 0.5, tB: 1.5, tExit: 0.5 }) };

  test.each([
    [lines('segment', 'ray', 0, apart), 'The two lines pass each other: along A×B'],
    [lines('segment', 'ray', 1, apart), 'cross there, but outside A: along B×(A×B)'],
    [lines('segment', 'ray', 2, apart), 'cross there, but outside B: along A×(A×B)'],
    [lines('segment', 'ray', 3, apart), 'side by side: on A∥B'],
    [lines('segment', 'ray', 4, apart), 'Both lie on one line, with a gap of 0.400 m'],
    [lines('point', 'ray', 3, apart), 'A does not lie on the line of B'],
    [lines('point', 'ray', 4, apart), 'A lies on the line of B, but 0.400 m outside it'],
    [lines('point', 'point', 4, apart), 'The two points are 0.400 m apart'],
    [lines('segment', 'ray', 0, touching, crossing), 't = 0.500 of A and t = 1.500 of B'],
    [lines('ray', 'ray', 3, touching, crossing), 'from t = 0.500 to t = 0.500 of A'],
    [lines('ray', 'ray', 3, touching, { hit: hit({ t: 2 }) }), 'from t = 2.000 of A on'],
    [lines('point', 'segment', 3, touching, crossing), 'A lies on B, at t = 0.500'],
    [lines('point', 'point', 4, touching), 'in the same place'],
  ])('case %#', (about, text) => {
    expect(inEnglish(about)).toContain(text);
    expect(inKorean(about)).not.toMatch(/[{}–]/);
  });
});

describe('two planes', () => {
  test.each([
    [Outcome.apart, 'never meet: they are 0.400 m apart'],
    [Outcome.touching, 'both are the same plane'],
    [Outcome.overlapping, 'not parallel, so the planes meet in a line'],
  ])('outcome %i', (outcome, text) => {
    const about = explained({
      a: 'plane',
      b: 'plane',
      candidates: [['{a}.n×{b}.n', StepGroup.plane]],
      steps: [step(-1)],
      verdict: { outcome, candidate: 0, gap: 0.4 },
    });
    expect(inEnglish(about)).toContain(text);
  });
});
