// Watches frames go by and tells what became another: the verdict of the pair, the row that is shown.
import { Outcome, type StepRecord } from '../core/results.ts';
import { decidingStep, type Explained, shownRow, stepName } from '../strings/names.ts';
import type { AxisDetail, Emit, VerdictDetail } from './events.ts';

const kOutcomes = ['apart', 'touching', 'overlapping'] as const;

export class VerdictEvents {
  readonly #tell: Emit;
  #ready = false;
  #verdict = '';
  #row = '';

  constructor(tell: Emit) {
    this.#tell = tell;
  }

  /** After each frame that may be shown. `text`: the verdict in words. */
  framed(explained: Explained | null, chosenStep: number | null, text: string): void {
    const verdict = verdictDetail(explained, text);
    const row = axisDetail(explained, chosenStep);
    const [said, shown] = [JSON.stringify(verdict), JSON.stringify(row)];
    if (!this.#ready) this.#tell('ready', verdict);
    else {
      if (said !== this.#verdict) this.#tell('verdict-change', verdict);
      if (shown !== this.#row) this.#tell('axis-change', row);
    }
    this.#ready = true;
    this.#verdict = said;
    this.#row = shown;
  }
}

function verdictDetail(explained: Explained | null, text: string): VerdictDetail {
  if (!explained) return { outcome: null, names: null, gap: null, candidate: null, text };
  const { outcome, gap } = explained.ledger.verdict;
  const step = decidingStep(explained);
  return {
    outcome: outcome === Outcome.invalid ? null : (kOutcomes[outcome] ?? null),
    names: explained.names,
    gap: orNull(gap),
    candidate: step ? stepName(explained, step) : null,
    text,
  };
}

function axisDetail(explained: Explained | null, chosenStep: number | null): AxisDetail {
  const row = explained ? shownRow(chosenStep, explained.ledger) : -1;
  const step = explained?.ledger.steps[row];
  if (!(explained && step)) return { step: null, candidate: null, axis: null, gap: null };
  return {
    step: row + 1,
    candidate: stepName(explained, step),
    axis: direction(step),
    gap: orNull(step.gap),
  };
}

function direction({ axis }: StepRecord): AxisDetail['axis'] {
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = axis;
  return Number.isNaN(x) ? null : [x, y, z];
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
