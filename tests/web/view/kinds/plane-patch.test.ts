// The patch that stands for a plane.
import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import type { Plane } from '../../../../web/scene/shape.ts';
import { SceneBounds } from '../../../../web/view/engine/scene-bounds.ts';
import { outlinePoints } from '../../../../web/view/kinds/outline-points.ts';
import { nearPatchCorners, patchShape } from '../../../../web/view/kinds/plane-patch.ts';

describe('a plane', () => {
  const bounds = new SceneBounds();
  bounds.fit([new Vector3(-1, 2, 3), new Vector3(3, 2, 3)]);

  test('is stood for by a patch that lies in it, near the scene', () => {
    const corners = nearPatchCorners({ kind: 'plane', normal: [1, 2, -0.5], constant: -1 }, bounds);
    expect(corners).toHaveLength(4);
    for (const { x, y, z } of corners) expect(x + 2 * y - 0.5 * z - 1).toBeCloseTo(0, 12);
  });

  test('far from everything else is left out of the picture', () => {
    expect(nearPatchCorners({ kind: 'plane', normal: [0, 1, 0], constant: -100 }, bounds)).toEqual(
      [],
    );
    expect(outlinePoints({ kind: 'plane', normal: [0, 1, 0], constant: 0 })).toEqual([]);
  });
});

test('a plane is pointed at where its patch is drawn', () => {
  const plane: Plane = { kind: 'plane', normal: [0.5, 0.7, -0.4], constant: 0.3 };
  const bounds = new SceneBounds();
  bounds.fit([new Vector3(1, -2, 3.5), new Vector3(1, -2, -2.5)]);
  const { a, b, c } = patchShape(plane, bounds);
  const drawn = nearPatchCorners(plane, bounds).map((point) => point.toArray());
  expect([a, b, c]).toEqual([drawn[0], drawn[1], drawn[3]]);
});
