// The time line of a scene in motion: its clock, when the pair meets, and when others do. Loaded with the first one.
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Commands } from '../../page/commands.ts';
import {
  type Bar,
  firstContact,
  type Meeting,
  type MotionAnswer,
  metPair,
  pairNames,
} from '../../page/motion.ts';
import type { Page } from '../../page/page.ts';
import { itemById } from '../../scene/scene.ts';
import { iconButton } from '../../shared/icon-button.ts';
import { shortForm } from '../../strings/digits.ts';
import { motionSentence, sampleSentence } from '../../strings/motion-sentence.ts';
import { format } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { icons } from '../controls/icons.ts';
import { handleKey } from '../controls/keys.ts';
import { richTemplate } from '../controls/rich.ts';
import { motionIcons } from './motion-icons.ts';
import styles from './time-line.css?inline';

/** Parts of the duration by which keys move the clock. */
const kStep = 0.01;
const kPage = 0.1;
/** Marks of more would be a bar. */
const kMostSamples = 101;

/** `bar`: of this and the walk the shown one, where there is no room for both; null: there is no walk. */
export function timeLineTemplate(
  page: Page,
  commands: Commands,
  bar: Bar | null,
): TemplateResult | null {
  const { motion, strings } = page;
  if (motion === null) return null;
  const sentence = motionSentence(motion, pairNames(motion), strings);
  const samples = sampleSentence(motion, strings);
  return html`${bar && barsTemplate(page, commands, bar)}<div
    class="time ${classMap({ other: bar === 'test' })}"
    role="group"
    aria-label=${strings['time.line']}
    data-covers="bottom"
    part="time"
    ${adoptStyles(styles)}
  >
    ${sentence ? html`<p class="said">${richTemplate(sentence)} ${samples ? richTemplate(samples) : nothing}</p>` : nothing}
    <span class="bar-name" aria-hidden="true">${strings['time.name']}</span>
    <div class="keys">${playButton(page, commands)} ${contactButton(page, motion, commands)}
      ${toggles(page, commands)}</div>
    ${trackTemplate(page, motion, commands)}
    <output class="now" aria-hidden="true">${shortForm(page.state.time, 4)} s</output>
  </div>`;
}

/** The choice between the time line and the walk. */
function barsTemplate({ state, strings }: Page, commands: Commands, shown: Bar): TemplateResult {
  const choose = (bar: Bar) => {
    // Which leaves the walk.
    if (bar === 'motion') commands.clock?.setTime(state.time);
    commands.clock?.set({ bar });
  };
  const one = (bar: Bar, text: string) =>
    html`<button type="button" aria-pressed=${bar === shown} @click=${() => choose(bar)}>${text}</button>`;
  return html`<div class="bars tabs" role="group" aria-label=${strings['time.bars']} data-covers="bottom">
    ${one('motion', strings['time.name'])}${one('test', strings['walk.name'])}
  </div>`;
}

function playButton({ settings, strings, view }: Page, commands: Commands): TemplateResult {
  const className = 'primary';
  if (settings.reducedMotion) {
    return iconButton(strings['time.first'], icons.first, () => commands.clock?.setTime(0), {
      className,
    });
  }
  const { playing } = view.clock;
  const name = strings[playing ? 'time.pause' : 'time.play'];
  return iconButton(name, playing ? icons.pause : icons.play, () => commands.clock?.toggle(), {
    className,
  });
}

function contactButton({ strings }: Page, motion: MotionAnswer, commands: Commands) {
  return iconButton(
    strings['time.contact'],
    motionIcons.toContact,
    () => commands.clock?.toContact(),
    {
      disabled: firstContact(motion) === null,
    },
  );
}

function toggles({ settings, strings, view }: Page, commands: Commands) {
  if (settings.reducedMotion) return nothing;
  const { loops, stops } = view.clock;
  return html`${iconButton(
    strings['time.loops'],
    motionIcons.loop,
    () => commands.clock?.set({ loops: !loops }),
    { pressed: loops },
  )}${iconButton(
    strings['time.stops'],
    motionIcons.stopAtContact,
    () => commands.clock?.set({ stops: !stops }),
    { pressed: stops },
  )}`;
}

function trackTemplate(page: Page, motion: MotionAnswer, commands: Commands): TemplateResult {
  const { state, strings } = page;
  const { duration, meetings, samples } = motion;
  const met = metPair(motion);
  const percent = (time: number) => (Math.min(time, duration) / duration) * 100;
  const values = { t: shortForm(state.time, 4), duration: shortForm(duration, 4) };
  return html`<div
    class="track"
    role="slider"
    tabindex="0"
    aria-label=${strings['time.line']}
    aria-valuemin="0"
    aria-valuemax=${duration}
    aria-valuenow=${state.time}
    aria-valuetext=${format(strings['time.at'], values)}
    @keydown=${(event: KeyboardEvent) => moveClock(event, page, duration, commands)}
    @pointerdown=${(event: PointerEvent) => scrub(event, duration, commands)}
    @pointermove=${(event: PointerEvent) => {
      if (event.buttons & 1) scrub(event, duration, commands);
    }}
  >
    <span class="rail"></span>
    ${met ? span(met.outcome, percent(met.tEnter ?? 0), percent(met.tExit ?? duration)) : nothing}
    ${meetings.map((meeting) => markTemplate(meeting, motion, percent))}
    ${
      samples.length > kMostSamples
        ? nothing
        : samples.map(
            ({ time, meets }) =>
              html`<span class="sample ${classMap({ meets })}" .style="left:${percent(time)}%"></span>`,
          )
    }
    <span class="head" .style="left:${percent(state.time)}%"></span>
  </div>`;
}

const span = (outcome: string, left: number, right: number) =>
  html`<span class="met ${outcome}" .style="left:${left}%;width:${right - left}%"></span>`;

/** When two shapes that are not the pair meet first. */
function markTemplate(
  { ids, cast }: Meeting,
  { scene }: MotionAnswer,
  percent: (time: number) => number,
) {
  if (ids.every((id) => scene.pair?.includes(id))) return nothing;
  const names = ids.map((id) => itemById(scene, id)?.name ?? '').join(' × ');
  const time = cast.tEnter ?? 0;
  return html`<span
    class="mark ${cast.outcome}"
    title="${names} · ${shortForm(time, 4)} s"
    .style="left:${percent(time)}%"
  ></span>`;
}

function scrub(event: PointerEvent, duration: number, commands: Commands): void {
  const track = event.currentTarget as HTMLElement;
  if (event.type === 'pointerdown') track.setPointerCapture(event.pointerId);
  const { left, width } = track.getBoundingClientRect();
  commands.clock?.setTime(((event.clientX - left) / Math.max(width, 1)) * duration);
}

function moveClock(
  event: KeyboardEvent,
  { settings }: Page,
  duration: number,
  commands: Commands,
): void {
  const by = (part: number) => () => commands.clock?.move(part);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: by(kStep),
    ArrowUp: by(kStep),
    ArrowLeft: by(-kStep),
    ArrowDown: by(-kStep),
    PageUp: by(kPage),
    PageDown: by(-kPage),
    Home: () => commands.clock?.setTime(0),
    End: () => commands.clock?.setTime(duration),
    Enter: () => commands.clock?.toContact(),
    ...(!settings.reducedMotion && { ' ': () => commands.clock?.toggle() }),
  };
  handleKey(event, moves);
}
