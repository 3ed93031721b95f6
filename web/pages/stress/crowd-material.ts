// How a crowd is drawn: each copy where its pose says, in another color where it meets another one or the ray hits it.
import { Color, type ColorRepresentation, ShaderMaterial } from 'three';
import type { Mode } from './mode.ts';

const kVertex = `
attribute vec3 place;
attribute vec4 turn;
attribute float mark;
uniform int hit;
varying float vMark;
varying float vHit;
vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
#ifdef BOXES
attribute vec3 halfExtents;
varying vec2 vUv;
varying float vLight;
#else
varying vec3 vPlace;
#endif
void main() {
  vec4 q = normalize(turn);
  vMark = mark;
  vHit = gl_InstanceID == hit ? 1.0 : 0.0;
#ifdef BOXES
  vUv = uv;
  vLight = dot(turned(q, normal), normalize(vec3(0.4, 0.8, 0.5)));
  vec3 corner = place + turned(q, position * halfExtents);
#else
  vec3 corner = place + turned(q, position);
  vPlace = corner;
#endif
  gl_Position = projectionMatrix * modelViewMatrix * vec4(corner, 1.0);
}`;

// Edges of boxes are as wide as a pixel wherever a box is; of boxes that are hardly wider there are none. Triangles of
// meshes are told apart by their light.
const kFragment = `
uniform vec3 face;
uniform vec3 edge;
uniform vec3 metFace;
uniform vec3 metEdge;
uniform vec3 hitFace;
varying float vMark;
varying float vHit;
#ifdef BOXES
varying vec2 vUv;
varying float vLight;
#else
varying vec3 vPlace;
#endif
void main() {
  vec3 weak = mix(mix(face, metFace, vMark), hitFace, vHit);
  vec3 strong = mix(edge, metEdge, vMark);
#ifdef BOXES
  vec2 pixel = fwidth(vUv);
  vec2 inward = min(vUv, 1.0 - vUv) / pixel;
  float line = 1.0 - smoothstep(0.4, 1.2, min(inward.x, inward.y));
  line *= 1.0 - smoothstep(0.06, 0.25, max(pixel.x, pixel.y));
  vec3 color = mix(weak * (0.82 + 0.18 * vLight), strong, line);
#else
  vec3 outward = normalize(cross(dFdx(vPlace), dFdy(vPlace)));
  float light = 0.5 + 0.5 * dot(outward, normalize(vec3(0.4, 0.8, 0.5)));
  vec3 color = mix(mix(strong, hitFace, vHit), weak, light);
  color *= 0.7 + 0.3 * light;
#endif
  gl_FragColor = vec4(color, 1.0);
  #include <colorspace_fragment>
}`;

const kColorNames = ['face', 'edge', 'metFace', 'metEdge', 'hitFace'] as const;
export type CrowdColors = Readonly<Record<(typeof kColorNames)[number], ColorRepresentation>>;

/** Of all crowds: what changes is said once. */
export class CrowdMaterials {
  readonly #colors = Object.fromEntries(
    kColorNames.map((name) => [name, { value: new Color() }]),
  ) as Record<keyof CrowdColors, { value: Color }>;
  readonly #hit = { value: -1 };
  readonly #boxes = this.#made({ BOXES: '' });
  readonly #meshes = this.#made({});

  of(mode: Mode): ShaderMaterial {
    return mode === 'meshes' ? this.#meshes : this.#boxes;
  }

  setColors(colors: CrowdColors): void {
    for (const name of kColorNames) this.#colors[name].value.set(colors[name]);
  }

  /** Which of the crowd the ray hits; null: none. */
  setHit(slot: number | null): void {
    this.#hit.value = slot ?? -1;
  }

  #made(defines: Readonly<Record<string, string>>): ShaderMaterial {
    return new ShaderMaterial({
      vertexShader: kVertex,
      fragmentShader: kFragment,
      uniforms: { ...this.#colors, hit: this.#hit },
      defines,
    });
  }
}
