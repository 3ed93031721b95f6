// The numbers of the two shapes under test, and of the selected one if it is another.
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { isMoving } from '../../scene/clock.ts';
import { type Item, itemById } from '../../scene/scene.ts';
import { isolated } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { afterRender } from '../controls/after-render.ts';
import { modelSection } from '../model/model-section.ts';
import { treeSection } from '../model/tree-section.ts';
import numbers from './numbers.css?inline';
import { shapeFields } from './shape-fields.ts';
import { motionFields, velocityFields } from './velocity-fields.ts';

export function numbersTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings, state } = page;
  const items = itemsOf(page);
  const { selected } = state;
  return html`<div
    class="numbers"
    ${adoptStyles(numbers)}
    ${afterRender(`${selected}`, (panel) => revealShape(panel, selected))}
  >
    ${
      items.length === 0
        ? html`<p class="empty">${strings['numbers.none']}</p>`
        : html`<p class="hint">${strings['numbers.hint']}</p>`
    }
    ${repeat(
      items,
      ({ id, shape }) => `${id} ${shape.kind}`,
      (item) => html`<details open class="shape ${sideOf(item.id, page)}" data-id=${item.id}>
        <summary>
          <h2>${isolated(item.name)} <span>${strings[`kind.${item.shape.kind}`]}</span></h2>
        </summary>
        ${shapeFields(item, page, commands)} ${velocityFields(item, page, commands)}
        ${modelSection(item, page, commands)}
        ${treeSection(item, page, commands)}
      </details>`,
    )}
    ${
      isMoving(page.scene)
        ? html`<details open class="shape">
            <summary><h2>${strings['numbers.motion']}</h2></summary>
            ${motionFields(page, commands)}
          </details>`
        : null
    }
  </div>`;
}

/** Scrolls the list, and only the list, to the fields of the selected shape. */
function revealShape(panel: HTMLElement, id: number | null): void {
  const list = panel.closest('.body');
  const shape = panel.querySelector(`[data-id="${id}"]`);
  if (!(list && shape)) return;
  const [inner, outer] = [shape.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top;
}

function itemsOf({ state: { scene, selected } }: Page): readonly Item[] {
  const ids = new Set([...(scene.pair ?? []), ...(selected === null ? [] : [selected])]);
  return [...ids].flatMap((id) => itemById(scene, id) ?? []);
}

function sideOf(id: number, { state: { scene } }: Page): string {
  if (id === scene.pair?.[0]) return 'first';
  return id === scene.pair?.[1] ? 'second' : '';
}
