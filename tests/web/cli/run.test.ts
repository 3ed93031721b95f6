import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemLang } from '../../../web/cli/language.ts';
import { commands } from '../../../web/cli/run.ts';
import { program } from './support/program.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);

test.each([['--version'], ['-v'], ['check', '-v']])('%s %s', async (...args) => {
  expect(await program(args)).toMatchObject({ code: 0, out: `${manifest.version}\n` });
});

test.each([
  [[], '--lang <en|ko>'],
  ...commands.map(({ name }) => [[name], name] as [string[], string]),
])('%j --help', async (args, text) => {
  for (const help of [
    [...args, '--help'],
    [...args, '-h'],
    ['--help', ...args],
  ]) {
    const { code, out, err } = await program(help);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Usage: collision-playground');
    expect(out).toContain(text);
    for (const line of out.split('\n').slice(2)) expect(line.length).toBeLessThan(180);
  }
});

test('help names every option and command', async () => {
  const { out } = await program(['--help']);
  for (const { name, options } of commands) {
    expect(out).toContain(`  ${name} `);
    const help = await program([name, '--help']);
    for (const option of Object.keys(options)) expect(help.out).toContain(`--${option}`);
  }
});

test.each([
  [[], 'Missing command.'],
  [['chek'], 'Unknown command: "chek". The commands are: check, explain, judge, open.'],
  [['--strict'], 'Unknown option: --strict.'],
  [['check'], 'Missing file.'],
  [['check', '-', '--format'], '--format needs a value'],
  [['check', '-', '--format', 'xml'], '--format is "xml"; it must be one of: jsonl, table.'],
  [['check', '-', '--within', 'much'], '--within is "much"; it must be a number'],
  [['check', '-', '--within', '-1'], '--within is "-1"; it must be a number'],
  [['check', '-', '--strict=yes'], '--strict takes no value.'],
  [['check', '-', '--constructor'], 'Unknown option: --constructor.'],
  [['check', '-', '-x'], 'Unknown option: -x.'],
  [['check', '--lang', 'fr', '-'], '--lang is "fr"; it must be one of: en, ko.'],
  [['check', '/no/such.jsonl'], '/no/such.jsonl can’t be read: ENOENT.'],
  [['check', '/'], '/ can’t be read: EISDIR.'],
])('%j ends with 2', async (args, said) => {
  const { code, out, err } = await program(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(said);
});

test('the language is asked for, or the system’s', async () => {
  const korean = '명령이 없습니다.';
  expect((await program(['--lang', 'ko'])).err).toContain(korean);
  expect((await program(['--lang=ko'])).err).toContain(korean);
  expect((await program([], { env: { LANG: 'ko_KR.UTF-8' } })).err).toContain(korean);
  expect((await program(['--lang', 'en'], { env: { LANG: 'ko_KR.UTF-8' } })).err).toContain(
    'Missing',
  );
});

test.each([
  [{ LANG: 'ko_KR.UTF-8' }, 'ko'],
  [{ LANG: 'ko' }, 'ko'],
  [{ LC_ALL: 'C', LANG: 'ko_KR' }, 'en'],
  [{ LC_MESSAGES: 'ko_KR', LANG: 'de_DE' }, 'ko'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{}, 'en'],
])('%j speaks %s', (env, lang) => {
  expect(systemLang(env)).toBe(lang);
});

test.each([
  ['check', '--shard <i/n>'],
  ['check', '--within <n>'],
  ['check', '--format <jsonl|table>'],
  ['open', '--at <url>'],
])('the help of %s has the form of a value: %s', async (name, text) => {
  expect((await program([name, '--help'])).out).toContain(text);
});
