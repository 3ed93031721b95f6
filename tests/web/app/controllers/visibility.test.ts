import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Visibility } from '../../../../web/app/controllers/visibility.ts';

let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(observed: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => observed([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

const build = () =>
  new Visibility({
    element: {} as HTMLElement,
    signal: new AbortController().signal,
    changed: () => undefined,
    colorsChanged: () => undefined,
    motionChanged: () => undefined,
  });

test('a figure out of sight is near only while it is drawn for an export', () => {
  const visibility = build();
  see(false);
  const seen: boolean[] = [];
  visibility.asNear(() => seen.push(visibility.isNear));
  expect(seen).toEqual([true]);
  expect(visibility.isNear).toBe(false);
  expect(() =>
    visibility.asNear(() => {
      throw new Error('lost');
    }),
  ).toThrow('lost');
  expect(visibility.isNear).toBe(false);
  see(true);
  expect(visibility.isNear).toBe(true);
});
