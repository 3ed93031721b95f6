// The walk: the candidates as a strip of ticks that can be stepped, played and scrubbed, and above it what the
// shown one says.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { StepRecord } from '../../core/results.ts';
import type { Commands, StripCommands } from '../../page/commands.ts';
import type { Bar } from '../../page/motion.ts';
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

/** `bar`: of this and the time line the shown one, where there is no room for both; null: there is no time line. */
export function walkTemplate(
  page: Page,
  commands: Commands,
  bar: Bar | null = null,
): TemplateResult | null {
  const { strings } = page;
  const explained = explainedOf(page);
  if (!explained) return null;
  const count = stepsOf(explained).length;
  const sentence = sentenceTemplate(page, explained);
  // A single candidate has no steps to walk through.
  const strip = count < 2 ? null : stripTemplate(stripOf(page, explained), page, commands.walk);
  if (!(sentence || strip)) return null;
  const isNamed = strip !== null && (bar !== null || page.settings.ui === 'full');
  return html`<div
    class="walk ${classMap({ narrow: count < 2, other: bar === 'motion' })}"
    role="group"
    aria-label=${strings.walk}
    data-covers="bottom"
    part="walk"
  >
    ${sentence}
    ${isNamed ? html`<span class="bar-name" aria-hidden="true">${strings['walk.name']}</span>` : null}
    ${strip}
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

/** A strip of ticks, one a step. */
export interface Strip {
  readonly names: Readonly<
    Record<'walk' | 'previous' | 'next' | 'play' | 'pause' | 'first', string>
  >;
  readonly count: number;
  /** −1: none. */
  readonly current: number;
  readonly isAtEnd: boolean;
  readonly isPlaying: boolean;
  readonly valueText: string;
  classesOf(i: number): Readonly<Record<string, boolean>>;
}

function stripOf(page: Page, explained: Explained): Strip {
  const { strings, state, view } = page;
  const steps = stepsOf(explained);
  const count = steps.length;
  const current = currentRowOf(page);
  const walked = walkedRowOf(page);
  const shallowest = shallowestRow(explained);
  const step = steps[current];
  return {
    names: {
      walk: strings.walk,
      previous: strings['walk.previous'],
      next: strings['walk.next'],
      play: strings['walk.play'],
      pause: strings['walk.pause'],
      first: strings['walk.first'],
    },
    count,
    current,
    // From the result it begins the walk.
    isAtEnd: current >= count - 1 && state.step !== null,
    isPlaying: view.playing,
    valueText: step
      ? stepLabel(explained, step, current, strings)
      : format(strings['walk.position'], { i: 0, n: count }),
    classesOf(i) {
      const isKnown = walked === null || i <= walked;
      const each = steps[i] as StepRecord;
      return {
        [statusClass(each)]: isKnown,
        later: isKnown && !each.reached,
        ahead: !isKnown,
        least: walked === null && i === shallowest,
      };
    },
  };
}

export function stripTemplate(strip: Strip, page: Page, walk: StripCommands): TemplateResult {
  const { names, count, current, isAtEnd, valueText } = strip;
  return html`<div class="keys">
      ${iconButton(names.previous, icons.previous, () => walk.walkBy(-1), {
        disabled: current <= 0,
      })}
      ${playButton(strip, page, walk)}
      ${iconButton(names.next, icons.next, () => walk.walkBy(1), { disabled: isAtEnd })}
    </div>
    <div
      class="ticks ${classMap({ many: count > kMaxNumbered, crowd: count > kMostWithGaps })}"
      role="slider"
      tabindex="0"
      aria-label=${names.walk}
      aria-valuemin="1"
      aria-valuemax=${count}
      aria-valuenow=${Math.max(current, 0) + 1}
      aria-valuetext=${valueText}
      @keydown=${(event: KeyboardEvent) => moveTick(event, count, walk)}
      @pointerdown=${(event: PointerEvent) => scrub(event, count, walk)}
      @pointermove=${(event: PointerEvent) => {
        if (event.buttons & 1) scrub(event, count, walk);
      }}
    >
      ${Array.from({ length: count }, (_, i) => {
        const classes = { ...strip.classesOf(i), current: i === current };
        return html`<span class="tick ${classMap(classes)}">${i + 1}</span>`;
      })}
    </div>`;
}

function playButton(
  { names, isPlaying }: Strip,
  { settings }: Page,
  walk: StripCommands,
): TemplateResult {
  const className = 'primary';
  if (settings.reducedMotion) {
    return iconButton(names.first, icons.first, () => walk.walkTo(0), { className });
  }
  const play = () => walk.toggle();
  return isPlaying
    ? iconButton(names.pause, icons.pause, play, { className })
    : iconButton(names.play, icons.playRows, play, { className });
}

function scrub(event: PointerEvent, count: number, walk: StripCommands): void {
  const strip = event.currentTarget as HTMLElement;
  if (event.type === 'pointerdown') strip.setPointerCapture(event.pointerId);
  const ticks = strip.querySelectorAll('.tick');
  let index = 0;
  while (index < count - 1 && event.clientX > (ticks[index]?.getBoundingClientRect().right ?? 0)) {
    index += 1;
  }
  walk.walkTo(index);
}

function moveTick(event: KeyboardEvent, count: number, walk: StripCommands): void {
  const next = () => walk.walkBy(1);
  const previous = () => walk.walkBy(-1);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: next,
    ArrowUp: next,
    ArrowLeft: previous,
    ArrowDown: previous,
    Home: () => walk.walkTo(0),
    End: () => walk.walkTo(count - 1),
  };
  handleKey(event, moves);
}
