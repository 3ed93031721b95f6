import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForHistory } from '../../../web/input/key-events.ts';

class Field extends EventTarget {
  isContentEditable = false;
  readonly #is: readonly string[];

  /** All selectors that it matches. */
  constructor(...is: string[]) {
    super();
    this.#is = is;
  }

  matches(selectors: string): boolean {
    return selectors.split(', ').some((selector) => this.#is.includes(selector));
  }
}

beforeEach(() => vi.stubGlobal('HTMLElement', Field));
afterEach(() => vi.unstubAllGlobals());

function press(keys: object, root = new EventTarget()) {
  const done: string[] = [];
  const history = { undo: () => done.push('undo'), redo: () => done.push('redo') };
  const listening = new AbortController();
  listenForHistory(root as HTMLElement, history, listening.signal);
  const event = Object.assign(new Event('keydown', { cancelable: true }), keys);
  root.dispatchEvent(event);
  listening.abort();
  root.dispatchEvent(event);
  return { done, used: event.defaultPrevented };
}

test.each([
  [{ ctrlKey: true, key: 'z' }, 'undo'],
  [{ metaKey: true, key: 'z' }, 'undo'],
  [{ ctrlKey: true, shiftKey: true, key: 'Z' }, 'redo'],
  [{ ctrlKey: true, key: 'y' }, 'redo'],
  // On non-Latin layouts the key position counts.
  [{ ctrlKey: true, key: 'ㅋ', code: 'KeyZ' }, 'undo'],
  // On Latin layouts the letter counts, such as Y at this position on QWERTZ.
  [{ ctrlKey: true, key: 'y', code: 'KeyZ' }, 'redo'],
])('%o: %s', (keys, what) => {
  expect(press(keys)).toEqual({ done: [what], used: true });
});

test.each([
  [{ key: 'z' }],
  [{ ctrlKey: true, altKey: true, key: 'z' }],
  [{ ctrlKey: true, key: 'x' }],
])('%o is ignored', (keys) => {
  expect(press(keys)).toEqual({ done: [], used: false });
});

test('a field keeps its own history', () => {
  const undone = press({ ctrlKey: true, key: 'z' }, new Field('input'));
  expect(undone).toEqual({ done: [], used: false });
});

test.each([[['select']], [['input', 'input[type="range"]']], [['input', '[data-committed]']]])(
  '%j has none of its own',
  (selectors) => {
    const undone = press({ ctrlKey: true, key: 'z' }, new Field(...selectors));
    expect(undone).toEqual({ done: ['undo'], used: true });
  },
);
