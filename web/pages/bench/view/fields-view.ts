// What a function gets: the fields of both shapes.
import { html, type TemplateResult } from 'lit';
import { fieldsOf } from '../../../scene/numbers.ts';
import type { Kind } from '../../../scene/shape.ts';
import type { TaskName } from '../judge-messages.ts';
import { kindsOf } from '../tasks-list.ts';
import type { Words } from './answer-text.ts';

const fieldList = (kind: Kind, title: string, words: Words): TemplateResult => html`
  <h3>${title}</h3>
  <dl class="fields">
    ${fieldsOf(kind).map(
      ({ name }) => html`<dt><code>${name}</code></dt>
        <dd>${words[`gets.${name}`]}</dd>`,
    )}
  </dl>
`;

export function fieldsView(task: TaskName, words: Words): TemplateResult {
  const kinds = kindsOf(task);
  const [a, b] = kinds ?? (['ray', 'triangle'] as const);
  const title = (name: string, kind: Kind) => `${name}: ${words[`name.${kind}`]}`;
  const both =
    a === b && kinds
      ? fieldList(a, title('a, b', a), words)
      : html`${fieldList(a, title(kinds ? 'a' : 'ray', a), words)}
        ${fieldList(b, title(kinds ? 'b' : 'triangles[i]', b), words)}`;
  return html`<h2>${words['page.gets']}</h2>
    ${both}
    <p class="soft">${words[kinds ? 'forms.pair' : 'forms.nearest']}</p>`;
}
