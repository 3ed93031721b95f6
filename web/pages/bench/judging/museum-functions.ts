// The functions of the museum's exhibits, to be compared with a visitor's.
import type { Input } from '../../museum/exhibits/exhibit.ts';
import { kExhibits } from '../../museum/exhibits/index.ts';
import type { JudgedCase, TaskName } from '../judge-messages.ts';
import { kindsOf } from '../tasks-list.ts';
import type { KnownFunction } from './causes/same-as.ts';

type Answering = KnownFunction['answer'];

const modules = import.meta.glob<Answering>('../../museum/exhibits/functions/*.js', {
  import: 'default',
});

/** Exhibits of a task: those whose function is of its first pair, or of many triangles. */
const exhibitsOf = (task: TaskName) =>
  kExhibits.filter(({ pairs: [first], inputs: [input] }) =>
    kindsOf(task) ? 'a' in input && first === task : task === 'ray-triangles' && 'ray' in input,
  );

const caseOf = (input: Input): JudgedCase =>
  'a' in input ? { a: input.a, b: input.b } : { ray: input.ray, triangles: input.triangles };

export const museumFunctions = (task: TaskName): Promise<readonly KnownFunction[]> =>
  Promise.all(
    exhibitsOf(task).map(async ({ number, slug, source, inputs }) => {
      const load = modules[`../../museum/exhibits/functions/${source}.js`];
      if (!load) throw new RangeError(`functions/ has no ${source}.js`);
      return { number, slug, answer: await load(), inputs: inputs.map(caseOf) };
    }),
  );
