// The letters of the compass lie in the projected directions of the world axes.
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { kViewAngles, type View, type ViewAngles } from '../../../../web/scene/appearance.ts';
import { LabelWriter } from '../../../../web/view/engine/label-writer.ts';
import type { Palette } from '../../../../web/view/engine/palette.ts';
import { Viewpoint } from '../../../../web/view/engine/viewpoint.ts';
import { CompassLayer } from '../../../../web/view/layers/compass-layer.ts';

const area = { left: 60, top: 0, right: 800, bottom: 600 };
const palette = { paper: '#fff', soft: '#888' } as Palette;

/** Where each letter is written, from the compass' middle. */
function letters(view: View | ViewAngles): Record<string, readonly [number, number]> {
  const written: Record<string, readonly [number, number]> = {};
  const nothing = () => undefined;
  const context = {
    beginPath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    stroke: nothing,
    measureText: () => ({ width: 8 }),
    strokeText: nothing,
    fillText: (text: string, x: number, y: number) => {
      written[text] = [x - 100, y - 560];
    },
  };
  const viewpoint = new Viewpoint();
  viewpoint.resize(800, 600);
  viewpoint.frame([new Vector3(-1, -1, -1), new Vector3(1, 1, 1)]);
  viewpoint.lookFrom(typeof view === 'string' ? kViewAngles[view] : view);
  const labels = new LabelWriter(context as unknown as CanvasRenderingContext2D, viewpoint);
  labels.area = area;
  new CompassLayer().writeLabels(labels, palette);
  return written;
}

test('seen from the front x runs to the right and y up', () => {
  const { X, Y, Z } = letters('front');
  expect(X?.[0]).toBeCloseTo(29, 6);
  expect(X?.[1]).toBeCloseTo(0, 6);
  expect(Y?.[0]).toBeCloseTo(0, 6);
  expect(Y?.[1]).toBeCloseTo(-29, 6);
  expect(Z?.[0]).toBeCloseTo(0, 6);
  expect(Z?.[1]).toBeCloseTo(0, 6);
});

test('seen from the side z runs to the left', () => {
  const { X, Y, Z } = letters('side');
  expect(Z?.[0]).toBeCloseTo(-29, 6);
  expect(Y?.[1]).toBeCloseTo(-29, 6);
  expect(X?.[0]).toBeCloseTo(0, 6);
});

test('letters are never on one another, whatever the view', () => {
  for (let azimuth = -180; azimuth <= 180; azimuth += 5) {
    for (let elevation = -90; elevation <= 90; elevation += 5) {
      const written = Object.values(letters({ azimuth, elevation }));
      expect(written).toHaveLength(3);
      for (const [i, [x, y]] of written.entries()) {
        for (const [u, v] of written.slice(i + 1)) {
          expect(Math.hypot(x - u, y - v)).toBeGreaterThan(11.99);
        }
      }
    }
  }
});
