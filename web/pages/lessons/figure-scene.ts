// The scene that a figure of a lesson begins with, and what the text can say of another one.
import type { Core } from '../../core/index.ts';
import { presetByKey } from '../../presets/index.ts';
import type { DrawnVector } from '../../scene/drawn-vector.ts';
import type { PlainScene } from '../../scene/scene.ts';
import type { Lesson, LessonFigure, Variables } from './model.ts';

/** A figure of a lesson, or that of an exercise or a game. @throws Error where there is none of that name */
export function figureOf({ slug, figures, exercises, games }: Lesson, name: string): LessonFigure {
  const figure = figures[name] ?? exercises[name]?.figure ?? games?.[name]?.figure;
  if (!figure) throw new Error(`lesson ${slug} has no figure "${name}"`);
  return figure;
}

/** @throws Error for a figure without scene and without preset */
export function sceneOf({ scene, preset }: LessonFigure): PlainScene {
  const found = scene ?? presetByKey(preset ?? '')?.scene;
  if (!found) throw new Error(`there is no preset "${preset}"`);
  return found;
}

/** The scene that a figure of this name begins with. @throws Error as `figureOf` and `sceneOf` do */
export function startOf(core: Core, lesson: Lesson, name: string): PlainScene {
  const derive = lesson.derived?.[name];
  if (derive) return derive(core, sceneOf(lesson.figures.main));
  return sceneOf(figureOf(lesson, name));
}

/**
 * Whether the text can speak of a scene that a figure of this name shows: not where readers have removed a shape that
 * the scene began with, nor where none could be loaded.
 */
export function isSpokenOf(
  lesson: Lesson,
  name: string,
  start: PlainScene,
  { items }: PlainScene,
): boolean {
  const isDerived = lesson.derived?.[name] !== undefined;
  if (isDerived || lesson.anyNumber || figureOf(lesson, name).readonly) return items.length > 0;
  const isThere = ({ id, name: wanted, shape: { kind } }: (typeof items)[number]) =>
    items.some((item) => item.id === id && item.name === wanted && item.shape.kind === kind);
  return start.items.every(isThere);
}

/** What a figure has drawn beside the shapes of a scene; without variables: those that the lesson begins with. */
export const vectorsOf = (
  core: Core,
  { vectors, variables: first = {} }: Lesson,
  scene: PlainScene,
  variables: Variables = first,
): readonly DrawnVector[] => vectors?.(core, scene, variables) ?? [];
