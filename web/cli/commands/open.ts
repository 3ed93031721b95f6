// `open`: the address at which one pair stands in the playground.
import { loadCore } from '../../core/index.node.ts';
import { writeLink } from '../../scene/link/link.ts';
import type { Scene } from '../../scene/scene.ts';
import { caseReader, faultText } from '../cases/read-case.ts';
import { type Command, ExitCode } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { findCase } from '../explain/find-case.ts';

/** Where `npm start` serves it. */
const kHere = 'http://localhost:4173/';

export const open: Command = {
  name: 'open',
  synopsis: '<file|-> | <shape> <shape>',
  summary: 'open.summary',
  description: 'open.description',
  options: {
    line: { type: 'count', short: 'n', help: 'explain.line' },
    at: { type: 'text', help: 'open.at' },
  },
  async run(context) {
    const { out, given, speech } = context;
    const page = pageAt(given.text('at') ?? kHere);
    const found = caseReader(await loadCore())(await findCase(context));
    if ('fault' in found)
      throw new CommandError('error.case', { fault: faultText(found.fault, speech) });
    const { a, b } = found.read;
    const scene: Scene = {
      items: [
        { id: 1, name: 'A', shape: a },
        { id: 2, name: 'B', shape: b },
      ],
      pair: [1, 2],
    };
    const link = await writeLink(scene);
    if (link === null) throw new CommandError('error.tooLong');
    page.hash = link;
    await out.write(`${page.href}\n`);
    return ExitCode.good;
  },
};

function pageAt(address: string): URL {
  try {
    return new URL(address);
  } catch {
    throw new UsageError('usage.noAddress', { address });
  }
}
