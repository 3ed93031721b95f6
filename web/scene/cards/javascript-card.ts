// The exported pair as a JavaScript test.
import type { Card, CardShape } from './card.ts';
import { scriptNumber, scriptValue } from './literals.ts';

/** A test for Vitest, against the npm package. */
export function javascriptCard({ shapes: [a, b], outcome, gap, answer }: Card): string {
  return `import { loadCore } from 'collision-playground';
import { expect, test } from 'vitest';

const core = await loadCore();

const a = ${shapeText(a)};
const b = ${shapeText(b)};

test('${a.kind} × ${b.kind}: ${outcome}', () => {
  expect(core.test(a, b)).toMatchObject({
    outcome: '${outcome}',
    gap: ${gap === null ? 'null' : scriptNumber(gap)},
${hitText(answer.hit)}  });
});
`;
}

/** Where on the line, and where on a triangle. */
function hitText(hit: Card['answer']['hit']): string {
  const found = ['t', 'u', 'v'].flatMap((name) => {
    const value = hit?.[name];
    return value === undefined ? [] : [`${name}: ${scriptValue(value)}`];
  });
  return found.length === 0 ? '' : `    hit: { ${found.join(', ')} },\n`;
}

function shapeText({ kind, fields }: CardShape): string {
  const lines = fields.flatMap(({ name, value }) =>
    value === undefined ? [] : [`  ${name}: ${scriptValue(value)},\n`],
  );
  return `{\n  kind: '${kind}',\n${lines.join('')}}`;
}
