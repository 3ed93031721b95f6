// The page shows the source of a pair's test, and lights the line that decided a step.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AnyShape, loadCore } from '../../../../web/core/index.node.ts';
import { sourceOf } from '../../../../web/panel/code/sources.ts';

const core = await loadCore();
const { catalog } = core;
const files = new Set([...catalog.pairs, ...(catalog.geometryPairs ?? [])].map(({ file }) => file));

test.each([...files])('%s is there', async (file) => {
  const source = sourceOf(file);
  await new Promise<void>((resolve) => {
    if (source.get(resolve) !== 'loading') resolve();
  });
  const lines = source.get(() => expect.unreachable());
  expect(Array.isArray(lines)).toBe(true);
  expect(lines.length).toBeGreaterThan(10);
});

const kCorners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
const kPose = { position: [0, 0, 0], rotation: [0, 0, 0, 1] } as const;
const hull = { kind: 'hull', geometry: core.createHull(kCorners), ...kPose } as const;
const mesh = {
  kind: 'mesh',
  geometry: core.createMesh(kCorners, [0, 1, 2, 0, 1, 3]),
  ...kPose,
} as const;
const others: readonly AnyShape[] = [
  { kind: 'point', position: [0.1, 0.1, 0] },
  { kind: 'segment', start: [0.1, 0.1, 1], end: [0.1, 0.1, -1] },
  { kind: 'ray', origin: [0.1, 0.1, 1], direction: [0, 0, -1] },
  { kind: 'sphere', center: [0.2, 0.2, 0.3], radius: 0.5 },
  { kind: 'capsule', start: [0.2, 0.2, 0.3], end: [3, 3, 3], radius: 0.5 },
  { kind: 'aabb', min: [0, 0, -1], max: [1, 1, 1] },
  { kind: 'obb', center: [0, 0, 1], halfExtents: [1, 1, 2], rotation: [0.1, 0.2, 0.3, 0.9] },
  { kind: 'triangle', a: [0, 0, 0], b: [1, 1, 1], c: [2, 0, 1] },
  { kind: 'parallelogram', a: [0, 0, 0], b: [1, 1, 1], c: [2, 0, 1] },
  { kind: 'plane', normal: [0, 0, 1], constant: -0.1 },
  hull,
  mesh,
];

test.each(others)('lines about a $kind and a hull or mesh decide', (other) => {
  for (const geometry of [hull, mesh]) {
    const { file, steps } = core.explain(other, geometry);
    const lines = readFileSync(`cpp/${file}`, 'utf8').split('\n');
    expect(steps.length).toBeGreaterThan(0);
    for (const { line } of steps) {
      // A call may go over a few lines.
      expect(lines.slice(line - 3, line + 2).join('\n')).toMatch(
        /decide|compare|Decision|DecidedBy|planeSide|skipped|__builtin_LINE/,
      );
    }
  }
});
