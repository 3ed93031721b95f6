// The scene of an exhibit: its first input, and the first shapes of the others.

import { sceneOfShapes, withShapes } from '../../scene/edits.ts';
import type { PlainScene } from '../../scene/scene.ts';
import type { Shape, Vec3 } from '../../scene/shape.ts';
import { sceneOfCase } from '../bench/case-scene.ts';
import type { Exhibit, HullInput, Input } from './exhibits/exhibit.ts';

/** The shape that the others of an exhibit differ in. */
const firstOf = (input: Exclude<Input, HullInput>) => ('a' in input ? input.a : input.ray);

/** The triangle that is left of the hull, a corner that it lost, and the other points. */
function hullScene({ points, naive, exact }: HullInput): PlainScene {
  const [a, b, c] = naive.map((i) => points[i] as Vec3) as [Vec3, Vec3, Vec3];
  const lost = exact.find((i) => !naive.includes(i)) ?? 0;
  const others = points.filter((_, i) => i !== lost);
  const shapes = [points[lost] as Vec3, ...others].map(
    (position): Shape => ({ kind: 'point', position }),
  );
  return { ...sceneOfShapes({ kind: 'triangle', a, b, c }, ...shapes), pair: [1, 2] };
}

export function exhibitScene({ inputs, steps }: Exhibit): PlainScene {
  const [input, ...rest] = inputs;
  if ('points' in input) return hullScene(input);
  const others = rest.filter((each): each is Exclude<Input, HullInput> => !('points' in each));
  const index = 'a' in input ? 0 : (input.exact?.index ?? 0);
  const same = JSON.stringify(firstOf(input));
  const more = others.map(firstOf).filter((shape) => JSON.stringify(shape) !== same);
  const { motion, ...scene } = withShapes(sceneOfCase(input, index), more);
  return motion ? { ...scene, motion: steps ? { ...motion, steps } : motion } : scene;
}
