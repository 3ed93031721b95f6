// The scene of an exhibit: its first input, and the first shapes of the others.

import { withShapes } from '../../scene/edits.ts';
import type { PlainScene } from '../../scene/scene.ts';
import { sceneOfCase } from '../bench/case-scene.ts';
import type { Exhibit, Input } from './exhibits/exhibit.ts';

/** The shape that the others of an exhibit differ in. */
const firstOf = (input: Input) => ('a' in input ? input.a : input.ray);

export function exhibitScene({ inputs, steps }: Exhibit): PlainScene {
  const [input, ...others] = inputs;
  const index = 'a' in input ? 0 : (input.exact?.index ?? 0);
  const same = JSON.stringify(firstOf(input));
  const more = others.map(firstOf).filter((shape) => JSON.stringify(shape) !== same);
  const { motion, ...scene } = withShapes(sceneOfCase(input, index), more);
  return motion ? { ...scene, motion: steps ? { ...motion, steps } : motion } : scene;
}
