// The directions of the world axes, in the lower left corner of the picture.
import { axisNames } from '../../scene/lock.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { Layer } from './layer.ts';

/** CSS pixels: from the corner of the free area to the middle, of an arm, to the letter, of a line. */
const kInset = 40;
const kArm = 20;
const kLetter = 29;
const kLineWidth = 1.4;

export class CompassLayer implements Layer {
  writeLabels(labels: LabelWriter, { soft }: Palette): void {
    const { elements } = labels.camera.matrixWorldInverse;
    const x = labels.area.left + kInset;
    const y = labels.area.bottom - kInset;
    // The axis in the camera's own directions: to the right and, other than on the screen, up.
    for (let axis = 0; axis < 3; axis++) {
      const right = elements[4 * axis] ?? 0;
      const up = elements[4 * axis + 1] ?? 0;
      labels.line(x, y, x + kArm * right, y - kArm * up, soft, kLineWidth);
    }
    for (let axis = 0; axis < 3; axis++) {
      const right = elements[4 * axis] ?? 0;
      const up = elements[4 * axis + 1] ?? 0;
      labels.letter(axisNames[axis] ?? '', x + kLetter * right, y - kLetter * up, soft);
    }
  }
}
