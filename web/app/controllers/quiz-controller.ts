// "Predict first": the viewer says whether the pair meets before the page does, and a score is kept. The viewer's own
// scene and its history are set aside until the quiz ends.
import { Outcome } from '../../core/results.ts';
import type { QuizCommands } from '../../page/commands.ts';
import { presetGroups, presets } from '../../presets/index.ts';
import type { Preset } from '../../presets/preset.ts';
import { newPose } from '../../scene/new-pose.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Guess } from '../../scene/state.ts';
import type { History, Store } from '../../scene/store.ts';
import { visibleScene } from '../../scene/visible-scene.ts';

export interface QuizControllerHost {
  readonly store: Store;
  /** Outcome of the pair under inspection; null: there is none. */
  outcome(): number | null;
  /** Shows a scene with a history of its own; returns what it replaces. */
  exchange(history: History): History;
  /** From 0 to 1. */
  random(): number;
}

/** Presets of contact are left out, where nobody could see the answer, and those in motion. */
const kQuestions: readonly Preset[] = presets.filter(
  (preset) => ![...presetGroups.contact, ...presetGroups.motion].includes(preset),
);
/** Step through the list, so that similar neighbors don't follow each other. */
const kStride = 17;

export class QuizController implements QuizCommands {
  readonly #host: QuizControllerHost;
  /** The viewer's own scene; null: there is no quiz. */
  #own: History | null = null;
  /** Place of the last question in the list. */
  #place = 0;

  constructor(host: QuizControllerHost) {
    this.#host = host;
  }

  /** Starts with a question about the chosen pair, or ends the quiz and brings the own scene back. */
  toggle(): void {
    if (this.#own === null) this.#begin();
    else this.#end(this.#own);
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

  /** Asks about another pair. */
  next(): void {
    const { store } = this.#host;
    const { quiz } = store.state;
    if (!quiz) return;
    this.#place = (this.#place + kStride) % kQuestions.length;
    // Before the scene: its results must not be shown.
    store.update({ quiz: { ...quiz, guess: null, correct: null } });
    const question = kQuestions[this.#place];
    if (question) this.#ask(question.scene);
  }

  #begin(): void {
    const { store } = this.#host;
    const own = visibleScene(store.state.scene);
    store.update({ quiz: { guess: null, correct: null, right: 0, asked: 0 } });
    this.#own = this.#ask(newPose(own, this.#host.random) ?? own);
    this.#place = Math.max(
      kQuestions.findIndex(({ scene }) => hasKindsOf(scene, own)),
      0,
    );
  }

  #end(own: History): void {
    const { store } = this.#host;
    this.#own = null;
    store.update({ quiz: null, step: null });
    this.#host.exchange(own);
  }

  #ask(scene: Scene): History {
    return this.#host.exchange({ scene, past: [], future: [] });
  }
}

/** Whether two scenes inspect a pair of the same kinds. */
const hasKindsOf = (a: Scene, b: Scene): boolean => kindsOf(a) === kindsOf(b);

const kindsOf = ({ items, pair }: Scene): string =>
  items
    .filter(({ id }) => pair?.includes(id))
    .map(({ shape }) => shape.kind)
    .toSorted()
    .join();
