// What the phases of an evaluation have taken, and its meetings as numbers. Timings: only when it was asked, of all its parts, and of that one alone.
import { expect, test } from 'vitest';
import { core, type World } from './support/core.ts';
import { thrown } from './support/thrown.ts';

/** Boxes in a row, each meeting some of those beside it. */
function crowd(shapes: number): World {
  const world = core.createWorld({ shapes });
  for (let i = 0; i < shapes; i++) {
    world.set(i, {
      kind: 'obb',
      center: [i / 4, Math.sin(i), Math.cos(i)],
      rotation: [Math.sin(i), 1, 2, 3],
      halfExtents: [1, 0.5, 0.7],
    });
  }
  return world;
}

test('are measured when they are asked for, and no longer afterwards', () => {
  const world = crowd(3000);
  expect(world.timings).toBeNull();
  const meeting = world.evaluate();
  expect(world.timings).toBeNull();
  const start = performance.now();
  expect(world.evaluate({ timings: true })).toBe(meeting);
  const passed = performance.now() - start;
  const { broadPhase, narrowPhase } = world.timings ?? { broadPhase: 0, narrowPhase: 0 };
  expect(broadPhase).toBeGreaterThan(0);
  expect(narrowPhase).toBeGreaterThan(0);
  expect(broadPhase + narrowPhase).toBeLessThanOrEqual(passed);
  expect(world.timings).toEqual({ broadPhase, narrowPhase }); // it can be read again
  expect(world.evaluate({ timings: false })).toBe(meeting);
  expect(world.timings).toBeNull();
  world.dispose();
  expect(thrown(() => world.timings)).toMatchObject({ name: 'WorldError' });
});

test('grow with every part', () => {
  const world = crowd(3000);
  const meeting = world.evaluate();
  let met = world.evaluate({ budget: 0.2, timings: true });
  let last = { broadPhase: 0, narrowPhase: 0 };
  while (world.pairsLeft > 0) {
    met = world.resume({ budget: 0.2 });
    const { broadPhase = 0, narrowPhase = 0 } = world.timings ?? {};
    expect(narrowPhase).toBeGreaterThanOrEqual(last.narrowPhase);
    expect(broadPhase + narrowPhase).toBeGreaterThan(last.broadPhase + last.narrowPhase);
    last = { broadPhase, narrowPhase };
  }
  expect(met).toBe(meeting);
  expect(last.narrowPhase).toBeGreaterThan(0);
  world.dispose();
});

test('of an empty world', () => {
  const world = core.createWorld({ shapes: 1 });
  expect(world.evaluate({ timings: true })).toBe(0);
  expect(world.timings?.narrowPhase).toBeGreaterThanOrEqual(0);
  world.dispose();
});

test.each([
  [{ timings: 1 }, 'options.timings', 'notABoolean'],
  [{ timings: true, budget: 0 }, 'options.budget', 'notABudget'],
  [{ timing: true }, 'options.timing', 'unknownOption'],
  [3, 'options', 'notOptions'],
  [null, 'options', 'notOptions'],
])('options %j', (options, argument, reason) => {
  const world = crowd(2);
  expect(thrown(() => world.evaluate(options as never))).toMatchObject({ argument, reason });
  world.dispose();
});

test('meetings as numbers are those that are read one by one', () => {
  const world = crowd(200);
  const count = world.evaluate();
  const stride = core.catalog.layout.meeting.reduce((sum, { size }) => sum + size, 0);
  const meeting = world.newMeeting();
  expect(count).toBeGreaterThan(100);
  expect(world.meetings.length).toBeGreaterThanOrEqual(count * stride);
  for (let i = 0; i < count; i++) {
    world.readMeeting(i, meeting);
    const [a, b, outcome] = world.meetings.subarray(i * stride, (i + 1) * stride);
    expect([a, b, outcome]).toEqual([meeting.a, meeting.b, meeting.outcome]);
  }
  world.dispose();
});
