// What the textbook version of the Code tab is rendered from.
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import type { Explained } from '../../strings/names.ts';
import type { CodeChoice } from './code-choice.ts';

export interface TextbookModel {
  readonly page: Page;
  readonly commands: Commands;
  readonly explained: Explained;
  /** The name of the pair in the table. */
  readonly pair: string;
  readonly choice: CodeChoice;
  choose(change: Partial<CodeChoice>): void;
}
