// What the bench opens with: code from a link, from an exhibit, from the last visit, or the starter code.
import type { Lang } from '../../strings/lang.ts';
import { format } from '../../strings/text.ts';
import { readCodeLink } from './code/code-link.ts';
import type { TaskName } from './judge-messages.ts';
import { isMethod } from './method-code.ts';
import type { ProgressStore } from './progress-store.ts';
import { starterCode } from './starter.ts';
import { formOf, isTask, kindsOf } from './tasks-list.ts';
import { textbookCodeOf } from './textbook-code.ts';
import type { Words } from './view/answer-text.ts';

export interface Opening {
  readonly task: TaskName;
  readonly code: string;
  /** Somebody else's, from a link or an exhibit: never kept in place of the reader's own. */
  readonly isForeign: boolean;
  /** What its reader should know about it; empty: nothing. */
  readonly note: string;
}

const kFirst: TaskName = 'obb-obb';

/** Names of kinds come with the page. */
const kindName = (words: Words, kind: string) => words[`name.${kind}`] ?? kind;

export function starterOf(task: TaskName, words: Words): string {
  const kinds = kindsOf(task);
  if (!kinds) return starterCode(task, words[`page.intro.${formOf(task)}`] ?? '');
  const [a, b] = kinds.map((kind) => kindName(words, kind)) as [string, string];
  return starterCode(task, format(words['page.intro.pair'] ?? '', { a, b }));
}

export const ownCode = (task: TaskName, progress: ProgressStore, words: Words): string =>
  progress.of(task)?.code ?? starterOf(task, words);

async function fromExhibit(slug: string, lang: Lang, words: Words) {
  const [{ exhibitOf }, { codeOf }, titles] = await Promise.all([
    import('../museum/exhibits/index.ts'),
    import('../museum/exhibits/exhibit-code.ts'),
    lang === 'ko' ? import('../../strings/museum.ko.json') : import('../../strings/museum.en.json'),
  ]);
  const exhibit = exhibitOf(slug);
  if (!exhibit) return null;
  const title = (titles.default as Words)[`${slug}.title`] ?? slug;
  const note = format(words['page.fromExhibit'] ?? '', { title });
  return { code: codeOf(exhibit).naive, note };
}

/** Of a link from the comparison of methods; null: there is no such code. */
async function fromMethod(task: TaskName, method: string | null, words: Words) {
  if (!isMethod(method)) return null;
  try {
    const note = format(words['page.fromMethod'] ?? '', {
      method: words[`method.${method}`] ?? '',
    });
    return { code: await textbookCodeOf(task, method), note };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Of an address. */
export async function openingOf(
  { search, hash }: { readonly search: string; readonly hash: string },
  progress: ProgressStore,
  lang: Lang,
  words: Words,
): Promise<Opening> {
  const parameters = new URLSearchParams(search);
  const pair = parameters.get('pair') ?? '';
  const task = isTask(pair) ? pair : kFirst;
  const link = await readCodeLink(hash);
  if (link && 'linked' in link) {
    return { ...link.linked, isForeign: true, note: words['page.linked'] ?? '' };
  }
  const code = ownCode(task, progress, words);
  const own = { task, code, isForeign: false };
  if (link) return { ...own, note: words[`page.linked.${link.fault}`] ?? '' };
  const method = await fromMethod(task, parameters.get('method'), words);
  if (method) return { task, ...method, isForeign: true };
  const exhibit = await fromExhibit(parameters.get('exhibit') ?? '', lang, words);
  return exhibit ? { task, ...exhibit, isForeign: true } : { ...own, note: '' };
}
