// What a hit says of two straight pieces, and of points.
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../web/scene/shape.ts';
import { core } from './support/core.ts';

const alongX: Shape = { kind: 'segment', start: [-1, 0, 0], end: [3, 0, 0] };
const alongY: Shape = { kind: 'segment', start: [0, -1, 0], end: [0, 1, 0] };
const upwards: Shape = { kind: 'ray', origin: [0, -3, 0], direction: [0, 2, 0] };
const middle: Shape = { kind: 'point', position: [0, 0, 0] };

describe('two straight pieces', () => {
  test('t is along the first, tB along the second', () => {
    expect(core.test(alongX, alongY).hit).toMatchObject({ t: 0.25, tB: 0.5, tExit: 0.25 });
    expect(core.test(alongX, upwards).hit).toMatchObject({ t: 0.25, tB: 1.5 });
  });

  test('any other pair has no tB', () => {
    const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
    expect(core.test(alongX, ball).hit).toMatchObject({ t: 0, tB: null });
    expect(core.test(middle, alongX).hit).toMatchObject({ t: 0.25, tB: null });
    expect(core.test(alongX, { ...ball, center: [0, 5, 0] }).hit).toBe(null);
  });
});

test('the feature is one of the shape that is hit, in either order', () => {
  expect(core.test(middle, alongX).hit?.feature).toBe('point');
  expect(core.test(alongX, middle).hit?.feature).toBe('point');
  const world = core.createWorld({ shapes: 1 });
  world.set(0, middle);
  expect(world.raycast(upwards)?.hit.feature).toBe('point');
  expect(world.raycastAll(upwards)[0]?.hit.feature).toBe('point');
  world.dispose();
});
