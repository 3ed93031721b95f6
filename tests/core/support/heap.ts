// How much a repeated call leaves on the heap.
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

const kBatches = 20;

/**
 * Bytes a call, of the first batch that stays below `enough`, else of the last. No collection runs
 * within a batch, so whatever was allocated is counted. The engine compiles while the first batches
 * run, and its interpreter boxes numbers.
 */
export function bytesPerCall(call: (i: number) => void, calls: number, enough: number): number {
  let bytes = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < kBatches && bytes >= enough; batch++) {
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < calls; i++) call(i);
    bytes = (process.memoryUsage().heapUsed - before) / calls;
  }
  return bytes;
}
