// The core's buffers move when they grow and all of its memory moves when it grows: what is read
// from them is never what was there before.
import { describe, expect, test } from 'vitest';
import type { Ray, Shape } from '../../web/scene/shape.ts';
import { core, type World, WorldError } from './support/core.ts';

/** Balls along x, each meeting its two neighbours. */
const row = (count: number): Shape[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'sphere', center: [i, 0, 0], radius: 0.55 }));

const along: Ray = { kind: 'ray', origin: [-2, 0, 0], direction: [1, 0, 0] };

function worldOf(shapes: readonly Shape[]): World {
  const world = core.createWorld({ shapes: shapes.length });
  shapes.forEach((shape, slot) => {
    world.set(slot, shape);
  });
  return world;
}

/** The slots of the meetings 0 to count − 1, read without evaluating again. */
function slotsOf(world: World, count: number): [number, number][] {
  const meeting = world.newMeeting();
  return Array.from({ length: count }, (_, i) => {
    world.readMeeting(i, meeting);
    return [meeting.a, meeting.b];
  });
}

const neighbours = (count: number) => Array.from({ length: count }, (_, i) => [i, i + 1]);

describe('meetings', () => {
  test.each([64, 65, 66, 130, 1000])('are right when there are %d of them', (count) => {
    const world = worldOf(row(count + 1));
    expect(world.evaluate()).toBe(count);
    expect(slotsOf(world, count)).toEqual(neighbours(count));
    world.dispose();
  });

  test('are those of the last evaluate, whatever was asked since', () => {
    const world = worldOf(row(5));
    expect(world.evaluate()).toBe(4);
    expect(world.raycastAll(along).length).toBe(5);
    world.raycast(along);
    world.explain(0, 1);
    expect(slotsOf(world, 4)).toEqual(neighbours(4));
    world.dispose();
  });

  test.each([-1, 4, 1e9, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', undefined])(
    'have no number %s',
    (i) => {
      const world = worldOf(row(5));
      const meeting = world.newMeeting();
      expect(() => world.readMeeting(0, meeting)).toThrow(WorldError); // nothing was evaluated
      world.evaluate();
      expect(() => world.readMeeting(i as number, meeting)).toThrow(WorldError);
      expect(() => world.readMeeting(i as number, meeting)).toThrow(`meeting is ${i}`);
      world.readMeeting(3, meeting);
      world.dispose();
    },
  );
});
