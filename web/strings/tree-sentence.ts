// What a step of a ray's walk through the hierarchy of a mesh says, and what the walk comes to.
import type { MeshWalk, WalkStep } from '../core/mesh-walk.ts';
import type { Key, Strings } from './index.ts';
import { number } from './number.ts';
import { format, type Values } from './text.ts';

/** `12`, or `12, 13 and 14`. */
const listed = (triangles: readonly number[]) => triangles.join(', ');

/** The sentence of a step as plain text, with its number. */
export function treeSentence({ steps }: MeshWalk, step: number, strings: Strings): string {
  const own = steps[step];
  if (!own) return '';
  const key = keyOf(own, steps[step - 1]);
  return `${step + 1} · ${format(strings[key], valuesOf(own))}`;
}

function keyOf(step: WalkStep, before: WalkStep | undefined): Key {
  if (step.box === 0) return 'tree.root';
  if (step.visit !== 'entered') return `tree.${step.visit}`;
  if (!step.isLeaf) return 'tree.entered';
  if (step.nearest !== (before?.nearest ?? null)) return 'tree.leaf.nearest';
  return step.triangles.some(({ visit }) => visit === 'hit') ? 'tree.leaf.hit' : 'tree.leaf.none';
}

const valuesOf = (step: WalkStep): Values => ({
  box: step.box,
  level: step.level,
  enter: number(step.enter ?? Number.NaN),
  exit: number(step.exit ?? Number.NaN),
  triangles: listed(step.triangles.map(({ triangle }) => triangle)),
  nearest: step.nearest ?? '',
});

/** What the whole walk took. */
export const walkSummary = (walk: MeshWalk, strings: Strings): string => {
  const { boxes, entered, triangles, tested } = walk;
  const counts = Object.entries({ boxes, entered, triangles, tested });
  const values = counts.map(([name, count]) => [name, count.toLocaleString('en')] as const);
  return format(strings['tree.summary'], Object.fromEntries(values));
};
