import { pairPresets } from './pairs.ts';
import type { Preset } from './preset.ts';

export type { Expectation, Preset } from './preset.ts';

export const presets: readonly Preset[] = pairPresets;

/** What the page opens on. */
export const openingPreset = 'edge-edge';

export function presetByKey(key: string | null): Preset | undefined {
  return presets.find((preset) => preset.key === key);
}
