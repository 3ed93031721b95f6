// Dispatches the figure's events after frames and edits in which something changed: the scene, the selection,
// the shape under the pointer, the verdict of the pair, or the shown row of the ledger.
import { Outcome, type StepRecord } from '../../core/results.ts';
import { emptyScene, itemById, type Scene } from '../../scene/scene.ts';
import { sceneDocument } from '../../scene/scene-document.ts';
import { selectedIds } from '../../scene/selection.ts';
import type { State } from '../../scene/state.ts';
import { decidingStep, type Explained, shownRow, stableStepName } from '../../strings/names.ts';
import type { AxisDetail, Emit, ShapeDetail, VerdictDetail } from '../events.ts';

const kOutcomes = ['apart', 'touching', 'overlapping'] as const;

export class FigureEventsController {
  readonly #emit: Emit;
  #ready = false;
  #verdict = '';
  #row: AxisDetail | null = null;
  #hovered = '';
  #selected = '';
  /** The scene of the last frame. */
  #shown: Scene = emptyScene;
  /** The scene of the last `change`. */
  #scene: Scene = emptyScene;

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** The row of the last frame; null: there was no frame yet. */
  get row(): AxisDetail | null {
    return this.#row;
  }

  /** The first scene does not count as a change. */
  begin(scene: Scene): void {
    this.#scene = scene;
  }

  /** After each change of a scene that is not a preview. */
  sceneCommitted(scene: Scene): void {
    if (scene === this.#scene) return;
    this.#scene = scene;
    this.#emit('change', sceneDocument(scene));
  }

  /** After each change of the state. */
  stateChanged(state: State, previous: State): void {
    const { hovered: id, selected: first, also } = previous;
    if (state.hovered === id && state.selected === first && state.also === also) return;
    const hovered = shapeDetails(state.scene, state.hovered === null ? [] : [state.hovered]);
    const selected = shapeDetails(state.scene, selectedIds(state));
    const [hoverKey, selectionKey] = [idsOf(hovered), idsOf(selected)];
    if (hoverKey !== this.#hovered) {
      this.#hovered = hoverKey;
      this.#emit('hover', hovered[0] ?? null);
    }
    if (selectionKey !== this.#selected) {
      this.#selected = selectionKey;
      this.#emit('selection-change', selected);
    }
  }

  /** After each frame whose results are not masked. `text`: the verdict in words. */
  frameShown(
    scene: Scene,
    explained: Explained | null,
    chosenStep: number | null,
    text: string,
  ): void {
    const verdict = verdictDetail(explained, text);
    const row = axisDetail(explained, chosenStep);
    const verdictKey = JSON.stringify(verdict);
    const isOtherRow = JSON.stringify(row) !== JSON.stringify(this.#row);
    this.#row = row;
    if (!this.#ready) this.#emit('ready', verdict);
    else {
      if (scene !== this.#shown) this.#emit('scene-change', null);
      if (verdictKey !== this.#verdict) this.#emit('verdict-change', verdict);
      if (isOtherRow) this.#emit('axis-change', row);
    }
    this.#ready = true;
    this.#shown = scene;
    this.#verdict = verdictKey;
  }
}

const idsOf = (shapes: readonly ShapeDetail[]): string => shapes.map(({ id }) => id).join();

function shapeDetails(scene: Scene, ids: readonly number[]): readonly ShapeDetail[] {
  return ids.flatMap((id) => {
    const item = itemById(scene, id);
    return item ? [{ id, name: item.name }] : [];
  });
}

function verdictDetail(explained: Explained | null, text: string): VerdictDetail {
  if (!explained) return { outcome: null, names: null, gap: null, candidate: null, text };
  const { outcome, gap } = explained.ledger.verdict;
  const step = decidingStep(explained);
  return {
    outcome: outcome === Outcome.invalid ? null : (kOutcomes[outcome] ?? null),
    names: explained.names,
    gap: orNull(gap),
    candidate: step ? stableStepName(explained, step) : null,
    text,
  };
}

function axisDetail(explained: Explained | null, chosenStep: number | null): AxisDetail {
  const row = explained ? shownRow(chosenStep, explained.ledger) : -1;
  const step = explained?.ledger.steps[row];
  if (!(explained && step)) return { step: null, candidate: null, axis: null, gap: null };
  return {
    step: row + 1,
    candidate: stableStepName(explained, step),
    axis: direction(step),
    gap: orNull(step.gap),
  };
}

function direction({ axis }: StepRecord): AxisDetail['axis'] {
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = axis;
  return Number.isNaN(x) ? null : [x, y, z];
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
