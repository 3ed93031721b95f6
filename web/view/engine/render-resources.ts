// What the drawings of one figure share: colors, uniforms, geometries, and the scene bounds.
import type { BufferGeometry } from 'three';
import { StrokeMaterial } from './line-materials.ts';
import { PaletteColors } from './palette-colors.ts';
import { SceneBounds } from './scene-bounds.ts';
import { ScreenUniforms } from './uniforms.ts';

export class RenderResources {
  readonly screen = new ScreenUniforms();
  readonly colors = new PaletteColors();
  readonly strokes = new StrokeMaterial(this.screen);
  readonly bounds = new SceneBounds();
  readonly #geometries = new Map<string, BufferGeometry>();

  /** A geometry that is built once and shared by name. */
  geometry<G extends BufferGeometry>(name: string, build: () => G): G {
    const known = this.#geometries.get(name);
    if (known !== undefined) return known as G;
    const built = build();
    this.#geometries.set(name, built);
    return built;
  }

  /** Frees the geometries' GPU buffers; they are uploaded again when drawn. */
  freeBuffers(): void {
    for (const geometry of this.#geometries.values()) geometry.dispose();
  }

  dispose(): void {
    this.strokes.dispose();
    this.freeBuffers();
    this.#geometries.clear();
  }
}
