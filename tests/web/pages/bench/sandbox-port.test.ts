// What the page takes from the port of code that nobody trusts.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  kPatience,
  type Reply,
  SandboxPort,
} from '../../../../web/pages/bench/judging/sandbox-port.ts';

/** A port whose other end says what it likes. */
function opened() {
  const heard: { onmessage: ((event: MessageEvent<unknown>) => void) | null } = { onmessage: null };
  const port = Object.assign(heard, { postMessage: vi.fn(), close: vi.fn() });
  const sandbox = new SandboxPort(port as unknown as MessagePort, vi.fn());
  const say = (data: unknown) => heard.onmessage?.({ data } as MessageEvent<unknown>);
  return { sandbox, say };
}

/** The reply to a batch of three, once the sandbox has said this. */
async function replyTo(...messages: readonly unknown[]): Promise<Reply> {
  const { sandbox, say } = opened();
  const start = sandbox.start();
  say({ type: 'ready' });
  expect(await start).toEqual({ is: 'ready' });
  const reply = sandbox.ask([[1], [2], [3]]);
  messages.forEach(say);
  sandbox.close();
  return reply;
}

const template = { _$litType$: 1, strings: ['<meta http-equiv="refresh">'], values: [] };

test.each([
  ['null', null],
  ['a text', 'answers'],
  ['nothing', undefined],
  ['another type', { type: 'seal', index: 1 }],
  ['a text that is no text', { type: 'odd', index: 1, text: template }],
  ['an index that is none', { type: 'odd', index: '1', text: 'x' }],
  ['answers that are none', { type: 'answers', answers: template }],
  ['too few answers', { type: 'answers', answers: [1] }],
])('of %s: no answer, and nothing but text of it', async (_, message) => {
  const reply = await replyTo(message);
  expect(reply).toMatchObject({ is: 'odd', index: expect.any(Number) });
  expect(typeof (reply as { text: unknown }).text).toBe('string');
});

test('an error is text of at most 2,000 characters', async () => {
  expect(await replyTo({ type: 'threw', index: 1, message: template, stack: template })).toEqual({
    is: 'threw',
    index: 1,
    thrown: { message: '', line: null },
  });
  const long = 'x'.repeat(1e6);
  const reply = await replyTo({ type: 'threw', index: 7e9, message: long, stack: long });
  expect(reply).toEqual({
    is: 'threw',
    index: -1,
    thrown: { message: long.slice(0, 2000), line: null },
  });
});

test('and so is one that nobody caught', async () => {
  const { sandbox } = opened();
  const start = sandbox.start();
  sandbox.fail({ message: 'x'.repeat(1e6), line: 1 });
  sandbox.close();
  expect(await start).toEqual({
    is: 'threw',
    index: -1,
    thrown: { message: 'x'.repeat(2000), line: 1 },
  });
});

test('answers are copied', async () => {
  const answers = ['apart', { hit: null }, true];
  const reply = await replyTo({ type: 'answers', answers });
  expect(reply).toEqual({ is: 'answers', answers });
  expect('answers' in reply && reply.answers[1]).not.toBe(answers[1]);
});

describe('who is silent for two seconds is ended', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('and begins only once', async () => {
    for (const before of ['started', 'ready']) {
      const { sandbox, say } = opened();
      const start = sandbox.start();
      say({ type: before });
      if (before === 'ready') await start;
      const reply = before === 'ready' ? sandbox.ask([[1], [2], [3]]) : start;
      vi.advanceTimersByTime(kPatience / 2);
      say({ type: 'started' });
      vi.advanceTimersByTime(kPatience);
      expect(await reply).toEqual({ is: 'odd', index: -1, text: '' });
      sandbox.close();
    }
  });

  test('and so is who says nothing but that it lives', async () => {
    const { sandbox, say } = opened();
    const start = sandbox.start();
    say({ type: 'ready' });
    await start;
    const reply = sandbox.ask([[1], [2], [3]]);
    for (const index of [1, 1, 0, 1, 1]) {
      vi.advanceTimersByTime(kPatience / 2);
      say({ type: 'at', index });
    }
    expect(await reply).toEqual({ is: 'stopped', index: 1 });
    sandbox.close();
  });
});
