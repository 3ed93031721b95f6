import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notices } from '../../../web/app/notices.ts';
import { PageStore } from '../../../web/app/page-store.ts';

let pageStore: PageStore;
let notices: Notices;
let abort: AbortController;
const shown = () => pageStore.state.notice !== null;
/** Longer than any notice is shown. */
const kLong = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  abort = new AbortController();
  pageStore = new PageStore({ panelOpen: true, answerOpen: true }, () => undefined);
  notices = new Notices(pageStore, abort.signal);
});
afterEach(() => {
  vi.useRealTimers();
});

test('one leaves after a while, a long one later', async () => {
  await notices.inform(() => 'Copied.');
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(shown()).toBe(false);
  await notices.inform(() => 'word '.repeat(20));
  vi.advanceTimersByTime(6000);
  expect(shown()).toBe(true);
  vi.advanceTimersByTime(kLong);
  expect(shown()).toBe(false);
});

test('an error stays until it is dismissed', async () => {
  await notices.warn(() => 'Broken.');
  vi.advanceTimersByTime(kLong);
  expect(shown()).toBe(true);
  notices.dismiss();
  expect(shown()).toBe(false);
});

test('one stays while the pointer or the focus is on it, and leaves a while after', async () => {
  await notices.inform(() => 'Copied.');
  notices.hold(true);
  vi.advanceTimersByTime(kLong);
  expect(shown()).toBe(true);
  notices.hold(false);
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe(true);
  vi.advanceTimersByTime(kLong);
  expect(shown()).toBe(false);
});

test('the time of one is not that of the next', async () => {
  await notices.inform(() => 'Copied.');
  vi.advanceTimersByTime(4000);
  await notices.inform(() => 'Copied again.');
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe(true);
  await notices.warn(() => 'Broken.');
  vi.advanceTimersByTime(kLong);
  expect(shown()).toBe(true);
});

test('none comes after the figure is gone', async () => {
  abort.abort();
  await notices.inform(() => 'Copied.');
  expect(shown()).toBe(false);
});
