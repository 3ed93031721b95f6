// The binary format of the view in links of version 2, which must never change:
//
//   view    1 for parallel projection or 0 (one byte), azimuth and elevation in degrees (four bytes each),
//           width, height, target (eight each), all little endian
import type { SceneView } from '../appearance.ts';
import { PackError } from './pack.ts';

const kFloats = 2;
const kDoubles = 5;
export const kViewBytes = 1 + 4 * kFloats + 8 * kDoubles;

export function packedView({
  parallel,
  azimuth,
  elevation,
  width,
  height,
  target,
}: SceneView): Uint8Array {
  const data = new DataView(new ArrayBuffer(kViewBytes));
  data.setUint8(0, parallel ? 1 : 0);
  data.setFloat32(1, azimuth, true);
  data.setFloat32(5, elevation, true);
  [width, height, ...target].forEach((number, i) => {
    data.setFloat64(9 + 8 * i, number, true);
  });
  return new Uint8Array(data.buffer);
}

/** Throws a PackError where this is no view that a camera can have. */
export function unpackedView(bytes: Uint8Array): SceneView {
  if (bytes.length !== kViewBytes) throw new PackError(`ends at byte ${bytes.length}`);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flag = data.getUint8(0);
  const [azimuth, elevation] = [data.getFloat32(1, true), data.getFloat32(5, true)];
  const double = (i: number) => data.getFloat64(9 + 8 * i, true);
  const [width, height] = [double(0), double(1)];
  const target = [double(2), double(3), double(4)] as const;
  const isDirection = Math.abs(azimuth) <= 360 && Math.abs(elevation) <= 90;
  const isPart = isSize(width) && isSize(height) && target.every(isPlace);
  if (flag > 1 || !isDirection || !isPart) throw new PackError('no view');
  return { parallel: flag === 1, azimuth, elevation, width, height, target };
}

/** Beyond these, a camera computes with infinity or zero. */
const kLargest = 1e100;
const kSmallest = 1e-100;
const isSize = (number: number): boolean => number >= kSmallest && number <= kLargest;
const isPlace = (number: number): boolean => Math.abs(number) <= kLargest;
