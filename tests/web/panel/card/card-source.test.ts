// The exported pair agrees with the core's own test.
import { beforeAll, expect, test } from 'vitest';
import { readScene } from '../../../../web/app/files/scene-file.ts';
import { type Core, loadCore } from '../../../../web/core/index.node.ts';
import { cardOf } from '../../../../web/panel/card/card-source.ts';
import { presets } from '../../../../web/presets/index.ts';
import type { Card } from '../../../../web/scene/cards/card.ts';
import { jsonCard } from '../../../../web/scene/cards/json-card.ts';
import { emptyScene, type Scene } from '../../../../web/scene/scene.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { visibleScene } from '../../../../web/scene/visible-scene.ts';
import { stringsOf } from '../../../../web/strings/index.ts';
import { shapesOfPair } from '../../presets/shapes.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

function cardFor(scene: Scene) {
  const figure = core.createFigure();
  const card = cardOf(figure.evaluate(visibleScene(scene)), scene, core.catalog, stringsOf('en'));
  figure.dispose();
  return card;
}

const nullForNaN = (value: number | undefined) => (Number.isNaN(value) ? null : value);

test.each(presets)('$key', ({ scene }) => {
  const card = cardFor(scene);
  const [a, b] = shapesOfPair(scene);
  const { outcome, gap, hit } = core.test(a, b);
  expect(card).toMatchObject({ outcome, gap });
  expect(hit ?? null).toEqual(card?.answer.hit ? expect.objectContaining(card.answer.hit) : null);
  const { steps } = core.explain(a, b);
  expect(card?.answer.rows).toHaveLength(steps.length);
  for (const [i, step] of steps.entries()) {
    const row = card?.answer.rows[i];
    expect([row?.status, row?.unit]).toEqual([step.status, step.unit]);
    expect([row?.gap].map(nullForNaN)).toEqual([step.gap]);
  }
  const read = readScene(jsonCard(card as Card));
  expect(read).toMatchObject({ scene: { pair: scene.pair } });
  for (const [i, shape] of [a, b].entries()) {
    const written = card?.shapes[i as 0 | 1];
    const fields = written?.fields.filter(({ value }) => value !== undefined) ?? [];
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    expect({ kind: written?.kind, ...values }).toEqual(shape);
  }
});

test('hidden shapes are skipped', () => {
  const [first] = presets;
  if (!first) throw new Error('no presets');
  const { items, pair } = first.scene;
  const shape: Shape = { kind: 'point', position: [0, 0, 0] };
  const scene = { items: [{ id: 99, name: 'H', shape, hidden: true }, ...items], pair };
  expect(cardFor(scene)).toEqual(cardFor(first.scene));
});

test('without a pair there is nothing to export', () => {
  expect(cardFor(emptyScene)).toBeNull();
});
