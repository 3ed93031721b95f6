// The clock of a scene: where its shapes stand at a time of their motion, and back.
import { type Item, itemById, type Scene, type SceneMotion } from './scene.ts';
import type { SceneShape } from './scene-shape.ts';
import type { State } from './state.ts';
import { translated } from './transform.ts';
import { kOrigin, scale } from './vectors.ts';

const kMotion: SceneMotion = { duration: 1 };

export const motionOf = (scene: Scene): SceneMotion => scene.motion ?? kMotion;

/** Whether one of its shapes has a velocity. */
export const isMoving = ({ items }: Scene): boolean =>
  items.some(({ velocity }) => velocity !== undefined);

/** Whether there is something of motion to be kept. */
export const hasMotion = (scene: Scene): boolean => isMoving(scene) || scene.motion !== undefined;

/** The scene that was asked for last, of each scene at its start. */
const known = new WeakMap<Scene, { readonly time: number; readonly scene: Scene }>();

/**
 * The scene at a time in seconds: each shape moved by its velocity times that. Cached: the same object for the same scene
 * and time, and the scene itself at its start.
 */
export function sceneAt(scene: Scene, time: number): Scene {
  if (time === 0 || !isMoving(scene)) return scene;
  const before = known.get(scene);
  if (before?.time === time) return before.scene;
  const items = scene.items.map((item) => movedBy(item, time));
  const then = { ...scene, items };
  known.set(scene, { time, scene: then });
  return then;
}

/** The state with the scene as its clock shows it. */
export function stateAt(state: State): State {
  const scene = sceneAt(state.scene, state.time);
  return scene === state.scene ? state : { ...state, scene };
}

/** The scene at the start, of which an edit shows `edited` at a time; where nothing was edited it is as in `start`. */
export function startOf(edited: Scene, start: Scene, time: number): Scene {
  const shown = sceneAt(start, time);
  if (shown === start) return edited;
  if (edited === shown) return start;
  const items = edited.items.map((item) => {
    const before = itemById(shown, item.id);
    const first = itemById(start, item.id);
    if (before === undefined || first === undefined) return item;
    if (item === before) return first;
    // A velocity that is edited leaves the start where it is.
    if (item.shape === before.shape) return { ...item, shape: first.shape };
    return movedBy(item, -time);
  });
  return { ...edited, items };
}

/** How two shapes move, for so many seconds: as a cast is asked for. */
export const motionBetween = (
  { velocity: velocityA = kOrigin }: Pick<Item, 'velocity'>,
  { velocity: velocityB = kOrigin }: Pick<Item, 'velocity'>,
  duration: number,
) => ({ velocityA, velocityB, duration });

/** A shape at a time, of one that is shown at the start. */
export const shapeAt = ({ shape, velocity }: Item, time: number): SceneShape =>
  velocity ? translated(shape, scale(velocity, time)) : shape;

const movedBy = (item: Item, time: number): Item =>
  item.velocity ? { ...item, shape: shapeAt(item, time) } : item;
