// The preset scenes: at least one for each pair of the core's table, in groups, and in each group in
// the order of a lesson.
import type { Scene } from '../scene/scene.ts';
import { contact } from './contact.ts';
import { modelPresetOf } from './models.ts';
import { motion } from './motion.ts';
import { boxes } from './pairs/boxes.ts';
import { flats } from './pairs/flats.ts';
import { planes } from './pairs/planes.ts';
import { points } from './pairs/points.ts';
import { rays } from './pairs/rays.ts';
import { rounds } from './pairs/rounds.ts';
import { segments } from './pairs/segments.ts';
import type { Preset } from './preset.ts';

export type { Expectation, Preset } from './preset.ts';

/** By the key of each group's title: `presets.<key>` in strings/. */
export const presetGroups = {
  boxes,
  rays,
  rounds,
  flats,
  planes,
  segments,
  points,
  contact,
  motion,
} as const satisfies Readonly<Record<string, readonly Preset[]>>;

export const presets: readonly Preset[] = Object.values(presetGroups).flat();

/** The preset that the page opens. */
export const openingPreset = 'edge-edge';

/** Key of the preset that a scene is, unchanged; null: none. */
export const keyOf = (scene: Scene): string | null =>
  presets.find((preset) => preset.scene === scene)?.key ?? modelPresetOf(scene);

export function presetByKey(key: string | null): Preset | undefined {
  return presets.find((preset) => preset.key === key);
}
