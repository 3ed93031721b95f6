// What a function gets: the fields of its shapes.
import { html, type TemplateResult } from 'lit';
import { fieldsOf } from '../../../scene/numbers.ts';
import type { Kind } from '../../../scene/shape.ts';
import type { TaskName } from '../judge-messages.ts';
import { formOf, kConvexKinds, kindsOf } from '../tasks-list.ts';
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

function argumentsView(task: TaskName, words: Words): TemplateResult {
  const titled = (name: string, kind: Kind) =>
    fieldList(kind, `${name}: ${words[`name.${kind}`]}`, words);
  switch (formOf(task)) {
    case 'nearest':
      return html`${titled('ray', 'ray')} ${titled('triangles[i]', 'triangle')}`;
    case 'contact':
      return titled('a, b', 'obb');
    case 'cast':
      return html`<p>${words['gets.convex']}</p>
        ${kConvexKinds.map((kind) => fieldList(kind, `kind: '${kind}'`, words))}
        <h3>motion</h3>
        <dl class="fields">
          ${['velocityA', 'velocityB', 'duration'].map(
            (name) => html`<dt><code>${name}</code></dt>
              <dd>${words[`gets.${name}`]}</dd>`,
          )}
        </dl>`;
    case 'gjk':
    case 'epa':
      return html`<p>${words['gets.convex']}</p>
        ${kConvexKinds.map((kind) => fieldList(kind, `kind: '${kind}'`, words))}`;
    default: {
      const [a, b] = kindsOf(task) as readonly [Kind, Kind];
      return a === b ? titled('a, b', a) : html`${titled('a', a)} ${titled('b', b)}`;
    }
  }
}

export const fieldsView = (task: TaskName, words: Words): TemplateResult =>
  html`<h2>${words['page.gets']}</h2>
    ${argumentsView(task, words)}
    <p class="soft">${words[`forms.${formOf(task)}`]}</p>`;
