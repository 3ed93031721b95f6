// The C++ sources that the catalog names, each loaded when it is first shown.
import { Lazy } from '../controls/lazy.ts';
import { type CodeLine, linesOf } from './highlight.ts';

const loaders = import.meta.glob<string>(
  ['../../../cpp/pairs/*.cpp', '../../../cpp/sat/polytope_candidates.cpp'],
  { query: '?raw', import: 'default' },
);

const sources = new Map<string, Lazy<readonly CodeLine[]>>();

/** `file` is relative to cpp/, as in the catalog. */
export function sourceOf(file: string): Lazy<readonly CodeLine[]> {
  const source = sources.get(file) ?? new Lazy(() => read(file));
  sources.set(file, source);
  return source;
}

async function read(file: string): Promise<readonly CodeLine[]> {
  const load = loaders[`../../../cpp/${file}`];
  if (!load) throw new Error(`there is no source ${file}`);
  return linesOf(await load());
}
