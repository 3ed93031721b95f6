// What `--help` prints: made from the commands themselves.

import { columns } from './columns.ts';
import type { Command, OptionForms } from './command.ts';
import type { Speech } from './language.ts';

const kProgram = 'collision-playground';

export const kGlobalOptions: OptionForms = {
  lang: { type: 'text', choices: ['en', 'ko'], help: 'option.lang' },
  help: { type: 'flag', short: 'h', help: 'option.help' },
  version: { type: 'flag', short: 'v', help: 'option.version' },
};

export function programHelp(commands: readonly Command[], { say }: Speech): string {
  const rows = commands.map(({ name, synopsis, summary }) => [
    `  ${name} ${synopsis}`,
    say(summary),
  ]);
  return [
    `${say('help.usage')}: ${kProgram} <${say('help.command')}> [${say('help.options')}]\n\n`,
    `${say('help.about')}\n\n`,
    body(rows),
    `\n${optionRows(kGlobalOptions, { say })}`,
    `\n${say('help.more', { program: kProgram })}\n`,
  ].join('');
}

export function commandHelp(command: Command, speech: Speech): string {
  const { say } = speech;
  const { name, synopsis, summary, description, options } = command;
  return [
    `${say('help.usage')}: ${kProgram} ${name} [${say('help.options')}] ${synopsis}\n\n`,
    `${say(summary)}\n\n${say(description)}\n\n`,
    optionRows({ ...options, ...kGlobalOptions }, speech),
    `\n${say('help.exit')}\n`,
  ].join('');
}

function optionRows(options: OptionForms, { say }: Pick<Speech, 'say'>): string {
  const rows = Object.entries(options).map(([name, { type, short, choices, help }]) => {
    const value = type === 'flag' ? '' : ` <${choices?.join('|') ?? 'n'}>`;
    return [`  ${short ? `-${short}, ` : '    '}--${name}${value}`, say(help)];
  });
  return body(rows);
}

function body(rows: readonly (readonly string[])[]): string {
  const all = columns(
    [
      { heading: '', align: 'start' },
      { heading: '', align: 'start' },
    ],
    rows,
  );
  return all.slice(all.indexOf('\n') + 1);
}
