// Which shapes a person works on: one that carries the gizmo, and those that go with it.
import { type Item, itemById } from './scene.ts';
import type { State } from './state.ts';

/** Ids of all selected shapes, the one with the gizmo first. */
export function selectedIds({ selected, also }: State): readonly number[] {
  return selected === null ? [] : [selected, ...also];
}

export function isSelected(state: State, id: number): boolean {
  return state.selected === id || state.also.includes(id);
}

/** What moves when a shape is dragged: with a selected one all of the selection, but what is locked. */
export function movingWith(state: State, id: number): readonly Item[] {
  const ids = isSelected(state, id) ? selectedIds(state) : [id];
  return ids.flatMap((each) => {
    const item = itemById(state.scene, each);
    return item && !item.locked && !item.hidden ? [item] : [];
  });
}

/** A shape taken into the selection or out of it; the last one taken in carries the gizmo. */
export function toggled(state: State, id: number): Pick<State, 'selected' | 'also'> {
  const ids = selectedIds(state);
  const [selected, ...also] = ids.includes(id) ? ids.filter((each) => each !== id) : [id, ...ids];
  return { selected: selected ?? null, also };
}
