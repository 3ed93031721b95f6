// A scene is plain, immutable data: a list of shapes and the pair under test.
import type { SceneShape } from './scene-shape.ts';
import type { Shape, Vec3 } from './shape.ts';

export interface Item<S = SceneShape> {
  /** Stable for the life of the scene; never reused. */
  readonly id: number;
  /** Short: `A`, `B`, `C` … by default. Shown on the shape and in axis names. */
  readonly name: string;
  readonly shape: S;
  /** Neither drawn nor pickable nor tested. */
  readonly hidden?: boolean;
  /** Can't be moved. */
  readonly locked?: boolean;
  /** In meters a second; left out where it stands. */
  readonly velocity?: Vec3;
}

/** How long the shapes move, and how it is looked at. */
export interface SceneMotion {
  /** In seconds, more than 0. */
  readonly duration: number;
  /** Whole steps of equal length at whose ends the shapes are tested as they stand; left out: nowhere. */
  readonly steps?: number;
}

export interface Scene<S = SceneShape> {
  /** The author's title: one line of plain text. */
  readonly title?: string;
  readonly items: readonly Item<S>[];
  /** Ids of the first and second shape of the pair under test. */
  readonly pair: readonly [number, number] | null;
  /** Left out: for a second. */
  readonly motion?: SceneMotion;
}

/** One that is numbers alone: what links and presets have. */
export type PlainScene = Scene<Shape>;

export const emptyScene: PlainScene = { items: [], pair: null };

export function itemById<S>(scene: Scene<S>, id: number): Item<S> | undefined {
  return scene.items.find((item) => item.id === id);
}

/** The slot of an item is its index in the list. */
export function slotOf(scene: Scene, id: number): number {
  return scene.items.findIndex((item) => item.id === id);
}
