// The lit feature of a flat shape: on it lies the nearest point that the core gives.
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { Shape, Vec3 } from '../../../../web/scene/shape.ts';
import type { ShapeEntry } from '../../../../web/view/layers/layer.ts';
import { NearestLayer } from '../../../../web/view/layers/nearest-layer.ts';
import { ShapeLayer } from '../../../../web/view/layers/shape-layer.ts';
import { Drawing, linesOf, sceneOf, watched } from '../support/drawing.ts';

const triangle: Shape = { kind: 'triangle', a: [0, 0, 0], b: [4, 0, 0], c: [0, 0, 4] };
const parallelogram: Shape = { ...triangle, kind: 'parallelogram' };

/** What is lit of the second or first shape: its lines, those without length being corners. */
function litIn(first: Shape, second: Shape) {
  let entries: readonly ShapeEntry[] = [];
  const { LayerClass, layer } = watched(
    class extends NearestLayer {
      constructor(context: ConstructorParameters<typeof NearestLayer>[0]) {
        super(context);
        entries = context.shapes;
      }
    },
  );
  const { results } = new Drawing(sceneOf(first, second), {}, [ShapeLayer, LayerClass]);
  const lines = linesOf(layer());
  const faces = entries.map(({ node }) => node.highlight?.faces.value ?? 0);
  const nearest = results.ledger?.nearest;
  if (!nearest) throw new Error('there is no ledger');
  return { lines, faces, nearest };
}

const at = {
  'over the face': [1, 2, 1],
  'beside the edge ab': [2, 0.5, -1],
  'beside the edge ac': [-1, 0.5, 2],
  'beside bc or bd': [5, 0.3, 3],
  'beside c or cd': [0.5, 0.5, 6],
  'off corner a': [-1, 1, -2],
  'off corner b': [7, 0.1, -1],
  'off corner c': [-1, 0.1, 7],
  'off corner d': [6, 0.1, 7],
} as const satisfies Record<string, Vec3>;

test.each(
  Object.entries(at).flatMap(([place, position]) =>
    [triangle, parallelogram].flatMap((shape) => [
      { place, shape, kind: shape.kind, of: 'point', other: { kind: 'point', position } as const },
      {
        place,
        shape,
        kind: shape.kind,
        of: 'sphere',
        other: { kind: 'sphere', center: position, radius: 0.25 } as const,
      },
      {
        place,
        shape,
        kind: shape.kind,
        of: 'capsule',
        other: { kind: 'capsule', start: position, end: [3, 9, 3], radius: 0.25 } as const,
      },
    ]),
  ),
)('a $of $place of a $kind', ({ place, shape, other }) => {
  const forth = litIn(other, shape);
  const back = litIn(shape, other);
  expect(back.lines).toEqual(forth.lines);
  const point = new Vector3().fromArray(forth.nearest.pointB);
  if (place === 'over the face') {
    expect(forth.faces).toEqual([0, 1]);
    expect(back.faces).toEqual([1, 0]);
    expect(forth.lines).toHaveLength(shape.kind === 'triangle' ? 3 : 4);
    return;
  }
  // The face of a point's row is lit as what its axis comes from.
  if (other.kind !== 'point') expect([...forth.faces, ...back.faces]).toEqual([0, 0, 0, 0]);
  expect(forth.lines).toHaveLength(2);
  for (const line of forth.lines) {
    expect(line.closestPointToPoint(point, true, new Vector3()).distanceTo(point)).toBeLessThan(
      1e-6,
    );
    // Inside an edge, or at the very corner.
    const isCorner = line.distance() === 0;
    const fromEnds = Math.min(line.start.distanceTo(point), line.end.distanceTo(point));
    if (isCorner) expect(fromEnds).toBeLessThan(1e-6);
    else expect(fromEnds).toBeGreaterThan(1e-3);
  }
});

test('nothing is lit of a shape beside a box', () => {
  const box: Shape = { kind: 'aabb', min: [0, 1, 0], max: [1, 2, 1] };
  expect(litIn(box, triangle).lines).toEqual([]);
});
