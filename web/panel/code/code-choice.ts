// What the Code tab of a figure shows: it outlives the tab.
import type { Commands } from '../../page/commands.ts';
import type { CopyResult } from '../../page/page.ts';
import type { Language } from '../../textbook/textbook.ts';

export const kVersions = ['core', 'textbook'] as const;
export type Version = (typeof kVersions)[number];

export interface CodeChoice {
  version: Version;
  language: Language;
  /** What came of copying a text; null: not tried yet. */
  copied: { readonly text: string; readonly result: CopyResult } | null;
}

const choices = new WeakMap<Commands, CodeChoice>();

export function choiceOf(commands: Commands): CodeChoice {
  const choice = choices.get(commands) ?? { version: 'core', language: 'cpp', copied: null };
  choices.set(commands, choice);
  return choice;
}
