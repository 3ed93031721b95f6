// The input of the sections of the Contact tab: the pair, the core, the choices made in the tab.
import { Outcome, Side } from '../../codes.ts';
import type { SceneCore } from '../../core/first-core.ts';
import type { OutcomeName, Verdict } from '../../core/index.ts';
import type { Single } from '../../core/single.ts';
import type { Commands, ContactCommands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { type Item, itemById } from '../../scene/scene.ts';
import { isPosed, type SceneShape } from '../../scene/scene-shape.ts';
import type { Shape, Vec3 } from '../../scene/shape.ts';
import type { Strings } from '../../strings/index.ts';
import type { Explained } from '../../strings/names.ts';
import { outcomeWord } from '../../strings/outcome-word.ts';
import type { Loaded } from '../controls/lazy.ts';

export interface ContactModel {
  readonly core: SceneCore;
  /** The float32 test; null until it is loaded. */
  readonly single: Single | null;
  readonly contacts: Loaded<ContactCommands>;
  readonly items: readonly [Item, Item];
  readonly verdict: Verdict;
  readonly explained: Explained;
  readonly page: Page;
  readonly strings: Strings;
  readonly commands: Commands;
  /** Index of the shape to move. */
  readonly moving: 0 | 1;
}

/** The two shapes of the pair, as the core last accepted them; null if no pair is visible. */
export function pairOf({ state: { scene } }: Page): readonly [Item, Item] | null {
  const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id));
  return a && b ? [a, b] : null;
}

/** Whether the float32 test knows both shapes. */
export const isPlainPair = (shapes: readonly SceneShape[]): shapes is [Shape, Shape] =>
  !shapes.some(isPosed);

/** The pair with the moving shape replaced by `shape`. */
export function pairWith(
  { items, moving }: ContactModel,
  shape: SceneShape,
): readonly [SceneShape, SceneShape] {
  return moving === 0 ? [shape, items[1].shape] : [items[0].shape, shape];
}

/** The word that the page's verdict has for an outcome at the place of an exact verdict. */
export function wordOf(
  { explained, strings }: Pick<ContactModel, 'explained' | 'strings'>,
  outcome: OutcomeName,
  exact: Verdict,
): string {
  return outcomeWord(explained, Outcome[outcome], sideOf(exact), strings);
}

/** Where float32 finds a shape apart from a plane that cuts it: the side of its center. */
function sideOf({ side, plane }: Verdict): number {
  const isCut = side === null || side === 'straddling';
  return isCut ? ((plane?.signedDistance ?? 0) < 0 ? Side.back : Side.front) : Side[side];
}

/** Replaces the moving shape in the scene, as one step of history. */
export function replaceMoving(model: ContactModel, shape: SceneShape): void {
  model.commands.scene.tryShape(model.items[model.moving].id, () => shape);
  model.commands.scene.commit();
}

/** The midpoint of the closest points, or a common point if the shapes meet. */
export function contactOf(
  { core }: ContactModel,
  ...pair: readonly [SceneShape, SceneShape]
): Vec3 {
  const { pointA, pointB } = core.distance(...pair);
  return pointA.map((value, i) => value + ((pointB[i] ?? value) - value) / 2) as unknown as Vec3;
}
