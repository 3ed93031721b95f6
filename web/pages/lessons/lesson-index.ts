// The index that the search of the lessons asks.
import MiniSearch from 'minisearch';

/** A part of a lesson, as tools/site/static/search-index.ts writes it. */
export interface Entry {
  /** Relative to the list of lessons. */
  readonly id: string;
  readonly lesson: string;
  readonly heading: string;
  readonly text: string;
  /** Other words of the field for what the lesson is about. */
  readonly keywords: string;
}

export function indexOf(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['heading', 'lesson', 'keywords', 'text'],
    storeFields: ['lesson', 'heading'],
    // Korean words have particles behind them
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      boost: { heading: 3, lesson: 2, keywords: 2 },
    },
  });
  index.addAll(entries);
  return index;
}
