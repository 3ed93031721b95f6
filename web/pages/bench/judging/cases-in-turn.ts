// Cases of a task that has inputs of the museum: these come first, then one of each family in turn.
import type { FamilyCounts } from '../judge-messages.ts';
import type { MadeCase } from './pair-cases.ts';

type Family = 'anywhere' | 'touching';

export class CasesInTurn<Case> {
  readonly #museum: readonly Case[];
  readonly #families: readonly Family[];

  constructor(museum: readonly Case[], families: readonly Family[] = ['anywhere', 'touching']) {
    this.#museum = museum;
    this.#families = families;
  }

  /** How many of each family there are among `count` cases. */
  counts(count: number): FamilyCounts {
    const museum = Math.min(this.#museum.length, count);
    const of = (family: Family) => {
      const place = this.#families.indexOf(family);
      return place < 0 ? 0 : Math.ceil((count - museum - place) / this.#families.length);
    };
    return { museum, anywhere: of('anywhere'), near: 0, touching: of('touching'), beside: 0 };
  }

  *of(count: number, make: (family: Family) => Case): Generator<MadeCase<Case>> {
    const museum = this.#museum.slice(0, count);
    for (const judged of museum) yield { family: 'museum', judged };
    for (let i = 0; i < count - museum.length; i++) {
      const family = this.#families[i % this.#families.length] as Family;
      yield { family, judged: make(family) };
    }
  }
}
