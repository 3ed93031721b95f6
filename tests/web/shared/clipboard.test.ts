import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from '../../../web/shared/clipboard.ts';

const kTooLate = new DOMException('too late', 'NotAllowedError');

let asked: string[];
let copied: string | null;
let isAllowed: boolean;

/** As Safari has it: only what is asked for in the task of the click is allowed. */
beforeEach(() => {
  asked = [];
  copied = null;
  isAllowed = false;
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText(text: string) {
        asked.push('text');
        copied = text;
        return isAllowed ? Promise.resolve() : Promise.reject(kTooLate);
      },
      async write([item]: readonly { made: Readonly<Record<string, Promise<Blob>>> }[]) {
        asked.push('item');
        if (!isAllowed) throw kTooLate;
        copied = (await (await item?.made['text/plain'])?.text()) ?? null;
      },
    },
  });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly made: unknown;
      constructor(made: unknown) {
        this.made = made;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The task of a click: what is asked for later is not allowed. */
function click(text: string | Promise<string>): Promise<void> {
  isAllowed = true;
  const copying = copyText(text);
  isAllowed = false;
  return copying;
}

const later = <Value>(value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), 5));

test('a text is copied in the task of the click', async () => {
  await click('0.1');
  expect([asked, copied]).toEqual([['text'], '0.1']);
});

test('so is one that is still being made', async () => {
  const copying = click(later('#1abc'));
  expect(asked).toEqual(['item']);
  await copying;
  expect(copied).toBe('#1abc');
});

test('why a text was not made is said, not that it was not copied', async () => {
  const failed = later(null).then(() => Promise.reject(new Error('too long')));
  await expect(click(failed)).rejects.toThrow('too long');
  expect(copied).toBeNull();
});

test('a page that may not copy says so', async () => {
  await expect(copyText('0.1')).rejects.toThrow('too late');
  await expect(copyText(later('0.1'))).rejects.toThrow('too late');
});

test('a browser without items for the clipboard gets the text when it is made', async () => {
  vi.unstubAllGlobals();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText(later('#1abc'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('#1abc');
  vi.stubGlobal('navigator', {});
  await expect(copyText('0.1')).rejects.toThrow();
});
