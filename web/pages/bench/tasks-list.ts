// All that can be judged: the 55 pairs in the order of the core's table, and the nearest of many triangles.
import { kindNames } from '../../scene/kinds/index.ts';
import type { Kind } from '../../scene/shape.ts';
import type { TaskName } from './judge-messages.ts';

/** In the order of the table of pairs, where planes come last. */
export const kKinds: readonly Kind[] = [...kindNames.filter((kind) => kind !== 'plane'), 'plane'];

export const kPairTasks: readonly TaskName[] = kKinds.flatMap((a, i) =>
  kKinds.slice(i).map((b): TaskName => `${a}-${b}`),
);

export const kTasks: readonly TaskName[] = [...kPairTasks, 'ray-triangles'];

export const isTask = (name: string): name is TaskName =>
  (kTasks as readonly string[]).includes(name);

/** The two kinds; null: a ray and triangles. */
export const kindsOf = (task: TaskName): readonly [Kind, Kind] | null =>
  task === 'ray-triangles' ? null : (task.split('-') as unknown as readonly [Kind, Kind]);

/** What its function is called: of a pair as in the textbook. */
export const functionName = (task: TaskName): string =>
  kindsOf(task) ? task.replace(/-(.)/, (_, first: string) => first.toUpperCase()) : 'nearest';
