// This package as it is published: batches of pairs, single calls on plain objects, worlds.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shapesOf } from '../../package/workloads.ts';
import { kPose } from '../motion.ts';
import { serve } from '../serve.ts';

// not bundled: its core.wasm lies beside it
const entry = pathToFileURL(join(process.cwd(), 'dist/lib/core/index.node.js'));
const { loadCore } = await import(entry.href);
const core = await loadCore();
const kHalfExtents = 3;

/** The numbers of a kind alone: slots are as long as the longest kind needs. */
function columnOf({ numbers, stride, count }, length) {
  const column = new Float64Array(count * length);
  for (let i = 0; i < count; i++) {
    column.set(numbers.subarray(i * stride, i * stride + length), i * length);
  }
  return column;
}

/** `decide`: the first so many pairs of a batch; a pair alone is looked up behind them. */
function batchCount({ pair, a, b }, prepare) {
  const batch = core.createBatch(pair.a, pair.b, { pairs: a.count });
  const decide = prepare(batch, columnOf(a, batch.strideA), columnOf(b, batch.strideB));
  return (first, end) => {
    const meeting = decide(end);
    if (first === 0) return meeting;
    return batch.outcomes.subarray(first, end).filter((outcome) => outcome === 1 || outcome === 2)
      .length;
  };
}

const pairTest = {
  ready: (workload) =>
    batchCount(workload, (batch, a, b) => {
      batch.a.set(a);
      batch.b.set(b);
      return (end) => batch.run(end);
    }),
  conv: (workload) =>
    batchCount(
      workload,
      (batch, a, b) => (end) =>
        batch.from(a.subarray(0, end * batch.strideA), b.subarray(0, end * batch.strideB)),
    ),
  single({ pair, ...workload }) {
    const a = shapesOf(core, pair.a, workload.a);
    const b = shapesOf(core, pair.b, workload.b);
    return (first, end) => {
      let n = 0;
      for (let i = first; i < end; i++) if (core.meets(a[i], b[i])) n++;
      return n;
    };
  },
};

function world({ count, poses, halfExtents }) {
  const boxes = core.createWorld({ shapes: count });
  for (let i = 0; i < count; i++) {
    const [x, y, z, ...rotation] = poses.subarray(i * kPose, (i + 1) * kPose);
    const size = halfExtents.subarray(kHalfExtents * i, kHalfExtents * (i + 1));
    boxes.set(i, { kind: 'obb', center: [x, y, z], rotation, halfExtents: [...size] });
  }
  return () => {
    boxes.transforms(poses, { layout: 'poses' });
    return boxes.evaluate();
  };
}

await serve({
  pairs: Object.fromEntries(core.catalog.pairs.map(({ name }) => [name, pairTest])),
  world,
});
