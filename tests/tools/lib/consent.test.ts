import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { agrees, wantsToBeAsked } from '../../../tools/lib/consent.mjs';
import { readOptions, UsageError } from '../../../tools/lib/options.mjs';

const terminal = { isTTY: true } as never;
const pipe = {} as never;
const sitting = { stdin: terminal, stdout: terminal, env: {}, argv: ['node', 'tools/start.mjs'] };

describe('before the system is changed', () => {
  test('who sits at a terminal is asked', () => {
    expect(wantsToBeAsked(sitting as never)).toBe(true);
  });

  test.each([
    ['input is none', { stdin: pipe }],
    ['output is none', { stdout: pipe }],
    ['it is CI', { env: { CI: 'true' } }],
    ['--yes is given', { argv: [...sitting.argv, '--yes'] }],
    ['npm was given --yes', { env: { npm_config_yes: 'true' } }],
  ])('nobody is asked where %s', (_why, other) => {
    expect(wantsToBeAsked({ ...sitting, ...other } as never)).toBe(false);
  });
});

describe('the answer', () => {
  const answered = (text: string) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    input.end(text);
    const shown = () => String(output.read());
    return agrees('Install it now?', { input, output } as never).then((yes) => ({ yes, shown }));
  };

  test.each(['\n', 'y\n', 'Y\n', 'yes\n', ' Yes \n'])('%j is yes', async (text) => {
    const { yes, shown } = await answered(text);
    expect(yes).toBe(true);
    expect(shown()).toContain('Install it now? [Y/n] ');
  });

  test.each(['n\n', 'no\n', 'what?\n', ''])('%j is no', async (text) => {
    expect((await answered(text)).yes).toBe(false);
  });
});

test('every command takes --yes, and none takes another word for it', () => {
  expect(readOptions({}, ['--yes']).values).toEqual({});
  const options = { only: { type: 'string' } } as const;
  expect(readOptions({ options }, ['--yes', '--only', 'a']).values).toEqual({ only: 'a' });
  expect(() => readOptions({}, ['--yess'])).toThrow(UsageError);
});
