// What the pointer is over.
import { expect, test } from 'vitest';
import type { InputHost } from '../../../web/input/host.ts';
import { Targets } from '../../../web/input/targets.ts';
import type { PointerHit } from '../../../web/scene/pointing.ts';
import type { Item } from '../../../web/scene/scene.ts';

const item: Item = {
  id: 4,
  name: 'A',
  shape: { kind: 'sphere', center: [0, 0, 0], radius: 1 },
};
const hit: PointerHit = { id: 4, point: [0, 1, 0], normal: [0, 1, 0], triangle: 7 };

function targets(found: PointerHit | null, { onGizmo = false, shapes = true } = {}): Targets {
  const state = {
    scene: { items: [item], pair: null },
    selected: onGizmo ? 4 : null,
    hovered: null,
  };
  const host = {
    stage: {
      focus: [0, 0, 0],
      project: () => ({ x: -1000, y: -1000, visible: true }),
      pointerRay: () => ({ origin: [0, 9, 0], direction: [0, -1, 0] }),
    },
    tips: () => [],
    allowed: () => ({ shapes, view: true }),
    state: () => state,
    pick: () => found,
  } as unknown as InputHost;
  return new Targets(host, { hover: () => onGizmo, leave: () => undefined, grab: () => false });
}
const position = { offsetX: 0, offsetY: 0, pointerType: 'mouse' };

test.each([true, false])('is over a triangle of a mesh, draggable: %s', (shapes) => {
  const pointed = { shape: item.shape, triangle: 7, point: [0, 1, 0], normal: [0, 1, 0] };
  expect(targets(hit, { shapes }).hover(position)).toEqual({ id: 4, pointed });
});

test('is over no triangle of other shapes', () => {
  const hovered = targets({ ...hit, triangle: null }).hover(position);
  expect(hovered).toEqual({ id: 4, pointed: null });
});

test('is over no triangle where the gizmo is, or nothing', () => {
  expect(targets(hit, { onGizmo: true }).hover(position)).toEqual({ id: 4, pointed: null });
  expect(targets(null).hover(position)).toBeNull();
});
