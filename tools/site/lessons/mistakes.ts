// The exhibits of the museum that a lesson warns of, as a list of links.
import type { Lesson } from '../../../web/pages/lessons/model.ts';
import type { Lang } from '../../../web/strings/index.ts';
import type { Replacement } from './directives.ts';

export function mistakesList(_lesson: Lesson, _lang: Lang, _up: string): Replacement {
  return { tag: 'ul', properties: { className: 'mistakes' }, children: [] };
}
