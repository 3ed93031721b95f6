// The pairs whose cards are run: every preset, and numbers that are easily lost on paper.
import { loadCore } from '../../web/core/index.node.ts';
import { cardOf } from '../../web/panel/card/card-source.ts';
import { presets } from '../../web/presets/index.ts';
import type { Card } from '../../web/scene/cards/card.ts';
import type { Shape } from '../../web/scene/shape.ts';
import { stringsOf } from '../../web/strings/index.ts';

const kTiny = 5e-324;

/** No two of the same kinds and outcome, nor one that a preset has: their C++ is put in one program. */
const awkward: readonly (readonly [Shape, Shape])[] = [
  // Further apart than any double.
  [
    { kind: 'sphere', center: [1, 0, 0], radius: 1 },
    { kind: 'plane', normal: [0, kTiny, -0], constant: 2 ** 200 },
  ],
  // Overlapping, but without a depth.
  [
    { kind: 'plane', normal: [0, 1, -0], constant: -0 },
    { kind: 'sphere', center: [123456789012345680000, -0, 0], radius: 1e21 },
  ],
  // Touching by the last bit of 0.1 + 0.2.
  [
    { kind: 'segment', start: [0.1 + 0.2, 0, 0], end: [1, -0, 0] },
    { kind: 'point', position: [0.1 + 0.2, -0, 0] },
  ],
  [
    { kind: 'ray', origin: [-5, 0, -0], direction: [1, 0, 0], maxDistance: 4 },
    { kind: 'obb', center: [0, 0, 0], rotation: [0, 0, 3, 6], halfExtents: [1, 1, kTiny] },
  ],
  [
    { kind: 'triangle', a: [0, -1, -1], b: [0, 2, -1], c: [-0, -1, 2] },
    { kind: 'ray', origin: [-5, 0, 0], direction: [2 ** 100, 0, 0] },
  ],
];

const core = await loadCore();

function cardFor(pair: readonly [Shape, Shape], name: string): Card {
  const [a, b] = pair.map((shape, i) => ({ id: i + 1, name: `shape ${i}`, shape }));
  if (!(a && b)) throw new Error(`${name}: no pair`);
  const scene = { items: [a, b], pair: [a.id, b.id] as const };
  const figure = core.createFigure();
  const card = cardOf(figure.evaluate(scene), scene, core.catalog, stringsOf('en'));
  figure.dispose();
  if (!card) throw new Error(`${name}: no card`);
  return card;
}

function pairOf({ scene: { items, pair } }: (typeof presets)[number]): readonly [Shape, Shape] {
  const [a, b] = items.filter(({ id }) => pair?.includes(id));
  if (!(a && b)) throw new Error('the preset has no pair');
  return [a.shape, b.shape];
}

export const cards: readonly { readonly name: string; readonly card: Card }[] = [
  ...presets.map((preset) => ({ name: preset.key, card: cardFor(pairOf(preset), preset.key) })),
  ...awkward.map((pair, i) => ({ name: `awkward-${i}`, card: cardFor(pair, `awkward ${i}`) })),
];

/** Doubles that source text easily changes. */
export const awkwardNumbers: readonly number[] = [
  ...[0, -0, 1, -3, 0.1 + 0.2, kTiny, -kTiny, 2 ** -1022, 2 ** 200, 1e21, 1 / 3],
  ...[123456789012345680000, Number.MAX_VALUE, Number.MIN_SAFE_INTEGER, Number.EPSILON],
];
