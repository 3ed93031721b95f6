// Builds the scene of a preset.
import type { Shape } from '../../scene/shape.ts';
import type { Expectation, Preset } from '../preset.ts';

/** A scene of two shapes, A and B in the order of the core's table. */
export const pair = (key: string, a: Shape, b: Shape, expect: Expectation): Preset => ({
  key,
  scene: {
    items: [
      { id: 1, name: 'A', shape: a },
      { id: 2, name: 'B', shape: b },
    ],
    pair: [1, 2],
  },
  expect,
});
