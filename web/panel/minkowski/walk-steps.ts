// The steps of GJK or EPA: a strip to walk through them, what the shown one says, and at the end its answer beside the
// exact one.
import { html, type TemplateResult } from 'lit';
import { type EpaLack, shownWalk, type WalkAnswer } from '../../page/difference.ts';
import { format } from '../../strings/text.ts';
import { richTemplate } from '../controls/rich.ts';
import { type Strip, stripTemplate } from '../layout/walk.ts';
import type { MinkowskiModel } from './minkowski-model.ts';
import { walkEnd } from './walk-end.ts';
import { walkSentence } from './walk-sentence.ts';

/** null: no method is chosen, or its answer is not shown. */
export function walkSteps(model: MinkowskiModel): TemplateResult | null {
  const { hidesEnd, strings, view, walk } = model;
  if (walk === 'later' && view.picture === 'difference' && !hidesEnd) {
    return html`<p class="step">${strings['difference.later']}</p>`;
  }
  const shown = shownWalk(model, hidesEnd);
  if (shown?.method === 'epa' && shown.lack !== null) return lackTemplate(shown.lack, model);
  return shown && stepTemplate(shown, model);
}

/** What the method looks for, and in which numbers. */
export function aboutWalk({ strings, walk }: MinkowskiModel): TemplateResult | null {
  if (walk === null || walk === 'later') return null;
  const about = `difference.${walk.method}.about` as const;
  const key = walk.walk.radius > 0 ? (`${about}.round` as const) : about;
  return html`<p class="about">${strings[key]}</p>`;
}

function stepTemplate(walk: WalkAnswer, model: MinkowskiModel): TemplateResult {
  const { page, strings, explained, differences } = model;
  const isLast = walk.step === walk.walk.steps.length - 1;
  return html`<p class="bar-name" aria-hidden="true">${namesOf(walk, model).walk}</p>
    <div class="strip" role="group" aria-label=${namesOf(walk, model).walk}>
      ${stripTemplate(stripOf(walk, model), page, differences.walk)}
    </div>
    <p class="step" role="status">${richTemplate(walkSentence(walk, explained, strings))}</p>
    ${isLast ? walkEnd(walk, model) : null}`;
}

function stripOf(walk: WalkAnswer, model: MinkowskiModel): Strip {
  const { strings, view } = model;
  const count = walk.walk.steps.length;
  return {
    names: namesOf(walk, model),
    count,
    current: walk.step,
    isAtEnd: walk.step === count - 1,
    isPlaying: view.playing,
    valueText: format(strings['difference.walk.position'], { i: walk.step + 1, n: count }),
    classesOf: (i) => ({ ahead: i > walk.step }),
  };
}

function namesOf({ method }: WalkAnswer, { strings }: MinkowskiModel): Strip['names'] {
  const values = { method: strings[`difference.walk.${method}`] };
  return {
    walk: format(strings['difference.walk.steps'], values),
    previous: strings['difference.walk.previous'],
    next: strings['difference.walk.next'],
    play: format(strings['difference.walk.play'], values),
    pause: strings.pause,
    first: strings['difference.walk.first'],
  };
}

const lackTemplate = (lack: EpaLack, { strings }: MinkowskiModel): TemplateResult =>
  html`<p class="step" role="status">${strings[`difference.epa.lack.${lack}`]}</p>`;
