// A scene is plain, immutable data: what is there and which pair is being looked at.
import type { Shape } from './shape.ts';

export interface Item {
  /** Stable for the life of the scene; never reused. */
  readonly id: number;
  /** Short: `A`, `B`, `C` … by default. Shown on the shape and in axis names. */
  readonly name: string;
  readonly shape: Shape;
  /** Neither drawn nor pointed at nor decided about. */
  readonly hidden?: boolean;
  /** Stays where it is, whoever drags it. */
  readonly locked?: boolean;
}

export interface Scene {
  /** What it shows, in the words of whoever made it: one line of plain text. */
  readonly title?: string;
  readonly items: readonly Item[];
  /** Ids of the first and second shape of the pair under inspection. */
  readonly pair: readonly [number, number] | null;
}

export const emptyScene: Scene = { items: [], pair: null };

export function itemById(scene: Scene, id: number): Item | undefined {
  return scene.items.find((item) => item.id === id);
}

/** The slot an item is written to is its place in the list. */
export function slotOf(scene: Scene, id: number): number {
  return scene.items.findIndex((item) => item.id === id);
}
