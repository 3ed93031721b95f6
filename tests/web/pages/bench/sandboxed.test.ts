// What code in the sandbox can do to what is around it: nothing, whatever it makes of JavaScript itself.
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { readCode } from '../../../../web/pages/bench/code/read-code.ts';
import { sourceOf } from '../../../../web/pages/bench/sandbox/source.ts';

/** The last that the sandbox says of this code, called with a 1. */
function saidBy(code: string): unknown {
  const read = readCode(code);
  if ('fault' in read) throw new SyntaxError(JSON.stringify(read.fault));
  const addEventListener = vi.fn();
  runInContext(sourceOf(read.body), createContext({ performance, addEventListener }));
  const port = { postMessage: vi.fn(), onmessage: (_event: object): void => undefined };
  const [, begin] = addEventListener.mock.lastCall ?? [];
  begin({ stopImmediatePropagation: () => undefined, ports: [port] });
  port.onmessage({ data: [[1]] });
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
