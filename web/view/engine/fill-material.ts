// The translucent fill of a shape.
import type { IUniform, Vector3 } from 'three';
import { Color, DoubleSide, ShaderMaterial } from 'three';
import type { HighlightUniforms, ScreenUniforms } from './uniforms.ts';

const kFillVertex = /* glsl */ `
uniform vec2 uResolution;
varying vec3 vNormal;
varying vec3 vEye;
varying vec2 vAnchor;

#ifdef PARTS
attribute float part;
uniform vec3 uPartOffset;
#endif

void main() {
  // In view space: far from the world's origin, float32 world coordinates are too coarse.
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
#ifdef PARTS
  seen.xyz += mat3(viewMatrix) * (part * uPartOffset);
#endif
  vNormal = mat3(modelMatrix) * normal;
  vEye = (isOrthographic ? vec3(0.0, 0.0, 1.0) : -seen.xyz) * mat3(viewMatrix);
  vec4 anchor = projectionMatrix * modelViewMatrix[3];
  vAnchor = (anchor.xy / anchor.w * 0.5 + 0.5) * uResolution;
  gl_Position = projectionMatrix * seen;
}`;

// The hatching lies in the screen plane but moves with the shape. Diagonal lines mean that the
// shape overlaps another; dots mark the back of a flat shape.
const kFillFragment = /* glsl */ `
uniform vec3 uColor;
uniform float uFront;
uniform float uBack;
uniform float uSoft;
uniform float uHatch;
uniform float uDots;
uniform vec3 uHighlightAxis;
uniform float uHighlightFaces;
uniform float uRatio;
varying vec3 vNormal;
varying vec3 vEye;
varying vec2 vAnchor;

void main() {
  vec3 n = normalize(vNormal);
  float alpha = gl_FrontFacing ? uFront : uBack;
  float rim = 1.0 - abs(dot(n, normalize(vEye)));
  alpha *= mix(1.0, 0.55 + 1.6 * rim * rim, uSoft) * (gl_FrontFacing ? 1.0 : 1.0 - uSoft);
  alpha += 0.14 * uHighlightFaces * step(0.99999, abs(dot(n, uHighlightAxis)));
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
  /** 1: fainter in the middle than at the silhouette, and no back faces, for round shapes. */
  readonly soft: IUniform<number>;
  readonly hatch: IUniform<number>;
  readonly dots: IUniform<number>;

  /** `partOffset`: translation of the geometry's part 1, and reversed of its part −1, in world space. */
  constructor(
    screen: ScreenUniforms,
    highlight: HighlightUniforms,
    partOffset?: IUniform<Vector3>,
  ) {
    const color = { value: new Color() };
    const front = { value: 0.17 };
    const back = { value: 0.05 };
    const soft = { value: 0 };
    const hatch = { value: 0 };
    const dots = { value: 0 };
    super({
      vertexShader: kFillVertex,
      fragmentShader: kFillFragment,
      ...(partOffset && { defines: { PARTS: '' } }),
      uniforms: {
        ...(partOffset && { uPartOffset: partOffset }),
        uColor: color,
        uFront: front,
        uBack: back,
        uSoft: soft,
        uHatch: hatch,
        uDots: dots,
        uHighlightAxis: highlight.axis,
        uHighlightFaces: highlight.faces,
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
