// The program: finds the command, and turns what goes wrong into words and an exit code.
import { CoreLoadError } from '../core/index.node.ts';
import { langOf } from '../strings/lang.ts';
import { shortJson } from '../strings/printable.ts';
import { type Command, ExitCode, type Surroundings } from './command.ts';
import { commands } from './commands/all-commands.ts';
import { CommandError, OutputClosed, UsageError } from './errors.ts';
import { commandHelp, kGlobalOptions, programHelp } from './help.ts';
import { type Speech, speechOf, systemLang } from './language.ts';
import { parseOptions } from './options.ts';
import { version } from './version.ts';

/** Answers the exit code. What it throws is a bug. */
export async function run(args: readonly string[], around: Surroundings): Promise<ExitCode> {
  const speech = speechOf(langAsked(args) ?? systemLang(around.env));
  try {
    return await runCommand(args, around, speech);
  } catch (error) {
    if (error instanceof OutputClosed) return ExitCode.good;
    around.err.tell(`${trouble(error, speech)}\n`);
    return ExitCode.trouble;
  }
}

function runCommand(
  args: readonly string[],
  around: Surroundings,
  speech: Speech,
): Promise<ExitCode> {
  const [name = '', ...rest] = args;
  const command = commands.find((each) => each.name === name);
  if (!command) return withoutCommand(args, around, speech);
  const given = parseOptions(rest, { ...command.options, ...kGlobalOptions });
  if (given.flag('help')) return say(commandHelp(command, speech), around);
  if (given.flag('version')) return say(`${version()}\n`, around);
  return command.run({ ...around, speech, given });
}

function withoutCommand(
  args: readonly string[],
  around: Surroundings,
  speech: Speech,
): Promise<ExitCode> {
  const given = parseOptions(args, kGlobalOptions);
  const [name] = given.positionals;
  if (given.flag('version')) return say(`${version()}\n`, around);
  if (given.flag('help')) return say(helpOn(name, speech), around);
  if (name === undefined) throw new UsageError('usage.noCommand');
  throw new UsageError('usage.unknownCommand', { name: shortJson(name), names: names(commands) });
}

function helpOn(name: string | undefined, speech: Speech): string {
  const command = commands.find((each) => each.name === name);
  return command ? commandHelp(command, speech) : programHelp(commands, speech);
}

async function say(text: string, { out }: Surroundings): Promise<ExitCode> {
  await out.write(text);
  return ExitCode.good;
}

/** Looked for first, so that mistakes in all else are told in it. */
function langAsked(args: readonly string[]) {
  const at = args.findIndex((arg) => /^--lang(=|$)/.test(arg));
  if (at < 0) return null;
  const tag = args[at]?.split('=')[1] ?? args[at + 1];
  return langOf(tag);
}

function trouble(error: unknown, { say }: Speech): string {
  if (error instanceof UsageError) {
    return `${say(error.key, error.values)}\n${say('usage.help')}`;
  }
  if (error instanceof CommandError) return say(error.key, error.values);
  if (error instanceof CoreLoadError) return error.message;
  throw error;
}

const names = (all: readonly Command[]) => all.map(({ name }) => name).join(', ');
