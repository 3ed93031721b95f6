// A judged case as a scene for a figure, and as the call of a function in code.

import { sceneOfShapes } from '../../scene/edits.ts';
import type { PlainScene } from '../../scene/scene.ts';
import type { Shape } from '../../scene/shape.ts';
import type { JudgedCase, Skin, StraightMotion } from './judge-messages.ts';

/** All but points alone, of which no two are a pair to look at, and skins. */
export type ShapesCase = Extract<JudgedCase, { readonly a: Shape } | { readonly ray: Shape }>;

/** `shown`: of many triangles, the one that makes a pair with the ray. */
export function sceneOfCase(judged: ShapesCase, shown = 0): PlainScene {
  const shapes = 'a' in judged ? [judged.a, judged.b] : [judged.ray, ...judged.triangles];
  const scene: PlainScene = { ...sceneOfShapes(...shapes), pair: [1, 2 + shown] };
  return 'a' in judged && judged.motion ? moving(scene, judged.motion) : scene;
}

/** A velocity of zero is none. */
function moving(scene: PlainScene, { velocityA, velocityB, duration }: StraightMotion): PlainScene {
  const velocities = [velocityA, velocityB];
  const items = scene.items.map((item, i) => {
    const velocity = velocities[i];
    return velocity?.some((x) => x !== 0) ? { ...item, velocity } : item;
  });
  return { ...scene, items, motion: { duration } };
}

function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  return typeof value === 'number' ? numberText(value) : `'${String(value)}'`;
};

/** `{ kind: 'sphere', center: [0, 0, 0], radius: 1 }` */
export const shapeText = (shape: Shape): string => objectText(shape);

const objectText = (object: object): string =>
  `{ ${Object.entries(object)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ')} }`;

/** A vertex a line. */
function skinText({ boneNames, vertices }: Skin): string {
  const lines = vertices.map((influences) => `    [${influences.map(objectText).join(', ')}],\n`);
  return `{\n  boneNames: ${valueText(boneNames)},\n  vertices: [\n${lines.join('')}  ],\n}`;
}

/** The call, one argument a line. */
export function callText(name: string, judged: JudgedCase): string {
  if ('a' in judged) {
    const shapes = `  ${shapeText(judged.a)},\n  ${shapeText(judged.b)},\n`;
    const motion = judged.motion ? `  ${objectText(judged.motion)},\n` : '';
    return `${name}(\n${shapes}${motion})`;
  }
  if ('points' in judged) {
    const points = judged.points.map((point) => `  ${valueText(point)},\n`).join('');
    return `${name}([\n${points}])`;
  }
  if ('skin' in judged) return `${name}(${skinText(judged.skin)})`;
  const triangles = judged.triangles.map((triangle) => `    ${shapeText(triangle)},\n`).join('');
  return `${name}(\n  ${shapeText(judged.ray)},\n  [\n${triangles}  ],\n)`;
}
