// How bad a wrong answer is: by how much shapes are apart or deep that are said to meet or not, or a number is off.
import { core } from '../../../cli/testing/core.ts';
import type { FailureGroup, JudgedCase, Mistake } from '../judge-messages.ts';

type Bad = FailureGroup['ruling'];

/** What is no answer comes first, then what is wrong about meeting, then numbers. */
export const rankOf = (mistake: Mistake): number => {
  if (mistake === 'invalid') return 0;
  return mistake.startsWith('field ') ? 2 : 1;
};

export function severityOf(judged: JudgedCase, ruling: Bad): number {
  if (ruling.is === 'invalid') return 0;
  const numbers = ruling.wrongs.map(({ said, exact }) => differenceOf(said, exact));
  return Math.max(distanceOf(judged), ...numbers);
}

/** From contact, in meters. */
function distanceOf(judged: JudgedCase): number {
  if (!('a' in judged) || judged.motion) return 0;
  const { distance, depth } = core.distance(judged.a, judged.b);
  return depth ?? distance;
}

function differenceOf(said: unknown, exact: unknown): number {
  const [some, others] = [numbersOf(said), numbersOf(exact)];
  if (some.length !== others.length) return 0;
  const errors = some.map((x, i) => Math.abs(x - (others[i] as number)));
  return Math.max(0, ...errors.filter(Number.isFinite));
}

const numbersOf = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((x) => typeof x === 'number');
