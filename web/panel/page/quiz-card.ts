// The question before the verdict, and what came of the answer.
import { html, type TemplateResult } from 'lit';
import { format } from '../../strings/text.ts';
import type { PageActions, PageModel } from '../model.ts';

export function quizTemplate(model: PageModel, actions: PageActions): TemplateResult | null {
  const { strings, state } = model;
  const { quiz } = state;
  if (!quiz) return null;
  const score = format(strings['quiz.score'], { right: quiz.right, asked: quiz.asked });
  return html`<div class="quiz" role="group" aria-label=${strings.quiz} data-covers="top">
    ${
      quiz.guess === null
        ? html`<p><strong>${strings['quiz.question']}</strong></p>
            <button type="button" @click=${() => actions.answer('meet')}>
              ${strings['quiz.meet']}
            </button>
            <button type="button" @click=${() => actions.answer('miss')}>
              ${strings['quiz.miss']}
            </button>`
        : html`<p>
              <strong>${quiz.correct ? strings['quiz.right'] : strings['quiz.wrong']}</strong>
              <span>${score}</span>
            </p>
            <button class="primary" type="button" @click=${actions.nextQuestion}>
              ${strings['quiz.next']}
            </button>`
    }
    <button type="button" @click=${actions.toggleQuiz}>${strings['quiz.stop']}</button>
  </div>`;
}
