// The palette as numbers for the shaders. Colors are kept as sRGB and blended as sRGB, so that the
// picture has the same tints as the style sheet.
import { Color, LinearSRGBColorSpace } from 'three';
import type { Palette } from './palette.ts';

export class PaletteColors {
  /** In three's own color space, for clearing. */
  readonly background = new Color();
  readonly paper = new Color();
  readonly ink = new Color();
  readonly soft = new Color();
  readonly hair = new Color();
  readonly a = new Color();
  readonly b = new Color();
  readonly gap = new Color();
  readonly hit = new Color();
  readonly other = new Color();

  /** By a shape's part in the pair, 0: first, 1: second, −1: none. Follows the palette. */
  ofRole(role: number): Color {
    if (role < 0) return this.other;
    return role === 0 ? this.a : this.b;
  }

  set(palette: Palette): void {
    this.background.set(palette.paper);
    this.paper.setStyle(palette.paper, LinearSRGBColorSpace);
    this.ink.setStyle(palette.ink, LinearSRGBColorSpace);
    this.soft.setStyle(palette.soft, LinearSRGBColorSpace);
    this.hair.setStyle(palette.hair, LinearSRGBColorSpace);
    this.a.setStyle(palette.a, LinearSRGBColorSpace);
    this.b.setStyle(palette.b, LinearSRGBColorSpace);
    this.gap.setStyle(palette.gap, LinearSRGBColorSpace);
    this.hit.setStyle(palette.hit, LinearSRGBColorSpace);
    this.other.setStyle(palette.other, LinearSRGBColorSpace);
  }
}
