import { html, type TemplateResult } from 'lit';
import { type AxisLock, axisNames } from '../scene/lock.ts';
import { itemById } from '../scene/scene.ts';
import type { Kind } from '../scene/shape.ts';
import type { GizmoMode } from '../scene/state.ts';
import type { Strings } from '../strings/index.ts';
import { format } from '../strings/text.ts';
import { iconButton } from './icon-button.ts';
import { icons, kindIcons } from './icons.ts';
import type { PageActions, PageModel } from './model.ts';

const kKinds: readonly Kind[] = [
  'obb',
  'aabb',
  'sphere',
  'capsule',
  'triangle',
  'parallelogram',
  'plane',
  'ray',
  'segment',
  'point',
];
const kModes: readonly GizmoMode[] = ['move', 'rotate', 'resize'];

export function toolbarTemplate({ strings }: PageModel, actions: PageActions): TemplateResult {
  return html`<div class="tools" role="group" aria-label=${strings.add} data-covers="left">
    ${kKinds.map(
      (kind) => html`<button
        type="button"
        aria-label=${strings[`add.${kind}`]}
        title=${strings[`add.${kind}`]}
        @click=${() => actions.add(kind)}
      >
        ${kindIcons[kind]}
      </button>`,
    )}
  </div>`;
}

/** Name of the selected shape, what its handles do, and taking it away. */
export function selectedTemplate(
  { state, strings }: PageModel,
  actions: PageActions,
): TemplateResult | null {
  const item = state.selected === null ? undefined : itemById(state.scene, state.selected);
  if (!item) return null;
  const { length } = state.also;
  const removal =
    length === 0
      ? format(strings.remove, { name: item.name })
      : format(strings['remove.all'], { count: length + 1 });
  return html`<div class="selected" role="group" aria-label=${strings.selected}>
    <p class="name">${item.name}<span>${
      length === 0
        ? strings[`kind.${item.shape.kind}`]
        : format(strings['selected.more'], { count: length })
    }</span></p>
    <div
      role="radiogroup"
      aria-label=${strings['selected.mode']}
      @keydown=${(event: KeyboardEvent) => moveChoice(event, state.gizmo, actions)}
    >
      ${kModes.map(
        (mode) => html`<button
          type="button"
          role="radio"
          aria-checked=${mode === state.gizmo}
          tabindex=${mode === state.gizmo ? 0 : -1}
          @click=${() => actions.setGizmo(mode)}
        >
          ${strings[`gizmo.${mode}`]}
        </button>`,
      )}
    </div>
    ${lockTemplate(state.axisLock, strings, actions)}
    ${iconButton(removal, icons.remove, actions.removeSelected)}
    ${iconButton(strings.deselect, icons.close, actions.deselect, { look: 'deselect' })}
  </div>`;
}

/** What movement is held to, in words, and the way out of it. */
function lockTemplate(lock: AxisLock | null, strings: Strings, actions: PageActions) {
  if (lock === null) return null;
  const axis = axisNames[lock.axis];
  const axes = axisNames.filter((name) => (name === axis) !== lock.plane).join('');
  const meaning = format(strings[lock.plane ? 'lock.plane' : 'lock.axis'], { axis, axes });
  return html`<button
    class="lock"
    type="button"
    title=${meaning}
    aria-label=${meaning}
    @click=${() => actions.setAxisLock(null)}
  >
    ${format(strings['lock.only'], { axes })}
  </button>`;
}

/** A radio group is one tab stop; arrows choose within it. */
function moveChoice(event: KeyboardEvent, mode: GizmoMode, actions: PageActions): void {
  const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
  const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp';
  if (!(forward || back)) return;
  event.preventDefault();
  event.stopPropagation();
  const place = (kModes.indexOf(mode) + (forward ? 1 : kModes.length - 1)) % kModes.length;
  const chosen = kModes[place];
  if (!chosen) return;
  actions.setGizmo(chosen);
  const buttons = (event.currentTarget as HTMLElement).querySelectorAll('button');
  buttons[place]?.focus();
}
