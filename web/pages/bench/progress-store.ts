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
  tasks: v.record(v.string(), v.unknown()),
});
const taskSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(kMaxCode)),
  seal: v.nullable(v.picklist(['close', 'exact'])),
});

/** What can be read of it, each task for itself. */
export function loadProgress(): AllProgress {
  try {
    const read = v.safeParse(schema, JSON.parse(localStorage.getItem(kKey) ?? 'null'));
    if (!read.success) return {};
    return Object.fromEntries(
      Object.entries(read.output.tasks).filter(
        ([name, task]) => isTask(name) && v.is(taskSchema, task),
      ),
    ) as AllProgress;
  } catch {
    return {};
  }
}

/** Whether all of it could be stored: code that is too long is not. */
export function storeProgress(tasks: AllProgress): boolean {
  const kept = Object.entries(tasks).filter(([, task]) => v.is(taskSchema, task));
  try {
    localStorage.setItem(kKey, JSON.stringify({ version: 1, tasks: Object.fromEntries(kept) }));
    return kept.length === Object.keys(tasks).length;
  } catch {
    return false;
  }
}
