// What the view of a result depends on beside the result.
import type { Lang } from '../../../strings/lang.ts';
import type { JudgedTask, Level } from '../judge-messages.ts';
import type { Words } from './answer-text.ts';

export interface ResultContext {
  readonly words: Words;
  readonly lang: Lang;
  readonly task: JudgedTask;
  readonly level: Level;
  /** Meters. */
  readonly tolerance: number;
  /** The way to the site's folder. */
  readonly up: string;
  /** Shows a line of the code. */
  readonly goTo: (line: number) => void;
}
