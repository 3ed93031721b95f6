// The walk: the candidates as a strip of ticks that can be stepped, played and scrubbed.
import { html, type TemplateResult } from 'lit';
import { shallowestRow, stepsOf } from '../../strings/names.ts';
import { format } from '../../strings/text.ts';
import { iconButton } from '../controls/icon-button.ts';
import { icons } from '../controls/icons.ts';
import { moveBy } from '../controls/keys.ts';
import { currentRow, type PageActions, type PageModel } from '../model.ts';
import { statusClass, stepLabel } from '../why/ledger-rows.ts';

/** More ticks than this have no room for their numbers on a phone. */
const kMany = 9;

export function walkTemplate(model: PageModel, actions: PageActions): TemplateResult | null {
  const { explained, strings, canPlay } = model;
  if (!explained) return null;
  const steps = stepsOf(explained);
  const count = steps.length;
  // A single comparison is no walk.
  if (count < 2) return null;
  const current = currentRow(model);
  const shallowest = shallowestRow(explained);
  const step = steps[current];
  return html`<div class="walk" role="group" aria-label=${strings.walk} data-covers="bottom" part="walk">
    <div class="keys">
      ${iconButton(strings['walk.previous'], icons.previous, () => actions.moveStep(-1), {
        disabled: current <= 0,
      })}
      ${canPlay ? playButton(model, actions) : null}
      ${iconButton(strings['walk.next'], icons.next, () => actions.moveStep(1), {
        disabled: current >= count - 1,
      })}
    </div>
    <div
      class="ticks ${count > kMany ? 'many' : ''}"
      role="slider"
      tabindex="0"
      aria-label=${strings.walk}
      aria-valuemin="1"
      aria-valuemax=${count}
      aria-valuenow=${Math.max(current, 0) + 1}
      aria-valuetext=${
        step
          ? stepLabel(explained, step, current, strings)
          : format(strings['walk.position'], { i: 0, n: count })
      }
      @keydown=${(event: KeyboardEvent) => moveTick(event, count, actions)}
      @pointerdown=${(event: PointerEvent) => scrub(event, count, actions)}
      @pointermove=${(event: PointerEvent) => {
        if (event.buttons & 1) scrub(event, count, actions);
      }}
    >
      ${steps.map((each, i) => {
        const later = each.reached ? '' : 'later';
        const look = `${i === current ? 'current' : ''} ${i === shallowest ? 'least' : ''}`;
        return html`<span class="tick ${statusClass(each)} ${later} ${look}">${i + 1}</span>`;
      })}
    </div>
  </div>`;
}

function playButton({ strings, playing }: PageModel, { play }: PageActions): TemplateResult {
  const look = 'primary';
  return playing
    ? iconButton(strings['walk.pause'], icons.pause, play, { look })
    : iconButton(strings['walk.play'], icons.play, play, { look });
}

function scrub(event: PointerEvent, count: number, actions: PageActions): void {
  const strip = event.currentTarget as HTMLElement;
  if (event.type === 'pointerdown') strip.setPointerCapture(event.pointerId);
  const ticks = strip.querySelectorAll('.tick');
  let index = 0;
  while (index < count - 1 && event.clientX > (ticks[index]?.getBoundingClientRect().right ?? 0)) {
    index += 1;
  }
  actions.setStep(index);
}

function moveTick(event: KeyboardEvent, count: number, actions: PageActions): void {
  const next = () => actions.moveStep(1);
  const previous = () => actions.moveStep(-1);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: next,
    ArrowUp: next,
    ArrowLeft: previous,
    ArrowDown: previous,
    Home: () => actions.setStep(0),
    End: () => actions.setStep(count - 1),
  };
  moveBy(event, moves);
}
