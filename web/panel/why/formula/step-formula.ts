// The formula of the selected step with this pair's numbers put in.
import { html, type TemplateResult } from 'lit';
import { SkipReason, StepGroup, StepStatus, StepUnit } from '../../../core/results.ts';
import type { Page } from '../../../page/page.ts';
import { currentRowOf, explainedOf } from '../../../page/selectors.ts';
import { visibleScene } from '../../../scene/visible-scene.ts';
import { stepName, stepsOf } from '../../../strings/names.ts';
import { methodOf } from '../../../strings/pair-method.ts';
import { stepSentence } from '../../../strings/step-sentence.ts';
import { adoptStyles } from '../../controls/adopt-styles.ts';
import { copyableNumber } from '../../controls/copyable-number.ts';
import { richTemplate } from '../../controls/rich.ts';
import type { Terms } from '../terms/terms.ts';
import { planesLines, projectionLines, sideLines } from './axis-lines.ts';
import { edgeLines, rangeLines, slabLines, weightLines } from './curve-lines.ts';
import { capsuleLines, roundedLines, sphereLines } from './distance-lines.ts';
import styles from './formula.css?inline';
import type { Formula, FormulaLine } from './formula-line.ts';

export function formulaTemplate(page: Page, terms: Terms | null): TemplateResult | null {
  const { core, state, strings } = page;
  const explained = explainedOf(page);
  const row = currentRowOf(page);
  const step = explained && stepsOf(explained)[row];
  const { items } = visibleScene(state.scene);
  const a = items[explained?.ledger.slotA ?? -1]?.shape;
  const b = items[explained?.ledger.slotB ?? -1]?.shape;
  if (!(core && step && a && b)) return null;
  // The walk says the sentence of a chosen row.
  const isSaid = state.step !== null && explained.ledger.count > 1;
  const lines = formulaLines({ core, explained, step, shapes: [a, b], strings });
  return html`<div class="lines" ${adoptStyles(styles)}>
    ${isSaid ? null : html`<p class="said">${richTemplate(stepSentence(explained, row, strings))}</p>`}
    ${lines.map((line) => html`<p>${line.map((part) => partTemplate(part, page, terms))}</p>`)}
  </div>`;
}

const partTemplate = (part: FormulaLine[number], { strings }: Page, terms: Terms | null) =>
  typeof part === 'string' ? (terms?.mark(part) ?? part) : copyableNumber({ ...part, strings });

export function formulaLines(formula: Formula): readonly FormulaLine[] {
  const { explained, step } = formula;
  if (step.status === StepStatus.skipped) return skippedLines(formula);
  switch (step.group) {
    case StepGroup.slab:
      return slabLines(formula);
    case StepGroup.range:
      return explained.pair.b === 'sphere' ? sphereLines(formula) : rangeLines(formula);
    case StepGroup.barycentric:
      return weightLines(formula);
    case StepGroup.flat:
      return step.unit === StepUnit.parameter ? edgeLines(formula) : projectionLines(formula);
    case StepGroup.distance:
      return distanceLines(formula);
    case StepGroup.plane:
      return methodOf(explained) === 'planes' ? planesLines(formula) : sideLines(formula);
    default:
      return projectionLines(formula);
  }
}

function distanceLines(formula: Formula): FormulaLine[] {
  switch (methodOf(formula.explained)) {
    case 'sphere':
      return sphereLines(formula);
    case 'capsule':
      return capsuleLines(formula);
    case 'planes':
      return planesLines(formula);
    default:
      return roundedLines(formula);
  }
}

/** A cross product of parallel edges is zero. */
function skippedLines({ explained, step }: Formula): FormulaLine[] {
  const name = stepName(explained, step);
  const isCross = step.skipReason === SkipReason.parallel && name.includes('×');
  return isCross ? [[`${name.replaceAll('×', ' × ')} = 0`]] : [];
}
