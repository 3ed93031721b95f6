// A ray in a tree over triangles as drawings: the boxes that it asks, as seen from the front, and what splits cost.
import type { Ray, Triangle, Vec3 } from '../../../scene/shape.ts';
import { add, scale } from '../../../scene/vectors.ts';
import type { Chart, Mark } from '../chart.ts';
import { costOf } from '../code/mesh-tree.js';
import { boxesAlongX, type TreeWalk, type Visit } from './meshes.ts';

const kWidth = 480;
const kHeight = 190;
const kScale = 66;
const across = (x: number) => kWidth / 2 + x * kScale;
const down = (y: number) => kHeight / 2 - y * kScale;
const at = ([x, y]: Vec3): [number, number] => [across(x), down(y)];

/** Far enough to leave the drawing. */
const kFar = 12;

/** From the back to the front. */
const kVisits: readonly Visit[] = ['behind', 'missed', 'entered'];

function rayMark({ origin, direction }: Ray): Mark {
  const size = Math.hypot(...direction);
  return { from: at(origin), to: at(add(origin, scale(direction, kFar / size))), tone: 'ray' };
}

/** The triangles as lines, the boxes that the ray asks, and the ray. */
export function walkChart(
  ray: Ray,
  triangles: readonly Triangle[],
  { boxes, asked, found }: TreeWalk,
): Chart {
  const drawn = triangles.map(({ a, b, c }, i): Mark => {
    const tone = i === found ? 'best' : asked.includes(i) ? 'open' : 'unasked';
    return { corners: [at(a), at(b), at(c)], tone };
  });
  const bounds = [...boxes]
    .sort(([, a], [, b]) => kVisits.indexOf(a) - kVisits.indexOf(b))
    .map(([{ min, max }, tone]): Mark => {
      const [x, y] = [across(min[0]), down(max[1])];
      return { x, y, width: across(max[0]) - x, height: down(min[1]) - y, tone };
    });
  return { width: kWidth, height: kHeight, marks: [...bounds, ...drawn, rayMark(ray)] };
}

const kBarsHeight = 170;
const kBase = 140;

/** What each split of the triangles, ordered along x, costs: the chosen one and the least are marked. */
export function splitChart(triangles: readonly Triangle[], chosen: number): Chart {
  const boxes = boxesAlongX(triangles);
  const costs = boxes.slice(1).map((_, i) => costOf(boxes, i + 1));
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  const pace = (kWidth - 20) / costs.length;
  const marks = costs.flatMap((cost, i): Mark[] => {
    const height = (cost / most) * (kBase - 10);
    const x = 10 + i * pace;
    const tone = i + 1 === chosen ? 'now' : cost === least ? 'best' : 'plain';
    return [
      { x: x + 3, y: kBase - height, width: pace - 6, height, tone },
      { text: String(i + 1), at: [x + pace / 2, kBase + 16] },
    ];
  });
  return { width: kWidth, height: kBarsHeight, marks };
}
