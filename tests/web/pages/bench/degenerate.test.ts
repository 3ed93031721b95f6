// Functions that know nothing of their shapes earn no seal.
import { describe, expect, test } from 'vitest';
import type { TaskName } from '../../../../web/pages/bench/judge-messages.ts';
import { judge } from './support/in-process.ts';

const kTasks: readonly TaskName[] = [
  ...(['sphere-sphere', 'obb-obb', 'obb-plane', 'point-plane', 'ray-triangle'] as const),
  ...(['ray-plane', 'ray-segment', 'plane-plane', 'ray-triangles'] as const),
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
  test.each(kAnswers)('whoever answers %s is found out', async (_, answer) => {
    const verdict = await judge(task, () => answer as never, 2000);
    expect(verdict.type).toBe('wrong');
  });
});
