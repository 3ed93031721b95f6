// Two shaders draw everything: a translucent fill, and fat lines with round caps. Lines come in two
// forms: the edges of a solid (one colour, hidden edges fainter, decided from the two faces that
// meet there) and strokes (each with its own colour, width, dashes and arrowhead).
import type { IUniform } from 'three';
import { Color, DoubleSide, ShaderMaterial, Vector2, Vector3 } from 'three';

/** Shared by all materials of one figure. */
export class ScreenUniforms {
  /** Device pixels. */
  readonly resolution: IUniform<Vector2> = { value: new Vector2(1, 1) };
  /** Device pixels in one CSS pixel. */
  readonly ratio: IUniform<number> = { value: 1 };
}

/** Writes only what changed: a number stored in a uniform is a new object on the heap. */
export function setUniform(uniform: IUniform<number>, value: number): void {
  if (uniform.value !== value) uniform.value = value;
}

/** The candidate axis that is being shown, and what of a solid it comes from. */
export class LitUniforms {
  readonly axis: IUniform<Vector3> = { value: new Vector3() };
  /** 1: faces perpendicular to the axis are lit. */
  readonly faces: IUniform<number> = { value: 0 };
  /** 1: edges perpendicular to the axis are lit that bound the interval at a level. */
  readonly edges: IUniform<number> = { value: 0 };
  /** Where along the axis, and how close an edge must be to count, in metres. */
  readonly level: IUniform<Vector2> = { value: new Vector2() };

  off(): void {
    setUniform(this.faces, 0);
    setUniform(this.edges, 0);
  }

  lightFaces(axis: Vector3): void {
    this.axis.value.copy(axis);
    setUniform(this.faces, 1);
  }

  lightEdges(axis: Vector3, level: number, tolerance: number): void {
    this.axis.value.copy(axis);
    setUniform(this.edges, 1);
    this.level.value.set(level, tolerance);
  }
}

const kFillVertex = /* glsl */ `
uniform vec2 uResolution;
varying vec3 vNormal;
varying vec3 vEye;
varying vec2 vAnchor;

void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vNormal = mat3(modelMatrix) * normal;
  vEye = cameraPosition - world.xyz;
  vec4 anchor = projectionMatrix * viewMatrix * modelMatrix[3];
  vAnchor = (anchor.xy / anchor.w * 0.5 + 0.5) * uResolution;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

// Hatching lies in the plane of the screen but travels with the solid. Diagonal lines say that the
// solid meets another; dots mark the back of a flat shape.
const kFillFragment = /* glsl */ `
uniform vec3 uColor;
uniform float uFront;
uniform float uBack;
uniform float uSoft;
uniform float uHatch;
uniform float uDots;
uniform vec3 uLitAxis;
uniform float uLitFaces;
uniform float uRatio;
varying vec3 vNormal;
varying vec3 vEye;
varying vec2 vAnchor;

void main() {
  vec3 n = normalize(vNormal);
  float alpha = gl_FrontFacing ? uFront : uBack;
  float rim = 1.0 - abs(dot(n, normalize(vEye)));
  alpha *= mix(1.0, 0.55 + 1.6 * rim * rim, uSoft) * (gl_FrontFacing ? 1.0 : 1.0 - uSoft);
  alpha += 0.14 * uLitFaces * step(0.99999, abs(dot(n, uLitAxis)));
  vec2 p = (gl_FragCoord.xy - vAnchor) / uRatio;
  float line = 1.0 - smoothstep(0.35, 1.15, abs(mod((p.x + p.y) * 0.7071, 10.0) - 5.0));
  alpha += uHatch * line * (gl_FrontFacing ? 1.0 : 0.0);
  float spot = 1.0 - smoothstep(0.8, 1.6, length(mod(p, 9.0) - 4.5));
  alpha += uDots * spot * (gl_FrontFacing ? 0.0 : 1.0);
  gl_FragColor = vec4(uColor, alpha);
}`;

export class FillMaterial extends ShaderMaterial {
  readonly color: IUniform<Color>;
  readonly front: IUniform<number>;
  readonly back: IUniform<number>;
  /** 1: fainter in the middle than at the rim, and no back, as round things look. */
  readonly soft: IUniform<number>;
  readonly hatch: IUniform<number>;
  readonly dots: IUniform<number>;

  constructor(screen: ScreenUniforms, lit: LitUniforms) {
    const color = { value: new Color() };
    const front = { value: 0.17 };
    const back = { value: 0.05 };
    const soft = { value: 0 };
    const hatch = { value: 0 };
    const dots = { value: 0 };
    super({
      vertexShader: kFillVertex,
      fragmentShader: kFillFragment,
      uniforms: {
        uColor: color,
        uFront: front,
        uBack: back,
        uSoft: soft,
        uHatch: hatch,
        uDots: dots,
        uLitAxis: lit.axis,
        uLitFaces: lit.faces,
        uResolution: screen.resolution,
        uRatio: screen.ratio,
      },
      side: DoubleSide,
      transparent: true,
      depthTest: false,
      depthWrite: false,
    });
    this.color = color;
    this.front = front;
    this.back = back;
    this.soft = soft;
    this.hatch = hatch;
    this.dots = dots;
  }
}

// A line is a quad around its two projected ends. It leaves the vertex shader already divided by w:
// widths, dashes and caps are then plain pixel distances in the fragment shader.
const kLineVertex = /* glsl */ `
uniform vec2 uResolution;
uniform float uRatio;
attribute vec3 start;
attribute vec3 end;
varying float vAlong;
varying float vAcross;
varying float vLength;
varying float vHalfWidth;
varying float vHead;
varying float vFree;
varying vec2 vDash;
varying vec4 vTint;

#ifdef STROKES
attribute vec4 tint;
attribute vec4 style; // width, dash, space, arrowhead (below 0: shortened by so much)
attribute float lane; // shift to the side
#else
attribute vec3 normalA;
attribute vec3 normalB;
uniform vec3 uColor;
uniform vec2 uFront;  // width, alpha
uniform vec2 uHidden;
uniform float uCaps;
uniform float uDouble;
uniform vec3 uLitAxis;
uniform float uLitEdges;
uniform vec2 uLitLevel;
#endif

void main() {
#ifdef STROKES
  vec3 worldStart = start;
  vec3 worldEnd = end;
  float width = style.x * uRatio;
  float head = style.w * uRatio;
  float shift = lane * uRatio;
  float caps = head > 0.0 ? 0.0 : 1.0;
  vFree = 0.0;
  vDash = style.yz * uRatio;
  vTint = tint;
#else
  vec3 worldStart = (modelMatrix * vec4(start, 1.0)).xyz;
  vec3 worldEnd = (modelMatrix * vec4(end, 1.0)).xyz;
  vec3 eye = cameraPosition - worldStart;
  mat3 turn = mat3(modelMatrix);
  bool hidden = dot(turn * normalA, eye) < 0.0 && dot(turn * normalB, eye) < 0.0;
  vec2 look = hidden ? uHidden : uFront;
  bool across = abs(dot(normalize(worldEnd - worldStart), uLitAxis)) < 1e-3;
  bool bounding = abs(dot(worldStart, uLitAxis) - uLitLevel.x) < uLitLevel.y;
  bool lit = uLitEdges > 0.5 && across && bounding;
  if (lit) look = vec2(4.0, 1.0);
  float width = look.x * uRatio;
  float head = 0.0;
  float shift = 0.0;
  float caps = uCaps;
  vFree = hidden || lit ? 0.0 : uDouble * uRatio;
  vDash = vec2(0.0);
  vTint = vec4(uColor, look.y);
#endif

  vec4 a = viewMatrix * vec4(worldStart, 1.0);
  vec4 b = viewMatrix * vec4(worldEnd, 1.0);
  float near = -projectionMatrix[3][2] / (projectionMatrix[2][2] - 1.0);
  if (a.z > near && b.z > near) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  if (a.z > near) a = mix(a, b, (a.z - near) / (a.z - b.z));
  else if (b.z > near) b = mix(b, a, (b.z - near) / (b.z - a.z));

  vec4 clipA = projectionMatrix * a;
  vec4 clipB = projectionMatrix * b;
  vec2 from = (clipA.xy / clipA.w * 0.5 + 0.5) * uResolution;
  vec2 to = (clipB.xy / clipB.w * 0.5 + 0.5) * uResolution;
  float size = length(to - from);
  vec2 along = size > 1e-3 ? (to - from) / size : vec2(1.0, 0.0);
  vec2 across2 = vec2(-along.y, along.x);
  if (head < 0.0) {
    size = max(size + head, 0.0);
    to = from + along * size;
    head = 0.0;
  }
  if (head > 0.0) {
    head = min(head, size);
    from = to - along * head;
    size = head;
  }
  float margin = 0.5 * width + 1.0;
  float extend = caps * margin;
  vec2 p = mix(from, to, position.x) + along * (position.x * 2.0 - 1.0) * extend
    + across2 * (position.y * margin + shift);
  vAlong = position.x < 0.5 ? -extend : size + extend;
  vAcross = position.y * margin;
  vLength = size;
  vHalfWidth = 0.5 * width;
  vHead = head;
  gl_Position = vec4(p / uResolution * 2.0 - 1.0, 0.0, 1.0);
}`;

const kLineFragment = /* glsl */ `
varying float vAlong;
varying float vAcross;
varying float vLength;
varying float vHalfWidth;
varying float vHead;
varying float vFree;
varying vec2 vDash;
varying vec4 vTint;

void main() {
  float beyond = max(max(-vAlong, vAlong - vLength), 0.0);
  float r = length(vec2(beyond, vAcross));
  float halfWidth = vHalfWidth;
  if (vHead > 0.0) halfWidth *= clamp(1.0 - vAlong / vHead, 0.0, 1.0);
  float cover = clamp(halfWidth + 0.5 - r, 0.0, 1.0);
  if (vFree > 0.0) cover *= clamp(r - vFree + 0.5, 0.0, 1.0);
  if (vDash.x > 0.0 && beyond == 0.0) {
    float place = mod(vAlong, vDash.x + vDash.y);
    cover *= clamp(0.5 * vDash.x + 0.5 - abs(place - 0.5 * vDash.x), 0.0, 1.0);
  }
  if (cover <= 0.0) discard;
  gl_FragColor = vec4(vTint.rgb, vTint.a * cover);
}`;

const kLineState = {
  vertexShader: kLineVertex,
  fragmentShader: kLineFragment,
  side: DoubleSide,
  transparent: true,
  depthTest: false,
  depthWrite: false,
} as const;

export class EdgeMaterial extends ShaderMaterial {
  readonly color: IUniform<Color>;
  /** Width in CSS pixels and alpha of edges that face the eye. */
  readonly front: IUniform<Vector2>;
  /** The same for edges both of whose faces look away. */
  readonly hidden: IUniform<Vector2>;
  /** Above 0: a double line, with this half width left free in the middle. */
  readonly double: IUniform<number>;

  /** Closed curves of many short pieces are drawn without caps, whose overlaps would show. */
  constructor(screen: ScreenUniforms, lit: LitUniforms, caps: boolean) {
    const color = { value: new Color() };
    const front = { value: new Vector2(1.8, 1) };
    const hidden = { value: new Vector2(0.8, 0.35) };
    const double = { value: 0 };
    super({
      ...kLineState,
      uniforms: {
        uColor: color,
        uFront: front,
        uHidden: hidden,
        uCaps: { value: caps ? 1 : 0 },
        uDouble: double,
        uLitAxis: lit.axis,
        uLitEdges: lit.edges,
        uLitLevel: lit.level,
        uResolution: screen.resolution,
        uRatio: screen.ratio,
      },
    });
    this.color = color;
    this.front = front;
    this.hidden = hidden;
    this.double = double;
  }
}

export class StrokeMaterial extends ShaderMaterial {
  constructor(screen: ScreenUniforms) {
    super({
      ...kLineState,
      defines: { STROKES: '' },
      uniforms: {
        uResolution: screen.resolution,
        uRatio: screen.ratio,
      },
    });
  }
}
