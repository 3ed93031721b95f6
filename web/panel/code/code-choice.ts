// What the Code tab of a figure shows: the choice outlives the tab.
import type { Commands } from '../../page/commands.ts';
import type { CopyResult, Page } from '../../page/page.ts';
import type { Explained } from '../../strings/names.ts';
import type { Language } from '../../textbook/language.ts';
import { functionOf, type Method, methodsOf } from '../../textbook/methods.ts';

export const kVersions = ['core', 'textbook'] as const;
export type Version = (typeof kVersions)[number];

export interface CodeChoice {
  version: Version;
  language: Language;
  /** Of a pair that has it; of others the test is shown. */
  method: Method;
  /** What came of copying a text; null: not tried yet. */
  copied: { readonly text: string; readonly result: CopyResult } | null;
}

const choices = new WeakMap<Commands, CodeChoice>();

const kFirst: CodeChoice = { version: 'core', language: 'cpp', method: 'test', copied: null };

export function choiceOf(commands: Commands): CodeChoice {
  const choice = choices.get(commands) ?? { ...kFirst };
  choices.set(commands, choice);
  return choice;
}

/** What the textbook version of the tab is rendered from. */
export interface TextbookModel {
  readonly page: Page;
  readonly commands: Commands;
  readonly explained: Explained;
  /** The name of the pair in the table. */
  readonly pair: string;
  readonly choice: CodeChoice;
  choose(change: Partial<CodeChoice>): void;
}

/** The method that is shown of a pair. */
export const methodOf = ({ pair, choice }: TextbookModel): Method =>
  methodsOf(pair).includes(choice.method) ? choice.method : 'test';

/** The name of the function that is shown. */
export const nameOf = (model: TextbookModel): string => functionOf(model.pair, methodOf(model));
