// The drawing of the chosen row lies in the part of the picture that no panel covers: in every preset, row and size.
import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { presets } from '../../../web/presets/index.ts';
import { kViewAngles } from '../../../web/scene/appearance.ts';
import { replaceShape } from '../../../web/scene/edits.ts';
import { translated } from '../../../web/scene/transform.ts';
import { FollowedRow } from '../../../web/view/followed-row.ts';
import { Drawing, sceneOfPreset, stateOf } from './support/drawing.ts';

/** Sizes of the canvas, and what panels cover of it. */
const pages = [
  { width: 1056, height: 848, insets: { left: 64, top: 70, right: 404, bottom: 80 } },
  { width: 1024, height: 716, insets: { left: 64, top: 70, right: 320, bottom: 120 } },
  { width: 768, height: 430, insets: { left: 0, top: 52, right: 0, bottom: 84 } },
  { width: 390, height: 356, insets: { left: 0, top: 76, right: 0, bottom: 110 } },
] as const;

function open(key: string, { width, height, insets }: (typeof pages)[number]) {
  const scene = sceneOfPreset(key);
  const { layers, viewpoint, results } = new Drawing(scene);
  viewpoint.resize(width, height);
  viewpoint.setInsets(insets);
  const row = new FollowedRow(layers, viewpoint);
  const show = (state: ReturnType<typeof stateOf>) => {
    layers.update(state, results);
    row.update(state);
  };
  show(stateOf(scene));
  /** The points of the row that lie outside of the free area as it is drawn. */
  const outside = () => {
    const { left, top, right, bottom } = viewpoint.freeArea;
    const missed: Vector3[] = [];
    const shows = (point: Vector3) => {
      const { x, y } = viewpoint.project(point.clone(), { x: 0, y: 0, visible: false });
      if (!(x > left && x < right && y > top && y < bottom)) missed.push(point);
      return true;
    };
    layers.followRow({ isNew: false, direction: viewpoint.direction, shows });
    return missed;
  };
  return { viewpoint, row, show, outside, scene, count: results.ledger?.count ?? 0 };
}

describe.each(pages)('$width × $height', (page) => {
  test.each(presets)('$key', ({ key }) => {
    const { show, outside, scene, count } = open(key, page);
    expect(outside(), 'as the scene is opened').toEqual([]);
    for (let step = 0; step < count; step++) {
      show(stateOf(scene, { step }));
      expect(outside(), `row ${step}`).toEqual([]);
    }
  });
});

const [page] = pages;
const distanceOf = ({ camera, target }: Drawing['viewpoint']) => camera.position.distanceTo(target);

test('a row whose axis is in view leaves the camera where it is', () => {
  const { show, viewpoint, scene } = open('edge-edge', page);
  const before = viewpoint.camera.position.clone();
  show(stateOf(scene, { step: 9 }));
  expect(viewpoint.camera.position).toEqual(before);
});

test('a view that the viewer has chosen keeps its target and direction', () => {
  const { show, viewpoint, scene } = open('edge-edge', pages[2]);
  viewpoint.lookFrom(kViewAngles.front);
  viewpoint.zoom(1.6);
  const target = viewpoint.target.clone();
  const distance = distanceOf(viewpoint);
  show(stateOf(scene, { step: 1 }));
  expect(viewpoint.target).toEqual(target);
  expect(viewpoint.direction.distanceTo(new Vector3(0, 0, 1))).toBeLessThan(1e-9);
  expect(distanceOf(viewpoint)).toBeGreaterThan(distance);
});

test('during a drag nothing moves the camera', () => {
  const { show, viewpoint, row, scene } = open('edge-edge', pages[2]);
  show(stateOf(scene, { step: 2 }));
  const before = viewpoint.camera.position.clone();
  const [, item] = scene.items;
  for (let i = 1; i < 20 && item !== undefined; i++) {
    const shape = translated(item.shape, [0.3 * i, -0.2 * i, 0]);
    show(stateOf(replaceShape(scene, item.id, shape), { step: 2 }));
    row.hold();
    expect(viewpoint.camera.position).toEqual(before);
  }
});
