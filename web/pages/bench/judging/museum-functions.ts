// The functions of the museum's exhibits, to be compared with a visitor's.
import { type Input, taskOf } from '../../museum/exhibits/exhibit.ts';
import { kExhibits } from '../../museum/exhibits/index.ts';
import type { JudgedCase, JudgedTask } from '../judge-messages.ts';
import type { KnownFunction } from './causes/same-as.ts';

type Answering = KnownFunction['answer'];

const modules = import.meta.glob<Answering>('../../museum/exhibits/functions/*.js', {
  import: 'default',
});

/** Without the answers. */
function caseOf(input: Input): JudgedCase {
  if ('a' in input) {
    const { a, b, motion } = input;
    return motion ? { a, b, motion } : { a, b };
  }
  if ('ray' in input) return { ray: input.ray, triangles: input.triangles };
  return 'points' in input ? { points: input.points } : { skin: input.skin };
}

export const museumFunctions = (task: JudgedTask): Promise<readonly KnownFunction[]> =>
  Promise.all(
    kExhibits
      .filter((exhibit) => taskOf(exhibit) === task)
      .map(async ({ number, slug, source, inputs }) => {
        const load = modules[`../../museum/exhibits/functions/${source}.js`];
        if (!load) throw new RangeError(`functions/ has no ${source}.js`);
        return { number, slug, answer: await load(), inputs: inputs.map(caseOf) };
      }),
  );
