// Fat lines with round caps, in two forms: the edges of a shape (one color, hidden edges fainter,
// decided from the two faces that meet there) and strokes (each with its own color, width, dashes
// and arrowhead).
import type { IUniform, Vector3 } from 'three';
import { Color, DoubleSide, ShaderMaterial, Vector2 } from 'three';
import type { HighlightUniforms, ScreenUniforms } from './uniforms.ts';

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
attribute vec4 style; // width, dash, space, arrowhead (below 0: shortened by this)
attribute float lane; // shift to the side
#else
#ifdef PARTS
attribute vec2 parts;
uniform vec3 uPartOffset;
#endif
attribute vec3 normalA;
attribute vec3 normalB;
uniform vec3 uColor;
uniform vec2 uFront;  // width, alpha
uniform vec2 uHidden;
uniform float uCaps;
uniform float uDouble;
uniform vec3 uHighlightAxis;
uniform float uHighlightEdges;
uniform vec2 uHighlightLevel;
#endif

void main() {
  // In view space: far from the world's origin, float32 world coordinates are too coarse.
  vec4 a = modelViewMatrix * vec4(start, 1.0);
  vec4 b = modelViewMatrix * vec4(end, 1.0);
#ifdef STROKES
  float width = style.x * uRatio;
  float head = style.w * uRatio;
  float shift = lane * uRatio;
  float caps = head > 0.0 ? 0.0 : 1.0;
  vFree = 0.0;
  vDash = style.yz * uRatio;
  vTint = tint;
#else
  mat3 turn = mat3(modelMatrix);
  // In the world's directions, but from the shape's own origin.
  vec3 ownStart = turn * start;
  vec3 ownEnd = turn * end;
#ifdef PARTS
  ownStart += parts.x * uPartOffset;
  ownEnd += parts.y * uPartOffset;
  a.xyz += mat3(viewMatrix) * (parts.x * uPartOffset);
  b.xyz += mat3(viewMatrix) * (parts.y * uPartOffset);
#endif
  vec3 eye = (isOrthographic ? vec3(0.0, 0.0, 1.0) : -a.xyz) * mat3(viewMatrix);
  bool hidden = dot(turn * normalA, eye) < 0.0 && dot(turn * normalB, eye) < 0.0;
  vec2 widthAlpha = hidden ? uHidden : uFront;
  bool across = abs(dot(normalize(ownEnd - ownStart), uHighlightAxis)) < 1e-3;
  bool bounding = abs(dot(ownStart, uHighlightAxis) - uHighlightLevel.x) < uHighlightLevel.y;
  bool highlighted = uHighlightEdges > 0.5 && across && bounding;
  if (highlighted) widthAlpha = vec2(4.0, 1.0);
  float width = widthAlpha.x * uRatio;
  float head = 0.0;
  float shift = 0.0;
  float caps = uCaps;
  vFree = hidden || highlighted ? 0.0 : uDouble * uRatio;
  vDash = vec2(0.0);
  vTint = vec4(uColor, widthAlpha.y);
#endif

  // Where z = -w, with perspective or without.
  float near = -(projectionMatrix[3][2] + projectionMatrix[3][3])
    / (projectionMatrix[2][2] + projectionMatrix[2][3]);
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
  // A line that runs toward the eye may end a million pixels away, too far for one quad: it is clipped.
  vec2 run = to - from;
  vec2 part = vec2(0.0, 1.0);
  for (int i = 0; i < 2; i++) {
    if (abs(run[i]) < 1e-3) continue;
    vec2 sides = (vec2(-uResolution[i], 2.0 * uResolution[i]) - from[i]) / run[i];
    part = vec2(max(part.x, min(sides.x, sides.y)), min(part.y, max(sides.x, sides.y)));
  }
  if (part.x > part.y) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  to = from + run * part.y;
  from += run * part.x;
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

  /**
   * Closed curves of many short pieces are drawn without caps, whose overlaps would show.
   * `partOffset`: translation of the geometry's part 1, and reversed of its part −1, in world space.
   */
  constructor(
    screen: ScreenUniforms,
    highlight: HighlightUniforms,
    caps: boolean,
    partOffset?: IUniform<Vector3>,
  ) {
    const color = { value: new Color() };
    const front = { value: new Vector2(1.8, 1) };
    const hidden = { value: new Vector2(0.8, 0.35) };
    const double = { value: 0 };
    super({
      ...kLineState,
      ...(partOffset && { defines: { PARTS: '' } }),
      uniforms: {
        ...(partOffset && { uPartOffset: partOffset }),
        uColor: color,
        uFront: front,
        uHidden: hidden,
        uCaps: { value: caps ? 1 : 0 },
        uDouble: double,
        uHighlightAxis: highlight.axis,
        uHighlightEdges: highlight.edges,
        uHighlightLevel: highlight.level,
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
