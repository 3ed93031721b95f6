// Wrong answers, group by group: what is wrong, how often, and the simplest case that shows it.
import { html, nothing, type TemplateResult } from 'lit';
import { causeText } from '../../../strings/cause-text.ts';
import { folderOf } from '../../../strings/lang.ts';
import { format } from '../../../strings/text.ts';
import type { Cause, FailureGroup, Ruling } from '../judge-messages.ts';
import type { ResultContext } from './result-context.ts';
import { callOf, familyKey, figureOf, rulingTable, whole, word } from './result-parts.ts';

/** Which of the triangles the core names first. */
const shownOf = (ruling: Ruling): number => {
  const index =
    ruling.is === 'wrong' && ruling.wrongs.find(({ field }) => field === 'index')?.exact;
  return typeof index === 'number' ? index : 0;
};

const exhibitLink = ({ words, up, lang }: ResultContext, { values }: Cause): TemplateResult => {
  return html`<a href=${`${up}${folderOf(lang)}museum/${values['slug']}/`}>
    ${format(words['cause.sameAs'] ?? '', values)}
  </a>`;
};

function groupView(context: ResultContext, group: FailureGroup, isFirst: boolean): TemplateResult {
  const { cause, exhibit, count, isEstimate, ruling, judged, family } = group;
  const { title, text } = causeText(cause, context.words);
  const counted = word(context, isEstimate ? 'group.about' : 'group.count', {
    n: whole(context, count),
  });
  return html`<li>
    <details ?open=${isFirst} data-cause=${cause.key}>
      <summary><b>${title}</b> <span class="soft">${counted}</span></summary>
      <p>${text} ${exhibit ? exhibitLink(context, exhibit) : nothing}</p>
      ${rulingTable(context, ruling)} ${figureOf(context, judged, shownOf(ruling))}
      ${callOf(context, judged)}
      <p class="soft">
        ${word(context, 'wrong.family', { family: word(context, familyKey(context, family)) })}
      </p>
    </details>
  </li>`;
}

export const groupsView = (
  context: ResultContext,
  groups: readonly FailureGroup[],
): TemplateResult =>
  html`<ol class="causes">
    ${groups.map((group, i) => groupView(context, group, i === 0))}
  </ol>`;
