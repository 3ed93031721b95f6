// The walk: the candidates as a strip of ticks that can be stepped, played and scrubbed.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { currentRowOf, explainedOf } from '../../page/selectors.ts';
import { shallowestRow, stepsOf } from '../../strings/names.ts';
import { format } from '../../strings/text.ts';
import { iconButton } from '../controls/icon-button.ts';
import { icons } from '../controls/icons.ts';
import { handleKey } from '../controls/keys.ts';
import { statusClass, stepLabel } from '../why/ledger-rows.ts';

/** More ticks than this are too narrow for their numbers on a phone. */
const kMaxNumbered = 9;

export function walkTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { strings } = page;
  const explained = explainedOf(page);
  const canPlay = !page.settings.reducedMotion;
  if (!explained) return null;
  const steps = stepsOf(explained);
  const count = steps.length;
  // A single candidate has no steps to walk through.
  if (count < 2) return null;
  const current = currentRowOf(page);
  const shallowest = shallowestRow(explained);
  const step = steps[current];
  return html`<div class="walk" role="group" aria-label=${strings.walk} data-covers="bottom" part="walk">
    <div class="keys">
      ${iconButton(strings['walk.previous'], icons.previous, () => commands.walk.moveStep(-1), {
        disabled: current <= 0,
      })}
      ${canPlay ? playButton(page, commands) : null}
      ${iconButton(strings['walk.next'], icons.next, () => commands.walk.moveStep(1), {
        disabled: current >= count - 1,
      })}
    </div>
    <div
      class="ticks ${classMap({ many: count > kMaxNumbered })}"
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
      @keydown=${(event: KeyboardEvent) => moveTick(event, count, commands)}
      @pointerdown=${(event: PointerEvent) => scrub(event, count, commands)}
      @pointermove=${(event: PointerEvent) => {
        if (event.buttons & 1) scrub(event, count, commands);
      }}
    >
      ${steps.map((each, i) => {
        const classes = {
          [statusClass(each)]: true,
          later: !each.reached,
          current: i === current,
          least: i === shallowest,
        };
        return html`<span class="tick ${classMap(classes)}">${i + 1}</span>`;
      })}
    </div>
  </div>`;
}

function playButton({ strings, view }: Page, commands: Commands): TemplateResult {
  const className = 'primary';
  const play = () => commands.walk.toggle();
  return view.playing
    ? iconButton(strings['walk.pause'], icons.pause, play, { className })
    : iconButton(strings['walk.play'], icons.play, play, { className });
}

function scrub(event: PointerEvent, count: number, commands: Commands): void {
  const strip = event.currentTarget as HTMLElement;
  if (event.type === 'pointerdown') strip.setPointerCapture(event.pointerId);
  const ticks = strip.querySelectorAll('.tick');
  let index = 0;
  while (index < count - 1 && event.clientX > (ticks[index]?.getBoundingClientRect().right ?? 0)) {
    index += 1;
  }
  commands.walk.setStep(index);
}

function moveTick(event: KeyboardEvent, count: number, commands: Commands): void {
  const next = () => commands.walk.moveStep(1);
  const previous = () => commands.walk.moveStep(-1);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: next,
    ArrowUp: next,
    ArrowLeft: previous,
    ArrowDown: previous,
    Home: () => commands.walk.setStep(0),
    End: () => commands.walk.setStep(count - 1),
  };
  handleKey(event, moves);
}
