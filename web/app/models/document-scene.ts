// The scene of a document with assets: each asset once, its shapes made by the core.
import { InvalidArgumentError } from '../../core/errors.ts';
import { assetOf } from '../../scene/assets.ts';
import type { Scene } from '../../scene/scene.ts';
import type { AssetsDocument, DocumentAsset, DocumentPosed } from '../../scene/scene-document.ts';
import type { Asset, SceneShape } from '../../scene/scene-shape.ts';
import type { Geometries } from './geometries.ts';

/** Or the number that the core does not accept. */
type DocumentRead = { readonly scene: Scene } | { readonly path: string; readonly value: string };

export function sceneOf({ scene, assets }: AssetsDocument, geometries: Geometries): DocumentRead {
  const made = new Map(assets.map((each) => [each.id, assetFrom(each)]));
  const shapeOf = (shape: DocumentPosed): SceneShape => {
    const { kind, asset, position, rotation, solid } = shape;
    return geometries[kind](made.get(asset) as Asset, { position, rotation }, solid);
  };
  let place = 0;
  let asset = 0;
  try {
    const items = scene.items.map((item, i) => {
      const { shape } = item;
      if (!('asset' in shape)) return { ...item, shape };
      place = i;
      asset = shape.asset;
      return { ...item, shape: shapeOf(shape) };
    });
    return { scene: { ...scene, items } };
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    const value = String(error.value);
    if (error.reason === 'notClosed') return { path: `scene.items[${place}].shape.solid`, value };
    const list = assets.findIndex(({ id }) => id === asset);
    return { path: `assets[${list}].${error.argument.replace(/^points/, 'positions')}`, value };
  }
}

/** Of the same numbers the same asset: a host page that shows versions of its scene gives them each time. */
const known = new WeakMap<readonly number[], Asset>();

function assetFrom({ name, positions, index, parts }: DocumentAsset): Asset {
  const before = known.get(positions);
  if (before) return before;
  const asset = assetOf(name, Float64Array.from(positions), Int32Array.from(index), parts);
  known.set(positions, asset);
  return asset;
}
