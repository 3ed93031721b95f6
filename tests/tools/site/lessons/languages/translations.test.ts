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

test('HLSL has other names, and lists in braces', () => {
  expect(hlslOf('const float FAR = 1e3;\nvec3 e[2] = vec3[2](vec3(1.0), b);\natan(y, x)')).toBe(
    'static const float FAR = 1e3;\nfloat3 e[2] = { float3(1.0), b };\natan2(y, x)',
  );
});
