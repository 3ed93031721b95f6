// The core's own records about a scene, with their names.
import { loadCore } from '../../../web/core/index.node.ts';
import { explain } from '../../../web/page/explain.ts';
import { presetByKey } from '../../../web/presets/index.ts';
import type { PlainScene, Scene } from '../../../web/scene/scene.ts';
import type { Shape } from '../../../web/scene/shape.ts';
import { stringsOf } from '../../../web/strings/index.ts';
import type { Explained } from '../../../web/strings/names.ts';

export const core = await loadCore();

export function explainedScene(scene: Scene): Explained {
  const figure = core.createFigure();
  const about = explain(figure.evaluate(scene), scene, core.catalog, stringsOf('en'));
  figure.dispose();
  if (!about) throw new Error('the scene has no pair');
  return about;
}

/** The first shape is A, the second B. */
export const sceneOf = (...shapes: readonly Shape[]): PlainScene => ({
  items: shapes.map((shape, i) => ({ id: i, name: 'AB'[i] as string, shape })),
  pair: [0, 1],
});

export const explainedShapes = (a: Shape, b: Shape): Explained => explainedScene(sceneOf(a, b));

export function explainedPreset(key: string): Explained {
  const preset = presetByKey(key);
  if (!preset) throw new Error(`there is no preset ${key}`);
  return explainedScene(preset.scene);
}
