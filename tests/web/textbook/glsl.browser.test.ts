// The GLSL texts, each pasted into a fragment shader and run on ordinary cases, one a pixel.
import { expect, test } from 'vitest';
import { type Core, loadCore } from '../../../web/core/index.ts';
import type { Kind, Shape } from '../../../web/scene/shape.ts';
import { snippetOf } from '../../../web/textbook/snippet.ts';
import { loadTextbook } from '../../../web/textbook/textbook.ts';
import { ordinaryCases, valuesOf } from '../../textbook/support/ordinary.ts';

/** Cases of each pair. */
const kCount = 40;
/** Numbers of the two shapes of a case at most. */
const kNumbers = 32;

const core: Core = await loadCore();
const definitions = await loadTextbook('glsl');
const textOf = (name: string) => snippetOf(name, definitions)?.text ?? '';

// The setup of these tests takes WebGL from the canvases of pages only.
const canvas = new OffscreenCanvas(kCount, 1);
const gl = canvas.getContext('webgl2') as WebGL2RenderingContext;

test.each(core.catalog.pairs)('$name is right away from contact', ({ name, a, b }) => {
  const cases = ordinaryCases(core, a, b, kCount);
  expect(cases).toHaveLength(kCount);
  const answers = answersOf(
    name,
    cases.map((each) => [each.a, each.b]),
  );
  const wrong = cases.filter(({ meets }, i) => answers[i] !== meets);
  expect(wrong).toEqual([]);
});

test('near contact a float says what a double does not', () => {
  const spheres = [1, -1].map(
    (side): Shape => ({ kind: 'sphere', center: [side * (1 + 1e-9), 0, 0], radius: 1 }),
  );
  const [a, b] = spheres as [Shape, Shape];
  expect(core.outcome(a, b)).toBe('apart');
  expect(answersOf('sphereSphere', [[a, b]])).toEqual([true]);
});

/** Whether the two shapes of each case meet, as a shader says. */
function answersOf(name: string, cases: readonly (readonly [Shape, Shape])[]): readonly boolean[] {
  const [first] = cases;
  if (!first) throw new Error(`${name}: no case`);
  gl.useProgram(programOf(name, first));
  const numbers = new Float32Array(kNumbers * kCount);
  cases.forEach((shapes, i) => {
    numbers.set(shapes.flatMap(valuesOf).flat(), i * kNumbers);
  });
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R32F, kNumbers, kCount, 0, gl.RED, gl.FLOAT, numbers);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const pixels = new Uint8Array(4 * kCount);
  gl.readPixels(0, 0, kCount, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return cases.map((_, i) => pixels[4 * i] === 255);
}

const kCorners = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1);
  gl_Position = vec4(corner, 0, 1);
}`;

function programOf(name: string, [a, b]: readonly [Shape, Shape]): WebGLProgram {
  const text = textOf(name);
  const givesT = new RegExp(`^float ${name}\\(`, 'm').test(text);
  const call = `${name}(${constructed(a, 0)}, ${constructed(b, valuesOf(a).flat().length)})`;
  const program = gl.createProgram();
  gl.attachShader(program, compiled(gl.VERTEX_SHADER, kCorners));
  const fragment = `#version 300 es
precision highp float;
uniform highp sampler2D numbers;
out vec4 color;

${text}
float numberAt(int i) { return texelFetch(numbers, ivec2(i, int(gl_FragCoord.x)), 0).r; }

void main() { color = vec4(${call}${givesT ? ' >= 0.0' : ''} ? 1.0 : 0.0); }`;
  gl.attachShader(program, compiled(gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  expect(gl.getProgramInfoLog(program)).toBe('');
  return program;
}

function compiled(type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error('the context is lost');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  expect(gl.getShaderInfoLog(shader), source).toBe('');
  return shader;
}

/** The struct of a shape from the numbers of a case, from `start` on. */
function constructed(shape: Shape, start: number): string {
  let at = start;
  const fields = valuesOf(shape).map((values) => {
    const numbers = values.map(() => `numberAt(${at++})`).join(', ');
    return values.length === 1 ? numbers : `vec${values.length}(${numbers})`;
  });
  const type: Kind | string = shape.kind;
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}(${fields.join(', ')})`;
}
