// Shapes as people write them, from random ones: numbers are multiples of a half, quaternions of small whole numbers, and
// of two boxes every second pair has one rotation. Contacts and parallel edges are common.
import type { Catalog } from '../../../web/core/index.node.ts';
import type { Slots, Workload } from './workloads.ts';

const kStep = 0.5;
const snapped = (value: number) => Math.round(value / kStep) * kStep;
/** Endless rays stay as they are. */
const extent = (value: number) => Math.max(kStep, snapped(value));

function tidyField(name: string, numbers: Float64Array): void {
  const isExtent = name === 'radius' || name === 'halfExtents' || name === 'maxDistance';
  numbers.set(numbers.map(isExtent ? extent : snapped));
  const hasLength = name === 'rotation' || name === 'direction' || name === 'normal';
  if (hasLength && numbers.every((value) => value === 0)) numbers[numbers.length - 1] = 1;
}

function tidySlots(catalog: Pick<Catalog, 'kinds'>, kind: string, slots: Slots): Slots {
  const numbers = Float64Array.from(slots.numbers);
  const fields = catalog.kinds.find(({ name }) => name === kind)?.fields ?? [];
  for (let slot = 0; slot < slots.count; slot++) {
    let at = slot * slots.stride;
    for (const { name, size } of fields) {
      tidyField(name, numbers.subarray(at, at + size));
      at += size;
    }
    if (kind === 'aabb') {
      for (let i = at - 3; i < at; i++) {
        numbers[i] = Math.max(numbers[i] as number, (numbers[i - 3] as number) + kStep);
      }
    }
  }
  return { ...slots, numbers };
}

export function tidied(catalog: Pick<Catalog, 'kinds'>, { pair, a, b }: Workload): Workload {
  const first = tidySlots(catalog, pair.a, a);
  const second = tidySlots(catalog, pair.b, b);
  if (pair.a === 'obb' && pair.b === 'obb') {
    const kRotation = 3;
    for (let slot = 0; slot < a.count; slot += 2) {
      const at = slot * a.stride + kRotation;
      second.numbers.set(first.numbers.subarray(at, at + 4), at);
    }
  }
  return { pair, a: first, b: second };
}
