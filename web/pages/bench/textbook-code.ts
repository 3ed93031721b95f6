// The textbook's function of a task, as code that can be judged.
import type { TaskName } from './judge-messages.ts';
import { functionName, kindsOf } from './tasks-list.ts';

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

/** Functions that give t, or −1 for a miss. */
const givesNumber = (text: string, name: string): boolean =>
  new RegExp(`// The t of [^\\n]*\\n(?:export )?(?:function|const) ${name}\\b`).test(text);

export async function textbookCode(task: TaskName): Promise<string> {
  const [{ snippetOf }, { loadTextbook }] = await Promise.all([
    import('../../textbook/snippet.ts'),
    import('../../textbook/textbook.ts'),
  ]);
  const isPair = kindsOf(task) !== null;
  const name = isPair ? functionName(task) : 'rayTriangle';
  const snippet = snippetOf(name, await loadTextbook('javascript'));
  if (!snippet) throw new RangeError(`the textbook has no ${name}`);
  const { text } = snippet;
  if (!isPair) return `${text}\n${kNearest}`;
  if (!givesNumber(text, name)) return `${text}\nexport default ${name};\n`;
  return `${text}
export default (a, b) => {
  const t = ${name}(a, b);
  return t >= 0 && { meets: true, hit: { t } };
};
`;
}
