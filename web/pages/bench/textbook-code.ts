// The textbook's function of a task, as code that can be judged.

import type { TextbookMethod } from '../../core/textbook.ts';
import type { Definition } from '../../textbook/snippet.ts';
import type { TaskName } from './judge-messages.ts';
import { methodCode } from './method-code.ts';
import { type Form, formOf, functionName, kConvexKinds } from './tasks-list.ts';

/** Of a ray and many triangles: the textbook's for one, asked for each. */
const kNearest = `// The nearest of many triangles
export default function nearest(ray, triangles) {
  let found = null;
  for (const [index, triangle] of triangles.entries()) {
    const t = rayTriangle(ray, triangle);
    if (t >= 0 && (found === null || t < found.t)) found = { index, t };
  }
  return found;
}
`;

/** Of two moving shapes: steps that are too short to pass a contact, by the distance of GJK. */
const kCast = `// Conservative advancement: the plane between the nearest points separates the two until the gap along
// its normal is closed. null: they don't meet
export default function cast(a, b, { velocityA, velocityB, duration }) {
  const velocity = sub(velocityA, velocityB);
  let t = 0;
  for (let i = 0; i < 256; i++) {
    const { corners, radius } = convexes[a.kind](a);
    const moved = { corners: corners.map((p) => add(p, scale(velocity, t))), radius };
    const { distance, pointA, pointB } = gjkDistance(moved, convexes[b.kind](b));
    if (distance === 0) return { tEnter: t };
    const speed = dot(velocity, sub(pointB, pointA)) / distance;
    if (speed <= 0) return null;
    t += distance / speed;
    if (t > duration) return null;
  }
  return { tEnter: t };
}
`;

/** Functions that give t, or −1 for a miss. */
const givesNumber = (text: string, name: string): boolean =>
  new RegExp(`// The t of [^\\n]*\\n(?:export )?(?:function|const) ${name}\\b`).test(text);

const kConvexes = 'convexes';

/** GJK and EPA of all kinds: with the function that makes a hull of each. */
function convexesFor(call: string): Definition {
  const rows = kConvexKinds.map((kind) => `  ${kind}: ${kind}Convex,`);
  return {
    name: kConvexes,
    text: `// Of each kind\nconst ${kConvexes} = {\n${rows.join('\n')}\n};`,
    uses: new Set([call, ...kConvexKinds.map((kind) => `${kind}Convex`)]),
    headers: [],
  };
}

/** The function of the textbook that a task other than a pair's test is made of. */
const kNames: Readonly<Record<Exclude<Form, 'pair'>, string>> = {
  ...{ nearest: 'rayTriangle', contact: 'obbObbContact', gjk: 'gjkDistance', epa: 'epa' },
  cast: 'gjkDistance',
};

/** @throws RangeError where the pair has no code of the method */
export async function textbookCodeOf(task: TaskName, method: TextbookMethod): Promise<string> {
  const wanted = methodCode(task, method);
  if (wanted?.ending === '') return textbookCode(task);
  const [{ snippetOf }, { loadTextbook }] = await Promise.all([
    import('../../textbook/snippet.ts'),
    import('../../textbook/textbook.ts'),
  ]);
  const snippet =
    wanted && snippetOf(wanted.name, [...(await loadTextbook('javascript')), ...wanted.added]);
  if (!snippet) throw new RangeError(`the textbook has no ${method} of ${task}`);
  return `${snippet.text}\n${wanted.ending}\n`;
}

export async function textbookCode(task: TaskName): Promise<string> {
  const [{ snippetOf }, { loadTextbook }] = await Promise.all([
    import('../../textbook/snippet.ts'),
    import('../../textbook/textbook.ts'),
  ]);
  const form = formOf(task);
  const name = form === 'pair' ? functionName(task) : kNames[form];
  const isOfAll = form === 'gjk' || form === 'epa' || form === 'cast';
  const definitions = await loadTextbook('javascript');
  const snippet = isOfAll
    ? snippetOf(kConvexes, [...definitions, convexesFor(name)])
    : snippetOf(name, definitions);
  if (!snippet) throw new RangeError(`the textbook has no ${name}`);
  const { text } = snippet;
  if (form === 'nearest') return `${text}\n${kNearest}`;
  if (form === 'cast') return `${text}\n${kCast}`;
  if (isOfAll) {
    return `${text}
export default (a, b) => ${name}(${kConvexes}[a.kind](a), ${kConvexes}[b.kind](b));
`;
  }
  if (!givesNumber(text, name)) return `${text}\nexport default ${name};\n`;
  return `${text}
export default (a, b) => {
  const t = ${name}(a, b);
  return t >= 0 && { meets: true, hit: { t } };
};
`;
}
