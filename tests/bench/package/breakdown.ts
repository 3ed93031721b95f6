// What of a call takes how long, for one pair: the plain exports of the core on slots that are ready,
// what the package does around them, and its calls on plain objects.

import { type BufferName, bufferPlace } from '../../../web/core/buffers.ts';
import type { Core } from '../../../web/core/index.node.ts';
import type { CoreModule } from '../../../web/core/wasm/core.mjs';
import { Contestants } from './contestants.ts';
import { measure } from './measure.ts';
import type { Count } from './three.ts';
import { shapesOf, type Workload } from './workloads.ts';

/** A loop over slots i and shapes + i. */
function overSlots(shapes: number, call: (a: number, b: number) => number): Count {
  return (first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) n += call(i, shapes + i);
    return n;
  };
}

/** The exports on a world of their own, without the package's classes. */
function plainExports(
  module: CoreModule,
  core: Core,
  { pair, a, b }: Workload,
): Record<string, Count> {
  const address = module._worldCreate(2 * a.count);
  const { buffer } = module.memory();
  /** Address and length of a buffer, as two integers at a place of their own. */
  const placeOf = (name: BufferName) =>
    new Int32Array(buffer, bufferPlace(module, address, name), 2) as unknown as [number, number];
  const numbers = new Float64Array(buffer, ...placeOf('numbers'));
  numbers.set(a.numbers);
  numbers.set(b.numbers, a.numbers.length);
  const codeOf = (kind: string) => core.catalog.kinds.findIndex(({ name }) => name === kind);
  const kinds = new Int32Array(buffer, ...placeOf('kinds'));
  kinds.fill(codeOf(pair.a), 0, a.count);
  kinds.fill(codeOf(pair.b), a.count, 2 * a.count);
  for (let slot = 0; slot < 2 * a.count; slot++) module._worldPrepare(address, slot);
  const exported = (call: (world: number, a: number, b: number) => number) =>
    overSlots(a.count, (i, j) => call(address, i, j));
  return {
    _worldOutcome: exported(module._worldOutcome),
    _worldTest: exported(module._worldTest),
    _worldExplain: exported(module._worldExplain),
    _worldDistance: exported(module._worldDistance),
    '_worldPrepare, first shape': overSlots(a.count, (i) => module._worldPrepare(address, i)),
    '_worldPrepare, second shape': overSlots(a.count, (_, j) => module._worldPrepare(address, j)),
  };
}

/** Nanoseconds by call. */
export function breakdown(
  module: CoreModule,
  core: Core,
  workload: Workload,
  rounds: number,
): Partial<Record<string, number>> {
  const { pair, a, b } = workload;
  const contestants = new Contestants(core, a.count);
  contestants.read(workload);
  const { outcome, meets, three, ...calls } = contestants.counts;
  const world = core.createWorld({ shapes: 2 * a.count });
  const shapes = [...shapesOf(core, pair.a, a), ...shapesOf(core, pair.b, b)];
  for (const [slot, shape] of shapes.entries()) world.set(slot, shape);
  const set = (slot: number) => {
    world.set(slot, shapes[slot] as (typeof shapes)[number]);
    return slot;
  };
  const found = measure(
    {
      ...plainExports(module, core, workload),
      'world.set, first shape': overSlots(a.count, (i) => set(i)),
      'world.set, second shape': overSlots(a.count, (_, j) => set(j)),
      'world.test': overSlots(a.count, (i, j) => world.test(i, j).outcome.length),
      'world.outcome': outcome,
      'core.meets': meets,
      ...Object.fromEntries(Object.entries(calls).map(([name, count]) => [`core.${name}`, count])),
      'three.js': three,
    } as Record<string, Count>,
    a.count,
    rounds,
  );
  return found;
}
