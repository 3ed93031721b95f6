// C++, C# and HLSL that follow from GLSL.
import { describe, expect, test } from 'vitest';
import { cppOf } from '../../../../../tools/site/lessons/languages/cpp.ts';
import { csharpFile, csharpOf } from '../../../../../tools/site/lessons/languages/csharp.ts';
import { hlslOf } from '../../../../../tools/site/lessons/languages/hlsl.ts';
import { structNames, vectorFields } from '../../../../../tools/site/lessons/languages/types.ts';
import { type Definition, definitionsIn } from '../../../../../web/textbook/snippet.ts';

const source = `struct Ball { vec3 center; float radius; };

// #key
float reach(Ball ball, vec3 n) {
  vec3 axes[2] = vec3[2](n, n * 2.0);
  float most = 0.0;
  for (int i = 0; i < 2; i++) {
    vec3 moved = clamp(ball.center, vec3(-1.0, 0.0, 0.5), axes[i]);
    float place = abs(dot(moved, n)); // #other
    if (place > 1e30) {
      return -1.0;
    } else {
      most = max(most, clamp(place, 0.25, sqrt(float(i))));
    }
  }
  return most + half(n);
}

float half(vec3 v) { return atan(v.x, dot(v, v)); }
`;

const definitions = definitionsIn(source);
const functions = new Set(['reach', 'half']);
const known = {
  structs: structNames(definitions),
  vectorFields: vectorFields(definitions),
  functions,
};
const [ball, reach, half] = definitions as [Definition, Definition, Definition];

describe('C++', () => {
  test('has doubles, the standard library, and constants', () => {
    expect(cppOf(reach, known).text).toBe(`// #key
inline double reach(const Ball& ball, Vec n) {
  const Vec axes[2] = {n, n * 2.0};
  double most = 0.0;
  for (int i = 0; i < 2; i++) {
    const Vec moved = clamp(ball.center, Vec{-1.0, 0.0, 0.5}, axes[i]);
    const double place = std::abs(dot(moved, n)); // #other
    if (place > 1e30) {
      return -1.0;
    } else {
      most = std::max(most, std::clamp(place, 0.25, std::sqrt(static_cast<double>(i))));
    }
  }
  return most + half(n);
}`);
    expect(cppOf(half, known).text).toBe(
      'inline double half(Vec v) { return std::atan2(v.x, dot(v, v)); }',
    );
  });

  test('includes what it uses, and needs its vectors', () => {
    const { headers, uses } = cppOf(reach, known);
    expect(headers.toSorted()).toEqual(['#include <algorithm>', '#include <cmath>']);
    expect([...uses]).toEqual(expect.arrayContaining(['Vec', 'Ball', 'dot', 'clamp']));
    expect(cppOf(ball, known)).toMatchObject({
      text: 'struct Ball { Vec center; double radius; };',
      headers: [],
    });
  });
});

describe('C#', () => {
  test('is a file of structs and one class, with names and braces as they are usual', () => {
    const all = definitions.map((each) => csharpOf(each, known));
    expect(csharpFile(all)).toBe(`using System;
using System.Numerics;

struct Ball
{
    public Vector3 Center;
    public float Radius;
}

static class Collision
{
    // #key
    public static float Reach(Ball ball, Vector3 n)
    {
        Vector3[] axes = { n, n * 2f };
        float most = 0f;
        for (int i = 0; i < 2; i++)
        {
            Vector3 moved = Vector3.Clamp(ball.Center, new Vector3(-1f, 0f, 0.5f), axes[i]);
            float place = MathF.Abs(Vector3.Dot(moved, n)); // #other
            if (place > 1e30f)
            {
                return -1f;
            }
            else
            {
                most = MathF.Max(most, Math.Clamp(place, 0.25f, MathF.Sqrt((float)i)));
            }
        }
        return most + Half(n);
    }

    public static float Half(Vector3 v) => MathF.Atan2(v.X, Vector3.Dot(v, v));
}
`);
  });

  test('names what it needs as it is called', () => {
    expect([...csharpOf(reach, known).uses]).toEqual(expect.arrayContaining(['Ball', 'Half']));
  });
});

const hlsl = (glsl: string): readonly string[] =>
  hlslOf(definitionsIn(glsl)).map(({ text }) => text);

describe('HLSL', () => {
  test('has other names, and lists in braces', () => {
    const lines =
      'vec3 e[2] = vec3[2](vec3(0), b);\n  mix(atan(y, x), ivec2(1), p); // mix and point';
    expect(hlsl(`const float FAR = 1e3;\nvoid f(vec4 point) {\n  ${lines}\n}`)).toEqual([
      'static const float FAR = 1e3;',
      `void f(float4 place) {
  float3 e[2] = { float3(0, 0, 0), b };
  lerp(atan2(y, x), int2(1), p); // mix and point
}`,
    ]);
  });

  test('makes structs by functions, and begins with zeros', () => {
    const glsl = `// of a disk; and more
struct Disk { vec3 center; float radius; };
Disk diskOf(float radius) {
  Disk disk = Disk(vec3(0), radius);
  Disk other;
  return radius > 1.0 ? Disk(other.center, 1.0) : disk;
}
`;
    expect(hlsl(glsl)).toEqual([
      '// of a disk; and more\nstruct Disk { float3 center; float radius; };',
      `Disk makeDisk(float3 center, float radius) {
  Disk made;
  made.center = center;
  made.radius = radius;
  return made;
}`,
      `Disk diskOf(float radius) {
  Disk disk = { float3(0, 0, 0), radius };
  Disk other = (Disk)0;
  return radius > 1.0 ? makeDisk(other.center, 1.0) : disk;
}`,
    ]);
  });

  test('has axes as rows: products with them turn round', () => {
    const glsl = `vec3 f(Box b, vec3 v) {
  vec3 shares = abs(v * b.axes);
  while (c[i] != d.yx) i++;
  return b.axes * (b.halves * v) + mat3(1.0)[0];
}`;
    expect(hlsl(glsl)).toEqual([
      `float3 f(Box b, float3 v) {
  float3 shares = abs(mul(b.axes, v));
  while (any(c[i] != d.yx)) i++;
  return mul(b.halves * v, b.axes) + float3x3(1, 0, 0, 0, 1, 0, 0, 0, 1)[0];
}`,
    ]);
  });
});
