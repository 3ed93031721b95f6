// Which way the world's axes run, in a corner of the picture.
import type { Camera } from 'three';
import { axisNames } from '../../scene/lock.ts';
import type { LabelArea } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';

/** CSS pixels: from the corner of the free area to the middle, of an arm, and to the letter. */
const kInset = 40;
const kArm = 20;
const kLetter = 29;

/** Its parts lie on a 2D context that counts in CSS pixels. */
export function drawCompass(
  context: CanvasRenderingContext2D,
  { matrixWorldInverse: { elements } }: Camera,
  area: LabelArea,
  palette: Palette,
): void {
  const x = area.left + kInset;
  const y = area.bottom - kInset;
  context.lineCap = 'round';
  for (let axis = 0; axis < 3; axis++) {
    // The axis in the camera's own directions: to the right and, other than on the screen, up.
    const right = elements[4 * axis] ?? 0;
    const up = elements[4 * axis + 1] ?? 0;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + kArm * right, y - kArm * up);
    context.strokeStyle = palette.paper;
    context.lineWidth = 4;
    context.stroke();
    context.strokeStyle = palette.soft;
    context.lineWidth = 1.4;
    context.stroke();
  }
  context.fillStyle = palette.soft;
  context.strokeStyle = palette.paper;
  context.lineWidth = 4;
  for (let axis = 0; axis < 3; axis++) {
    const atX = x + kLetter * (elements[4 * axis] ?? 0);
    const atY = y - kLetter * (elements[4 * axis + 1] ?? 0);
    const letter = axisNames[axis] ?? '';
    context.strokeText(letter, atX, atY);
    context.fillText(letter, atX, atY);
  }
}
