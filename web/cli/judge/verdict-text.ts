// The verdict on a function as text: groups of wrong answers, each with its simplest case.
import type {
  Ending,
  FailureGroup,
  JudgeRequest,
  Verdict,
} from '../../pages/bench/judge-messages.ts';
import { causeText } from '../../strings/cause-text.ts';
import { shortJson } from '../../strings/printable.ts';
import type { Context } from '../command.ts';
import { toJson } from '../json.ts';
import { isPainted, type Paint, painter } from '../paint.ts';

type Words = Readonly<Record<string, string>>;

async function causeWords({ translator }: Context): Promise<Words> {
  const words =
    translator.lang === 'ko'
      ? await import('../../strings/causes.ko.json', { with: { type: 'json' } })
      : await import('../../strings/causes.en.json', { with: { type: 'json' } });
  return words.default;
}

export async function verdictText(
  verdict: Verdict,
  { count, seed }: JudgeRequest,
  context: Context,
): Promise<string> {
  const { out, env, translator } = context;
  const { translate } = translator;
  const paint = painter(isPainted(out.isTerminal, env));
  const number = (n: number) => translator.count(n);
  const lines: string[] = [];
  if (verdict.type === 'passed') {
    lines.push(paint('green', translate('judge.passed', { count: number(count), seed })));
    if (verdict.near > 0) lines.push(translate('judge.near', { n: number(verdict.near) }));
  } else if (verdict.type === 'wrong') {
    const { wrong, done, groups, end } = verdict;
    const values = { n: number(wrong), count: number(done), seed };
    lines.push(paint('red', translate('judge.wrong', values)));
    const words = await causeWords(context);
    for (const [i, group] of groups.entries()) {
      lines.push('', ...groupLines(i + 1, group, words, context, paint));
    }
    if (end) lines.push('', ...endLines(end, context, paint));
  } else if (verdict.type === 'unavailable' || verdict.type === 'tried') {
    throw new RangeError(`a verdict of the type ${verdict.type} has no text`);
  } else lines.push(...endLines(verdict, context, paint));
  return `${lines.join('\n')}\n`;
}

function groupLines(
  place: number,
  { cause, exhibit, count, isEstimate, ruling, judged }: FailureGroup,
  words: Words,
  { translator }: Context,
  paint: Paint,
): readonly string[] {
  const { translate } = translator;
  const { title, text } = causeText(cause, words);
  const counted = translate(isEstimate ? 'judge.about' : 'judge.count', {
    n: translator.count(count),
  });
  const wrongs =
    ruling.is === 'invalid'
      ? [translate('judge.invalid', { said: ruling.said })]
      : ruling.wrongs.map(({ field, said, exact }) =>
          translate('judge.field', { field, said: shortJson(said), exact: shortJson(exact) }),
        );
  const same = exhibit ? [translate('judge.exhibit', exhibit.values)] : [];
  return [
    `${place}. ${paint('bold', title)} (${counted})`,
    ...[text, ...same, ...wrongs, toJson(judged)].map((line) => `   ${line}`),
  ];
}

function endLines(end: Ending, { translator }: Context, paint: Paint): readonly string[] {
  if (end.type !== 'threw') return [];
  const said = translator.translate('judge.threw', { message: shortJson(end.thrown.message) });
  return [paint('red', said), ...(end.judged ? [`   ${toJson(end.judged)}`] : [])];
}
