// Asks the core what each method says of a pair, once for each pair, and how long it takes, when nothing moves.
import type { Core } from '../../core/core.ts';
import type { ComparedMethods } from '../../page/methods.ts';
import type { Scene } from '../../scene/scene.ts';
import { PairQuestion, pairOf } from '../pair-question.ts';

type Asked = Pick<Core, 'explain' | 'textbook' | 'textbookMethods' | 'nanoseconds'>;
type Answers = Pick<ComparedMethods, 'exact' | 'textbook'>;
type Times = NonNullable<ComparedMethods['nanoseconds']>;

export class MethodAnswers {
  readonly #core: Asked;
  readonly #answers: PairQuestion<Answers>;
  readonly #times: PairQuestion<Times>;

  constructor(core: Asked, now = () => performance.now()) {
    this.#core = core;
    this.#answers = new PairQuestion(now);
    this.#times = new PairQuestion(now);
  }

  /** null: there is no pair, or it takes long and is asked for when nothing moves. */
  answerOf(scene: Scene, isMoving: boolean): ComparedMethods | null {
    const pair = pairOf(scene);
    if (!pair) return null;
    const core = this.#core;
    const answers = this.#answers.answerOf(pair, '', isMoving, () => ({
      exact: core.explain(...pair),
      textbook: core.textbookMethods(...pair).map((method) => core.textbook(method, ...pair)),
    }));
    if (answers === null) return null;
    if (isMoving) return { ...answers, nanoseconds: null };
    const nanoseconds = this.#times.answerOf(pair, '', false, () => {
      const methods = ['exact', ...answers.textbook.map(({ method }) => method)] as const;
      return Object.fromEntries(
        methods.map((method) => [method, core.nanoseconds(method, ...pair)]),
      );
    });
    return { ...answers, nanoseconds };
  }
}
