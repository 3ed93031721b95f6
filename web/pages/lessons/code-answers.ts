// What code of the textbook and the core answer for a scene, as text: whether the pair meets, or a call's numbers.
import type { Core } from '../../core/index.ts';
import { itemById, type PlainScene } from '../../scene/scene.ts';
import type { CallAnswer, CodeCall, Variables } from './model.ts';
import { readingText, vectorText } from './reading-text.ts';
import type { Reading } from './readings.ts';

/** A test of two shapes, or what a lesson's call names. */
export type TextbookCode = (...args: readonly unknown[]) => unknown;

export interface CodeAnswers {
  readonly textbook: string;
  readonly core: string;
}

/** What a call is about. */
export interface CodeScene {
  readonly scene: PlainScene;
  /** Of the lesson. Default: none. */
  readonly variables?: Variables;
}

/** Tests of rays and segments answer with the t of the hit, or −1. */
const isMeeting = (answer: unknown) => (typeof answer === 'number' ? answer >= 0 : Boolean(answer));

/** `words`: those of outcomes. @throws Error for a test where the scene has no pair */
export function codeAnswers(
  code: TextbookCode,
  call: CodeCall | undefined,
  { scene, variables = {} }: CodeScene,
  core: Core,
  words: Readonly<Record<string, string>>,
): CodeAnswers {
  if (call) {
    const text = (answer: CallAnswer) =>
      Array.isArray(answer) ? vectorText(answer) : readingText(answer as Reading, words);
    const returned = code(...call.arguments(scene, core, variables));
    const answer = call.answer?.(returned, scene) ?? (returned as CallAnswer);
    return { textbook: text(answer), core: text(call.core(core, scene, variables)) };
  }
  const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id)?.shape);
  if (!(a && b)) throw new Error('the scene has no pair');
  return {
    textbook: words[isMeeting(code(a, b)) ? 'word.meets' : 'word.misses'] ?? '',
    core: words[`word.${core.test(a, b).outcome}`] ?? '',
  };
}
