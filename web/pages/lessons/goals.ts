// Whether a scene reaches the goals of an exercise.
import type { Scene } from '../../scene/scene.ts';
import type { Goal } from './model.ts';
import type { Readings } from './readings.ts';

const shapeText = ({ items }: Scene, name: string) =>
  JSON.stringify(items.find((item) => item.name === name)?.shape);

/** `start`: the scene as the exercise gives it. */
export function isReached(goal: Goal, readings: Readings, scene: Scene, start: Scene): boolean {
  if ('kept' in goal) return shapeText(scene, goal.kept) === shapeText(start, goal.kept);
  const value = readings.read(goal.reading);
  if ('is' in goal) return value === goal.is;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = goal;
  return typeof value === 'number' && value >= from && value <= to;
}
