// Short forms for the scenes of lessons.
import type { Scene } from '../../../scene/scene.ts';
import type { Shape } from '../../../scene/shape.ts';

/** Shapes named A, B, C …; the pair is A and B. */
export const sceneWith = (...shapes: readonly Shape[]): Scene => ({
  items: shapes.map((shape, i) => ({ id: i + 1, name: String.fromCharCode(65 + i), shape })),
  pair: [1, 2],
});
