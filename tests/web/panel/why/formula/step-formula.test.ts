// The formula of every step of every preset, and that the formulas are right for the numbers put in.
import { describe, expect, test } from 'vitest';
import { StepStatus } from '../../../../../web/core/results.ts';
import type { Formula } from '../../../../../web/panel/why/formula/formula-line.ts';
import { formulaLines } from '../../../../../web/panel/why/formula/step-formula.ts';
import { presetByKey, presets } from '../../../../../web/presets/index.ts';
import type { PlainScene } from '../../../../../web/scene/scene.ts';
import type { Shape, Vec3 } from '../../../../../web/scene/shape.ts';
import { loadPanelStrings, stringsOf } from '../../../../../web/strings/index.ts';
import { stepsOf } from '../../../../../web/strings/names.ts';
import { shapesOfPair } from '../../../presets/shapes.ts';
import { typed } from '../../../strings/explained.ts';
import { core, explainedScene, sceneOf } from '../../../strings/explained-scene.ts';

await loadPanelStrings();

function formulasOf(scene: PlainScene): readonly Formula[] {
  const explained = explainedScene(scene);
  const shapes = shapesOfPair(scene);
  const strings = stringsOf('en');
  return stepsOf(explained).map((step) => ({ core, explained, step, shapes, strings }));
}

/** Copied numbers in brackets. */
const textsOf = (formula: Formula): readonly string[] =>
  formulaLines(formula).map((line) =>
    typed(
      line
        .map((part) =>
          typeof part === 'string' ? part : `<${part.numbers.map((n) => n.toFixed(3)).join(' ')}>`,
        )
        .join(''),
    ),
  );

const ofPreset = (key: string, row: number) => {
  const formula = formulasOf(presetByKey(key)?.scene as PlainScene)[row];
  if (!formula) throw new Error('no such row');
  return textsOf(formula);
};
const ofShapes = (a: Shape, b: Shape) => formulasOf(sceneOf(a, b)).map(textsOf);

describe.each(presets)('$key', ({ scene }) => {
  test('every step that is not skipped has a formula, with numbers in all its places', () => {
    for (const formula of formulasOf(scene)) {
      if (formula.step.status === StepStatus.skipped) continue;
      const texts = textsOf(formula);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|null|Infinity|–/);
    }
  });
});

test('two boxes: rA + rB against the distance of the centers', () => {
  expect(ofPreset('edge-edge', 0)).toEqual([
    'n = A.x = <0.922 0.085 -0.378>',
    'rA = Σ hᵢ·|Aᵢ·n| = 1.150 + 0.000 + 0.000 = 1.150',
    'A: min p·n = <-2.198>, max p·n = <0.102>',
    'rB = Σ hᵢ·|Bᵢ·n| = 0.761 + 0.224 + 0.373 = 1.358',
    'B: min p·n = <-0.363>, max p·n = <2.354>',
    '|D·n| − (rA + rB) = 2.043 − (1.150 + 1.358) = <-0.465>',
  ]);
  expect(ofPreset('edge-edge', 9)[0]).toMatch(/^n = −A\.y × B\.x \/ \|A\.y × B\.x\| = </);
});

test('the axis points from A to B, as the answer has it and the picture draws it', () => {
  // The cross product itself points from B to A.
  expect(ofPreset('edge-edge', 9)).toEqual([
    'n = −A.y × B.x / |A.y × B.x| = <0.806 0.007 0.592>',
    'rA = Σ hᵢ·|Aᵢ·n| = 0.599 + 0.000 + 0.683 = 1.282',
    'A: min p·n = <-2.208>, max p·n = <0.355>',
    'rB = Σ hᵢ·|Bᵢ·n| = 0.000 + 0.308 + 0.824 = 1.133',
    'B: min p·n = <0.809>, max p·n = <3.074>',
    '|D·n| − (rA + rB) = 2.868 − (1.282 + 1.133) = <0.454>',
  ]);
  expect(ofPreset('aabb-plane', 0).slice(0, 2)).toEqual([
    'n = <0.284 0.948 0.142>',
    'Drawn axis, from A to B: −n',
  ]);
  for (const { scene } of presets) {
    for (const formula of formulasOf(scene)) {
      const { step, explained } = formula;
      const isDeciding = step.candidate === explained.ledger.verdict.candidate;
      const texts = textsOf(formula);
      const line = texts.find((text) => /^n .*</.test(text));
      // of a plane or a slab n is its normal, whichever side the other shape is on
      const isAxis = texts.some((text) => text.includes('p·n'));
      if (!(isDeciding && isAxis && line) || step.gap !== explained.ledger.verdict.gap) continue;
      const axis = Array.from(explained.ledger.verdict.axis, (part) => part.toFixed(3)).join(' ');
      expect(line.replaceAll('-0.000', '0.000')).toContain(
        `<${axis.replaceAll('-0.000', '0.000')}>`,
      );
    }
  }
});

test('corners of a polygon on the axis', () => {
  const texts = ofPreset('obb-triangle', 0);
  expect(texts).toContain('B: a·n = −1.157, b·n = −1.157, c·n = 1.423');
  expect(texts.at(-1)).toBe('max(B.min − A.max = −2.128, A.min − B.max = −2.394) = <-2.128>');
});

test('a slab: t at both faces, from numbers that make it', () => {
  expect(ofPreset('ray-aabb', 1)).toEqual([
    'n = <0.000 1.000 0.000>',
    'n·o = 1.200, n·d = −0.300, −0.600 ≤ n·p ≤ 0.700',
    't = (n·p − n·o) / (n·d)',
    't₁ = (0.700 − 1.200) / (−0.300) = <1.667>',
    't₂ = (−0.600 − 1.200) / (−0.300) = <6.000>',
    '[2.500, 4.100] ∩ [1.667, 6.000]',
  ]);
});

describe('u, v and w', () => {
  const [ray, triangle] = shapesOfPair(presetByKey('ray-triangle')?.scene as PlainScene);
  if (ray.kind !== 'ray' || triangle.kind !== 'triangle') throw new Error('another preset');
  const { origin: o, direction: d } = ray;
  const { a, b, c } = triangle;
  const minus = (p: Vec3, q: Vec3): Vec3 => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
  const cross = (p: Vec3, q: Vec3): Vec3 => [
    p[1] * q[2] - p[2] * q[1],
    p[2] * q[0] - p[0] * q[2],
    p[0] * q[1] - p[1] * q[0],
  ];
  const dot = (p: Vec3, q: Vec3) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  const corners: Readonly<Record<string, Vec3>> = { a, b, c };

  test.each([1, 2, 3])('the written formula gives the core’s value: row %i', (row) => {
    const text = ofPreset('ray-triangle', row)[1] ?? '';
    const [, p, q, value] =
      /d·\(\((\w) − o\) × \((\w) − o\)\) \/ \(d·n\) = <(.*)>/.exec(text) ?? [];
    const from = (name = '') => minus(corners[name] as Vec3, o);
    const volume = dot(d, cross(from(p), from(q)));
    expect(volume / dot(d, cross(minus(b, a), minus(c, a)))).toBeCloseTo(Number(value), 3);
  });
});

test('a plane: signed distance and projected radius, but of a triangle its ends', () => {
  expect(ofPreset('aabb-plane', 0).slice(-3)).toEqual([
    'Signed distance s = <0.263>',
    'Projected radius r = <0.946>',
    's − r = 0.263 − 0.946 = <-0.683>, s + r = <1.209>',
  ]);
  expect(ofPreset('triangle-plane', 0).at(-1)).toBe(
    'min n·p − (−0.500) = <0.000>, max n·p − (−0.500) = <1.250>',
  );
});

test('a distance against radii, and cores that meet', () => {
  expect(ofPreset('sphere-capsule', 0)[1]).toBe(
    'd − (rA + rB) = 0.953 − (0.700 + 0.450) = <-0.197>',
  );
  expect(ofPreset('capsule-triangle', 0)[1]).toMatch(/^The cores meet/);
});

test('a pair in the other order than the table’s has the same formula', () => {
  const ray = { kind: 'ray', origin: [-3, 0, 0], direction: [2, 0, 0] } as const;
  const sphere = { kind: 'sphere', center: [0, 0.5, 0], radius: 1 } as const;
  const [nearest, roots] = ofShapes(sphere, ray);
  expect(nearest).toContain('X = <0.000 0.000 0.000>');
  expect(roots?.[1]).toBe('t = t₀ ∓ √(r² − |c − X|²) / |d| = 1.500 ∓ √(1.000² − 0.500²) / 2.000');
});

test('shapes in one plane: the normal that the row names is not the axis', () => {
  const a = { kind: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] } as const;
  const b = { kind: 'triangle', a: [2, 0, 0], b: [3, 0, 0], c: [2, 1, 0] } as const;
  const firsts = ofShapes(a, b).map(([first]) => first ?? '');
  expect(firsts.filter((text) => text.startsWith('n ∥'))).toEqual(
    ['A.ab', 'A.bc', 'A.ca', 'B.ab', 'B.bc', 'B.ca'].map((edge) =>
      expect.stringMatching(`^n ∥ common normal × ${edge}, n = <`),
    ),
  );
  for (const text of firsts) expect(text).not.toMatch(/n = n/);
});

test('the letters are those of the lessons: axis n, ray o + t·d, from center to center D', () => {
  for (const { scene } of presets) {
    for (const text of formulasOf(scene).flatMap(textsOf)) expect(text).not.toMatch(/\b[LTOPN]\b/);
  }
});
