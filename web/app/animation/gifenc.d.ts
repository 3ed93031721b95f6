// Types of the part of gifenc that is used; the package has none.
declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];

  export function quantize(rgba: Uint8ClampedArray, mostColors: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;

  export interface Encoder {
    /** `delay`: how long the frame is shown, in milliseconds. */
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: { readonly palette: Palette; readonly delay: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
}
