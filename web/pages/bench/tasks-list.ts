// All that can be judged: the 55 pairs in the order of the core's table, the nearest of many triangles, contact of boxes,
// and GJK, EPA and casts of convex shapes.
import { kindNames } from '../../scene/kinds/index.ts';
import type { Kind } from '../../scene/shape.ts';
import { kConvex } from '../../textbook/methods.ts';
import {
  type JudgedTask,
  type kMuseumTasks,
  kOtherTasks,
  type TaskName,
} from './judge-messages.ts';

/** In the order of the table of pairs, where planes come last. */
export const kKinds: readonly Kind[] = [...kindNames.filter((kind) => kind !== 'plane'), 'plane'];

export const kPairTasks: readonly TaskName[] = kKinds.flatMap((a, i) =>
  kKinds.slice(i).map((b): TaskName => `${a}-${b}`),
);

export const kTasks: readonly TaskName[] = [...kPairTasks, ...kOtherTasks];

export const isTask = (name: string): name is TaskName =>
  (kTasks as readonly string[]).includes(name);

/** What is asked for in the museum alone. */
export type MuseumForm = 'box-cast' | 'hull' | 'skin';

/** The kinds of shapes that GJK and EPA are of. */
export const kConvexKinds: readonly Kind[] = kKinds.filter((kind) => kConvex.includes(kind));

/** What is asked for: texts and rulings are by it. */
export type Form = 'pair' | 'nearest' | 'contact' | 'gjk' | 'epa' | 'cast';

const kForms: Readonly<Record<(typeof kOtherTasks)[number], Form>> = {
  'ray-triangles': 'nearest',
  'contact-boxes': 'contact',
  gjk: 'gjk',
  epa: 'epa',
  cast: 'cast',
};

const kMuseumForms: Readonly<Record<(typeof kMuseumTasks)[number], MuseumForm>> = {
  'cast-boxes': 'box-cast',
  'hull-corners': 'hull',
  'skin-text': 'skin',
};

export function formOf(task: TaskName): Form;
export function formOf(task: JudgedTask): Form | MuseumForm;
export function formOf(task: JudgedTask): Form | MuseumForm {
  if (task in kMuseumForms) return kMuseumForms[task as keyof typeof kMuseumForms];
  return task in kForms ? kForms[task as keyof typeof kForms] : 'pair';
}

/** The two kinds of a pair's test; null: it is another task. */
export const kindsOf = (task: JudgedTask): readonly [Kind, Kind] | null =>
  formOf(task) === 'pair' ? (task.split('-') as unknown as readonly [Kind, Kind]) : null;

/** What its function is called: of a pair as in the textbook. */
export function functionName(task: JudgedTask): string {
  const form = formOf(task);
  if (form === 'box-cast') return 'cast';
  if (form === 'hull') return 'hullCorners';
  if (form === 'skin') return 'skinText';
  return form === 'pair' ? task.replace(/-(.)/, (_, first: string) => first.toUpperCase()) : form;
}
