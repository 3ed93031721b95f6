// What a visitor has written for each pair, and the seals that it has earned: in the browser's storage, where there is
// one.
import * as v from 'valibot';
import { kMaxCode } from './code/read-code.ts';
import type { Level, TaskName } from './judge-messages.ts';
import { isTask } from './tasks-list.ts';

const kKey = 'collision-playground:bench';

export interface TaskProgress {
  readonly code: string;
  /** The seal that this code, as it is, has earned; null: none. */
  readonly seal: Level | null;
}
export type AllProgress = Readonly<Partial<Record<TaskName, TaskProgress>>>;

const schema = v.strictObject({
  version: v.literal(1),
  tasks: v.record(
    v.string(),
    v.strictObject({
      code: v.pipe(v.string(), v.maxLength(kMaxCode)),
      seal: v.nullable(v.picklist(['close', 'exact'])),
    }),
  ),
});

/** Empty where nothing can be read. */
export function loadProgress(): AllProgress {
  try {
    const read = v.safeParse(schema, JSON.parse(localStorage.getItem(kKey) ?? 'null'));
    if (!read.success) return {};
    return Object.fromEntries(Object.entries(read.output.tasks).filter(([name]) => isTask(name)));
  } catch {
    return {};
  }
}

/** Whether it could be stored. */
export function storeProgress(tasks: AllProgress): boolean {
  try {
    localStorage.setItem(kKey, JSON.stringify({ version: 1, tasks }));
    return true;
  } catch {
    return false;
  }
}
