// The Minkowski tab: the Minkowski difference of the pair, or the Gauss map of both shapes, as a picture, a sentence and
// the list of its faces.
import { html, type TemplateResult } from 'lit';
import type { Commands, DifferenceCommands } from '../../page/commands.ts';
import type { DifferencePicture, WalkMethod } from '../../page/difference.ts';
import type { Page } from '../../page/page.ts';
import { explainedOf, walkedRowOf } from '../../page/selectors.ts';
import { Lazy } from '../controls/lazy.ts';
import { define, PanelElement } from '../controls/panel-element.ts';
import { differencePicture } from './difference-picture.ts';
import { differenceSentence } from './difference-sentence.ts';
import { faceList } from './face-list.ts';
import { legend } from './legend.ts';
import styles from './minkowski.css?inline';
import type { MinkowskiModel } from './minkowski-model.ts';
import { aboutWalk, walkSteps } from './walk-steps.ts';

class MinkowskiPanel extends PanelElement {
  static override sheet = styles;

  readonly #differences = new Lazy<DifferenceCommands>(async () =>
    (await this.commands.whole()).difference(),
  );

  override render(): TemplateResult {
    const { page, commands } = this;
    const { strings } = page;
    const explained = explainedOf(page);
    if (!explained) return html`<p class="empty">${strings['difference.none']}</p>`;
    const differences = this.#differences.get(() => this.requestUpdate());
    if (typeof differences === 'string') {
      return html`<p class="empty" role="status">
        ${strings[differences === 'loading' ? 'loading' : 'panel.failed']}
      </p>`;
    }
    const { answer } = differences;
    if (answer === null) return html`<p class="empty">${strings['difference.none']}</p>`;
    const { difference } = answer;
    if (typeof difference === 'string') {
      return html`<p class="empty">${strings[`difference.${difference}`]}</p>`;
    }
    const hidesEnd = walkedRowOf(page) !== null;
    const own = { page, strings, commands, differences, explained, difference, hidesEnd };
    const model = { ...answer, ...own };
    return html`<div class="minkowski">
      ${views(model)} ${methods(model)} ${commands.view ? differencePicture(model) : null}
      ${walkSteps(model)} ${legend(model)} ${textsOf(model)} ${faceList(model)}
    </div>`;
  }
}

/** During the walk through the test nothing that tells its end. */
function textsOf(model: MinkowskiModel): TemplateResult | null {
  const { hidesEnd, strings, view } = model;
  const isWalked = view.picture === 'difference' && view.method !== null;
  if (hidesEnd) {
    return isWalked ? html`<p class="about">${strings['difference.walk.hidden']}</p>` : null;
  }
  return isWalked ? aboutWalk(model) : differenceSentence(model);
}

function views({ strings, differences, view }: MinkowskiModel): TemplateResult {
  const one = (picture: DifferencePicture) =>
    html`<button
      type="button"
      aria-pressed=${view.picture === picture}
      @click=${() => differences.set({ picture, lit: null })}
    >
      ${strings[`difference.picture.${picture}`]}
    </button>`;
  return html`<div class="pictures" role="group" aria-label=${strings['why.view']}>
    ${one('difference')} ${one('gauss')}
  </div>`;
}

/** Which steps are shown in the difference. */
function methods({ strings, differences, view }: MinkowskiModel): TemplateResult | null {
  if (view.picture !== 'difference') return null;
  const one = (method: WalkMethod | null) =>
    html`<button
      type="button"
      aria-pressed=${view.method === method}
      @click=${() => differences.set({ method, step: 0, lit: null })}
    >
      ${strings[`difference.walk.${method ?? 'none'}`]}
    </button>`;
  return html`<div class="methods" role="group" aria-label=${strings['difference.walk']}>
    <span aria-hidden="true">${strings['difference.walk']}</span>
    ${one(null)} ${one('gjk')} ${one('epa')}
  </div>`;
}

define('cp-minkowski-panel', MinkowskiPanel);

export const minkowskiTemplate = (page: Page, commands: Commands): TemplateResult =>
  html`<cp-minkowski-panel .page=${page} .commands=${commands}></cp-minkowski-panel>`;
