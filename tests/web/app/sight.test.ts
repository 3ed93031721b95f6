import { describe, expect, test } from 'vitest';
import { bestPlace, isSeen, isWhole, type Sight } from '../../../web/app/sight.ts';
import type { Shape, Vec3 } from '../../../web/scene/shape.ts';
import { Viewpoint } from '../../../web/view/engine/viewpoint.ts';
import { outlinePoints } from '../../../web/view/kinds/outline-points.ts';
import { areaOf } from '../../../web/view/kinds/shapes-area.ts';

const ball = (center: Vec3, radius = 1): Shape => ({ kind: 'sphere', center, radius });
const plane: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 0 };

/** A camera that was fitted to shapes, with a panel over the right half of the picture. */
function fittedTo(...shapes: readonly Shape[]): Sight {
  const viewpoint = new Viewpoint();
  viewpoint.resize(800, 400);
  viewpoint.setInsets({ left: 0, top: 0, right: 400, bottom: 0 });
  viewpoint.frame(shapes.flatMap(outlinePoints));
  return {
    freeArea: viewpoint.freeArea,
    areaOf: (seen) => areaOf(viewpoint, seen),
  };
}

describe('whether a scene is seen', () => {
  const scene = [ball([0, 0, 0]), ball([3, 0, 0])];

  test.each<[string, boolean, readonly Shape[]]>([
    ['as it was framed', true, scene],
    ['in part', true, [ball([0, 0, 0], 0.2)]],
    ['with the eye inside of it', true, [ball([0, 0, 0], 0.01)]],
    ['after a fit to a shape far away', false, [ball([1e9, 0, 0])]],
    ['after a fit to a huge shape', false, [ball([0, 0, 0], 1e9)]],
    ['after a fit to one beside it', false, [ball([0, 20, 0])]],
  ])('%s: %s', (_, seen, framed) => {
    expect(isSeen(scene, fittedTo(...framed))).toBe(seen);
  });

  test('which has only planes, a point, or nothing', () => {
    const sight = fittedTo(...scene);
    expect(isSeen([], sight)).toBe(true);
    expect(isSeen([plane], sight)).toBe(true);
    expect(isSeen([{ kind: 'point', position: [1, 0, 0] }], sight)).toBe(true);
    expect(isSeen([{ kind: 'point', position: [90, 0, 0] }], sight)).toBe(false);
  });
});

describe('the place of a new shape', () => {
  const at = (center: Vec3) => [ball(center, 0.5)];

  test('is in front of no other, and not under a panel', () => {
    const others = [ball([0, 0, 0]), ball([0, 8, 0])];
    const sight = fittedTo(...others);
    const places: Vec3[] = [
      [20, 0, 0],
      [0, 0, 0],
      [0, 4, 0],
      [0, 0, -5],
    ];
    expect(bestPlace(places, at, others, sight)).toEqual([0, 4, 0]);
    expect(bestPlace(places.slice(0, 2), at, others, sight)).toEqual([0, 0, 0]);
    expect(bestPlace(places.slice(0, 1), at, others, sight)).toBeNull();
  });

  test('is not where it would be a speck; a plane is whole anywhere', () => {
    const sight = fittedTo(ball([0, 0, 0], 1e6));
    expect(isWhole([ball([0, 0, 0])], sight)).toBe(false);
    expect(isWhole([plane], sight)).toBe(true);
  });
});
