// The quiz, whose code is loaded when somebody begins it.
import type { QuizCommands } from '../page/commands.ts';
import type { Guess } from '../scene/state.ts';
import type { QuizController, QuizControllerHost } from './controllers/quiz-controller.ts';

export class LazyQuiz implements QuizCommands {
  readonly #host: QuizControllerHost;
  readonly #failed: (error: unknown) => void;
  #quiz: QuizController | null = null;

  /** `failed`: called when the code can't be loaded. */
  constructor(host: QuizControllerHost, failed: (error: unknown) => void) {
    this.#host = host;
    this.#failed = failed;
  }

  toggle(): void {
    if (this.#quiz) this.#quiz.toggle();
    else void this.#begin();
  }

  answer(guess: Guess): void {
    this.#quiz?.answer(guess);
  }

  next(): void {
    this.#quiz?.next();
  }

  async #begin(): Promise<void> {
    try {
      const { QuizController } = await import('./controllers/quiz-controller.ts');
      // A second press may have come in the meantime.
      if (this.#quiz) return;
      this.#quiz = new QuizController(this.#host);
      this.#quiz.toggle();
    } catch (error) {
      this.#failed(error);
    }
  }
}
