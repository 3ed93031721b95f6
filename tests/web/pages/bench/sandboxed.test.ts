// What code in the sandbox can do to what is around it: nothing, whatever it makes of JavaScript itself.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { readCode } from '../../../../web/pages/bench/code/read-code.ts';
import { openSandbox } from '../../../../web/pages/bench/sandbox/open-sandbox.ts';
import { sourceOf } from '../../../../web/pages/bench/sandbox/source.ts';

/** The last that the sandbox says of this code, called with a 1. */
function saidBy(code: string): unknown {
  const read = readCode(code);
  if ('fault' in read) throw new SyntaxError(JSON.stringify(read.fault));
  const addEventListener = vi.fn();
  const context = createContext({ performance, addEventListener });
  const data: unknown = runInContext('[[1]]', context);
  runInContext(sourceOf(read.body), context);
  const port = { postMessage: vi.fn(), onmessage: (_event: object): void => undefined };
  const [, begin] = addEventListener.mock.lastCall ?? [];
  begin({ stopImmediatePropagation: () => undefined, ports: [port] });
  port.onmessage({ data });
  return structuredClone(port.postMessage.mock.lastCall?.[0]);
}

test.each([
  ['as it is', ''],
  ['fields of all objects', 'Object.assign(Object.prototype, { type: "answers", text: "no" });'],
  [
    'setters of all lists',
    'for (const i of [0, 1]) Object.defineProperty(Array.prototype, i, { set() { throw 1; } });',
  ],
])('answers are told, with %s', (_, before) => {
  const said = saidBy(`${before}\nexport default (n) => ({ list: [n, 'x'] });`);
  expect(said).toEqual({ type: 'answers', answers: [{ list: [1, 'x'] }] });
});

test('the stack of an error in what is around the code leads to nothing', () => {
  const said = saidBy(`delete Array.prototype[Symbol.iterator];
Error.prepareStackTrace = (_, sites) =>
  sites.map((site) => typeof site.getThis() + ' ' + typeof site.getFunction()).join();
export default () => 1;`);
  const stack = expect.stringMatching(/^(undefined undefined,?)+$/);
  expect(said).toMatchObject({ type: 'threw', index: 0, stack });
});

test('what is exported and no function is not called', () => {
  const message = 'what is exported is no function';
  expect(saidBy('export default 1;')).toMatchObject({ type: 'threw', index: -1, message });
});

test.each([
  ['cannot be read', '{ get message() { throw new Error(); } }', '?'],
  ['cannot be written', '{ message: { toString: null, valueOf: null } }', '?'],
  ['is long', '"x".repeat(1e7)', 'x'.repeat(2000)],
  ['is none', 'undefined', 'undefined'],
])('an error whose message %s is told', (_, error, message) => {
  const said = saidBy(`export default () => { throw ${error}; };`);
  expect(said).toEqual({ type: 'threw', index: 0, message, stack: '' });
});

test('the frame tells the beginning of an error that nobody catches', () => {
  const script = new URL('../../../../web/pages/bench/sandbox/sandbox.js', import.meta.url);
  const addEventListener = vi.fn();
  const parent = { postMessage: vi.fn() };
  const listen = vi.fn();
  const context = createContext({
    ...{ self: { origin: 'null' }, parent, addEventListener, Blob, URL },
    Worker: class {
      readonly addEventListener = listen;
      readonly postMessage = vi.fn();
    },
  });
  runInContext(readFileSync(script, 'utf8'), context);
  const [, start] = addEventListener.mock.lastCall ?? [];
  start({ source: parent, data: { source: '' }, ports: [] });
  const [, fail] = listen.mock.lastCall ?? [];
  fail({ message: 'x'.repeat(1e7), lineno: 3 });
  const told = { type: 'error', message: 'x'.repeat(2000), line: 3 };
  expect(parent.postMessage).toHaveBeenLastCalledWith(told, '*');
});

test('the page takes the beginning of it', () => {
  const addEventListener = vi.fn();
  const frame = { setAttribute: vi.fn(), contentWindow: {} };
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('document', { createElement: () => frame });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const fail = vi.fn();
  openSandbox('', new MessageChannel().port1, fail, vi.fn());
  vi.unstubAllGlobals();
  const [, hear] = addEventListener.mock.lastCall ?? [];
  const data = { type: 'error', message: 'x'.repeat(1e7), line: 3 };
  hear({ source: frame.contentWindow, origin: 'null', data });
  expect(fail).toHaveBeenCalledExactlyOnceWith('x'.repeat(2000), 3);
});
