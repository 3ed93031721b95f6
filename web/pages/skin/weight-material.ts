// The colors of weights: from that of 0 over that of a half to that of 1, which differ in lightness above all, so that
// they are told apart whichever colors one sees.
import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  DoubleSide,
  ShaderMaterial,
  SRGBColorSpace,
  Vector3,
} from 'three';

/** As the style sheet has them, for weights 0, ½ and 1. */
export type Ramp = readonly [zero: string, half: string, one: string];

// Moved by bones and morph targets as the materials of three.js are. What has no weights has that of 0.
const kVertex = `
attribute float weight;
varying float vWeight;
varying vec3 vTurned;
#include <common>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
void main() {
  vWeight = weight;
  #include <beginnormal_vertex>
  #include <morphinstance_vertex>
  #include <morphnormal_vertex>
  #include <skinbase_vertex>
  #include <skinnormal_vertex>
  #include <defaultnormal_vertex>
  #include <begin_vertex>
  #include <morphtarget_vertex>
  #include <skinning_vertex>
  #include <project_vertex>
  vTurned = transformedNormal;
}`;

// Blended in sRGB, as the legend's gradient is, and shaded so little that a color can be compared with the legend.
const kFragment = `
uniform vec3 zero;
uniform vec3 halfway;
uniform vec3 one;
varying float vWeight;
varying vec3 vTurned;
void main() {
  float place = 2.0 * clamp(vWeight, 0.0, 1.0);
  vec3 color = mix(mix(zero, halfway, min(place, 1.0)), one, max(place - 1.0, 0.0));
  vec3 normal = normalize(gl_FrontFacing ? vTurned : -vTurned);
  gl_FragColor = vec4(color * (0.84 + 0.16 * dot(normal, normalize(vec3(0.25, 0.8, 0.5)))), 1.0);
}`;

export class WeightMaterial extends ShaderMaterial {
  readonly #colors: readonly [Vector3, Vector3, Vector3];

  constructor() {
    const colors = [new Vector3(), new Vector3(), new Vector3()] as const;
    super({
      vertexShader: kVertex,
      fragmentShader: kFragment,
      side: DoubleSide,
      uniforms: {
        zero: { value: colors[0] },
        halfway: { value: colors[1] },
        one: { value: colors[2] },
      },
    });
    this.#colors = colors;
  }

  setRamp(ramp: Ramp): void {
    const color = new Color();
    for (const [i, target] of this.#colors.entries()) {
      const { r, g, b } = color.set(ramp[i] as string).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace);
      target.set(r, g, b);
    }
  }
}

/** Gives each vertex its weight. */
export function putWeights(geometry: BufferGeometry, weights: Float32Array): void {
  geometry.setAttribute('weight', new BufferAttribute(weights, 1));
}
