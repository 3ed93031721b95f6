// The exported pair as a scene file.
import type { Card, CardShape } from './card.ts';
import { scriptValue } from './literals.ts';

/** A scene file with the two shapes. */
export function jsonCard({ shapes }: Card): string {
  const items = shapes.map(itemOf).join(',\n');
  const [a, b] = shapes;
  return `{\n  "items": [\n${items}\n  ],\n  "pair": [${a.id}, ${b.id}]\n}\n`;
}

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
