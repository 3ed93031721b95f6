// The ladder: the outcomes of both tests at the neighboring doubles of one coordinate.

import { html, svg, type TemplateResult } from 'lit';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { ulpOf } from '../../scene/ulp.ts';
import { fullForm } from '../../strings/digits.ts';
import { number, times } from '../../strings/number.ts';
import { format, isolated } from '../../strings/text.ts';
import { Terms } from '../why/terms/terms.ts';
import {
  type ContactModel,
  isPlainPair,
  pairWith,
  replaceMoving,
  wordOf,
} from './contact-model.ts';
import type { Outcome } from './contact-path.ts';
import { coordinatesOf, defaultCoordinate } from './coordinate.ts';

/** Steps shown on each side of the current value. */
const kSteps = 9;
const kMaxPower = 14;

export interface LadderProps {
  /** Key of the coordinate; null: the one most parallel to the axis of the gap. */
  readonly chosen: string | null;
  /** A step is 10^power ulps. */
  readonly power: number;
  choose(key: string): void;
  setPower(power: number): void;
}

export function ladder(model: ContactModel, props: LadderProps): TemplateResult {
  const { strings, items, moving, verdict } = model;
  const { shape, locked } = items[moving];
  const all = coordinatesOf(shape);
  const coordinate =
    all.find(({ key }) => key === props.chosen) ?? defaultCoordinate(all, verdict.axis);
  const { value } = coordinate;
  const at = (steps: number) => coordinate.offset(steps * 10 ** props.power);
  const go = (steps: number) => replaceMoving(model, at(steps));
  const rungs = Array.from({ length: 2 * kSteps + 1 }, (_, i) => rungOf(model, at(i - kSteps)));
  const amount = format(strings[props.power === 0 ? 'contact.ulp' : 'contact.ulps'], {
    steps: times(props.power),
  });
  return html`<section class="section" aria-labelledby="ladder-title">
    <h2 id="ladder-title">${strings['contact.ladder']}</h2>
    <div class="choices">
      <select
        aria-label=${strings['contact.coordinate']}
        @change=${(event: Event) => props.choose((event.target as HTMLSelectElement).value)}
      >
        ${all.map(
          (each) => html`<option value=${each.key} ?selected=${each === coordinate}>
            ${isolated(items[moving].name)} · ${each.title(strings)}
          </option>`,
        )}
      </select>
      <output class="full">${fullForm(value)}</output>
    </div>
    <div class="stepping">
      <button type="button" class="icon" ?disabled=${locked} aria-label=${format(strings['contact.down'], { amount })} @click=${() => go(-1)}>
        −
      </button>
      <div class="power">
        <button type="button" class="icon" ?disabled=${props.power === 0} aria-label=${strings['contact.finer']} @click=${() => props.setPower(props.power - 1)}>÷10</button>
        <output>${amount}</output>
        <button type="button" class="icon" ?disabled=${props.power === kMaxPower} aria-label=${strings['contact.coarser']} @click=${() => props.setPower(props.power + 1)}>×10</button>
      </div>
      <button type="button" class="icon" ?disabled=${locked} aria-label=${format(strings['contact.up'], { amount })} @click=${() => go(1)}>
        +
      </button>
    </div>
    ${chart(model, rungs, locked ? null : go)}
    <p>${new Terms(strings).mark(format(strings['contact.spacing'], { ulp: number(ulpOf(value)) }))}</p>
  </section>`;
}

interface Opinion {
  readonly outcome: Outcome;
  readonly word: string;
}

interface Rung {
  readonly exact: Opinion;
  readonly single: Opinion | null;
}

/** null if the core rejects the shape. */
function rungOf(model: ContactModel, shape: SceneShape): Rung | null {
  try {
    const pair = pairWith(model, shape);
    const verdict = model.core.test(...pair);
    const single = isPlainPair(pair) ? model.single?.test(...pair).outcome : null;
    const opinion = (outcome: Outcome) => ({ outcome, word: wordOf(model, outcome, verdict) });
    return { exact: opinion(verdict.outcome), single: single ? opinion(single) : null };
  } catch {
    return null;
  }
}

const kCell = 16;
const kLeft = 1;

function chart(
  { strings }: ContactModel,
  rungs: readonly (Rung | null)[],
  go: ((steps: number) => void) | null,
): TemplateResult {
  const width = kLeft + kCell * rungs.length + 1;
  const rows = [
    { name: strings['contact.exact'], of: (rung: Rung) => rung.exact, y: 14 },
    { name: 'float32', of: (rung: Rung) => rung.single, y: 46 },
  ];
  return html`<svg
    class="ladder"
    role="img"
    aria-label=${rows.map(({ name, of }) => `${name}: ${inWords(rungs, of, strings)}`).join(' ')}
    viewBox="0 0 ${width} 80"
  >
    ${rows.map(
      ({ name, of, y }) => svg`<text x="0" y=${y - 4}>${name}</text>
        ${rungs.map((rung, i) => {
          const opinion = rung && of(rung);
          return opinion && cell(opinion.outcome, kLeft + i * kCell, y);
        })}`,
    )}
    <rect class="here" x=${kLeft + kSteps * kCell - 1} y="11" width=${kCell + 1} height="54" rx="3" />
    ${rungs.map((_, i) => {
      const steps = i - kSteps;
      const label =
        steps % 3 === 0
          ? svg`<text class="step" x=${kLeft + (i + 0.5) * kCell} y="77" text-anchor="middle">${steps > 0 ? `+${steps}` : String(steps).replace('-', '−')}</text>`
          : null;
      return svg`${label}<rect class="press" x=${kLeft + i * kCell} y="12" width=${kCell} height="52" @click=${() => go?.(steps)} />`;
    })}
  </svg>`;
}

/** Apart is a cell with a dot, touching one with a line, overlapping a filled one: not by color alone. */
function cell(outcome: Outcome, x: number, y: number) {
  const frame = svg`<rect class="cell ${outcome}" x=${x} y=${y} width=${kCell - 1} height="16" />`;
  const middle = x + (kCell - 1) / 2;
  if (outcome === 'overlapping') return frame;
  return outcome === 'touching'
    ? svg`${frame}<line class="contact" x1=${middle} x2=${middle} y1=${y} y2=${y + 16} />`
    : svg`${frame}<circle class="free" cx=${middle} cy=${y + 8} r="2.5" />`;
}

/** Runs of equal outcomes as text, for assistive technology. */
function inWords(
  rungs: readonly (Rung | null)[],
  of: (rung: Rung) => Opinion | null,
  strings: ContactModel['strings'],
): string {
  const runs: { outcome: string; from: number; to: number }[] = [];
  rungs.forEach((rung, i) => {
    const outcome = rung && of(rung)?.word;
    if (!outcome) return;
    const last = runs.at(-1);
    if (last?.outcome === outcome && last.to === i - kSteps - 1) {
      runs[runs.length - 1] = { ...last, to: i - kSteps };
    } else runs.push({ outcome, from: i - kSteps, to: i - kSteps });
  });
  return runs.map((run) => format(strings['contact.run'], run)).join(', ');
}
