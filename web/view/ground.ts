// The ground grid: one faint quad under the scene, ruled in the shader and fading outwards.
import type { IUniform } from 'three';
import { Color, DoubleSide, Mesh, PlaneGeometry, ShaderMaterial, Vector3 } from 'three';
import type { Room } from './solids/solid.ts';
import type { ScreenUniforms } from './uniforms.ts';

const kVertex = /* glsl */ `
varying vec3 vWorld;

void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const kFragment = /* glsl */ `
uniform vec3 uColor;
uniform vec3 uCenter;
uniform float uReach;
uniform float uCell;
uniform float uRatio;
varying vec3 vWorld;

void main() {
  vec2 place = vWorld.xz / uCell;
  vec2 pixel = max(fwidth(place), vec2(1e-6));
  vec2 away = abs(fract(place - 0.5) - 0.5) / pixel;
  vec2 lines = clamp(0.5 * uRatio + 0.5 - away, 0.0, 1.0) * (1.0 - smoothstep(0.15, 0.45, pixel));
  float fade = 1.0 - smoothstep(0.3, 1.0, distance(vWorld, uCenter) / uReach);
  gl_FragColor = vec4(uColor, max(lines.x, lines.y) * fade);
}`;

/** Side of a cell in metres, in scenes of ordinary size. */
const kCell = 0.6;
/** The grid has faded out at so many radii of the room. */
const kReachRadii = 2.6;

export class Ground {
  readonly object: Mesh;
  private readonly color: IUniform<Color> = { value: new Color() };
  private readonly center: IUniform<Vector3> = { value: new Vector3() };
  private readonly reach: IUniform<number> = { value: 1 };
  private readonly cell: IUniform<number> = { value: kCell };
  private readonly material: ShaderMaterial;

  constructor(screen: ScreenUniforms) {
    this.material = new ShaderMaterial({
      vertexShader: kVertex,
      fragmentShader: kFragment,
      uniforms: {
        uColor: this.color,
        uCenter: this.center,
        uReach: this.reach,
        uCell: this.cell,
        uRatio: screen.ratio,
      },
      side: DoubleSide,
      transparent: true,
      depthTest: false,
      depthWrite: false,
    });
    this.object = new Mesh(new PlaneGeometry(2, 2).rotateX(-Math.PI / 2), this.material);
    this.object.frustumCulled = false;
    this.object.renderOrder = 0;
  }

  paint(color: Color): void {
    this.color.value.copy(color);
  }

  /** Puts the grid below the scene; very large and very small scenes get cells in powers of ten. */
  place(room: Room, lowest: number): void {
    const decade = Math.round(Math.log10(room.radius / (4 * kCell)));
    this.cell.value = kCell * 10 ** decade;
    const step = 0.5 * 10 ** decade;
    const height = Math.floor((lowest - 0.6 * step) / step) * step;
    this.center.value.set(room.focus.x, height, room.focus.z);
    this.reach.value = kReachRadii * room.radius;
    this.object.position.copy(this.center.value);
    this.object.scale.setScalar(this.reach.value);
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.material.dispose();
  }
}
