// The GLSL of the lessons' code, compiled by the browser with the comments of each language; and run, with the answer of
// JavaScript beside it.
import { expect, test } from 'vitest';
import { codeText } from '../../../../tools/site/lessons/languages/code-texts.ts';
import { lessonText } from '../../../../tools/site/lessons/texts.ts';
import { lessons } from '../../../../web/pages/lessons/list/index.ts';

// The setup of these tests takes WebGL from the canvases of pages only.
const canvas = new OffscreenCanvas(1, 1);
const gl = canvas.getContext('webgl2') as WebGL2RenderingContext;
gl.getExtension('EXT_color_buffer_float');

const names = [
  ...new Set(
    lessons.flatMap(({ slug }) =>
      Array.from(
        lessonText('en', slug).body.matchAll(/::code\{name="(\w+)"/g),
        ([, name = '']) => name,
      ),
    ),
  ),
].filter((name) => codeText(name, 'glsl', 'en') !== null);

function compiled(type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error('the context is lost');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  expect(gl.getShaderInfoLog(shader), source).toBe('');
  return shader;
}

const shaderOf = (text: string, value: string) => `#version 300 es
precision highp float;
out vec4 color;

${text}
void main() { color = ${value}; }`;

test.each(names)('%s compiles', (name) => {
  for (const lang of ['en', 'ko'] as const) {
    const source = shaderOf(codeText(name, 'glsl', lang) ?? '', 'vec4(0)');
    expect(compiled(gl.FRAGMENT_SHADER, source)).toBeInstanceOf(WebGLShader);
  }
});

/** The four numbers of a pixel. */
function drawn(text: string, value: string): readonly number[] {
  const corners = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1);
}`;
  const program = gl.createProgram();
  gl.attachShader(program, compiled(gl.VERTEX_SHADER, corners));
  gl.attachShader(program, compiled(gl.FRAGMENT_SHADER, shaderOf(text, value)));
  gl.linkProgram(program);
  expect(gl.getProgramInfoLog(program)).toBe('');
  gl.useProgram(program);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, 1, 1);
  const texture = gl.getParameter(gl.TEXTURE_BINDING_2D) as WebGLTexture;
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const pixel = new Float32Array(4);
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.FLOAT, pixel);
  return [...pixel];
}

const kBox = 'Aabb(vec3(-1), vec3(1, 2, 3))';
const kTurned = 'Obb(vec3(0), vec4(0, 0, 1, 2), vec3(1, 2, 3))';
const kFlat = 'Triangle(vec3(0), vec3(4, 0, 0), vec3(0, 4, 0))';
const cases: readonly (readonly [string, string, string])[] = [
  ['sphereMeetsBox', `(Sphere(vec3(2, 3, 3), 1.5), ${kBox})`, 'bool'],
  ['rayHitsBox', `(Ray(vec3(-4, 2, 0), vec3(2, 0, 0), 9.0), ${kBox})`, 'float'],
  ['rayHitsBox', `(Ray(vec3(-4, 2.5, 0), vec3(2, 0, 0), 9.0), ${kBox})`, 'float'],
  ['rayHitsTurnedBox', `(Ray(vec3(-4, 1, 0), vec3(2, 0, 0), 9.0), ${kTurned})`, 'float'],
  [
    'capsulesMeet',
    '(Capsule(vec3(0), vec3(0), 1.0), Capsule(vec3(2, 0, 0), vec3(4, 0, 0), 1.0))',
    'bool',
  ],
  ['turnedBoxesMeet', `(${kTurned}, Obb(vec3(3, 4, 0), vec4(0, 0, 1, 2), vec3(1)))`, 'bool'],
  ['turnedBoxesMeet', `(${kTurned}, Obb(vec3(1, 2, 0), vec4(0, 0, 1, 2), vec3(1)))`, 'bool'],
  ['boxMeetsTriangle', `(${kBox}, ${kFlat})`, 'bool'],
  ['trianglesMeet', `(${kFlat}, Triangle(vec3(1, 1, 0), vec3(5, 1, 0), vec3(1, 5, 0)))`, 'bool'],
  ['trianglesMeet', `(${kFlat}, Triangle(vec3(3, 3, 0), vec3(5, 3, 0), vec3(3, 5, 0)))`, 'bool'],
  [
    'triangleDistance',
    `(${kFlat}, Triangle(vec3(3, 3, 0), vec3(5, 3, 0), vec3(3, 5, 0)))`,
    'float',
  ],
  ['penetrationDepth', `(${kTurned}, Obb(vec3(1, 4, 0), vec4(0, 0, 0, 1), vec3(1)))`, 'float'],
  ['penetrationDepth', `(${kTurned}, Obb(vec3(9, 4, 0), vec4(0, 0, 0, 1), vec3(1)))`, 'float'],
  ['slerp', '(vec4(0, 0, 0, 1), vec4(0, 0, -0.6, -0.8), 0.25)', 'vec4'],
  ['nearestOnTriangle', `(${kFlat}, vec3(3, 3, 2))`, 'vec3'],
];

/** What a type of GLSL is made of, in the order of its fields. */
const kFields: Readonly<Record<string, readonly string[]>> = {
  Sphere: ['center', 'radius'],
  Aabb: ['min', 'max'],
  Ray: ['origin', 'direction', 'tMax'],
  Obb: ['center', 'rotation', 'halfExtents'],
  Capsule: ['start', 'end', 'radius'],
  Triangle: ['a', 'b', 'c'],
};

/** What the JavaScript of the same name answers to the same, as numbers. */
function answerOf(name: string, args: string): readonly number[] {
  const types = Object.entries(kFields).map(([type, fields]) => {
    const record = fields.map((field, i) => `${field}: values[${i}]`).join(', ');
    return `const ${type} = (...values) => ({ ${record} });`;
  });
  const source = `'use strict';
const vec3 = (x, y = x, z = x) => [x, y, z];
const vec4 = (...values) => values;
${types.join('\n')}
${codeText(name, 'javascript', 'en')}
return ${name}${args};`;
  const answer: unknown = new Function(source)();
  return [answer].flat().map(Number);
}

test.each(cases)('%s%s is the same in JavaScript', (name, args, type) => {
  const call = name + args;
  const value = {
    bool: `vec4(${call} ? 1 : 0, 0, 0, 0)`,
    float: `vec4(${call}, 0, 0, 0)`,
    vec3: `vec4(${call}, 0)`,
    vec4: call,
  }[type];
  const expected = answerOf(name, args);
  const found = drawn(codeText(name, 'glsl', 'en') ?? '', value ?? '').slice(0, expected.length);
  for (const [i, each] of expected.entries()) expect(found[i]).toBeCloseTo(each, 4);
});
