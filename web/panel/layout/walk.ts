// The walk: the candidates as a strip of ticks that can be stepped, played and scrubbed, and above it what the
// shown one says.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { currentRowOf, explainedOf, walkedRowOf } from '../../page/selectors.ts';
import { iconButton } from '../../shared/icon-button.ts';
import { type Explained, shallowestRow, stepsOf } from '../../strings/names.ts';
import { format } from '../../strings/text.ts';
import { icons } from '../controls/icons.ts';
import { handleKey } from '../controls/keys.ts';
import { richTemplate } from '../controls/rich.ts';
import { statusClass, stepLabel } from '../why/step-label.ts';

/** More ticks than this are too narrow for their numbers on a phone. */
const kMaxNumbered = 9;
/** Ticks with gaps between them. */
const kMostWithGaps = 120;

export function walkTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { strings } = page;
  const explained = explainedOf(page);
  if (!explained) return null;
  const count = stepsOf(explained).length;
  const sentence = sentenceTemplate(page, explained);
  // A single candidate has no steps to walk through.
  const strip = count < 2 ? null : stripTemplate(page, explained, commands);
  if (!(sentence || strip)) return null;
  return html`<div
    class="walk ${classMap({ narrow: count < 2 })}"
    role="group"
    aria-label=${strings.walk}
    data-covers="bottom"
    part="walk"
  >
    ${sentence} ${strip}
  </div>`;
}

/** Only of a chosen row; of a single one also where there is no panel to say it. */
function sentenceTemplate(page: Page, explained: Explained): TemplateResult | null {
  const { sentences, settings, state, strings } = page;
  const isOnly = explained.ledger.count === 1 && settings.ui === 'min';
  if (!sentences || (state.step === null && !isOnly)) return null;
  const sentence = sentences.stepSentence(explained, Math.max(currentRowOf(page), 0), strings);
  return html`<p class="step">${richTemplate(sentence)}</p>`;
}

function stripTemplate(page: Page, explained: Explained, commands: Commands): TemplateResult {
  const { strings } = page;
  const steps = stepsOf(explained);
  const count = steps.length;
  const current = currentRowOf(page);
  const walked = walkedRowOf(page);
  const shallowest = shallowestRow(explained);
  const step = steps[current];
  return html`<div class="keys">
      ${iconButton(strings['walk.previous'], icons.previous, () => commands.walk.walkBy(-1), {
        disabled: current <= 0,
      })}
      ${playButton(page, commands)}
      ${iconButton(strings['walk.next'], icons.next, () => commands.walk.walkBy(1), {
        // From the result it begins the walk.
        disabled: current >= count - 1 && (page.state.step !== null || count === 1),
      })}
    </div>
    <div
      class="ticks ${classMap({ many: count > kMaxNumbered, crowd: count > kMostWithGaps })}"
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
        const isKnown = walked === null || i <= walked;
        const classes = {
          [statusClass(each)]: isKnown,
          later: isKnown && !each.reached,
          ahead: !isKnown,
          current: i === current,
          least: walked === null && i === shallowest,
        };
        return html`<span class="tick ${classMap(classes)}">${i + 1}</span>`;
      })}
    </div>`;
}

function playButton({ settings, strings, view }: Page, commands: Commands): TemplateResult {
  const className = 'primary';
  if (settings.reducedMotion) {
    const begin = () => commands.walk.walkTo(0);
    return iconButton(strings['walk.first'], icons.first, begin, { className });
  }
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
  commands.walk.walkTo(index);
}

function moveTick(event: KeyboardEvent, count: number, commands: Commands): void {
  const next = () => commands.walk.walkBy(1);
  const previous = () => commands.walk.walkBy(-1);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: next,
    ArrowUp: next,
    ArrowLeft: previous,
    ArrowDown: previous,
    Home: () => commands.walk.walkTo(0),
    End: () => commands.walk.walkTo(count - 1),
  };
  handleKey(event, moves);
}
