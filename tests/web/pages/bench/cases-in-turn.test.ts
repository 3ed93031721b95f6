import { expect, test } from 'vitest';
import { CasesInTurn } from '../../../../web/pages/bench/judging/cases-in-turn.ts';

const kMuseum = ['one', 'two', 'three'];

test.each([[['anywhere', 'touching']], [['anywhere']]] as const)(
  'the museum comes first, then %j in turn, as many as are counted',
  (families) => {
    const cases = new CasesInTurn<string>(kMuseum, families);
    for (const count of [0, 1, 3, 4, 5, 64, 65]) {
      const made = [...cases.of(count, (family) => family)];
      expect(made).toHaveLength(count);
      expect(made.slice(0, 3).map(({ judged }) => judged)).toEqual(kMuseum.slice(0, count));
      for (const [i, { family, judged }] of made.slice(3).entries()) {
        expect(family).toBe(families[i % families.length]);
        expect(judged).toBe(family);
      }
      for (const [family, counted] of Object.entries(cases.counts(count))) {
        expect(made.filter((each) => each.family === family)).toHaveLength(counted);
      }
    }
  },
);
