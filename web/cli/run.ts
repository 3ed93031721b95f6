// Runs the program: finds the command, and turns errors into messages and an exit code.
import { CoreLoadError } from '../core/index.node.ts';
import { langOf } from '../strings/lang.ts';
import { printable, shortJson } from '../strings/printable.ts';
import { type Command, type Environment, ExitCode } from './command.ts';
import { check } from './commands/check.ts';
import { explain } from './commands/explain.ts';
import { judge } from './commands/judge-command.ts';
import { open } from './commands/open.ts';
import { CommandError, OutputClosed, UsageError } from './errors.ts';
import { commandHelp, kGlobalOptions, programHelp } from './help.ts';
import { systemLang, type Translator, translatorFor } from './language.ts';
import { parseOptions } from './options.ts';
import { version } from './version.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [check, explain, judge, open];

/** Returns the exit code. Exceptions are bugs. */
export async function run(args: readonly string[], environment: Environment): Promise<ExitCode> {
  const translator = translatorFor(requestedLang(args) ?? systemLang(environment.env));
  try {
    return await runCommand(args, environment, translator);
  } catch (error) {
    if (error instanceof OutputClosed) return ExitCode.good;
    environment.err.writeMessage(`${errorText(error, translator)}\n`);
    return ExitCode.error;
  }
}

function runCommand(
  args: readonly string[],
  environment: Environment,
  translator: Translator,
): Promise<ExitCode> {
  const [name = '', ...rest] = args;
  const command = commands.find((each) => each.name === name);
  if (!command) return withoutCommand(args, environment, translator);
  const given = parseOptions(rest, { ...command.options, ...kGlobalOptions });
  if (given.flag('help')) return print(commandHelp(command, translator), environment);
  if (given.flag('version')) return print(`${version()}\n`, environment);
  return command.run({ ...environment, translator, given });
}

function withoutCommand(
  args: readonly string[],
  environment: Environment,
  translator: Translator,
): Promise<ExitCode> {
  const given = parseOptions(args, kGlobalOptions);
  const [name] = given.positionals;
  if (given.flag('version')) return print(`${version()}\n`, environment);
  if (given.flag('help')) return print(helpOn(name, translator), environment);
  if (name === undefined) throw new UsageError('usage.noCommand');
  throw new UsageError('usage.unknownCommand', { name: shortJson(name), names: names(commands) });
}

function helpOn(name: string | undefined, translator: Translator): string {
  const command = commands.find((each) => each.name === name);
  return command ? commandHelp(command, translator) : programHelp(commands, translator);
}

async function print(text: string, { out }: Environment): Promise<ExitCode> {
  await out.write(text);
  return ExitCode.good;
}

/** Parsed first, so that all other errors are reported in this language. */
function requestedLang(args: readonly string[]) {
  const at = args.findIndex((arg) => /^--lang(=|$)/.test(arg));
  if (at < 0) return null;
  const tag = args[at]?.split('=')[1] ?? args[at + 1];
  return langOf(tag);
}

function errorText(error: unknown, { translate }: Translator): string {
  if (error instanceof UsageError) {
    return `${printable(translate(error.key, error.values))}\n${translate('usage.help')}`;
  }
  if (error instanceof CommandError) return printable(translate(error.key, error.values));
  if (error instanceof CoreLoadError) return error.message;
  throw error;
}

const names = (all: readonly Command[]) => all.map(({ name }) => name).join(', ');
