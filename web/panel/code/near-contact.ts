// What the textbook's code gets wrong near contact: why, how often, and an example to open.

import { html, type TemplateResult } from 'lit';
import { replaceShape } from '../../scene/edits.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { number } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import type { Mistakes } from '../../textbook/mistakes.ts';
import type { Note } from '../../textbook/notes.ts';
import { Lazy } from '../controls/lazy.ts';
import { nameOf, type TextbookModel } from './code-choice.ts';

const measured = new Lazy(() => import('../../textbook/mistakes.ts'));

export function nearContact(model: TextbookModel, notes: readonly Note[]): TemplateResult {
  const { page, choice } = model;
  const { strings } = page;
  return html`<section class="near" aria-labelledby="code-near">
    <h3 id="code-near">${strings['code.near']}</h3>
    <ul>
      ${notes.map((note) => html`<li>${strings[`code.near.${note}`]}</li>`)}
      ${choice.language === 'glsl' ? html`<li>${strings['code.near.float']}</li>` : null}
    </ul>
    ${measurement(model)}
  </section>`;
}

/** Empty while it is loading. */
function measurement(model: TextbookModel): TemplateResult | null {
  const { page, commands } = model;
  const { strings } = page;
  const loaded = measured.get(() => commands.page.refresh());
  if (typeof loaded === 'string') return null;
  const mistakes = loaded.mistakesOf(nameOf(model));
  if (!mistakes) return null;
  const asked = { asked: loaded.kAskedContacts };
  const { lost, invented, within, example } = mistakes;
  if (!example) return html`<p>${format(strings['code.near.never'], asked)}</p>`;
  return html`<p>${format(strings['code.near.asked'], asked)}</p>
    <dl>
      <div><dt>${strings['code.near.lost']}</dt><dd>${lost}</dd></div>
      <div><dt>${strings['code.near.invented']}</dt><dd>${invented}</dd></div>
      <div>
        <dt>${strings['code.near.within']}</dt>
        <dd>${format(strings['code.metres'], { value: number(within) })}</dd>
      </div>
    </dl>
    ${page.settings.readonly ? null : exampleTemplate(model, example)}`;
}

function exampleTemplate(
  model: TextbookModel,
  example: NonNullable<Mistakes['example']>,
): TemplateResult {
  const { strings, core } = model.page;
  const [a, b] = example;
  const meets = core?.meets(a, b);
  return html`<p>${strings[meets ? 'code.near.example.lost' : 'code.near.example.invented']}</p>
    <button type="button" @click=${() => open(model, example)}>
      ${strings['code.near.example']}
    </button>`;
}

/** The pair takes the shapes of the example: one step of history. */
function open(
  { page, commands, explained }: TextbookModel,
  [a, b]: readonly [SceneShape, SceneShape],
): void {
  const { scene } = page.state;
  if (!scene.pair) return;
  const [first, second] = scene.pair;
  const [shapeA, shapeB] = explained.ledger.verdict.swapped ? [b, a] : [a, b];
  commands.scene.preview(replaceShape(replaceShape(scene, first, shapeA), second, shapeB));
  commands.scene.commit();
  commands.selection.select(null);
  commands.view?.frameSelected();
}
