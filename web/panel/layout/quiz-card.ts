// The quiz: a question in place of the verdict, then the result and the score.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { format } from '../../strings/text.ts';

export function quizTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { strings, state } = page;
  const { quiz } = state;
  if (!quiz) return null;
  const score = format(strings['quiz.score'], { right: quiz.right, asked: quiz.asked });
  return html`<div class="quiz" role="group" aria-label=${strings.quiz} data-covers="top">
    ${
      quiz.guess === null
        ? html`<p><strong>${strings['quiz.question']}</strong></p>
            <button type="button" @click=${() => commands.quiz.answer('meet')}>
              ${strings['quiz.meet']}
            </button>
            <button type="button" @click=${() => commands.quiz.answer('miss')}>
              ${strings['quiz.miss']}
            </button>`
        : html`<p>
              <strong>${quiz.correct ? strings['quiz.right'] : strings['quiz.wrong']}</strong>
              <span>${score}</span>
            </p>
            <button class="primary" type="button" @click=${() => commands.quiz.next()}>
              ${strings['quiz.next']}
            </button>`
    }
    <button type="button" @click=${() => commands.quiz.toggle()}>${strings['quiz.stop']}</button>
  </div>`;
}
