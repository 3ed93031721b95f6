// Functions that know nothing of their shapes earn no seal.
import { describe, expect, test } from 'vitest';
import type { TaskName } from '../../../../web/pages/bench/judge-messages.ts';
import { Run } from '../../../../web/pages/bench/judging/run.ts';
import type { Reply, Respondent } from '../../../../web/pages/bench/judging/sandbox-port.ts';
import type { Shape, Vec3 } from '../../../../web/scene/shape.ts';
import { length, scale } from '../../../../web/scene/vectors.ts';
import { core } from '../../../core/support/core.ts';
import { judge } from './support/in-process.ts';

const kTasks: readonly TaskName[] = [
  ...(['sphere-sphere', 'obb-obb', 'obb-plane', 'point-plane', 'ray-triangle'] as const),
  ...(['ray-plane', 'ray-segment', 'plane-plane', 'ray-triangles'] as const),
  ...(['contact-boxes', 'gjk', 'epa'] as const),
];

const kAnswers: readonly (readonly [string, unknown])[] = [
  ['nothing, as without return', undefined],
  ['null', null],
  ['true', true],
  ['false', false],
  ['a number', 1],
  ['no number', Number.NaN],
  ['no outcome', 'meets'],
  ['apart', 'apart'],
  ['touching', 'touching'],
  ['overlapping', 'overlapping'],
  ['an empty object', {}],
  ['an empty list', []],
  ['a map', new Map([['outcome', 'apart']])],
  ['an error', new Error('apart')],
  ['a date', new Date(0)],
  ['every outcome', { outcome: ['apart', 'touching', 'overlapping'] }],
  ['a field without a value', { outcome: undefined }],
  ['a flag that is none', { meets: null }],
  ['an infinite distance', { distance: Number.POSITIVE_INFINITY }],
  ['a distance that is no number', { distance: Number.NaN }],
  ['a distance of zero', { distance: 0 }],
  ['a gap that is none', { gap: null }],
  ['a depth that is none', { depth: null }],
  ['no hit', { hit: null }],
  ['a hit and nothing of it', { hit: {} }],
  ['distances from a plane and none of them', { plane: {} }],
  ['no radius of a plane', { plane: { projectedRadius: null } }],
  ['no distances from a plane', { plane: null }],
  ['no side', { side: null }],
  ['no contact', { contact: null }],
  ['no corners', { cornersA: [], cornersB: [] }],
  ['how it was decided', { decidedBy: 'filter' }],
  ['no candidate', { candidate: null }],
  ['an infinite t', { index: 0, t: Number.POSITIVE_INFINITY }],
  ['no t', { index: 0, t: Number.NaN }],
];

describe.each(kTasks)('%s', (task) => {
  test.each(kAnswers)('a function that answers %s is found out', async (_, answer) => {
    const verdict = await judge(task, () => answer as never, 2000);
    expect(verdict.type).toBe('wrong');
  });
});

test.each<Reply>([{ is: 'ready' }, { is: 'odd', index: -1, text: '' }])(
  'the reply %o is no valid answer',
  async (reply) => {
    const respondent: Respondent = {
      start: async () => ({ is: 'ready' }),
      ask: async () => reply,
      close: () => undefined,
    };
    const run = new Run(() => respondent, 'sphere-sphere', 'close', 0);
    const request = {
      type: 'judge',
      body: '',
      task: 'sphere-sphere',
      level: 'close',
      tolerance: 0,
    } as const;
    expect(await run.judge({ ...request, count: 9, seed: 1 }, () => undefined)).toMatchObject({
      type: 'wrong',
      groups: [{ ruling: { is: 'invalid', said: '' } }],
    });
  },
);

/** They know their shapes, or ask the core, but do not say whether these meet. */
const kUndecided: Readonly<Record<string, (a: Shape, b: Shape) => unknown>> = {
  'a point of A': (a) => ({ supportA: anyPoint(a) }),
  'a point of B': (_, b) => ({ supportB: anyPoint(b) }),
  'the right support points': (a, b) => {
    const { supportA, supportB } = core.test(a, b);
    return { supportA, supportB };
  },
  'a contact': (a, b) => ({ contact: core.test(a, b).contact }),
  'the normal of the plane': (a, b) => ({ axis: axisOf(a, b, 1) }),
  'the normal of the plane backwards': (a, b) => ({ axis: axisOf(a, b, -1) }),
  'the right axis': (a, b) => ({ axis: core.test(a, b).axis }),
  'the radius at a plane': (a) => ({
    plane: { projectedRadius: 'radius' in a ? a.radius : 0 },
  }),
  'the right distances from a plane': (a, b) => {
    const { plane } = core.test(a, b);
    return { plane: plane && { ...plane, min: undefined, max: undefined } };
  },
  'the right corners': (a, b) => ({ cornersA: core.test(a, b).cornersA }),
  'that a ray starts outside': () => ({ hit: { startsInside: false } }),
  'the right candidate': (a, b) => ({ candidate: core.test(a, b).candidate }),
};

const anyPoint = (shape: Shape): Vec3 =>
  (Object.values(shape).find((value) => Array.isArray(value) && value.length === 3) ?? [
    0, 0, 0,
  ]) as Vec3;

function axisOf(a: Shape, b: Shape, sign: number): Vec3 {
  const plane = [a, b].find((shape) => shape.kind === 'plane');
  return plane ? scale(plane.normal, sign / length(plane.normal)) : [sign, 0, 0];
}

describe.each(Object.entries(kUndecided))('a function that only says %s', (_, own) => {
  test.each(core.catalog.pairs)('earns no seal for $name', async ({ a, b }) => {
    const verdict = await judge(`${a}-${b}`, own, 200, 'exact');
    expect(verdict.type).toBe('wrong');
  });
});
