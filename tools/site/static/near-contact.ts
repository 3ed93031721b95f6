// Who answers wrongly about a pair near contact: the textbook's test, and libraries that the bench has asked.

import peers from '../../../docs/peers.json' with { type: 'json' };
import type { CatalogPair } from '../../../web/core/catalog.ts';
import { kAskedContacts, type Mistakes, mistakesOf } from '../../../web/textbook/mistakes.ts';

export interface LibraryAnswers {
  readonly title: string;
  readonly version: string;
  readonly wrong: number;
}

export interface NearContact {
  /** Near contacts that the textbook's JavaScript was asked; null: it has no test of the pair. */
  readonly textbook: (Mistakes & { readonly asked: number }) | null;
  /** Cases of the corpus that the libraries were asked; null: none has such a test. */
  readonly libraries: {
    readonly asked: number;
    /** Of the day's measurement, as in peers.json. */
    readonly date: string;
    /** This core first, then those that are wrong least often. */
    readonly answers: readonly LibraryAnswers[];
  } | null;
}

interface Measured {
  readonly asked: number;
  readonly wrong: number;
}

const kOwn = 'ours';

export function nearContactOf({ name }: Pick<CatalogPair, 'name'>): NearContact {
  const mistakes = mistakesOf(name);
  const measured = peers.libraries.flatMap(({ id, title, version, pairs }) => {
    const found = (pairs as Readonly<Record<string, Measured | undefined>>)[name];
    return found ? [{ id, title, version, ...found }] : [];
  });
  const [first] = measured;
  const rank = ({ id, wrong }: { readonly id: string; readonly wrong: number }) =>
    id === kOwn ? -1 : wrong;
  return {
    textbook: mistakes && { ...mistakes, asked: kAskedContacts },
    libraries: first
      ? {
          asked: first.asked,
          date: peers.date,
          answers: measured.toSorted((a, b) => rank(a) - rank(b)),
        }
      : null,
  };
}
