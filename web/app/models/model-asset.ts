// The asset of a model: its parts as one triangle list, of a size that can be seen beside other shapes.
import type { Model } from '../../models/model.ts';
import { assetOf, kLongestAssetName } from '../../scene/assets.ts';
import { plainLine } from '../../scene/plain-text.ts';
import type { Asset } from '../../scene/scene-shape.ts';

/** Meters: models that are less or more are scaled by a power of ten. */
const kLeast = 0.1;
const kMost = 10;

export interface ModelAsset {
  readonly asset: Asset;
  /** What its coordinates were multiplied by. */
  readonly scale: number;
}

export function assetOfModel({ name, parts }: Model): ModelAsset {
  const given = joined(parts.map((part) => part.positions));
  const scale = scaleOf(assetOf('', given, new Int32Array()));
  // Divided where it is less than one: 1/1000 is no double.
  const positions = given.map((each) => (scale < 1 ? each / Math.round(1 / scale) : each * scale));
  const index = new Int32Array(parts.reduce((sum, part) => sum + part.index.length, 0));
  let corners = 0;
  let at = 0;
  for (const part of parts) {
    for (const corner of part.index) {
      index[at] = corners + corner;
      at += 1;
    }
    corners += part.positions.length / 3;
  }
  const named = (text: string) => plainLine(text, kLongestAssetName);
  const asset = assetOf(
    named(name),
    positions,
    index,
    parts.map((part) => ({ name: named(part.name), triangles: part.index.length / 3 })),
  );
  return { asset, scale };
}

function joined(lists: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}

function scaleOf({ bounds: { min, max } }: Asset): number {
  const size = Math.max(...max.map((value, i) => value - (min[i] ?? value)));
  if (!(size > 0 && Number.isFinite(size)) || (size >= kLeast && size <= kMost)) return 1;
  const power = Math.floor(Math.log10(size));
  return 10 ** -power;
}
