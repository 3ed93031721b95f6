// The exported pair as a JavaScript test.
import type { Card, CardShape } from './card.ts';
import { scriptNumber, scriptValue } from './literals.ts';

/** A test for Vitest, against the npm package. */
export function javascriptCard({ shapes: [a, b], outcome, gap }: Card): string {
  return `import { loadCore } from 'collision-playground';
import { expect, test } from 'vitest';

const core = await loadCore();

const a = ${shapeText(a)};
const b = ${shapeText(b)};

test('${a.kind} × ${b.kind}: ${outcome}', () => {
  expect(core.test(a, b)).toMatchObject({
    outcome: '${outcome}',
    gap: ${gap === null ? 'null' : scriptNumber(gap)},
  });
});
`;
}

function shapeText({ kind, fields }: CardShape): string {
  const lines = fields.flatMap(({ name, value }) =>
    value === undefined ? [] : [`  ${name}: ${scriptValue(value)},\n`],
  );
  return `{\n  kind: '${kind}',\n${lines.join('')}}`;
}
