// Boxes in the plane, arranged as methods like it or not; and those of a scene.
import { freeName } from '../../../scene/edits.ts';
import type { Item, PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Shape } from '../../../scene/shape.ts';
import { randomNumbers } from '../../shared/random-numbers.ts';

export interface NamedBox extends Aabb {
  readonly name: string;
}

/** Half of what the boxes reach along z: all of them the same. */
const kDeep = 0.1;
/** The area in which boxes are strewn, in meters. */
interface Area {
  readonly width: number;
  readonly height: number;
}
export const kArea: Area = { width: 6, height: 4 };

/** To centimeters, so that the numbers are short. */
const rounded = (x: number) => Math.round(x * 100) / 100;

export const boxAt = (x: number, y: number, width: number, height: number): Aabb => ({
  kind: 'aabb',
  min: [rounded(x - width / 2), rounded(y - height / 2), -kDeep],
  max: [rounded(x + width / 2), rounded(y + height / 2), kDeep],
});

/** Places and sizes that look random and are the same each time. */
export function strewn(count: number, { width, height } = kArea, seed = 7): Aabb[] {
  const random = randomNumbers(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  return Array.from({ length: count }, () => {
    const [w, h] = [between(0.3, 0.7), between(0.3, 0.7)];
    const x = between(-width / 2 + w / 2, width / 2 - w / 2);
    return boxAt(x, between(-height / 2 + h / 2, height / 2 - h / 2), w, h);
  });
}

/** One above the other, with gaps between them. */
function stacked(count: number): Aabb[] {
  const pace = kArea.height / count;
  const random = randomNumbers(3);
  return Array.from({ length: count }, (_, i) => {
    const y = (i + 0.5) * pace - kArea.height / 2;
    return boxAt(0.2 * (random() - 0.5), y, 1 + 0.4 * random(), 0.6 * pace);
  });
}

const oneHuge = (count: number): Aabb[] => [
  boxAt(0, 0, 5.4, 3.4),
  ...strewn(count - 1).map(({ min, max }) =>
    boxAt((min[0] + max[0]) / 2, (min[1] + max[1]) / 2, 0.2, 0.2),
  ),
];

function inOneSpot(count: number): Aabb[] {
  const random = randomNumbers(5);
  return Array.from({ length: count }, () =>
    boxAt(random() - 0.5, random() - 0.5, 1.2 + random(), 1.2 + random()),
  );
}

/** By their numbers in the text, from 1. */
const kArrangements = [strewn, stacked, oneHuge, inOneSpot];

export const arranged = (arrangement: number, count: number): Aabb[] =>
  kArrangements[arrangement - 1]?.(count) ?? [];

export function sceneOfBoxes(
  boxes: readonly Aabb[],
  more: readonly Item<Shape>[] = [],
): PlainScene {
  const items: Item<Shape>[] = [];
  for (const shape of boxes) items.push({ id: items.length + 1, name: freeName(items), shape });
  return { items: [...items, ...more], pair: [1, 2] };
}

export const boxesIn = ({ items }: PlainScene): NamedBox[] =>
  items.flatMap(({ name, shape }) => (shape.kind === 'aabb' ? [{ ...shape, name }] : []));
