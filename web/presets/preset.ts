import type { PlainScene } from '../scene/scene.ts';
import type { Shape } from '../scene/shape.ts';

/** A preset scene, with the expected verdict about its pair. */
export interface Preset {
  /** In links and as the key of its title: `preset.<key>` in strings/. */
  readonly key: string;
  readonly scene: PlainScene;
  readonly expect: Expectation;
}

export interface Expectation {
  readonly outcome: 'apart' | 'touching' | 'overlapping';
  /** The candidate that decides, A being the first shape. */
  readonly candidate?: string;
  /** In meters, negative for a depth. To three decimals, like every number here. */
  readonly gap?: number;
  readonly side?: 'front' | 'back' | 'straddling';
  readonly t?: number;
  readonly tExit?: number;
  readonly u?: number;
  readonly v?: number;
}

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
