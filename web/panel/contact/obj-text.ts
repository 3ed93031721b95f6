// Outlines as OBJ, a group each: polygons as faces, lines as lines, points as points.
import type { Outline } from '../../page/outline.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { fullForm } from '../../strings/digits.ts';

export interface ObjGroup {
  readonly name: string;
  readonly outlines: readonly Outline[];
}

/** Corners that are one object are one vertex. What has no end is saved as one meter of it. */
export function objText(groups: readonly ObjGroup[]): string {
  let first = 1;
  const lines = groups.flatMap((group) => {
    const { vertices, elements } = partsOf(group, first);
    first += vertices.length;
    // Names end at a space.
    return [`g ${group.name.replace(/\s+/g, '_')}`, ...vertices, ...elements];
  });
  return [...lines, ''].join('\n');
}

/** `first`: the number of the first vertex in the file. */
function partsOf({ outlines }: ObjGroup, first: number) {
  const numbers = new Map<Vec3, number>();
  const numberOf = (vertex: Vec3) => {
    const number = numbers.get(vertex) ?? first + numbers.size;
    numbers.set(vertex, number);
    return number;
  };
  const element = (letter: string, corners: readonly Vec3[]) =>
    `${letter} ${corners.map(numberOf).join(' ')}`;
  const elements = outlines.flatMap(({ polygons, lines, rays, points }) => [
    ...polygons.map((corners) => element('f', corners)),
    ...lines.map((line) =>
      element(line.points.length > 1 ? 'l' : 'p', [...line.points, ...backOf(line)]),
    ),
    ...rays.map(({ origin, direction }) => element('l', [origin, sum(origin, direction)])),
    ...points.map((point) => element('p', [point])),
  ]);
  const vertices = Array.from(numbers.keys(), (at) => `v ${at.map(fullForm).join(' ')}`);
  return { vertices, elements };
}

const backOf = ({ points, closed }: Outline['lines'][number]) => (closed ? points.slice(0, 1) : []);

const sum = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
