// The directions of the world axes, in the lower left corner of the picture.
import { Vector2 } from 'three';
import { axisNames } from '../../scene/lock.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { Layer } from './layer.ts';

/** CSS pixels: from the corner of the free area to the middle, of an arm, to the letter, between letters, of a line. */
const kInset = 40;
const kArm = 20;
const kLetter = 29;
const kBetween = 12;
const kLineWidth = 1.4;

export class CompassLayer implements Layer {
  /** Where the letters of x, y and z stand, from the middle: to the right and, other than on the screen, up. */
  readonly #letters = [new Vector2(), new Vector2(), new Vector2()] as const;
  readonly #apart = new Vector2();

  writeLabels(labels: LabelWriter, { soft }: Palette): void {
    const { elements } = labels.camera.matrixWorldInverse;
    const x = labels.area.left + kInset;
    const y = labels.area.bottom - kInset;
    for (const [axis, letter] of this.#letters.entries()) {
      // The axis in the camera's own directions.
      letter.fromArray(elements, 4 * axis);
      labels.line(x, y, x + kArm * letter.x, y - kArm * letter.y, soft, kLineWidth);
      letter.multiplyScalar(kLetter);
    }
    this.#separateLetters();
    for (const [axis, letter] of this.#letters.entries()) {
      labels.name(axisNames[axis] ?? '', x + letter.x, y - letter.y, soft, 12);
    }
  }

  /** Moves letters apart whose axes point in nearly the same direction of the picture: of three axes at most two do. */
  #separateLetters(): void {
    const [x, y, z] = this.#letters;
    this.#separate(x, y);
    this.#separate(y, z);
    this.#separate(x, z);
  }

  #separate(first: Vector2, second: Vector2): void {
    const apart = this.#apart.subVectors(second, first);
    const distance = apart.length();
    if (distance >= kBetween) return;
    if (distance === 0) apart.set(1, 0);
    apart.setLength((kBetween - distance) / 2);
    first.sub(apart);
    second.add(apart);
  }
}
