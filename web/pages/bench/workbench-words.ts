// The texts of a workbench: of the bench, and of what may be wrong with a function.
import type { Lang } from '../../strings/lang.ts';
import { loadPageStrings } from '../../strings/pages.ts';
import type { Words } from './view/answer-text.ts';

/** @throws Error where they can't be loaded */
export async function workbenchWords(lang: Lang): Promise<Words> {
  const [bench, causes] = await Promise.all([
    loadPageStrings('bench', lang),
    loadPageStrings('causes', lang),
  ]);
  return { ...bench, ...causes };
}
