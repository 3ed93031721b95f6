// What the drawings of one figure share: colours, uniforms, geometries, and the room they are in.
import type { BufferGeometry } from 'three';
import { Vector3 } from 'three';
import type { Resources, SceneBounds } from '../kinds/shape-node.ts';
import { StrokeMaterial } from './line-materials.ts';
import { PaletteColors } from './palette-colors.ts';
import { ScreenUniforms } from './uniforms.ts';

/** Before anything is framed. */
const kFirstRadius = 2.5;

export class RenderResources implements Resources {
  readonly screen = new ScreenUniforms();
  readonly colors = new PaletteColors();
  readonly strokes = new StrokeMaterial(this.screen);
  readonly bounds: SceneBounds = { focus: new Vector3(), radius: kFirstRadius };
  readonly #geometries = new Map<string, BufferGeometry>();

  geometry<G extends BufferGeometry>(name: string, build: () => G): G {
    const known = this.#geometries.get(name);
    if (known !== undefined) return known as G;
    const built = build();
    this.#geometries.set(name, built);
    return built;
  }

  /** Takes the geometries off the graphics card; they come back there when they are drawn. */
  forget(): void {
    for (const geometry of this.#geometries.values()) geometry.dispose();
  }

  dispose(): void {
    this.strokes.dispose();
    this.forget();
    this.#geometries.clear();
  }
}
