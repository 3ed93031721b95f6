// What the picture shows, and where the origin lies in it.
import { html, type TemplateResult } from 'lit';
import { StepGroup } from '../../core/results.ts';
import { stepsOf } from '../../strings/names.ts';
import { number } from '../../strings/number.ts';
import { format, type Rich, rich } from '../../strings/text.ts';
import { richTemplate } from '../controls/rich.ts';
import type { MinkowskiModel } from './minkowski-model.ts';

export const differenceSentence = (model: MinkowskiModel): TemplateResult => {
  const edges = edgeSentence(model);
  const about = html`<p class="about">${richTemplate(aboutSentence(model))}</p>
    ${edges === null ? null : html`<p class="about">${edges}</p>`}`;
  // No origin is seen in the Gauss map.
  if (model.view.picture === 'gauss') return about;
  return html`<p>${richTemplate(pairSentence(model))}</p>
    ${about}`;
};

/** Where the origin is, or the sphere about it. */
export function pairSentence({ difference, shortest, strings }: MinkowskiModel): Rich {
  const { outcome, radius } = difference;
  const gap = number(Math.abs(shortest?.gap ?? 0));
  const hasDepth = outcome !== 'overlapping' || (shortest !== null && shortest.gap < 0);
  if (!hasDepth) return rich(strings['difference.crossing'], {});
  const key =
    radius > 0 ? (`difference.round.${outcome}` as const) : (`difference.${outcome}` as const);
  return rich(strings[key], { gap });
}

function aboutSentence({ difference, explained, strings, view }: MinkowskiModel): Rich {
  const [a, b] = explained.names;
  const key =
    view.picture === 'gauss'
      ? 'difference.about.gauss'
      : difference.radius > 0
        ? 'difference.about.round'
        : 'difference.about';
  return rich(strings[key], { a, b });
}

/** How many pairs of edges the test asks about, and of how many there is a face; null: it asks about none. */
function edgeSentence({ difference, explained, strings }: MinkowskiModel): string | null {
  const rows = stepsOf(explained).flatMap(({ group }, i) =>
    group === StepGroup.edgeEdge ? [i] : [],
  );
  if (rows.length === 0) return null;
  const rowsOfFaces = new Set(difference.faces.map(({ candidate }) => candidate));
  const spanned = rows.filter((row) => rowsOfFaces.has(row));
  const key = spanned.length === rows.length ? 'difference.edges.all' : 'difference.edges';
  return format(strings[key], { asked: rows.length, spanned: spanned.length });
}
