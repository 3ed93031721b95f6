// `open`: the URL that shows one pair in the playground, or its scene as a file.
import { loadCore } from '../../core/index.node.ts';
import { shortJson } from '../../strings/printable.ts';
import { caseReader, faultText } from '../cases/read-case.ts';
import { type Command, type Context, ExitCode } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { findCase } from '../explain/find-case.ts';
import { isWebAddress, kPlayground, pairAddress, pairFile, playgroundIn } from '../pair-address.ts';

export const open: Command = {
  name: 'open',
  synopsis: '<file|-> | <shape> <shape>',
  summary: 'open.summary',
  description: 'open.description',
  options: {
    line: { type: 'count', short: 'n', help: 'explain.line' },
    at: { type: 'text', value: 'url', help: 'open.at' },
    scene: { type: 'flag', help: 'open.scene' },
  },
  async run(context) {
    const { out, given, translator } = context;
    const at = given.flag('scene') ? null : placeOf(context);
    const found = caseReader(await loadCore())(await findCase(context));
    if ('fault' in found)
      throw new CommandError('error.case', { fault: faultText(found.fault, translator) });
    const { a, b } = found.read;
    await out.write(`${at === null ? pairFile(a, b) : await pairAddress(a, b, at)}\n`);
    return ExitCode.good;
  },
};

/** The URL of a playground, which the option or the environment gives. */
function placeOf({ given, env }: Context): string {
  const option = given.text('at');
  const at = option ?? playgroundIn(env);
  if (at === undefined) throw new UsageError('usage.nowhere', { variable: kPlayground });
  if (!isWebAddress(at)) {
    const name = option === undefined ? kPlayground : '--at';
    throw new UsageError('usage.address', { option: name, value: shortJson(at) });
  }
  return at;
}
