// What the page writes down is what the core's own test says.
import { beforeAll, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../../web/core/index.node.ts';
import { cardOf } from '../../../../web/panel/card/card-source.ts';
import { presets } from '../../../../web/presets/index.ts';
import { emptyScene, type Scene } from '../../../../web/scene/scene.ts';
import { shapesOfPair } from '../../presets/shapes.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

function cardFor(scene: Scene) {
  const figure = core.createFigure();
  const card = cardOf({ results: figure.evaluate(scene), catalog: core.catalog, state: { scene } });
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

test('without a pair there is nothing to write down', () => {
  expect(cardFor(emptyScene)).toBeNull();
});
