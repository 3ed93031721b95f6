// Documents of scenes with assets. Loaded with the first asset.
import { assetsIn } from './assets.ts';
import type { Scene } from './scene.ts';
import {
  type AssetsDocument,
  addAssetsWriter,
  type DocumentAsset,
  kLaterVersion,
} from './scene-document.ts';
import { type Asset, isPosed } from './scene-shape.ts';

export const writeAssets = (): void => addAssetsWriter({ documentOf, textOf });

function documentOf(scene: Scene): AssetsDocument {
  const assets = assetsIn(scene);
  const items = scene.items.map((item) => {
    const { shape } = item;
    if (!isPosed(shape)) return { ...item, shape };
    const { kind, position, rotation } = shape;
    const asset = assets.indexOf(shape.asset) + 1;
    const isSolid = shape.kind === 'mesh' && shape.geometry.solid;
    return {
      ...item,
      shape: { kind, asset, position, rotation, ...(isSolid && { solid: true }) },
    };
  });
  return { version: kLaterVersion, scene: { ...scene, items }, assets: assets.map(documentAsset) };
}

/** Arrays of large models are made once. */
const known = new WeakMap<Asset, Omit<DocumentAsset, 'id'>>();

function documentAsset(asset: Asset, i: number): DocumentAsset {
  const { name, positions, index, parts } = asset;
  const numbers = known.get(asset) ?? {
    name,
    positions: Array.from(positions),
    index: Array.from(index),
    ...(parts.length > 0 && { parts }),
  };
  known.set(asset, numbers);
  return { id: i + 1, ...numbers };
}

/** Each asset is one line. */
function textOf({ assets, ...rest }: AssetsDocument): string {
  const lines = assets.map((asset) => `    ${JSON.stringify(asset)}`).join(',\n');
  const text = JSON.stringify(rest, null, 2).replace(/\n\}$/, '');
  return `${text},\n  "assets": [\n${lines}\n  ]\n}\n`;
}
