// The list of shapes: one row per shape, with its actions.

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { kLongestName } from '../../scene/edits.ts';
import type { Item } from '../../scene/scene.ts';
import { isSelected } from '../../scene/selection.ts';
import { iconButton } from '../../shared/icon-button.ts';
import { format } from '../../strings/text.ts';
import { icons } from '../controls/icons.ts';
import { enter, leave, moveFocus, neighborOf } from './roving.ts';

export function shapeList(page: Page, commands: Commands): TemplateResult {
  const { state, strings } = page;
  const { items } = state.scene;
  if (items.length === 0) return html`<p class="empty">${strings['scene.empty']}</p>`;
  return html`<div
    class="shapes"
    role="grid"
    tabindex="0"
    aria-label=${strings['scene.shapes']}
    aria-multiselectable="true"
    @focusin=${enter}
    @focusout=${leave}
    @keydown=${(event: KeyboardEvent) => {
      removeByKey(event, commands);
      moveFocus(event);
    }}
  >
    ${repeat(
      items,
      ({ id }) => id,
      (item) => rowTemplate(item, page, commands),
    )}
  </div>`;
}

function rowTemplate(item: Item, page: Page, commands: Commands): TemplateResult {
  const { state, strings } = page;
  const { id, name, shape, hidden = false, locked = false } = item;
  const named = (key: 'scene.hide' | 'scene.lock') => format(strings[key], { name });
  const pick = (event: MouseEvent) =>
    event.ctrlKey || event.metaKey ? commands.selection.toggle(id) : commands.selection.select(id);
  return html`<div
    class="shape ${classMap({ hidden })}"
    role="row"
    data-id=${id}
    aria-selected=${isSelected(state, id)}
  >
    <div class="what" role="gridcell">
      <button type="button" tabindex="-1" @click=${pick}>
        ${markTemplate(item, page)}
        <span class="name">${name}</span>
        <span class="kind">${strings[`kind.${shape.kind}`]}</span>
      </button>
    </div>
    <div class="states" role="gridcell">
      ${toggle(named('scene.hide'), hidden ? icons.hidden : icons.visible, hidden, () =>
        commands.scene.setHidden(id, !hidden),
      )}
      ${toggle(named('scene.lock'), locked ? icons.locked : icons.unlocked, locked, () =>
        commands.scene.setLocked(id, !locked),
      )}
    </div>
    ${id === state.selected ? actsTemplate(item, page, commands) : nothing}
  </div>`;
}

/** The position of a shape in the pair, as a number and by its color. */
function markTemplate({ id }: Item, { state, strings }: Page): TemplateResult {
  const index = state.scene.pair?.indexOf(id) ?? -1;
  if (index < 0) return html`<span class="mark"></span>`;
  const side = index === 0 ? 'first' : 'second';
  return html`<span class="mark ${side}" role="img" aria-label=${strings[`pair.${side}`]}
    >${index + 1}</span
  >`;
}

/** Actions on the selected shape: rename, make it A or B of the pair, duplicate, remove. */
function actsTemplate(
  { id, name }: Item,
  { state, strings }: Page,
  commands: Commands,
): TemplateResult {
  const { pair } = state.scene;
  const rename = (event: Event) => {
    const field = event.target as HTMLInputElement;
    // Shows the name as it was sanitised.
    field.value = commands.scene.rename(id, field.value);
  };
  const remove = (event: Event) => {
    const row = (event.currentTarget as Element).closest('[role="row"]');
    if (row) removeRow(row, commands);
  };
  const sideButton = (side: 0 | 1) => html`<button
    type="button"
    tabindex="-1"
    aria-label=${strings[side === 0 ? 'pair.first' : 'pair.second']}
    aria-pressed=${pair?.[side] === id}
    ?disabled=${pair === null}
    @click=${() => commands.scene.setPairSide(side, id)}
  >
    ${strings[side === 0 ? 'scene.first' : 'scene.second']}
  </button>`;
  return html`<div class="acts" role="gridcell">
    <input
      type="text"
      tabindex="-1"
      aria-label=${strings['scene.name']}
      maxlength=${kLongestName}
      autocomplete="off"
      spellcheck="false"
      .value=${name}
      @change=${rename}
    />
    ${sideButton(0)} ${sideButton(1)}
    ${iconButton(
      format(strings['scene.duplicate'], { name }),
      icons.duplicate,
      () => commands.scene.duplicate(id),
      { inList: true },
    )}
    ${iconButton(format(strings.remove, { name }), icons.remove, remove, { inList: true })}
  </div>`;
}

function toggle(name: string, icon: TemplateResult, on: boolean, press: () => void) {
  return html`<button
    class="icon"
    type="button"
    tabindex="-1"
    aria-label=${name}
    aria-pressed=${on}
    title=${name}
    @click=${press}
  >
    ${icon}
  </button>`;
}

function removeByKey(event: KeyboardEvent, commands: Commands): void {
  if (event.key !== 'Delete' && event.key !== 'Backspace') return;
  const stop = event.target as HTMLElement;
  const row = stop.closest('[role="row"]');
  if (!row || stop instanceof HTMLInputElement) return;
  event.preventDefault();
  event.stopPropagation();
  removeRow(row, commands);
}

/** Moves the focus to a neighboring row; without one it goes where that of removed elements goes. */
function removeRow(row: Element, commands: Commands): void {
  const next = neighborOf(row);
  commands.scene.remove(Number((row as HTMLElement).dataset['id']));
  next?.focus();
}
