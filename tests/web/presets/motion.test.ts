// Every preset in motion comes to what it is there to show, as the core casts it.
import { describe, expect, test } from 'vitest';
import { motionAnswer } from '../../../web/app/motion/motion-answer.ts';
import type { ExplainedCast } from '../../../web/core/cast.ts';
import { firstContact, type MotionAnswer } from '../../../web/page/motion.ts';
import { presetByKey, presetGroups } from '../../../web/presets/index.ts';
import { isMoving, sceneAt } from '../../../web/scene/clock.ts';
import type { PlainScene } from '../../../web/scene/scene.ts';
import { core } from '../../core/support/core.ts';
import { shapesOfPair } from './shapes.ts';

const sceneOf = (key: string): PlainScene => {
  const preset = presetByKey(key);
  if (!preset) throw new Error(`there is no preset ${key}`);
  return preset.scene;
};
function castOf(key: string): MotionAnswer & { readonly pair: ExplainedCast } {
  const answer = motionAnswer(core, sceneOf(key));
  if (!answer.pair) throw new Error(`the pair of ${key} can't be cast`);
  return { ...answer, pair: answer.pair };
}
const meetAt = (key: string, time: number): boolean =>
  core.meets(...shapesOfPair(sceneAt(sceneOf(key), time) as PlainScene));

describe.each(presetGroups.motion)('$key', ({ scene, expect: expected }) => {
  test('moves, and begins as it promises', () => {
    expect(isMoving(scene)).toBe(true);
    expect(scene.motion?.duration).toBeGreaterThan(0);
    expect(core.explain(...shapesOfPair(scene)).outcome).toBe(expected.outcome);
    expect(expected.outcome).toBe('apart');
  });

  test('has something to see on its way', () => {
    const answer = motionAnswer(core, scene);
    const contact = firstContact(answer) ?? Number.NaN;
    expect(contact).toBeGreaterThan(0);
    expect(contact).toBeLessThan(answer.duration);
  });
});

test('all are in the group of scenes in motion', () => {
  expect(presetGroups.motion.map(({ key }) => key)).toEqual([
    'tunnel',
    'flight-edges',
    'graze-corner',
    'triangle-through',
    'crowd',
  ]);
});

test('the bullet goes through the wall between two steps', () => {
  const { pair, samples } = castOf('tunnel');
  expect(pair).toMatchObject({ outcome: 'hits', startsInside: false, meetWhile: 'one' });
  expect(samples).toHaveLength(6);
  expect(samples.filter(({ meets }) => meets)).toEqual([]);
  const [enter, exit] = [pair.tEnter ?? Number.NaN, pair.tExit ?? Number.NaN];
  // Within one step of 0.2 s.
  expect(Math.floor(exit / 0.2)).toBe(Math.floor(enter / 0.2));
  expect(meetAt('tunnel', (enter + exit) / 2)).toBe(true);
  // As the comment beside it says: the bullet is 0.35 m before the wall, and then 0.65 m behind it.
  const [before, behind] = [0.4, 0.6].map((time) => {
    const [bullet] = shapesOfPair(sceneAt(sceneOf('tunnel'), time) as PlainScene);
    return bullet.kind === 'sphere' ? bullet.center[0] : Number.NaN;
  });
  expect(before).toBeCloseTo(-0.05 - 0.35, 9);
  expect(behind).toBeCloseTo(-0.05 + 0.65, 9);
});

test('in flight two edges meet first', () => {
  const { pair } = castOf('flight-edges');
  expect(pair).toMatchObject({ outcome: 'hits', startsInside: false, meetWhile: 'all' });
  expect(pair.row).toMatch(/^A\.[xyz]×B\.[xyz]$/);
  const opens = pair.rows.map((row) => row.opens ?? Number.NaN).filter(Number.isFinite);
  expect(pair.rows.find(({ name }) => name === pair.row)?.opens).toBe(Math.max(...opens));
  expect(pair.tEnter).toBeCloseTo(Math.max(...opens), 12);
});

test('the ball grazes the corner after exactly a second', () => {
  const { pair } = castOf('graze-corner');
  expect(pair).toMatchObject({ outcome: 'touches', tEnter: 1, tExit: 1, startsInside: false });
  expect(pair.pointB).toEqual([1, 1, 1]);
  const { outcome } = core.explain(
    ...shapesOfPair(sceneAt(sceneOf('graze-corner'), 1) as PlainScene),
  );
  expect(outcome).toBe('touching');
  expect([meetAt('graze-corner', 0.999), meetAt('graze-corner', 1.001)]).toEqual([false, false]);
});

test('one triangle passes through the other', () => {
  const { pair, duration } = castOf('triangle-through');
  expect(pair).toMatchObject({ outcome: 'hits', startsInside: false });
  expect(pair.tExit).toBeLessThan(duration);
  expect(meetAt('triangle-through', duration)).toBe(false);
});

test('of the crowd at least five meet, none of them at the start', () => {
  const { meetings } = castOf('crowd');
  expect(meetings.length).toBeGreaterThanOrEqual(5);
  expect(meetings.filter(({ cast }) => cast.tEnter === 0)).toEqual([]);
});
