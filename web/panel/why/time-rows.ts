// The rows of a cast: each an interval of time, beside that of the motion. Loaded with the first scene in motion. The
// row of the same name in the ledger of the moment is drawn in the picture.
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { CastRow, ExplainedCast } from '../../core/cast.ts';
import type { Commands } from '../../page/commands.ts';
import type { MotionAnswer } from '../../page/motion.ts';
import type { Page } from '../../page/page.ts';
import { currentRowOf, explainedOf } from '../../page/selectors.ts';
import { shortForm } from '../../strings/digits.ts';
import { type Strings, textOr } from '../../strings/index.ts';
import {
  castReason,
  castRowName,
  closingRow,
  motionSentence,
  openDuring,
  rowSentence,
  sampleSentence,
} from '../../strings/motion-sentence.ts';
import { type Explained, rowNamed, stableStepName, stepsOf } from '../../strings/names.ts';
import { format } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { handleKey } from '../controls/keys.ts';
import { richTemplate } from '../controls/rich.ts';
import { barTemplate } from './ledger-rows.ts';
import { barOf, type Scale } from './scale.ts';
import styles from './time-rows.css?inline';

/** Beyond the motion, of its duration: where intervals that go on are cut off. */
const kMargin = 0.08;

/** Whether the rows are of the moment or of the whole motion. */
export function viewsTemplate({ strings, view }: Page, commands: Commands): TemplateResult {
  const one = (inTime: boolean, text: string) =>
    html`<button
      type="button"
      aria-pressed=${view.clock.inTime === inTime}
      @click=${() => commands.clock?.set({ inTime, row: null })}
    >${text}</button>`;
  return html`<div class="views" role="group" aria-label=${strings['why.view']} ${adoptStyles(styles)}>
    ${one(true, strings['why.inTime'])}${one(false, strings['why.now'])}
  </div>`;
}

/** The sentence and the rows of the inspected pair; null: there is none, or it can't be cast. */
export function timeRowsTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { motion, strings } = page;
  const explained = explainedOf(page);
  if (!(motion?.pair && explained)) return null;
  const { pair, duration } = motion;
  const { names } = explained;
  const said = motionSentence(motion, names, strings);
  const reason = castReason(pair, duration, names, strings);
  const samples = sampleSentence(motion, strings);
  const closing = pair.meetWhile === 'all' ? closingRow(pair, duration) : null;
  const scale = { low: -kMargin * duration, high: (1 + kMargin) * duration };
  const rows = shownRows(pair, duration);
  const { row: chosen } = page.view.clock;
  const isThere = rows.some(({ name }) => name === chosen);
  const current = isThere ? chosen : currentRow(rows, page, explained);
  const select = (index: number) => selectRow(rows[index], explained, commands);
  const at = rows.findIndex(({ name }) => name === current);
  // Keys may come faster than frames.
  const latest = () => {
    const now = rows.findIndex(({ name }) => name === commands.clock?.row);
    return now < 0 ? at : now;
  };
  const others = pair.rows.length - rows.length;
  return html`<p class="sentence">${said && richTemplate(said)} ${reason && richTemplate(reason)} ${samples && richTemplate(samples)}</p>
    <div class="ledger times" .style="--rows: ${rows.length + 1}" ${adoptStyles(styles)}>
      <div
        class="rows"
        .style="grid-row: 1 / span ${rows.length + 1}"
        role="listbox"
        tabindex="0"
        aria-label=${strings['why.times']}
        aria-activedescendant=${at >= 0 ? rowId(at) : nothing}
        @keydown=${(event: KeyboardEvent) => moveRow(event, latest(), rows.length, select)}
      >
        <div role="group" aria-labelledby="times-heading">
          <div class="columns" role="presentation">
            <h3 id="times-heading" role="presentation">${strings[`rows.${pair.meetWhile}`]}</h3>
            ${legendTemplate(pair, strings)}
          </div>
          ${rows.map((row, index) =>
            rowTemplate(row, {
              index,
              motion,
              pair,
              names,
              scale,
              closing,
              selected: index === at,
              time: page.state.time,
              strings,
              select,
            }),
          )}
        </div>
      </div>
    </div>
    ${others === 0 ? nothing : html`<p class="others">${format(strings['rows.others'], { count: others })}</p>`}`;
}

/** What the parts of a row's line stand for. */
const legendTemplate = ({ meetWhile }: ExplainedCast, strings: Strings) =>
  html`<span class="legend" aria-hidden="true">
    <span class="motion">${strings['legend.motion']}</span>
    <span class="open">${strings[`legend.${meetWhile}`]}</span>
    <span class="at">${strings['legend.clock']}</span>
  </span>`;

/** Of features those that the moving point comes near, unless it comes near none; of axes all. */
function shownRows({ rows, meetWhile }: ExplainedCast, duration: number): readonly CastRow[] {
  const open = meetWhile === 'one' ? rows.filter((row) => openDuring(row, duration)) : [];
  return open.length > 0 ? open : rows;
}

/** Of the same name in the ledger of the moment. */
function currentRow(
  rows: readonly CastRow[],
  page: Page,
  explained: Explained,
): string | undefined {
  const step = stepsOf(explained)[currentRowOf(page)];
  const name = step && stableStepName(explained, step);
  return rows.find((row) => castRowName(row.name, explained.names) === name)?.name;
}

function selectRow(row: CastRow | undefined, explained: Explained, commands: Commands): void {
  if (!row) return;
  commands.clock?.set({ row: row.name });
  const index = rowNamed(explained, castRowName(row.name, explained.names));
  if (index >= 0) commands.walk.setStep(index);
}

const rowId = (index: number) => `time-row-${index}`;

interface RowState {
  readonly index: number;
  readonly motion: MotionAnswer;
  readonly pair: ExplainedCast;
  readonly names: readonly [string, string];
  readonly scale: Scale;
  /** The axis that closes first, where the pair parts within the motion; null: none. */
  readonly closing: string | null;
  readonly selected: boolean;
  /** That the clock shows. */
  readonly time: number;
  readonly strings: Strings;
  select(index: number): void;
}

function rowTemplate(row: CastRow, state: RowState): TemplateResult {
  const { index, motion, names, selected, strings, select } = state;
  const tag = tagOf(row, state);
  const classes = {
    row: true,
    separates: row.status === 'separates' && state.pair.meetWhile === 'all',
    later: !openDuring(row, motion.duration) && state.pair.meetWhile === 'one',
    touches: row.status === 'touches',
    skipped: row.status === 'skipped',
    least: tag?.decides ?? false,
  };
  return html`<div
    class=${classMap(classes)}
    id=${rowId(index)}
    role="option"
    aria-selected=${selected}
    aria-label=${rowSentence(row, motion.duration, names, strings)}
    @click=${() => select(index)}
  >
    <span class="name">${castRowName(row.name, names)}</span>
    ${
      row.skipReason === null
        ? html`${lineTemplate(row, state)}<span class="value">${openText(row, motion, strings)}${
            tag === null ? nothing : html`<small>${tag.text}</small>`
          }</span>`
        : html`<span class="reason">${strings['status.skipped']}: ${textOr(strings, `skip.${row.skipReason}`, '')}</span>`
    }
  </div>`;
}

/** Above the time of the motion, below the time at which the row is open; across both the clock. */
function lineTemplate({ opens, closes }: CastRow, { motion, scale, time }: RowState) {
  const open =
    opens === null || closes === null ? null : [within(opens, scale), within(closes, scale)];
  const at = (100 * (time - scale.low)) / (scale.high - scale.low);
  return html`<span class="line">
    ${barTemplate('a', barOf(0, motion.duration, scale))}
    ${open ? barTemplate('b', barOf(open[0] ?? 0, open[1] ?? 0, scale)) : nothing}
    <span class="clock" .style="left:${at}%"></span>
  </span>`;
}

/** Beyond what is drawn there is no end. */
function within(time: number, { low, high }: Scale): number {
  if (time <= low) return Number.NEGATIVE_INFINITY;
  return time >= high ? Number.POSITIVE_INFINITY : time;
}

function openText(row: CastRow, { duration }: MotionAnswer, strings: Strings): string {
  const open = openDuring(row, duration);
  if (open === null) return strings['rows.closed'];
  const [opens, closes] = open;
  if (opens <= 0 && closes >= duration) return strings['rows.whole'];
  const [from, to] = [Math.max(opens, 0), Math.min(closes, duration)];
  return `${shortForm(from, 4)} – ${shortForm(to, 4)} s`;
}

interface Tag {
  readonly text: string;
  /** Whether and when they meet, not when they part. */
  readonly decides: boolean;
}

/** What the row has decided; null: nothing. */
function tagOf({ name }: CastRow, { pair, closing, strings }: RowState): Tag | null {
  const { outcome, row, against, meetWhile } = pair;
  const isClosing = name === closing;
  const deciding = (text: string): Tag => ({ text, decides: true });
  if (name === against) return deciding(strings['rows.early']);
  if (name !== row) return isClosing ? { text: strings['rows.closing'], decides: false } : null;
  if (meetWhile === 'one') return outcome === 'never' ? null : deciding(strings['rows.first']);
  if (outcome !== 'never') return deciding(strings[isClosing ? 'rows.both' : 'rows.last']);
  return against === null ? null : deciding(strings['rows.late']);
}

function moveRow(
  event: KeyboardEvent,
  at: number,
  count: number,
  select: (index: number) => void,
): void {
  handleKey(event, {
    ArrowDown: () => select(Math.min(at + 1, count - 1)),
    ArrowUp: () => select(Math.max(at - 1, 0)),
    Home: () => select(0),
    End: () => select(count - 1),
  });
}
