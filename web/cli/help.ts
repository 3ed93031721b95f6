// The text of `--help`, made from the definitions of the commands.

import { columns } from './columns.ts';
import type { Command, OptionForms } from './command.ts';
import type { Translator } from './language.ts';

const kProgram = 'collision-playground';

export const kGlobalOptions: OptionForms = {
  lang: { type: 'text', choices: ['en', 'ko'], help: 'option.lang' },
  help: { type: 'flag', short: 'h', help: 'option.help' },
  version: { type: 'flag', short: 'v', help: 'option.version' },
};

export function programHelp(commands: readonly Command[], { translate }: Translator): string {
  const rows = commands.map(({ name, synopsis, summary }) => [
    `  ${name} ${synopsis}`,
    translate(summary),
  ]);
  return [
    `${translate('help.usage')}: ${kProgram} <${translate('help.command')}> [${translate('help.options')}]\n\n`,
    `${translate('help.about')}\n\n`,
    body(rows),
    `\n${optionRows(kGlobalOptions, { translate })}`,
    `\n${translate('help.more', { program: kProgram })}\n`,
  ].join('');
}

export function commandHelp(command: Command, translator: Translator): string {
  const { translate } = translator;
  const { name, synopsis, summary, description, options } = command;
  return [
    `${translate('help.usage')}: ${kProgram} ${name} [${translate('help.options')}] ${synopsis}\n\n`,
    `${translate(summary)}\n\n${translate(description)}\n\n`,
    optionRows({ ...options, ...kGlobalOptions }, translator),
    `\n${translate('help.exit')}\n`,
  ].join('');
}

function optionRows(options: OptionForms, { translate }: Pick<Translator, 'translate'>): string {
  const rows = Object.entries(options).map(
    ([name, { type, short, choices, value = 'n', help }]) => {
      const given = type === 'flag' ? '' : ` <${choices?.join('|') ?? value}>`;
      return [`  ${short ? `-${short}, ` : '    '}--${name}${given}`, translate(help)];
    },
  );
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
