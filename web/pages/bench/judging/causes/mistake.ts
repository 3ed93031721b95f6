// The ways in which an answer is wrong: that shapes meet, that they don't, one of its numbers, or that it is none.
import type { Mistake, Ruling } from '../../judge-messages.ts';

type Bad = Ruling & { readonly is: 'wrong' | 'invalid' };

/** Whether a field of an answer says that shapes meet; undefined: nothing of it. */
function meetsIn(field: string, value: unknown): boolean | undefined {
  if (field === 'meets') return value === true;
  if (field === 'outcome') return value !== 'apart';
  if (field === 'hit') return value !== null;
  return undefined;
}

export function mistakeOf(ruling: Bad): Mistake {
  if (ruling.is === 'invalid') return 'invalid';
  for (const { field, said, exact } of ruling.wrongs) {
    const [claimed, meets] = [meetsIn(field, said), meetsIn(field, exact)];
    if (claimed !== undefined && claimed !== meets) return claimed ? 'invented' : 'missed';
  }
  return `field ${ruling.wrongs[0]?.field ?? ''}`;
}
