// `open`: the URL that shows one pair in the playground.
import { loadCore } from '../../core/index.node.ts';
import { shortJson } from '../../strings/printable.ts';
import { caseReader, faultText } from '../cases/read-case.ts';
import { type Command, ExitCode } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { findCase } from '../explain/find-case.ts';
import { isWebAddress, pairAddress } from '../pair-address.ts';

export const open: Command = {
  name: 'open',
  synopsis: '<file|-> | <shape> <shape>',
  summary: 'open.summary',
  description: 'open.description',
  options: {
    line: { type: 'count', short: 'n', help: 'explain.line' },
    at: { type: 'text', value: 'url', help: 'open.at' },
  },
  async run(context) {
    const { out, given, translator } = context;
    const at = given.text('at');
    if (at !== undefined && !isWebAddress(at)) {
      throw new UsageError('usage.address', { option: '--at', value: shortJson(at) });
    }
    const found = caseReader(await loadCore())(await findCase(context));
    if ('fault' in found)
      throw new CommandError('error.case', { fault: faultText(found.fault, translator) });
    const { a, b } = found.read;
    await out.write(`${await pairAddress(a, b, at)}\n`);
    return ExitCode.good;
  },
};
