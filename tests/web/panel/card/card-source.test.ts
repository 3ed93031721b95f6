// The exported pair agrees with the core's own test.
import { beforeAll, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../../web/core/index.node.ts';
import { cardOf } from '../../../../web/panel/card/card-source.ts';
import { presets } from '../../../../web/presets/index.ts';
import { emptyScene, type Scene } from '../../../../web/scene/scene.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { visibleScene } from '../../../../web/scene/visible-scene.ts';
import { shapesOfPair } from '../../presets/shapes.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

function cardFor(scene: Scene) {
  const figure = core.createFigure();
  const card = cardOf(figure.evaluate(visibleScene(scene)), scene, core.catalog);
  figure.dispose();
  return card;
}

test.each(presets)('$key', ({ scene }) => {
  const card = cardFor(scene);
  const [a, b] = shapesOfPair(scene);
  const { outcome, gap } = core.test(a, b);
  expect(card).toMatchObject({ outcome, gap });
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
