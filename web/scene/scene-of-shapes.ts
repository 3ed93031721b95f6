// Scenes of shapes alone, with the names that new shapes get.
import { addShape } from './edits.ts';
import { emptyScene, type Scene } from './scene.ts';
import type { Shape } from './shape.ts';

/** A scene and further shapes, with the next ids and free names. */
export const withShapes = (scene: Scene, shapes: readonly Shape[]): Scene =>
  shapes.reduce((before, shape) => addShape(before, before.items.length + 1, shape), scene);

/** Shapes named A, B, C …; the pair is A and B. */
export const sceneOfShapes = (...shapes: readonly Shape[]): Scene => withShapes(emptyScene, shapes);
