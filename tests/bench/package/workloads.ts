// The shapes that the C++ bench has made and written: of each pair the slots of all first shapes, then
// those of all second ones.
import type { Catalog, Core, Shape } from '../../../web/core/index.node.ts';
import { doublesOf } from './doubles.ts';

/** Numbers of slots, one shape after the other. */
export interface Slots {
  readonly numbers: Float64Array;
  readonly stride: number;
  readonly count: number;
}

export interface Workload {
  readonly pair: Catalog['pairs'][number];
  readonly a: Slots;
  readonly b: Slots;
}

export function readWorkloads(
  file: string,
  catalog: Pick<Catalog, 'pairs' | 'layout'>,
  wanted: readonly string[],
): Workload[] {
  const pairs = catalog.pairs.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const numbers = doublesOf(file);
  const stride = catalog.layout.slotStride;
  const length = numbers.length / pairs.length / 2;
  if (pairs.length === 0 || !Number.isInteger(length / stride)) {
    throw new Error(`${file} has other pairs than ${wanted.join(', ') || 'all'}`);
  }
  const slots = (place: number): Slots => ({
    numbers: numbers.subarray(place * length, (place + 1) * length),
    stride,
    count: length / stride,
  });
  return pairs.map((pair, i) => ({ pair, a: slots(2 * i), b: slots(2 * i + 1) }));
}

/** One object per slot. */
export function mapSlots<T>({ numbers, stride, count }: Slots, read: (slot: Float64Array) => T) {
  return Array.from({ length: count }, (_, i) =>
    read(numbers.subarray(i * stride, (i + 1) * stride)),
  );
}

/** The shapes of a workload as the package's plain objects, each with arrays of its own. */
export function shapesOf(core: Core, kind: Shape['kind'], slots: Slots): Shape[] {
  const world = core.createWorld({ shapes: 1 });
  const code = core.catalog.kinds.findIndex(({ name }) => name === kind);
  const shapes = mapSlots(slots, (slot) => {
    world.numbers.set(slot);
    world.kinds[0] = code;
    return world.get(0) as Shape;
  });
  world.dispose();
  return shapes;
}
