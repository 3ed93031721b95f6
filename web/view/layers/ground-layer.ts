// The grid on the ground: one quad below the scene, ruled in the shader, fading outward.
import type { IUniform } from 'three';
import { Color, DoubleSide, Mesh, PlaneGeometry, ShaderMaterial, Vector2 } from 'three';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { Layer, LayerContext } from './layer.ts';

const kVertex = /* glsl */ `
varying vec2 vFromCenter;

void main() {
  vFromCenter = (mat3(modelMatrix) * position).xz;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const kFragment = /* glsl */ `
uniform vec3 uColor;
uniform vec2 uPhase;
uniform float uRadius;
uniform float uCell;
uniform float uRatio;
varying vec2 vFromCenter;

void main() {
  vec2 place = vFromCenter / uCell + uPhase;
  vec2 pixel = max(fwidth(place), vec2(1e-6));
  vec2 away = abs(fract(place - 0.5) - 0.5) / pixel;
  vec2 lines = clamp(0.5 * uRatio + 0.5 - away, 0.0, 1.0) * (1.0 - smoothstep(0.15, 0.45, pixel));
  float fade = 1.0 - smoothstep(0.3, 1.0, length(vFromCenter) / uRadius);
  gl_FragColor = vec4(uColor, max(lines.x, lines.y) * fade);
}`;

/** Side of a cell in meters, in scenes of ordinary size. */
const kCell = 0.6;
/** Distance at which the grid has faded out, in radii of the scene bounds. */
const kRadii = 2.6;

export class GroundLayer implements Layer {
  readonly object: Mesh;
  readonly #resources: RenderResources;
  readonly #color: IUniform<Color> = { value: new Color() };
  /** Where in a cell the middle of the quad lies, in cells. */
  readonly #phase: IUniform<Vector2> = { value: new Vector2() };
  readonly #radius: IUniform<number> = { value: 1 };
  readonly #cell: IUniform<number> = { value: kCell };
  readonly #material: ShaderMaterial;

  constructor({ resources }: LayerContext) {
    this.#resources = resources;
    this.#material = new ShaderMaterial({
      vertexShader: kVertex,
      fragmentShader: kFragment,
      uniforms: {
        uColor: this.#color,
        uPhase: this.#phase,
        uRadius: this.#radius,
        uCell: this.#cell,
        uRatio: resources.screen.ratio,
      },
      side: DoubleSide,
      transparent: true,
      depthTest: false,
      depthWrite: false,
    });
    this.object = new Mesh(new PlaneGeometry(2, 2).rotateX(-Math.PI / 2), this.#material);
    this.object.frustumCulled = false;
    this.object.renderOrder = kDrawOrder.ground;
  }

  changeColors(): void {
    this.#color.value.copy(this.#resources.colors.hair);
  }

  /** Puts the grid below the scene; very large and very small scenes get cells in powers of ten. */
  placeInBounds(): void {
    const { focus, radius, lowest } = this.#resources.bounds;
    const decade = Math.round(Math.log10(radius / (4 * kCell)));
    this.#cell.value = kCell * 10 ** decade;
    const step = 0.5 * 10 ** decade;
    const height = Math.floor((lowest - 0.6 * step) / step) * step;
    const cell = this.#cell.value;
    this.#phase.value.set((focus.x / cell) % 1, (focus.z / cell) % 1);
    this.#radius.value = kRadii * radius;
    this.object.position.set(focus.x, height, focus.z);
    this.object.scale.setScalar(this.#radius.value);
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.#material.dispose();
  }
}
