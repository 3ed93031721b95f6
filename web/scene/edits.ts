// The edits of a scene, as pure functions from scene to scene.
import { kinds } from './kinds/index.ts';
import { toStep } from './lock.ts';
import { plainLine } from './plain-text.ts';
import { emptyScene, type Item, itemById, type PlainScene, type Scene } from './scene.ts';
import type { SceneShape } from './scene-shape.ts';
import type { Kind, Shape, Vec3 } from './shape.ts';
import { translated } from './transform.ts';
import { add } from './vectors.ts';

/** The first of A … Z, A2 … Z2, A3 … that no item has. */
export function freeName(items: readonly Item[]): string {
  const taken = new Set(items.map((item) => item.name));
  for (let round = 1; ; round++) {
    for (let letter = 0; letter < 26; letter++) {
      const name = String.fromCharCode(65 + letter) + (round === 1 ? '' : round);
      if (!taken.has(name)) return name;
    }
  }
}

/** Appends a shape with a new id (see Store.nextId). */
export function addShape<S extends SceneShape>(scene: Scene<S>, id: number, shape: S): Scene<S> {
  const items = [...scene.items, { id, name: freeName(scene.items), shape }];
  return { ...scene, items, pair: scene.pair ?? firstPair(items) };
}

/** Removes an item; in the pair it is replaced by the first shape outside the pair. */
export function removeItem(scene: Scene, id: number): Scene {
  const items = scene.items.filter((item) => item.id !== id);
  if (items.length === scene.items.length) return scene;
  if (!scene.pair?.includes(id)) return { ...scene, items };
  const [first, second] = scene.pair;
  const kept = first === id ? second : first;
  const spare = items.find((item) => item.id !== kept);
  if (!spare) return { ...scene, items, pair: null };
  return { ...scene, items, pair: first === id ? [spare.id, kept] : [kept, spare.id] };
}

/** An item that is no longer there leaves the scene unchanged. */
export function replaceShape(scene: Scene, id: number, shape: SceneShape): Scene {
  if (!itemById(scene, id)) return scene;
  const items = scene.items.map((item) => (item.id === id ? { ...item, shape } : item));
  return { ...scene, items };
}

/** Moves items from where they were at the start of a drag; keeps all other changes since then. */
export function moveItems(scene: Scene, starts: readonly Item[], offset: Vec3): Scene {
  return changeShapes(scene, starts, (shape) => translated(shape, offset));
}

/** Replaces the shapes of items by functions of those they had at the start of a drag, of those that are still there. */
export function changeShapes(
  scene: Scene,
  starts: readonly Item[],
  change: (shape: SceneShape) => SceneShape,
): Scene {
  const changed = new Map(starts.map(({ id, shape }) => [id, change(shape)]));
  if (!scene.items.some(({ id }) => changed.has(id))) return scene;
  const items = scene.items.map((item) => {
    const shape = changed.get(item.id);
    return shape ? { ...item, shape } : item;
  });
  return { ...scene, items };
}

export const kLongestTitle = 80;

/** Sets the title to the text as a plain line; removes it if that is empty. */
export function setTitle(scene: Scene, text: string): Scene {
  const title = plainLine(text, kLongestTitle);
  const { title: before = '', ...untitled } = scene;
  if (title === before) return scene;
  return title === '' ? untitled : { title, ...untitled };
}

export const kLongestName = 12;

/** Renames an item. An empty or duplicate name leaves the scene unchanged. */
export function renameItem(scene: Scene, id: number, name: string): Scene {
  const short = plainLine(name, kLongestName);
  const taken = scene.items.some((item) => item.id !== id && item.name === short);
  if (short === '' || taken || itemById(scene, id)?.name === short) return scene;
  return changeItem(scene, id, { name: short });
}

export function setHidden(scene: Scene, id: number, hidden: boolean): Scene {
  return changeItem(scene, id, { hidden });
}

export function setLocked(scene: Scene, id: number, locked: boolean): Scene {
  return changeItem(scene, id, { locked });
}

/** null: it stands. */
export function withVelocity(scene: Scene, id: number, velocity: Vec3 | null): Scene {
  const items = scene.items.map((item) => {
    if (item.id !== id) return item;
    const { velocity: _, ...standing } = item;
    return velocity ? { ...standing, velocity } : standing;
  });
  return { ...scene, items };
}

function changeItem(scene: Scene, id: number, change: Partial<Item>): Scene {
  if (!itemById(scene, id)) return scene;
  const items = scene.items.map((item) => (item.id === id ? { ...item, ...change } : item));
  return { ...scene, items };
}

export function setPair(scene: Scene, first: number, second: number): Scene {
  if (first === second) return scene;
  return { ...scene, pair: [first, second] };
}

/** Choosing the shape of the other side swaps the two. */
export function setPairSide(scene: Scene, side: 0 | 1, id: number): Scene {
  if (!scene.pair) return scene;
  const [first, second] = scene.pair;
  if (side === 0) return setPair(scene, id, id === second ? first : second);
  return setPair(scene, id === first ? second : first, id);
}

/** Makes a shape the second of the pair; the first is the first existing one of `partners`. */
export function pairUp(
  scene: Scene,
  id: number,
  partners: readonly (number | null | undefined)[],
): Scene {
  if (!itemById(scene, id)) return scene;
  const other = partners.find((partner) => partner !== id && itemById(scene, partner ?? -1));
  return other === undefined || other === null ? scene : setPair(scene, other, id);
}

function firstPair(items: readonly Item[]): readonly [number, number] | null {
  const [first, second] = items;
  return first && second ? [first.id, second.id] : null;
}

/** What the picture shows, as far as new shapes are concerned. */
export interface Surroundings {
  /** The middle of the scene. */
  readonly focus: Vec3;
  /** The point that the camera looks at. */
  readonly target: Vec3;
  /** Meters from the middle to the nearest edge of the picture. */
  readonly radius: number;
}

/** Radians between the positions on a circle. */
const kSector = Math.PI / 6;
/** Meters from the focus, where a new shape goes first; and parts of the radius, if that is not seen. */
const kFirstRing = 2;
const kRings = [0.5, 0.3, 0.75];

/** Positions for a new shape, the best first: on a circle, each one further by an irrational part of a turn. */
export function freeSpots(scene: Scene, { focus, target, radius }: Surroundings): readonly Vec3[] {
  // Puts the third shape, usually the first one added to a pair, in front.
  const angle = scene.items.length * 2.4 + 2.9;
  const onRing = (center: Vec3, size: number, turn: number): Vec3 =>
    add(center, [size * Math.cos(angle + turn), 0, size * Math.sin(angle + turn)]);
  const turns = Array.from({ length: Math.round((2 * Math.PI) / kSector) }, (_, i) => i * kSector);
  const step = 10 ** Math.floor(Math.log10(radius)) / 4;
  const round = (point: Vec3) => point.map((each) => toStep(each, step)) as unknown as Vec3;
  return [
    ...turns.map((turn) => onRing(focus, kFirstRing, turn)),
    ...kRings.flatMap((part) => turns.map((turn) => round(onRing(target, part * radius, turn)))),
    round(target),
  ];
}

/** A shape of a typical size, at or through the given point. */
export function defaultShape(kind: Kind, at: Vec3): Shape {
  return kinds[kind].create(at);
}

/** A scene and further shapes, with the next ids and free names. */
export const withShapes = (scene: PlainScene, shapes: readonly Shape[]): PlainScene =>
  shapes.reduce((before, shape) => addShape(before, before.items.length + 1, shape), scene);

/** Shapes named A, B, C …; the pair is A and B. */
export const sceneOfShapes = (...shapes: readonly Shape[]): PlainScene =>
  withShapes(emptyScene, shapes);
