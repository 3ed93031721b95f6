// Draws nothing itself: another picture of the same state follows this one, seen from the same direction.
import type { Camera } from 'three';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { DrawnFrame, Layer, LayerClass } from './layer.ts';

/** `follow` is called whenever the picture has been drawn; not for those that are drawn to be saved. */
export function linkedLayer(
  follow: (frame: DrawnFrame, camera: Camera, palette: Palette) => void,
): LayerClass {
  let hasOne = false;
  return class implements Layer {
    readonly #follows = !hasOne;
    #frame: DrawnFrame | null = null;

    constructor() {
      hasOne = true;
    }

    update(frame: DrawnFrame): void {
      this.#frame = frame;
    }

    writeLabels({ camera }: LabelWriter, palette: Palette): void {
      if (this.#follows && this.#frame) follow(this.#frame, camera, palette);
    }
  };
}
