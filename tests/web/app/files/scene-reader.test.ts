// What cannot be opened is told apart: a scene that is wrong, and one that could not be read this time.
import { afterEach, expect, test, vi } from 'vitest';
import type { Context } from '../../../../web/app/context.ts';
import { SceneReader } from '../../../../web/app/files/scene-reader.ts';
import type { Notices } from '../../../../web/app/notices.ts';

const reader = () =>
  new SceneReader(
    { core: { refusal: () => null }, emit: vi.fn(), signal: new AbortController().signal } as Pick<
      Context,
      'emit' | 'signal'
    > as Context,
    {} as Notices,
  );

afterEach(() => {
  vi.doUnmock('../../../../web/app/files/scene-file.ts');
  vi.restoreAllMocks();
});

async function refusalOf(text: string): Promise<boolean | undefined> {
  let found: boolean | undefined;
  await reader().openStored(text, {
    open: () => undefined,
    refused: (_, isRead) => {
      found = isRead;
    },
  });
  return found;
}

test('a scene that is wrong was read', async () => {
  expect(await refusalOf('{"version":1,')).toBe(true);
});

test('what could not be loaded to read it says nothing about the scene', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.doMock('../../../../web/app/files/scene-file.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(await refusalOf('{"version":1,')).toBe(false);
});
