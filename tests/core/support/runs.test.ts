import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const read = async (runs: string | undefined, most?: string) => {
  vi.stubEnv('COLLISION_PROPERTY_RUNS', runs);
  vi.stubEnv('COLLISION_MOST_RUNS', most);
  vi.resetModules();
  return await import('./runs.ts');
};

beforeEach(() => {
  vi.stubEnv('FUZZ_RUNS', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('COLLISION_PROPERTY_RUNS', () => {
  test('unset, each property runs as often as usual', async () => {
    const { propertyRuns, runsAreMany } = await read(undefined);
    expect([propertyRuns(1500), propertyRuns(300), runsAreMany]).toEqual([1500, 300, true]);
  });

  test.each([
    ['50', 50, false],
    ['20000', 20_000, true],
  ])('%s is how often any property runs', async (text, runs, many) => {
    const { propertyRuns, runsAreMany } = await read(text);
    expect([propertyRuns(1500), propertyRuns(300), runsAreMany]).toEqual([runs, runs, many]);
  });

  test.each(['', '0', '-5', '1.5', '1e3', ' 7', 'many', '0x10', '9999999999'])(
    '%j is refused',
    async (text) => {
      await expect(read(text)).rejects.toThrow(
        `COLLISION_PROPERTY_RUNS is ${JSON.stringify(text)}: it must be a whole number above zero`,
      );
    },
  );
});

test('COLLISION_MOST_RUNS limits what is usual, and no number that is asked for', async () => {
  const few = await read(undefined, '100');
  expect([few.propertyRuns(1500), few.propertyRuns(8), few.fuzzRuns(20_000)]).toEqual([
    100, 8, 100,
  ]);
  expect(few.runsAreMany).toBe(false);
  const asked = await read('5000', '100');
  expect([asked.propertyRuns(8), asked.runsAreMany]).toEqual([5000, true]);
});
