// The scene that a figure of a lesson begins with.
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

/** What a figure has drawn beside the shapes of a scene; without variables: those that the lesson begins with. */
export const vectorsOf = (
  core: Core,
  { vectors, variables: first = {} }: Lesson,
  scene: PlainScene,
  variables: Variables = first,
): readonly DrawnVector[] => vectors?.(core, scene, variables) ?? [];
