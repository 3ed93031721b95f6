// The textbook's code of one method for a pair: what the comparison of methods leads to.
import type { TextbookMethod } from '../../core/textbook.ts';
import type { Definition } from '../../textbook/snippet.ts';
import type { TaskName } from './judge-messages.ts';
import { functionName, kindsOf } from './tasks-list.ts';

/** Those whose code is that of the pair's own test. */
const kOwn: readonly TextbookMethod[] = ['sat', 'slabs', 'moller-trumbore'];

export const kMethods: readonly TextbookMethod[] = [...kOwn, 'gjk', 'epa', 'plane-and-edges'];

export const isMethod = (name: string | null): name is TextbookMethod =>
  (kMethods as readonly (string | null)[]).includes(name);

/** The plane's hit, then a sign for each edge. */
const kPlaneAndEdges: Definition = {
  name: 'hitPlaneThenEdges',
  text: `// Where the line meets the plane, then on which side of each edge that point is; −1 for a miss
function hitPlaneThenEdges({ origin, direction, tMax }, corners) {
  const edges = edgesOf(corners);
  const n = cross(edges[0], edges[1]);
  const slope = dot(n, direction);
  if (slope === 0) return -1;
  const t = dot(n, sub(corners[0], origin)) / slope;
  if (!(t >= 0 && t <= tMax)) return -1;
  const p = add(origin, scale(direction, t));
  const sides = corners.map((corner, i) => dot(cross(edges[i], sub(p, corner)), n));
  return sides.every((side) => side >= 0) ? t : -1;
}`,
  uses: new Set(['edgesOf', 'cross', 'dot', 'sub', 'add', 'scale']),
  headers: [],
};

export interface MethodCode {
  /** The definition that its snippet is made for. */
  readonly name: string;
  /** What the textbook does not have by itself. */
  readonly added: readonly Definition[];
  /** Exports the function; empty: as that of the pair's test. */
  readonly ending: string;
}

/** null: the pair has no code of this method. */
export function methodCode(task: TaskName, method: TextbookMethod): MethodCode | null {
  const kinds = kindsOf(task);
  if (!kinds) return null;
  const name = functionName(task);
  if (kOwn.includes(method)) return { name, added: [], ending: '' };
  if (method === 'gjk') {
    const ending = `export default (a, b) => ({ distance: ${name}Gjk(a, b).distance });`;
    return { name: `${name}Gjk`, added: [], ending };
  }
  if (method === 'epa') {
    return {
      name: `${name}Epa`,
      added: [],
      ending: `export default (a, b) => ${name}Epa(a, b) !== null;`,
    };
  }
  const [a, b] = kinds;
  const uses = new Set([`${a}Line`, `${b}Corners`, kPlaneAndEdges.name]);
  const text = `function ${name}PlaneThenEdges(${a}, ${b}) {
  return ${kPlaneAndEdges.name}(${a}Line(${a}), ${b}Corners(${b}));
}`;
  const own: Definition = { name: `${name}PlaneThenEdges`, text, uses, headers: [] };
  const ending = `export default (a, b) => {
  const t = ${own.name}(a, b);
  return t >= 0 && { meets: true, hit: { t } };
};`;
  return { name: own.name, added: [kPlaneAndEdges, own], ending };
}
