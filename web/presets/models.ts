// Presets with models: their scenes are made when they are opened.
import type { Scene } from '../scene/scene.ts';

/** In links and as the keys of their titles: `preset.<key>` in strings/. */
export const modelPresets = ['model-knot', 'model-cup', 'model-rock'] as const;
export type ModelPreset = (typeof modelPresets)[number];

export const isModelPreset = (key: string | null): key is ModelPreset =>
  (modelPresets as readonly (string | null)[]).includes(key);

const opened = new WeakMap<Scene, ModelPreset>();

/** The scene that was made for a preset. */
export const rememberModelPreset = (scene: Scene, key: ModelPreset): void => {
  opened.set(scene, key);
};

/** Of the preset that a scene was made for, unchanged; null: of none. */
export const modelPresetOf = (scene: Scene): ModelPreset | null => opened.get(scene) ?? null;
