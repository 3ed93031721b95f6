import { afterEach, describe, expect, test, vi } from 'vitest';

const read = async (runs: string | undefined) => {
  vi.stubEnv('COLLISION_PROPERTY_RUNS', runs);
  vi.resetModules();
  return await import('./runs.ts');
};

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
