// The inputs of the museum's exhibits as cases of a task.
import type { Input } from '../../museum/exhibits/exhibit.ts';
import { kExhibits } from '../../museum/exhibits/index.ts';

/** `caseOf`: null for an input that is none. */
export const museumCases = <Case>(caseOf: (input: Input) => Case | null): readonly Case[] =>
  kExhibits.flatMap(({ inputs }) => inputs).flatMap((input) => caseOf(input) ?? []);
