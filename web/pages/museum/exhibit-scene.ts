// The scene of an exhibit: its first input, and the first shapes of the others.

import { sceneOfShapes, withShapes } from '../../scene/edits.ts';
import type { PlainScene } from '../../scene/scene.ts';
import type { Shape, Vec3 } from '../../scene/shape.ts';
import { add, scale } from '../../scene/vectors.ts';
import { sceneOfCase } from '../bench/case-scene.ts';
import type { Exhibit, HullInput, Input, SkinInput } from './exhibits/exhibit.ts';

type ShapesInput = Exclude<Input, HullInput | SkinInput>;

/** The shape that the others of an exhibit differ in. */
const firstOf = (input: ShapesInput) => ('a' in input ? input.a : input.ray);

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

/** A vertex that two bones move, where its weights move it and where it stays without them, with the others and the bones. */
function skinScene({ skin: { vertices }, pose }: SkinInput): PlainScene {
  const moveOf = (bone: number) => pose.moves[bone] as Vec3;
  const point = (position: Vec3): Shape => ({ kind: 'point', position });
  const posed = vertices.map((influences, i) =>
    influences.reduce(
      (position, { bone, weight }) => add(position, scale(moveOf(bone), weight)),
      pose.positions[i] as Vec3,
    ),
  );
  const shared = vertices.findIndex(({ length }) => length > 1);
  const [first] = vertices[shared] ?? [];
  const left = add(pose.positions[shared] as Vec3, moveOf(first?.bone ?? 0));
  const others = posed.filter((_, i) => i !== shared).map(point);
  return {
    ...sceneOfShapes(point(posed[shared] as Vec3), point(left), ...pose.bones, ...others),
    pair: [1, 2],
  };
}

export function exhibitScene({ inputs, steps }: Exhibit): PlainScene {
  const [input, ...rest] = inputs;
  if ('points' in input) return hullScene(input);
  if ('skin' in input) return skinScene(input);
  const others = rest.filter((each): each is ShapesInput => 'a' in each || 'ray' in each);
  const index = 'a' in input ? 0 : (input.exact?.index ?? 0);
  const same = JSON.stringify(firstOf(input));
  const more = others.map(firstOf).filter((shape) => JSON.stringify(shape) !== same);
  const { motion, ...scene } = withShapes(sceneOfCase(input, index), more);
  return motion ? { ...scene, motion: steps ? { ...motion, steps } : motion } : scene;
}
