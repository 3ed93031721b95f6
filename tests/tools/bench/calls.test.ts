// Every public call of the package is measured: in the table of pairs, or in that of all other calls.
import { expect, test } from 'vitest';
import { loadCore } from '../../../web/core/index.node.ts';
import { entriesOf } from '../../bench/calls/entries.ts';
import { kCalls } from '../../bench/package/contestants.ts';

/** No calls for users: figures are the page's own, and what is disposed of was created. */
const kBeside = ['constructor', 'createFigure', 'dispose'];

function methodsOf(name: string, of: object): string[] {
  const methods: string[] = [];
  for (
    let at = Object.getPrototypeOf(of);
    at !== Object.prototype;
    at = Object.getPrototypeOf(at)
  ) {
    const all = Object.entries(Object.getOwnPropertyDescriptors(at));
    methods.push(...all.filter(([, { value }]) => typeof value === 'function').map(([key]) => key));
  }
  return methods.filter((key) => !kBeside.includes(key)).map((key) => `${name}.${key}`);
}

test('the bench has every public call, and calls that exist', async () => {
  const core = await loadCore();
  const world = core.createWorld({ shapes: 1 });
  const batch = core.createBatch('ray', 'aabb', { pairs: 1 });
  const mesh = core.createMesh([]);
  const measured = new Set([
    ...kCalls.map((call) => `core.${call}`),
    ...entriesOf(core, 2).map(({ call }) => call),
  ]);
  const { quaternion } = core;
  const all = Object.entries({ core, world, batch, mesh, quaternion }).flatMap(([name, of]) =>
    methodsOf(name, of),
  );
  expect([...measured].sort()).toEqual([...new Set(all)].sort());
});

test('its entries answer', async () => {
  const core = await loadCore();
  for (const { call, ours, three } of entriesOf(core, 8)) {
    expect(ours(0, 2), call).not.toBeNaN();
    expect(three?.(0, 2) ?? 0, call).not.toBeNaN();
  }
});
