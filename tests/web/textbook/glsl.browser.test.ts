// The GLSL texts, each pasted into a fragment shader and run on ordinary cases, one a pixel. To draw with GJK and EPA takes
// a driver without a graphics card seconds: of these some pairs are run that have all kinds, and the others are compiled.
import { expect, test } from 'vitest';
import { type Core, loadCore } from '../../../web/core/index.ts';
import type { Kind, Shape } from '../../../web/scene/shape.ts';
import { functionOf, type Method, methodsOf } from '../../../web/textbook/methods.ts';
import { snippetOf } from '../../../web/textbook/snippet.ts';
import { loadTextbook } from '../../../web/textbook/textbook.ts';
import { type Case, numberOf, ordinaryCases, valuesOf } from '../../textbook/support/ordinary.ts';

/** Cases of each pair. */
const kCount = 40;
/** Numbers of the two shapes of a case at most, and the number that is expected. */
const kNumbers = 32;
const kExpected = kNumbers - 1;
/** By how much a number may be off, in meters. */
const kWithin = 2e-3;

const core: Core = await loadCore();
const definitions = await loadTextbook('glsl');
const textOf = (name: string) => snippetOf(name, definitions)?.text ?? '';

// The setup of these tests takes WebGL from the canvases of pages only.
const canvas = new OffscreenCanvas(kCount, 1);
const gl = canvas.getContext('webgl2') as WebGL2RenderingContext;

const kRun = /^(pointSegment|sphereCapsule|aabbObb|triangleParallelogram)/;

const functions = core.catalog.pairs.flatMap(({ name, a, b }) =>
  methodsOf(name).map((method) => ({ name: functionOf(name, method), a, b, method })),
);

const isRun = ({ name, method }: (typeof functions)[number]) =>
  method === 'test' || method === 'contact' || kRun.test(name);

test.each(functions.filter(isRun))('$name is right away from contact', ({ name, a, b, method }) => {
  const cases = ordinaryCases(core, a, b, kCount);
  expect(cases).toHaveLength(kCount);
  const answers = answersOf(name, method, cases);
  const wrong = cases.filter(({ meets }, i) => !(answers[i]?.meets === meets && answers[i].isNear));
  expect(wrong).toEqual([]);
});

test.each(functions.filter((each) => !isRun(each)))('$name compiles', ({ name, a, b, method }) => {
  const [first] = ordinaryCases(core, a, b, 2);
  expect(first && shaderOf(name, method, first)).toBeInstanceOf(WebGLShader);
});

test('near contact a float says what a double does not', () => {
  const spheres = [1, -1].map(
    (side): Shape => ({ kind: 'sphere', center: [side * (1 + 1e-9), 0, 0], radius: 1 }),
  );
  const [a, b] = spheres as [Shape, Shape];
  expect(core.outcome(a, b)).toBe('apart');
  const asked = { a, b, meets: false, distance: 2e-9, depth: 0 };
  expect(answersOf('sphereSphere', 'test', [asked])).toMatchObject([{ meets: true }]);
});

interface Answer {
  readonly meets: boolean;
  /** Its number is the expected one, nearly. */
  readonly isNear: boolean;
}

/** What a shader says of each case. */
function answersOf(name: string, method: Method, cases: readonly Case[]): readonly Answer[] {
  const [first] = cases;
  if (!first) throw new Error(`${name}: no case`);
  gl.useProgram(programOf(name, method, first));
  const numbers = new Float32Array(kNumbers * kCount);
  cases.forEach((each, i) => {
    numbers.set([each.a, each.b].flatMap(valuesOf).flat(), i * kNumbers);
    numbers[i * kNumbers + kExpected] = numberOf(method, each);
  });
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R32F, kNumbers, kCount, 0, gl.RED, gl.FLOAT, numbers);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const pixels = new Uint8Array(4 * kCount);
  gl.readPixels(0, 0, kCount, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return cases.map((_, i) => ({ meets: pixels[4 * i] === 255, isNear: pixels[4 * i + 1] === 255 }));
}

const kCorners = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1);
  gl_Position = vec4(corner, 0, 1);
}`;

/** Of a call: whether the shapes meet, and its number. */
function readingsOf(method: Method, call: string, givesT: boolean): readonly [string, string] {
  if (method === 'test') return [givesT ? `${call} >= 0.0` : call, '0.0'];
  if (method === 'gjk') return [`${call}.distance == 0.0`, `${call}.distance`];
  return [`${call}.depth >= 0.0`, `max(${call}.depth, 0.0)`];
}

function programOf(name: string, method: Method, example: Case): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, compiled(gl.VERTEX_SHADER, kCorners));
  gl.attachShader(program, shaderOf(name, method, example));
  gl.linkProgram(program);
  expect(gl.getProgramInfoLog(program)).toBe('');
  return program;
}

/** What asks the function about the case of each pixel. */
function shaderOf(name: string, method: Method, { a, b }: Case): WebGLShader {
  const text = textOf(name);
  const givesT = new RegExp(`^float ${name}\\(`, 'm').test(text);
  const call = `${name}(${constructed(a, 0)}, ${constructed(b, valuesOf(a).flat().length)})`;
  const [meets, number] = readingsOf(method, call, givesT);
  const fragment = `#version 300 es
precision highp float;
uniform highp sampler2D numbers;
out vec4 color;

${text}
float numberAt(int i) { return texelFetch(numbers, ivec2(i, int(gl_FragCoord.x)), 0).r; }

void main() {
  bool isNear = abs(${number} - numberAt(${kExpected})) <= ${kWithin};
  color = vec4(${meets} ? 1.0 : 0.0, isNear ? 1.0 : 0.0, 0, 1);
}`;
  return compiled(gl.FRAGMENT_SHADER, fragment);
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
