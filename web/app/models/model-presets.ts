// The scenes of presets with models, as documents: read and made by the core as those of files are.
import { type Example, exampleModel } from '../../models/examples.ts';
import type { ModelPreset } from '../../presets/models.ts';
import type { AssetsDocument, DocumentPosed } from '../../scene/scene-document.ts';
import { kLaterVersion } from '../../scene/scene-document.ts';
import type { Shape } from '../../scene/shape.ts';
import { kOrigin } from '../../scene/vectors.ts';
import { assetOfModel } from './model-asset.ts';

interface ModelScene {
  readonly other: Shape;
  readonly model: Example;
  readonly pose: Pick<DocumentPosed, 'rotation' | 'solid'>;
}

const kScenes: Readonly<Record<ModelPreset, ModelScene>> = {
  // Through two windings of the tube.
  'model-knot': {
    other: { kind: 'ray', origin: [-2.4, 1.3, 1.6], direction: [1.54, -0.93, -0.7] },
    model: 'knot',
    pose: { rotation: [0.3, 0, 0.1, 1] },
  },
  // A mesh is its surface: what it encloses is free.
  'model-cup': {
    other: { kind: 'sphere', center: [0.03, 0.06, 0], radius: 0.25 },
    model: 'cup',
    pose: { rotation: [0, -0.4, 0.1, 1] },
  },
  // No triangle is met, but what is inside belongs to a solid mesh.
  'model-rock': {
    other: {
      kind: 'obb',
      center: [0.1, 0.05, 0],
      rotation: [0.2, 0.3, 0.1, 1],
      halfExtents: [0.3, 0.2, 0.25],
    },
    model: 'rock',
    pose: { rotation: [0, 0.2, 0, 1], solid: true },
  },
};

export function documentOfPreset(key: ModelPreset): AssetsDocument {
  const { other, model, pose } = kScenes[key];
  const { name, positions, index, parts } = assetOfModel(exampleModel(model)).asset;
  const mesh: DocumentPosed = { kind: 'mesh', asset: 1, position: kOrigin, ...pose };
  return {
    version: kLaterVersion,
    scene: {
      items: [
        { id: 1, name: 'A', shape: other },
        { id: 2, name: 'B', shape: mesh },
      ],
      pair: [1, 2],
    },
    assets: [{ id: 1, name, positions: [...positions], index: [...index], parts }],
  };
}
