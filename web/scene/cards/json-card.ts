// The exported pair as a scene file, with the answer about it.
import type { Card, CardRow, CardShape } from './card.ts';
import { jsonNumber, jsonValue, scriptValue } from './literals.ts';

/** A scene file with the two shapes, and all numbers of the answer. */
export function jsonCard({ shapes, outcome, gap, answer }: Card): string {
  const items = shapes.map(itemOf).join(',\n');
  const [a, b] = shapes;
  const facts = [
    `"outcome": "${outcome}"`,
    `"gap": ${jsonNumber(gap ?? Number.NaN)}`,
    ...(answer.hit ? [`"hit": {\n${hitLines(answer.hit)}\n    }`] : []),
    `"rows": [\n${answer.rows.map(rowOf).join(',\n')}\n    ]`,
  ].map((line) => `    ${line}`);
  return `{
  "items": [
${items}
  ],
  "pair": [${a.id}, ${b.id}],
  "answer": {
${facts.join(',\n')}
  }
}
`;
}

const hitLines = (hit: NonNullable<Card['answer']['hit']>) =>
  Object.entries(hit)
    .map(([name, value]) => `      "${name}": ${jsonValue(value)}`)
    .join(',\n');

const rowOf = ({ name, status, unit, a, b, gap }: CardRow) =>
  `      { "name": ${JSON.stringify(name)}, "status": "${status}", "unit": "${unit}", ` +
  `"a": ${jsonValue(a)}, "b": ${jsonValue(b)}, "gap": ${jsonNumber(gap)} }`;

function itemOf({ id, name, kind, fields }: CardShape): string {
  const given = fields.flatMap((field) =>
    field.value === undefined ? [] : [`"${field.name}": ${scriptValue(field.value)}`],
  );
  const shape = [`"kind": "${kind}"`, ...given].map((line) => `        ${line}`).join(',\n');
  return `    {
      "id": ${id},
      "name": ${JSON.stringify(name)},
      "shape": {
${shape}
      }
    }`;
}
