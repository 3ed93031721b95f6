// A game in rounds, whose goal is to be reached in few moves. A button makes a move, another one lets the lesson's method
// make it, and each round says how many moves the method needs.
import { html, render, type TemplateResult } from 'lit';
import type { Core } from '../../core/index.ts';
import type { PlainScene } from '../../scene/scene.ts';
import { format } from '../../strings/text.ts';
import { isReached } from './exercises.ts';
import type { LessonParts, LiveFigure } from './live-figure.ts';
import type { Lesson, RoundsGame, Variables } from './model.ts';
import { readingText } from './reading-text.ts';
import { Readings } from './readings.ts';

/** More than any method of a lesson needs. */
const kMostMoves = 50;

/** How many moves the method of the lesson needs in a round. @throws Error where it doesn't reach the goal */
export function movesOf(core: Core, lesson: Lesson, game: RoundsGame, round: number): number {
  const { variables = {} } = lesson;
  const start = game.begin(core, round, variables);
  let scene = start;
  for (let moves = 0; moves <= kMostMoves; moves++) {
    if (hasEnded(core, lesson, game, { scene, start, variables })) return moves;
    scene = game.move(core, scene, { ...variables, ...game.best(core, scene, variables) });
  }
  throw new Error(`lesson ${lesson.slug}: its method doesn't end round ${round + 1}`);
}

interface State {
  readonly scene: PlainScene;
  /** How the round began. */
  readonly start: PlainScene;
  readonly variables: Variables;
}

export function hasEnded(
  core: Core,
  lesson: Lesson,
  { goal }: RoundsGame,
  { scene, start, variables }: State,
): boolean {
  const own = lesson.readings?.(core, scene, variables);
  return isReached(goal, new Readings(core, scene, { ...variables, ...own }), scene, start);
}

/** Moves of rounds that have ended, beside those of the method. */
interface Score {
  readonly moves: number;
  readonly par: number;
}

const sumOf = (scores: readonly Score[]): Score =>
  scores.reduce((sum, { moves, par }) => ({ moves: sum.moves + moves, par: sum.par + par }), {
    moves: 0,
    par: 0,
  });

class PlayedGame {
  readonly #name: string;
  readonly #game: RoundsGame;
  readonly #figure: LiveFigure;
  readonly #parts: LessonParts;
  readonly #bar: HTMLElement;
  readonly #section: HTMLElement;
  #scores: readonly Score[] = [];
  #round = 0;
  #moves = 0;
  #start: PlainScene;

  constructor(section: HTMLElement, figure: LiveFigure, game: RoundsGame, parts: LessonParts) {
    this.#name = figure.name;
    this.#game = game;
    this.#figure = figure;
    this.#parts = parts;
    this.#section = section;
    this.#start = figure.start;
    this.#bar = document.createElement('div');
    this.#bar.className = 'bar';
    section.append(this.#bar);
    figure.follow(() => this.#show());
  }

  get #isOver(): boolean {
    return this.#scores.length > this.#round;
  }

  get #isLast(): boolean {
    return this.#round === this.#game.rounds - 1;
  }

  #word(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    const { words } = this.#parts;
    return format(words[`game.${this.#name}.${key}`] ?? words[`game.${key}`] ?? '', values);
  }

  #move(): void {
    const { core, lesson } = this.#parts;
    const { scene, variables } = this.#figure.shown;
    const moved = this.#game.move(core, scene, variables);
    this.#moves += 1;
    if (hasEnded(core, lesson, this.#game, { scene: moved, start: this.#start, variables })) {
      const par = movesOf(core, lesson, this.#game, this.#round);
      this.#scores = [...this.#scores, { moves: this.#moves, par }];
    }
    this.#figure.show(moved, true);
    this.#show();
  }

  #moveAsMethod(): void {
    const { scene, variables } = this.#figure.shown;
    const best = this.#game.best(this.#parts.core, scene, variables);
    for (const [name, value] of Object.entries(best)) this.#figure.setVariable(name, value, false);
    this.#move();
  }

  #begin(round: number): void {
    const { variables } = this.#figure.shown;
    this.#round = round;
    this.#moves = 0;
    this.#start = this.#game.begin(this.#parts.core, round, variables);
    if (round === 0) this.#scores = [];
    this.#figure.show(this.#start, true);
    this.#show();
  }

  #show(): void {
    const isOver = this.#isOver;
    const isDone = isOver && this.#isLast;
    this.#section.classList.toggle('solved', isDone);
    const [label, act] = isDone
      ? (['again', () => this.#begin(0)] as const)
      : isOver
        ? (['next', () => this.#begin(this.#round + 1)] as const)
        : (['move', () => this.#move()] as const);
    render(
      html`<button type="button" class="primary" @click=${act}>${this.#word(label)}</button>
        ${
          isOver
            ? null
            : html`<button type="button" @click=${() => this.#moveAsMethod()}>
                ${this.#word('best')}
              </button>`
        }
        <p class="state" role="status">${this.#state}</p>
        ${this.#scores.length > 0 ? this.#table : null}`,
      this.#bar,
    );
  }

  get #state(): string {
    const { core, lesson, words } = this.#parts;
    const { scene, variables } = this.#figure.shown;
    const own = lesson.readings?.(core, scene, variables);
    const readings = new Readings(core, scene, { ...variables, ...own });
    const told = this.#game.told.map((name) => [name, readingText(readings.read(name), words)]);
    const round = this.#word('round', { n: this.#round + 1, count: this.#game.rounds });
    const state = this.#word(this.#isOver ? 'ended' : 'state', {
      ...Object.fromEntries(told),
      n: this.#moves,
    });
    return `${round} ${state}${this.#isOver && this.#isLast ? ` ${this.#end}` : ''}`;
  }

  /** All rounds, compared with the method. */
  get #end(): string {
    const { moves, par } = sumOf(this.#scores);
    return this.#word(moves < par ? 'fewer' : moves === par ? 'same' : 'more', { n: moves, par });
  }

  get #table(): TemplateResult {
    const row = (label: string, { moves, par }: Score) =>
      html`<tr>
        <th scope="row">${label}</th>
        <td>${moves}</td>
        <td>${par}</td>
      </tr>`;
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${this.#word('column.round')}</th>
          <th scope="col">${this.#word('column.you')}</th>
          <th scope="col">${this.#word('column.method')}</th>
        </tr>
      </thead>
      <tbody>
        ${this.#scores.map((score, i) => row(String(i + 1), score))}
        ${this.#scores.length > 1 ? row(this.#word('column.all'), sumOf(this.#scores)) : null}
      </tbody>
    </table>`;
  }
}

/** The section of a text that has the figure. */
export function connectRoundsGame(
  section: HTMLElement,
  figure: LiveFigure,
  game: RoundsGame,
  parts: LessonParts,
): void {
  new PlayedGame(section, figure, game, parts);
}
