// An exercise: which of its goals the scene has reached, and buttons to begin again or to see a solution.
import { html, render } from 'lit';
import type { PlainScene } from '../../scene/scene.ts';
import type { LiveFigure, Words } from './live-figure.ts';
import type { Exercise, Goal } from './model.ts';
import type { Readings } from './readings.ts';

function mark(goal: HTMLElement, reached: boolean, words: Words): void {
  const state = words[reached ? 'exercise.reached' : 'exercise.missing'] ?? '';
  goal.classList.toggle('reached', reached);
  goal.dataset['state'] = state;
  goal.setAttribute('aria-description', state);
}

export function connectExercise(
  section: HTMLElement,
  figure: LiveFigure,
  exercise: Exercise,
  words: Words,
): void {
  const goals = [...section.querySelectorAll<HTMLElement>('[data-goal]')];
  const bar = document.createElement('div');
  bar.className = 'bar';
  goals.at(-1)?.closest('ul')?.after(bar);
  const show = (solved: boolean) => {
    section.classList.toggle('solved', solved);
    render(
      html`<p class="state" role="status">${words[solved ? 'exercise.solved' : 'exercise.open']}</p>
        <button type="button" @click=${() => figure.show(figure.start, true)}>
          ${words['exercise.again']}
        </button>
        <button type="button" @click=${() => figure.show(exercise.solution, true)}>
          ${words['exercise.solution']}
        </button>`,
      bar,
    );
  };
  figure.follow((readings, scene) => {
    const reached = goals.map((element) => {
      const goal = exercise.goals[element.dataset['goal'] ?? ''];
      const isThere = goal !== undefined && isReached(goal, readings, scene, figure.start);
      mark(element, isThere, words);
      return isThere;
    });
    show(reached.every((each) => each));
  });
}

const shapeText = ({ items }: PlainScene, name: string) =>
  JSON.stringify(items.find((item) => item.name === name)?.shape);

/** Whether a scene reaches a goal. `start`: the scene as the exercise gives it. */
export function isReached(
  goal: Goal,
  readings: Readings,
  scene: PlainScene,
  start: PlainScene,
): boolean {
  if ('kept' in goal) return shapeText(scene, goal.kept) === shapeText(start, goal.kept);
  const value = readings.read(goal.reading);
  if ('is' in goal) return value === goal.is;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = goal;
  return typeof value === 'number' && value >= from && value <= to;
}
