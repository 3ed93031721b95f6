// A game of a lesson: a number of its figure to be made small, how small it can be, and the reader's best, which is kept
// in the browser.
import { html, render } from 'lit';
import { readStored, writeStored } from '../../shared/local-storage.ts';
import { format } from '../../strings/text.ts';
import type { LessonParts, LiveFigure, Words } from './live-figure.ts';
import type { ScoreGame } from './model.ts';

/** A number that is kept in the browser; where storage is blocked, for this visit. */
export class Best {
  readonly #key: string;
  #least: number | null = null;

  constructor(key: string) {
    this.#key = `game.${key}`;
    const text = readStored(this.#key) ?? '';
    if (/^\d+$/.test(text)) this.#least = Number(text);
  }

  /** null: there was no score yet. */
  get least(): number | null {
    return this.#least;
  }

  take(score: number): void {
    if (this.#least !== null && score >= this.#least) return;
    this.#least = score;
    writeStored(this.#key, String(score));
  }
}

interface Standing {
  readonly score: number;
  readonly best: number | null;
  readonly par: number;
}

interface GameActions {
  readonly again: () => void;
  readonly solve: () => void;
}

function template({ score, best, par }: Standing, words: Words, act: GameActions) {
  const isWon = score <= par;
  const state = isWon ? words['game.won'] : format(words['game.open'] ?? '', { n: score - par });
  const number = (name: string, value: number | null) =>
    html`<div><dt>${words[`game.${name}`]}</dt><dd>${value ?? '–'}</dd></div>`;
  return html`<dl class="score">
      ${number('score', score)}${number('par', par)}${number('best', best)}
    </dl>
    <p class="state" role="status">${state}</p>
    <button type="button" @click=${act.again}>${words['exercise.again']}</button>
    <button type="button" @click=${act.solve}>${words['exercise.solution']}</button>`;
}

export function connectScoreGame(
  section: HTMLElement,
  figure: LiveFigure,
  game: ScoreGame,
  { lesson, words }: Pick<LessonParts, 'lesson' | 'words'>,
): void {
  const bar = document.createElement('div');
  bar.className = 'bar';
  section.querySelector('.inline-figure')?.after(bar);
  const best = new Best(`${lesson.slug}.${figure.name}`);
  const start = figure.shown.variables;
  const solved = { ...start, ...game.solution };
  const act = {
    again: () => figure.setVariables(start, true),
    solve: () => figure.setVariables(solved, true),
  };
  figure.follow((readings) => {
    const score = Number(readings.read(game.score));
    const { variables } = figure.shown;
    // as it begins, and a solution that is shown, are nobody's score
    if (variables !== start && variables !== solved) best.take(score);
    section.classList.toggle('solved', score <= game.par);
    render(template({ score, best: best.least, par: game.par }, words, act), bar);
  });
}
