// What a visitor has written for each pair, and the seals that it has earned: in the browser's storage, where there is
// one. Each task is an entry of its own, so that tabs don't overwrite what others keep.
import * as v from 'valibot';
import type { Level, TaskName } from './judge-messages.ts';
import { isTask, kTasks } from './tasks-list.ts';

/** Of one entry with all tasks, which is only read: what was kept before each had its own. */
const kKey = 'collision-playground:bench';
const kPrefix = `${kKey}:`;
/** Longer code is not stored: the browser has about ten times as much for all of a site. */
export const kMaxKept = 500_000;

/** Of what stood in the place of an entry and could not be read. */
const kUnread = 'collision-playground:bench-unread:';

export interface TaskProgress {
  readonly code: string;
  /** The seal that this code, as it is, has earned; null: none. */
  readonly seal: Level | null;
}

const allSchema = v.strictObject({
  version: v.literal(1),
  tasks: v.record(v.string(), v.unknown()),
});
/** Of a later version, too: what is not known of an entry stays in it. */
const taskSchema = v.looseObject({
  code: v.string(),
  seal: v.fallback(v.nullable(v.picklist(['close', 'exact'])), null),
});

/** null: it is no JSON, or there is none. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** null: nothing is kept there, or nothing that can be read. */
function storedAt(key: string): unknown {
  try {
    return parsed(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function progressIn(stored: unknown): TaskProgress | null {
  const { success, output } = v.safeParse(taskSchema, stored);
  return success ? output : null;
}

function keptTogether(task: TaskName): TaskProgress | null {
  const all = storedAt(kKey);
  return v.is(allSchema, all) ? progressIn(all.tasks[task]) : null;
}

export class ProgressStore {
  /** What could not be stored lasts as long as the page. */
  readonly #unstored = new Map<TaskName, TaskProgress>();
  /** The last code with a seal that was edited: an edit that is undone costs no seal while the page lasts. */
  readonly #sealed = new Map<TaskName, TaskProgress>();

  /** null: nothing is kept of it. */
  of(task: TaskName): TaskProgress | null {
    const own =
      this.#unstored.get(task) ?? progressIn(storedAt(kPrefix + task)) ?? keptTogether(task);
    return own && { code: own.code, seal: own.seal };
  }

  /** With the seal that the same code has earned before. Whether it could be stored: code that is too long is not. */
  keepCode(task: TaskName, code: string): boolean {
    const own = this.of(task);
    if (own?.code === code) return !this.#unstored.has(task);
    if (own?.seal) this.#sealed.set(task, own);
    const sealed = this.#sealed.get(task);
    return this.#keep(task, sealed?.code === code ? sealed : { code, seal: null });
  }

  /** A seal for the code that is kept; of other code nothing is. */
  keepSeal(task: TaskName, code: string, level: Level): void {
    const own = this.of(task);
    if (own?.code === code && own.seal !== 'exact') this.#keep(task, { code, seal: level });
  }

  /** `heard`: called with each task that another tab has written to. */
  follow(heard: (task: TaskName) => void): void {
    addEventListener('storage', ({ key }) => {
      const task = key?.startsWith(kPrefix) ? key.slice(kPrefix.length) : '';
      if (isTask(task)) heard(task);
    });
  }

  #keep(task: TaskName, progress: TaskProgress): boolean {
    try {
      if (progress.code.length > kMaxKept) throw new RangeError('too long to be kept');
      const text = localStorage.getItem(kPrefix + task);
      const kept = progressIn(parsed(text));
      // what can't be read is kept elsewhere before it is written over
      if (text !== null && kept === null) localStorage.setItem(kUnread + task, text);
      localStorage.setItem(kPrefix + task, JSON.stringify({ ...kept, ...progress }));
      this.#unstored.delete(task);
      return true;
    } catch {
      this.#unstored.set(task, progress);
      return false;
    }
  }
}

/** The seals of all tasks that have one. */
export const sealsIn = (store: ProgressStore): ReadonlyMap<TaskName, Level> =>
  new Map(
    kTasks.flatMap((task) => {
      const seal = store.of(task)?.seal ?? null;
      return seal === null ? [] : [[task, seal] as const];
    }),
  );
