// A ledger as text: the verdict, the reason, and one row per candidate, in the words of the page.
import type { Core, Explanation, Step } from '../../core/index.node.ts';
import { sceneOfShapes } from '../../scene/edits.ts';
import { type Strings, textOr } from '../../strings/index.ts';
import type { Explained } from '../../strings/names.ts';
import { number, signed } from '../../strings/number.ts';
import { printable } from '../../strings/printable.ts';
import { plain } from '../../strings/text.ts';
import { spoken, verdictLine } from '../../strings/verdict.ts';
import { whySentence } from '../../strings/why.ts';
import type { Case } from '../cases/case-schema.ts';
import { columns } from '../columns.ts';
import { toJson } from '../json.ts';
import type { CliKey, Translator } from '../language.ts';
import { kOutcomeStyles, type Paint } from '../paint.ts';

export function ledgerText(
  core: Core,
  pair: Case,
  explanation: Explanation,
  strings: Strings,
  translator: Translator,
  paint: Paint,
): string {
  const { translate } = translator;
  const explained = explainedOf(core, pair, strings);
  const verdict = paint(
    kOutcomeStyles[explanation.outcome],
    spoken(verdictLine(explained, strings)),
  );
  const { method, file, steps, decidedBy } = explanation;
  const by = translate('ledger.by', {
    method: textOr(strings, `method.${method}`, method),
    file: `cpp/${file}`,
    decidedBy: translate(`decidedBy.${decidedBy}`),
  });
  return [
    ...(pair.name === undefined ? [] : [`${paint('bold', printable(pair.name))}\n`]),
    `${paint('bold', verdict)}\n`,
    `${plain(whySentence(explained, strings))}\n\n`,
    `A  ${toJson(pair.a)}\nB  ${toJson(pair.b)}\n\n`,
    stepRows(steps, strings, translator, paint),
    `\n${by}\n`,
    ...facts(explanation, translator),
  ].join('');
}

/** The core's records, from which the page's sentences are made. */
function explainedOf(core: Core, { a, b }: Case, strings: Strings): Explained | null {
  const figure = core.createFigure();
  try {
    const { ledger } = figure.evaluate(sceneOfShapes(a, b));
    const pair = core.catalog.pairs[ledger?.pair ?? -1];
    if (!(ledger && pair)) return null;
    return {
      ledger,
      pair,
      names: ['A', 'B'],
      kinds: [a.kind, b.kind],
      line: strings['name.line'],
      featuresOf: (kind) => core.catalog.kinds.find(({ name }) => name === kind)?.features ?? [],
    };
  } finally {
    figure.dispose();
  }
}

function stepRows(
  steps: readonly Step[],
  strings: Strings,
  { translate }: Translator,
  paint: Paint,
): string {
  const heads = [
    { heading: '#', align: 'end' },
    { heading: translate('column.candidate'), align: 'start' },
    { heading: 'A', align: 'end' },
    { heading: 'B', align: 'end' },
    { heading: translate('column.gap'), align: 'end' },
    { heading: translate('column.status'), align: 'start' },
    { heading: translate('column.decidedBy'), align: 'start' },
    { heading: translate('column.line'), align: 'end' },
  ] as const;
  const rows = steps.map((step, i) => [
    String(i + 1),
    step.name,
    intervalText(step.a),
    intervalText(step.b),
    step.gap === null ? '' : signed(step.gap),
    statusText(step, strings),
    translate(`decidedBy.${step.decidedBy}`),
    String(step.line),
  ]);
  const [heading = '', ...lines] = columns(heads, rows).trimEnd().split('\n');
  const painted = lines.map((line, i) => (steps[i]?.reached ? line : paint('dim', line)));
  return [paint('bold', heading), ...painted].map((line) => `${line}\n`).join('');
}

function intervalText(interval: Step['a']): string {
  if (interval === null) return '';
  const [low, high] = interval;
  return low === high ? number(low) : `${number(low)} … ${number(high)}`;
}

function statusText({ status, skipReason, reached }: Step, strings: Strings): string {
  const words = [textOr(strings, `status.${status}`, status)];
  if (skipReason !== null) words.push(textOr(strings, `skip.${skipReason}`, skipReason));
  if (!reached) words.push(strings['status.notReached']);
  return words.join(', ');
}

/** The numbers that are not in the columns, with all digits. */
function facts(
  { gap, axis, supportA, supportB, contact, hit }: Explanation,
  { translate }: Translator,
): string[] {
  const given = { gap, axis, supportA, supportB, contact, hit };
  return Object.entries(given)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${translate(`fact.${name}` as CliKey)}: ${withoutMinusZero(value)}\n`);
}

/** The sign of zero matters to programs only. */
const withoutMinusZero = (value: unknown) => toJson(value).replace(/(?<=[[,:])-0(?=[\],}])/g, '0');
