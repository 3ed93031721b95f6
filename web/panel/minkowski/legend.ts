// Which faces of the picture come from what, as they are drawn there.
import { html, type TemplateResult } from 'lit';
import type { DifferenceFaceKind } from '../../core/difference.ts';
import { format } from '../../strings/text.ts';
import type { MinkowskiModel } from './minkowski-model.ts';

const kKinds: readonly DifferenceFaceKind[] = ['face-a', 'face-b', 'edges', 'both'];

export function legend({ difference, explained, strings, view }: MinkowskiModel): TemplateResult {
  const [a, b] = explained.names;
  const found = new Set(difference.faces.map(({ kind }) => kind));
  const there = kKinds.filter((kind) => found.has(kind));
  return html`<ul class="sources ${view.picture}">
    ${there.map(
      (kind) => html`<li>
        <span class="mark ${kind}"></span>${format(strings[`difference.legend.${kind}`], { a, b })}
      </li>`,
    )}
  </ul>`;
}
