// Which faces of the picture come from what, as they are drawn there.
import { html, type TemplateResult } from 'lit';
import type { DifferenceFaceKind } from '../../core/difference.ts';
import { format } from '../../strings/text.ts';
import type { MinkowskiModel } from './minkowski-model.ts';

const kKinds = [
  ['face-a', 'a'],
  ['face-b', 'b'],
  ['edges', 'edges'],
  ['both', 'both'],
] as const satisfies readonly (readonly [DifferenceFaceKind, string])[];

/** The word for a kind's mark. */
export const kMarks: Readonly<Record<DifferenceFaceKind, string>> = {
  'face-a': 'a',
  'face-b': 'b',
  edges: 'edges',
  both: 'both',
};

export function legend({ difference, explained, strings, view }: MinkowskiModel): TemplateResult {
  const [a, b] = explained.names;
  const there = kKinds.filter(([kind]) => difference.faces.some((face) => face.kind === kind));
  return html`<ul class="sources ${view.picture}">
    ${there.map(
      ([, mark]) => html`<li>
        <span class="mark ${mark}"></span>${format(strings[`difference.legend.${mark}`], { a, b })}
      </li>`,
    )}
  </ul>`;
}
