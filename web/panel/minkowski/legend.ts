// Which faces of the picture come from what, as they are drawn there.
import { html, type TemplateResult } from 'lit';
import { kFaceSources } from '../../page/difference.ts';
import { format } from '../../strings/text.ts';
import type { MinkowskiModel } from './minkowski-model.ts';

export function legend({ difference, explained, strings, view }: MinkowskiModel): TemplateResult {
  const [a, b] = explained.names;
  const found = new Set(difference.faces.map(({ kind }) => kFaceSources[kind]));
  const there = Object.values(kFaceSources).filter((source) => found.has(source));
  return html`<ul class="sources ${view.picture}">
    ${there.map(
      (mark) => html`<li>
        <span class="mark ${mark}"></span>${format(strings[`difference.legend.${mark}`], { a, b })}
      </li>`,
    )}
  </ul>`;
}
