// What is drawn in the picture: faces by what they come from, and the marks of a step of GJK or EPA.
import { html, type TemplateResult } from 'lit';
import type { DifferenceFaceKind } from '../../core/difference.ts';
import { litFaces, removedFaces, shownWalk, type WalkAnswer } from '../../page/difference.ts';
import { currentRowOf } from '../../page/selectors.ts';
import { format } from '../../strings/text.ts';
import type { MinkowskiModel } from './minkowski-model.ts';

const kKinds: readonly DifferenceFaceKind[] = ['face-a', 'face-b', 'edges', 'both'];

export function legend(model: MinkowskiModel): TemplateResult {
  const { difference, explained, hidesEnd, strings, view } = model;
  const [a, b] = explained.names;
  const found = new Set(difference.faces.map(({ kind }) => kind));
  const there = kKinds.filter((kind) => found.has(kind));
  const walk = shownWalk(model, hidesEnd);
  return html`<ul class="sources ${view.picture}">
    ${there.map(
      (kind) => html`<li>
        <span class="mark ${kind}"></span>${format(strings[`difference.legend.${kind}`], { a, b })}
      </li>`,
    )}
    ${(walk ? marksOf(walk) : marksOfRow(model)).map(
      (mark) => html`<li>
        <span class="mark ${mark}"></span>${strings[`difference.legend.${mark}`]}
      </li>`,
    )}
  </ul>`;
}

type Mark =
  | 'simplex'
  | 'polytope'
  | 'nearest'
  | 'removed'
  | 'new'
  | 'next'
  | 'direction'
  | 'opposite';

/** Of the difference without a walk: the second face of the shown row is drawn dashed. */
const marksOfRow = ({ difference, page, view }: MinkowskiModel): readonly Mark[] =>
  view.picture === 'difference' && litFaces(difference, view, currentRowOf(page)).length > 1
    ? ['opposite']
    : [];

const kNext: readonly Mark[] = ['direction', 'next'];

/** Those that the shown step has. */
function marksOf(answer: WalkAnswer): readonly Mark[] {
  const { method, walk, step } = answer;
  if (step < 0) return [];
  const hasNext = step < walk.steps.length - 1;
  if (method === 'gjk') return ['simplex', 'new', ...(hasNext ? kNext : [])];
  const removed = removedFaces(answer.walk, step).length > 1 ? (['removed'] as const) : [];
  const newest = step > 0 ? (['new'] as const) : [];
  return ['polytope', 'nearest', ...removed, ...newest, ...(hasNext ? kNext : [])];
}
