// The input of the sections of the Contact tab: the pair, the core, the choices made in the tab.
import type { Core, Verdict } from '../../core/index.ts';
import type { Single } from '../../core/single.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { explainedOf } from '../../page/selectors.ts';
import { type Item, itemById } from '../../scene/scene.ts';
import type { Shape, Vec3 } from '../../scene/shape.ts';
import type { Strings } from '../../strings/index.ts';

export interface ContactModel {
  readonly core: Core;
  /** The float32 test; null until it is loaded. */
  readonly single: Single | null;
  readonly items: readonly [Item, Item];
  readonly verdict: Verdict;
  readonly page: Page;
  readonly strings: Strings;
  readonly commands: Commands;
  /** Index of the shape to move. */
  readonly moving: 0 | 1;
}

/** The two shapes of the pair, as the core last accepted them; null if no pair is visible. */
export function pairOf(page: Page): readonly [Item, Item] | null {
  const {
    state: { scene },
  } = page;
  const explained = explainedOf(page);
  if (!(explained && scene.pair)) return null;
  const [a, b] = scene.pair.map((id) => itemById(scene, id));
  return a && b ? [a, b] : null;
}

/** The pair with the moving shape replaced by `shape`. */
export function pairWith({ items, moving }: ContactModel, shape: Shape): readonly [Shape, Shape] {
  return moving === 0 ? [shape, items[1].shape] : [items[0].shape, shape];
}

/** Replaces the moving shape in the scene, as one step of history. */
export function replaceMoving(model: ContactModel, shape: Shape): void {
  model.commands.scene.tryShape(model.items[model.moving].id, () => shape);
  model.commands.scene.commit();
}

/** The midpoint of the closest points, or a common point if the shapes meet. */
export function contactOf({ core }: ContactModel, ...pair: readonly [Shape, Shape]): Vec3 {
  const { pointA, pointB } = core.distance(...pair);
  return pointA.map((value, i) => value + ((pointB[i] ?? value) - value) / 2) as unknown as Vec3;
}
