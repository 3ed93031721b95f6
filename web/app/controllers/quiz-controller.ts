// "Predict first": the viewer says whether the pair meets before the page does, and a score is kept.
import { Outcome } from '../../core/results.ts';
import type { QuizCommands } from '../../page/commands.ts';
import { presetGroups, presets } from '../../presets/index.ts';
import type { Preset } from '../../presets/preset.ts';
import type { Guess } from '../../scene/state.ts';
import type { Store } from '../../scene/store.ts';

export interface QuizControllerHost {
  readonly store: Store;
  /** Outcome of the pair under inspection; null: there is none. */
  outcome(): number | null;
  open(preset: string): void;
}

/** Presets of contact are left out: nobody could see the answer. */
const kQuestions: readonly Preset[] = presets.filter(
  (preset) => !(presetGroups.contact as readonly Preset[]).includes(preset),
);
/** Step through the list, so that similar neighbours don't follow each other. */
const kStride = 17;

export class QuizController implements QuizCommands {
  readonly #host: QuizControllerHost;

  constructor(host: QuizControllerHost) {
    this.#host = host;
  }

  /** Starts the quiz with another scene, or ends it. */
  toggle(): void {
    const { store } = this.#host;
    if (store.state.quiz) {
      store.update({ quiz: null, step: null });
      return;
    }
    store.update({ quiz: { guess: null, correct: null, right: 0, asked: 0 } });
    this.next();
  }

  answer(guess: Guess): void {
    const { store } = this.#host;
    const { quiz } = store.state;
    const outcome = this.#host.outcome();
    if (!quiz || quiz.guess !== null || outcome === null) return;
    const correct = (outcome === Outcome.apart) === (guess === 'miss');
    const right = quiz.right + (correct ? 1 : 0);
    store.update({ quiz: { guess, correct, right, asked: quiz.asked + 1 } });
  }

  /** Asks about another scene. */
  next(): void {
    const { store } = this.#host;
    const { quiz, scene } = store.state;
    if (!quiz) return;
    const here = kQuestions.findIndex((preset) => preset.scene === scene);
    const preset = kQuestions[(here + kStride) % kQuestions.length];
    if (preset) this.#host.open(preset.key);
    store.update({ quiz: { ...quiz, guess: null, correct: null } });
  }
}
