// The bar of actions on the selected shapes.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { type AxisLock, axisNames, type GizmoMode } from '../../scene/lock.ts';
import { type Item, itemById } from '../../scene/scene.ts';
import type { SceneKind } from '../../scene/scene-shape.ts';
import { iconButton } from '../../shared/icon-button.ts';
import { type Strings, textOr } from '../../strings/index.ts';
import { format, isolated } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { icons, modeIcons } from '../controls/icons.ts';
import { handleKey } from '../controls/keys.ts';
import { switchVelocity, velocityName } from '../motion/velocity-switch.ts';
import { nudgesTemplate } from './nudges.ts';
import styles from './selected.css?inline';

const kModes: readonly GizmoMode[] = ['move', 'rotate', 'resize'];

/** The name of the selected shape, the gizmo modes, and actions such as removing it. */
export function selectedTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { state, strings } = page;
  const { nudging } = page.view;
  const item = state.selected === null ? undefined : itemById(state.scene, state.selected);
  if (!item) return null;
  const { length } = state.also;
  const removal =
    length === 0
      ? format(strings.remove, { name: item.name })
      : format(strings['remove.all'], { count: length + 1 });
  const remove = () => commands.scene.removeSelected();
  const deselect = () => commands.selection.select(null);
  return html`<div
    class="selected ${classMap({ nudging })}"
    role="group"
    aria-label=${strings.selected}
    ${adoptStyles(styles)}
  >
    <div class="actions">
    <p class="name">${isolated(item.name)}<span class="kind">${
      length === 0
        ? strings[`kind.${item.shape.kind}`]
        : format(strings['selected.more'], { count: length })
    }</span>${length === 0 ? null : html`<span class="count">+${length}</span>`}</p>
    <div
      role="radiogroup"
      aria-label=${strings['selected.mode']}
      @keydown=${moveChoice}
    >
      ${kModes.map((mode) => modeTemplate(mode, item.shape.kind, page, commands))}
    </div>
    ${lockTemplate(state.axisLock, strings, commands)}
    ${iconButton(
      strings['select.several'],
      icons.several,
      () => commands.selection.setSeveral(!state.several),
      { pressed: state.several },
    )}
    ${velocityButton(item, page, commands)}
    ${iconButton(removal, icons.remove, remove)}
    ${iconButton(strings.nudge, icons.nudge, () => commands.page.toggleNudges(), { className: 'unfold', expanded: nudging })}
    ${iconButton(strings.deselect, icons.close, deselect, { className: 'deselect' })}
    </div>
    ${nudging ? nudgesTemplate(page, commands) : null}
  </div>`;
}

/** Lets a shape move or stand. */
const velocityButton = (item: Item, page: Page, commands: Commands) =>
  iconButton(velocityName(item, page), icons.velocity, () => switchVelocity(item, commands), {
    pressed: item.velocity !== undefined,
  });

/** A word, or an icon where space is short; disabled, with the reason as title, where unsupported. */
function modeTemplate(
  mode: GizmoMode,
  kind: SceneKind,
  { state, strings }: Page,
  commands: Commands,
): TemplateResult {
  const name = strings[`gizmo.${mode}`];
  const reason = textOr(strings, `gizmo.not.${mode}.${kind}`, '');
  const chosen = mode === state.gizmo;
  return html`<button
    type="button"
    role="radio"
    aria-label=${name}
    aria-checked=${chosen}
    aria-disabled=${reason !== ''}
    title=${reason || name}
    tabindex=${chosen ? 0 : -1}
    @click=${() => reason || commands.selection.setGizmo(mode)}
  >
    ${modeIcons[mode]}<span>${name}</span>
  </button>`;
}

/** A button that names the axis lock and removes it. */
function lockTemplate(lock: AxisLock | null, strings: Strings, commands: Commands) {
  if (lock === null) return null;
  const axis = axisNames[lock.axis];
  const axes = axisNames.filter((name) => (name === axis) !== lock.plane).join('');
  const meaning = format(strings[lock.plane ? 'lock.plane' : 'lock.axis'], { axis, axes });
  return html`<button
    class="lock"
    type="button"
    title=${meaning}
    aria-label=${meaning}
    @click=${() => commands.selection.setAxisLock(null)}
  >
    ${format(strings['lock.only'], { axes })}
  </button>`;
}

/** Arrow keys within the radio group, skipping disabled modes. */
function moveChoice(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const choices = [...list.querySelectorAll<HTMLElement>('[aria-disabled="false"]')];
  const current = choices.indexOf(event.target as HTMLElement);
  const choose = (index: number) => {
    const choice = choices.at(index % choices.length);
    choice?.click();
    choice?.focus();
  };
  const [next, previous] = [() => choose(current + 1), () => choose(current - 1)];
  handleKey(event, {
    ArrowRight: next,
    ArrowDown: next,
    ArrowLeft: previous,
    ArrowUp: previous,
  });
}
