// The colors of weights: from that of 0 over that of a half to that of 1, which differ in lightness above all, so that
// they are told apart whichever colors one sees.
import { BufferAttribute, type BufferGeometry, Color, SRGBColorSpace } from 'three';
import type { SkinWeights } from '../../adapters/index.ts';
import { influencesOf, vertexCountOf } from './weight-text.ts';

/** As the style sheet has them, for weights 0, ½ and 1. */
export type Ramp = readonly [zero: string, half: string, one: string];

/** Of each vertex: how much a bone moves it. */
export function weightsFor(weights: SkinWeights, bone: number): Float32Array {
  const found = new Float32Array(vertexCountOf(weights));
  for (const vertex of found.keys()) {
    const own = influencesOf(weights, vertex).find((influence) => influence.bone === bone);
    found[vertex] = own?.weight ?? 0;
  }
  return found;
}

/** Gives each vertex its color. */
export function paintWeights(geometry: BufferGeometry, weights: Float32Array, ramp: Ramp): void {
  const colors = ramp.map((text) => new Color(text)) as [Color, Color, Color];
  const ends = colors.map((color) => color.getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace));
  const numbers = new Float32Array(3 * weights.length);
  const color = new Color();
  for (const [vertex, weight] of weights.entries()) {
    const place = 2 * Math.min(Math.max(weight, 0), 1);
    const k = Math.min(Math.floor(place), 1);
    const [from, to] = [ends[k], ends[k + 1]] as [(typeof ends)[number], (typeof ends)[number]];
    const t = place - k;
    // in sRGB, as the legend's gradient is
    color.setRGB(
      from.r + (to.r - from.r) * t,
      from.g + (to.g - from.g) * t,
      from.b + (to.b - from.b) * t,
      SRGBColorSpace,
    );
    color.toArray(numbers, 3 * vertex);
  }
  geometry.setAttribute('color', new BufferAttribute(numbers, 3));
}
