// The selected shapes: the primary one, which has the gizmo, and others that move with it.
import { type Item, itemById, type Scene } from './scene.ts';
import type { State } from './state.ts';

/** Ids of all selected shapes, the one with the gizmo first. */
export function selectedIds({ selected, also }: State): readonly number[] {
  return selected === null ? [] : [selected, ...also];
}

export function isSelected(state: State, id: number): boolean {
  return state.selected === id || state.also.includes(id);
}

/** Under the pointer, or lit by the host page. */
export const isLit = (state: State, { id, name }: Pick<Item, 'id' | 'name'>): boolean =>
  id === state.hovered || state.highlighted.includes(name);

/** The items that move with a dragged one: the selection if it is part of it, except locked ones. */
export function movingWith(state: State, id: number): readonly Item[] {
  const ids = isSelected(state, id) ? selectedIds(state) : [id];
  return ids.flatMap((each) => {
    const item = itemById(state.scene, each);
    return item && !item.locked && !item.hidden ? [item] : [];
  });
}

/** What is selected, and the pair, which follows from selecting. */
export interface Chosen extends Pick<State, 'selected' | 'also'> {
  readonly pair: Scene['pair'];
}

export const chosenOf = ({ selected, also, scene: { pair } }: State): Chosen => ({
  selected,
  also,
  pair,
});

/** Adds a shape to the selection or removes it; the last one added is the primary one. */
export function toggled(state: State, id: number): Pick<State, 'selected' | 'also'> {
  const ids = selectedIds(state);
  const [selected, ...also] = ids.includes(id) ? ids.filter((each) => each !== id) : [id, ...ids];
  return { selected: selected ?? null, also };
}
