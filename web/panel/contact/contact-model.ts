// What the sections of this tab share: the pair, the core to ask, and what is chosen here.
import type { Core, Verdict } from '../../core/index.ts';
import type { Single } from '../../core/single.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { explainedOf } from '../../page/selectors.ts';
import { type Item, itemById } from '../../scene/scene.ts';
import type { Shape, Vec3 } from '../../scene/shape.ts';
import type { Strings } from '../../strings/index.ts';
import type { Outcome } from './contact-path.ts';

export interface ContactModel {
  readonly core: Core;
  /** The test in 32-bit numbers; null: not there (yet). */
  readonly single: Single | null;
  readonly items: readonly [Item, Item];
  readonly verdict: Verdict;
  readonly page: Page;
  readonly strings: Strings;
  readonly commands: Commands;
  /** 0 or 1: which of the two is moved. */
  readonly moving: 0 | 1;
}

/** The two shapes of the pair, as the core last accepted them; null: there is no pair to be seen. */
export function pairOf(page: Page): readonly [Item, Item] | null {
  const {
    state: { scene },
  } = page;
  const explained = explainedOf(page);
  if (!(explained && scene.pair)) return null;
  const [a, b] = scene.pair.map((id) => itemById(scene, id));
  return a && b ? [a, b] : null;
}

/** The pair with another shape for the one that is moved. */
export function withMoved({ items, moving }: ContactModel, shape: Shape): readonly [Shape, Shape] {
  return moving === 0 ? [shape, items[1].shape] : [items[0].shape, shape];
}

export const decideMoved =
  (model: ContactModel) =>
  (shape: Shape): Outcome =>
    model.core.test(...withMoved(model, shape)).outcome;

/** Puts another shape in the moved one's place: one step of history. */
export function place(model: ContactModel, shape: Shape): void {
  model.commands.scene.tryShape(model.items[model.moving].id, () => shape);
  model.commands.scene.commit();
}

/** The middle of where the two are nearest, or a point of both. */
export function contactOf({ core }: ContactModel, ...pair: readonly [Shape, Shape]): Vec3 {
  const { pointA, pointB } = core.distance(...pair);
  return pointA.map((value, i) => value + ((pointB[i] ?? value) - value) / 2) as unknown as Vec3;
}
