// What each method sees of boxes in the plane, as drawings: intervals, squares, nested bounds.
import type { Aabb } from '../../../scene/shape.ts';
import type { Chart, Mark, Tone } from '../chart.ts';
import { type Node, treeOf } from '../code/tree-pairs.js';
import { kArea, type NamedBox } from './arrangements.ts';

const kWidth = 480;
const kMargin = 6;

/** What a drawing shows of the plane, in meters. */
interface View {
  readonly min: readonly [number, number];
  readonly max: readonly [number, number];
  readonly scale: number;
}

/** All boxes, and the area in which they are strewn. */
function viewOf(boxes: readonly Aabb[]): View {
  const [w, h] = [kArea.width / 2, kArea.height / 2];
  const least = (k: 0 | 1, from: number) => Math.min(from, ...boxes.map(({ min }) => min[k]));
  const most = (k: 0 | 1, from: number) => Math.max(from, ...boxes.map(({ max }) => max[k]));
  const min = [least(0, -w), least(1, -h)] as const;
  const max = [most(0, w), most(1, h)] as const;
  return { min, max, scale: (kWidth - 2 * kMargin) / (max[0] - min[0]) };
}

const across = ({ min, scale }: View, x: number) => kMargin + (x - min[0]) * scale;
const down = ({ max, scale }: View, y: number) => kMargin + (max[1] - y) * scale;

function rectangle(view: View, { min, max }: Aabb, tone: Tone): Mark {
  const [x, y] = [across(view, min[0]), down(view, max[1])];
  return { x, y, width: across(view, max[0]) - x, height: down(view, min[1]) - y, tone };
}

const chartOf = (view: View, marks: readonly Mark[]): Chart => ({
  width: kWidth,
  height: (view.max[1] - view.min[1]) * view.scale + 2 * kMargin,
  marks,
});

const kRow = 17;
/** What is left free for names. */
const kNames = 26;

/** Their order along x. */
export const swept = (boxes: readonly NamedBox[]): readonly NamedBox[] =>
  boxes.toSorted((a, b) => a.min[0] - b.min[0]);

/** What is open when the box of this turn begins, from 1. */
export function openAt(boxes: readonly NamedBox[], turn: number) {
  const order = swept(boxes);
  const index = Math.min(turn, order.length) - 1;
  const now = order[index];
  const before = order.slice(0, index);
  return { now, open: before.filter(({ max }) => now && max[0] >= now.min[0]) };
}

/** Intervals on x in the order of the sweep; the later one of each pair is below. */
export function sweepChart(boxes: readonly NamedBox[], turn: number): Chart {
  const order = swept(boxes);
  const { now, open } = openAt(boxes, turn);
  const { min, max } = viewOf(boxes);
  const scale = (kWidth - kNames - kMargin) / (max[0] - min[0]);
  const x = (value: number) => kNames + (value - min[0]) * scale;
  const height = order.length * kRow + 2 * kMargin;
  const toneOf = (box: NamedBox, i: number): Tone => {
    if (box === now) return 'now';
    if (open.includes(box)) return 'open';
    return i < turn - 1 ? 'done' : 'plain';
  };
  const bars = order.flatMap((box, i): Mark[] => {
    const top = kMargin + i * kRow;
    const [from, to] = [x(box.min[0]), x(box.max[0])];
    return [
      { text: box.name, at: [x(box.min[0]) - 5, top + kRow / 2], isEnd: true },
      { x: from, y: top + 3, width: to - from, height: kRow - 6, tone: toneOf(box, i) },
    ];
  });
  const front = now ? x(now.min[0]) : 0;
  const marks: Mark[] = [...bars, { from: [front, 0], to: [front, height], tone: 'line' }];
  return { width: kWidth, height, marks };
}

const nameOf = (view: View, { name, min, max }: NamedBox): Mark => ({
  text: name,
  at: [
    (across(view, min[0]) + across(view, max[0])) / 2,
    (down(view, min[1]) + down(view, max[1])) / 2,
  ],
});

/** A thousand lines and more are no picture of a grid. */
const kMostCells = 4000;

/** The squares of a grid; those with several boxes are filled. */
export function gridChart(boxes: readonly NamedBox[], size: number): Chart {
  const view = viewOf(boxes);
  const cell = (x: number) => Math.floor(x / size);
  const marks: Mark[] = [];
  const [left, right] = [cell(view.min[0]), cell(view.max[0])];
  const [low, high] = [cell(view.min[1]), cell(view.max[1])];
  const isDrawn = (right - left) * (high - low) < kMostCells;
  for (let column = left; isDrawn && column <= right; column++) {
    for (let row = low; row <= high; row++) {
      const inside = boxes.filter(
        ({ min, max }) =>
          cell(min[0]) <= column &&
          column <= cell(max[0]) &&
          cell(min[1]) <= row &&
          row <= cell(max[1]),
      );
      const square: Aabb = {
        kind: 'aabb',
        min: [Math.max(column * size, view.min[0]), Math.max(row * size, view.min[1]), 0],
        max: [
          Math.min((column + 1) * size, view.max[0]),
          Math.min((row + 1) * size, view.max[1]),
          0,
        ],
      };
      marks.push(rectangle(view, square, inside.length > 1 ? 'shared' : 'line'));
    }
  }
  return chartOf(view, [
    ...marks,
    ...boxes.map((box) => rectangle(view, box, 'plain')),
    ...boxes.map((box) => nameOf(view, box)),
  ]);
}

function boundsAt(node: Node, level: number): readonly Aabb[] {
  if (level === 0 || !node.parts) return [node.bounds];
  return node.parts.flatMap((part) => boundsAt(part, level - 1));
}

/** The bounds of one level of the tree, and of leaves above it. */
export function treeChart(boxes: readonly NamedBox[], level: number): Chart {
  const view = viewOf(boxes);
  const tree = treeOf(boxes, [...boxes.keys()]);
  return chartOf(view, [
    ...boxes.map((box) => rectangle(view, box, 'plain')),
    ...boundsAt(tree, level).map((bounds) => rectangle(view, bounds, 'bounds')),
    ...boxes.map((box) => nameOf(view, box)),
  ]);
}
