// The arms of the compass point where the world's axes run in the picture.
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { Palette } from '../../../../web/view/engine/palette.ts';
import { drawCompass } from '../../../../web/view/layers/compass.ts';

const area = { left: 60, top: 0, right: 800, bottom: 600 };
const palette = { paper: '#fff', soft: '#888' } as Palette;

/** Where each letter is written, from the compass' middle. */
function letters(eye: Vector3): Record<string, readonly [number, number]> {
  const written: Record<string, readonly [number, number]> = {};
  const nothing = () => undefined;
  const context = {
    beginPath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    stroke: nothing,
    strokeText: nothing,
    fillText: (text: string, x: number, y: number) => {
      written[text] = [x - 100, y - 560];
    },
  };
  const camera = new PerspectiveCamera();
  camera.position.copy(eye);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  drawCompass(context as unknown as CanvasRenderingContext2D, camera, area, palette);
  return written;
}

test('seen from the front x runs to the right and y up', () => {
  const { X, Y, Z } = letters(new Vector3(0, 0, 5));
  expect(X).toEqual([29, 0]);
  expect(Y).toEqual([0, -29]);
  expect(Z?.map(Math.abs)).toEqual([0, 0]);
});

test('seen from the side z runs to the left', () => {
  const { X, Y, Z } = letters(new Vector3(5, 0, 0));
  expect(Z?.[0]).toBeCloseTo(-29, 9);
  expect(Y?.[1]).toBeCloseTo(-29, 9);
  expect(X?.[0]).toBeCloseTo(0, 9);
});
