// What the core answers of all that two shapes have in common: a section of a mesh, or intersections.
import type { Core } from '../../core/core.ts';
import { InvalidArgumentError } from '../../core/errors.ts';
import type { Intersection } from '../../core/intersection.ts';
import type { IntersectionAnswer, SectionAnswer } from '../../page/contact.ts';
import type { Pair } from '../pair-question.ts';

export type Common = Pick<SectionAnswer, 'section'> | Pick<IntersectionAnswer, 'intersections'>;

export function commonOf(core: Pick<Core, 'intersections' | 'section'>, pair: Pair): Common {
  const kinds = pair.map(({ kind }) => kind);
  if (kinds.includes('mesh') && kinds.includes('plane')) {
    const section = core.section(...pair);
    const lines = section.lines.toSorted((a, b) => b.points.length - a.points.length);
    return { section: { ...section, lines } };
  }
  try {
    return { intersections: core.intersections(...pair).toSorted(largestFirst) };
  } catch (error) {
    if (error instanceof InvalidArgumentError && error.reason === 'round') {
      return { intersections: 'round' };
    }
    throw error;
  }
}

const largestFirst = (a: Intersection, b: Intersection) =>
  (b.area ?? 0) - (a.area ?? 0) || (b.length ?? 0) - (a.length ?? 0);
