// `explain`: one pair with every step of its test.
import { loadCore } from '../../core/index.node.ts';
import { loadStrings, stringsOf } from '../../strings/index.ts';
import type { Case } from '../cases/case-schema.ts';
import { caseReader, faultText, shapeFault } from '../cases/read-case.ts';
import { type Command, type Context, ExitCode } from '../command.ts';
import { CommandError } from '../errors.ts';
import { findCase } from '../explain/find-case.ts';
import { ledgerText } from '../explain/ledger-text.ts';
import { toJson } from '../json.ts';
import { isPainted, painter } from '../paint.ts';

export const explain: Command = {
  name: 'explain',
  synopsis: '<file|-> | <shape> <shape>',
  summary: 'explain.summary',
  description: 'explain.description',
  options: {
    line: { type: 'count', short: 'n', help: 'explain.line' },
    json: { type: 'flag', help: 'explain.json' },
  },
  async run(context) {
    const { out, env, given, translator } = context;
    const core = await loadCore();
    const found = caseReader(core)(await findCase(context));
    if ('fault' in found)
      throw new CommandError('error.case', { fault: faultText(found.fault, translator) });
    const { a, b } = found.read;
    const explanation = attempt(() => core.explain(a, b), context);
    if (given.flag('json')) {
      await out.write(`${toJson(explanation)}\n`);
      return ExitCode.good;
    }
    await loadStrings(translator.lang);
    const pair: Case = found.read;
    const paint = painter(isPainted(out.isTerminal, env));
    await out.write(
      ledgerText(core, pair, explanation, stringsOf(translator.lang), translator, paint),
    );
    return ExitCode.good;
  },
};

function attempt<T>(ask: () => T, { translator }: Context): T {
  try {
    return ask();
  } catch (error) {
    throw new CommandError('error.case', { fault: faultText(shapeFault(error), translator) });
  }
}
