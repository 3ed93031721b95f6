// Three cuts that divide boxes among four parts: which pairs are in one part at least, and are asked.
import type { Core } from '../../../core/index.ts';
import type { Item, PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Segment, Shape, Vec3 } from '../../../scene/shape.ts';
import type { Variables } from '../model.ts';
import { boxesIn, kArea, sceneOfBoxes, strewn } from './arrangements.ts';
import type { Asked } from './pairs.ts';

export interface Cuts {
  /** The x of the first cut, from the bottom to the top. */
  readonly cutX: number;
  /** The heights of the cuts to its left and to its right. */
  readonly cutLeft: number;
  readonly cutRight: number;
}

export const cutsOf = ({ cutX = 0, cutLeft = 0, cutRight = 0 }: Variables): Cuts => ({
  cutX,
  cutLeft,
  cutRight,
});

const [kLeft, kTop] = [-kArea.width / 2 - 0.1, kArea.height / 2 + 0.1];
/** Behind the boxes, and the first one apart from the others, so that no cut meets anything. */
const kBehind = -0.5;
const kFurther = -0.6;

const at = (x: number, y: number, z = kBehind): Vec3 => [x, y, z];
const line = (id: number, name: string, start: Vec3, end: Vec3): Item<Shape> => {
  const shape: Segment = { kind: 'segment', start, end };
  return { id, name, shape, locked: true };
};

const linesOf = ({ cutX, cutLeft, cutRight }: Cuts): readonly Item<Shape>[] => [
  line(101, '1', at(cutX, kTop, kFurther), at(cutX, -kTop, kFurther)),
  line(102, '2', at(kLeft, cutLeft), at(cutX, cutLeft)),
  line(103, '3', at(-kLeft, cutRight), at(cutX, cutRight)),
];

const kBoxes = 18;
const kSeed = 8;

export const cutScene = (cuts: Cuts): PlainScene =>
  sceneOfBoxes(strewn(kBoxes, kArea, kSeed), linesOf(cuts));

export const hasCuts = ({ items }: PlainScene): boolean => items.some(({ id }) => id === 101);

/** A box is in each part that it reaches, borders included. */
function partsOf({ min, max }: Aabb, { cutX, cutLeft, cutRight }: Cuts): readonly number[] {
  const parts: number[] = [];
  if (min[0] <= cutX && min[1] <= cutLeft) parts.push(0);
  if (min[0] <= cutX && max[1] >= cutLeft) parts.push(1);
  if (max[0] >= cutX && min[1] <= cutRight) parts.push(2);
  if (max[0] >= cutX && max[1] >= cutRight) parts.push(3);
  return parts;
}

/** Each pair that shares a part is asked once. */
export function byCuts(core: Core, scene: PlainScene, cuts: Cuts): Asked {
  const boxes = boxesIn(scene);
  const parts = boxes.map((box) => partsOf(box, cuts));
  const pairs: [number, number][] = [];
  let asked = 0;
  for (const [i, { name: _, ...a }] of boxes.entries()) {
    for (let j = 0; j < i; j++) {
      if (!parts[i]?.some((part) => parts[j]?.includes(part))) continue;
      asked += 1;
      const { name: __, ...b } = boxes[j] as (typeof boxes)[number];
      if (core.meets(a, b)) pairs.push([j, i]);
    }
  }
  return { pairs, asked };
}
