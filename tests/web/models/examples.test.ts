// The models of our own making: small, and each triangle has a front that looks outward.
import { expect, test } from 'vitest';
import { exampleModel, kExamples } from '../../../web/models/examples.ts';
import type { ModelPart } from '../../../web/models/model.ts';

/** Signed, positive where the fronts look outward. */
function volumeOf({ positions, index }: ModelPart): number {
  let volume = 0;
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const corner = 3 * (index[i + k] as number);
      return Array.from(positions.subarray(corner, corner + 3));
    }) as [number[], number[], number[]];
    const [ax = 0, ay = 0, az = 0] = a;
    const [bx = 0, by = 0, bz = 0] = b;
    const [cx = 0, cy = 0, cz = 0] = c;
    volume += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return volume / 6;
}

test.each(kExamples)('%s is a few hundred triangles that look outward', (name) => {
  const { parts } = exampleModel(name);
  const triangles = parts.reduce((sum, { index }) => sum + index.length / 3, 0);
  expect(triangles).toBeGreaterThan(100);
  expect(triangles).toBeLessThan(700);
  expect(volumeOf(parts[0] as ModelPart)).toBeGreaterThan(0);
  for (const { positions, index } of parts) {
    expect(positions.every(Number.isFinite)).toBe(true);
    expect(Math.max(...index)).toBeLessThan(positions.length / 3);
  }
});
