// The quaternion lab: slerp of a box between two orientations p and q, and a table of operations on them.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Quaternions } from '../../core/quaternion.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import type { Quat } from '../../scene/shape.ts';
import { shortForm } from '../../strings/digits.ts';
import { format } from '../../strings/text.ts';
import { define, PanelElement } from '../controls/panel-element.ts';
import { type Entry, fieldGroup, kParts } from './field-group.ts';
import { lab as styles } from './lab-styles.ts';
import { labTable } from './lab-table.ts';
import { refusalOf } from './refusal.ts';
import { type Box, boxesOf, type Orientation, SlerpPath } from './slerp-path.ts';

class QuaternionLab extends PanelElement {
  static override styles = styles;
  static override properties = { quaternions: { attribute: false } };

  declare quaternions: Quaternions;
  #open = false;
  readonly #path = new SlerpPath();
  /** Whether a key that moves the slider is down. */
  #keyDown = false;

  override render(): TemplateResult {
    const { strings } = this.page;
    return html`<details class="lab" @toggle=${this.#toggle}>
      <summary><h2>${strings.lab}</h2></summary>
      ${this.#open ? this.#content() : nothing}
    </details>`;
  }

  readonly #toggle = (event: Event): void => {
    const { open } = event.target as HTMLDetailsElement;
    if (open === this.#open) return;
    this.#open = open;
    if (open) {
      const { scene, selected } = this.page.state;
      this.#path.begin(boxesOf(scene.items), [selected, ...(scene.pair ?? [])]);
    }
    this.requestUpdate();
  };

  #content(): TemplateResult | typeof nothing {
    const { strings, state } = this.page;
    const boxes = boxesOf(state.scene.items);
    const path = this.#path;
    const box = path.follow(boxes);
    if (!box) return nothing;
    return html`${this.#boxChooser(box, boxes)}
      ${this.#orientation('p', this.#rotationButton(box))}
      ${this.#orientation('q', this.#source(box, boxes))}
      ${this.#slider(box)}
      <div class="actions">
        <button type="button" @click=${() => this.#change(() => path.swap(box.shape.rotation))}>
          ${strings['lab.swap']}
        </button>
      </div>
      ${labTable(path.p, path.q, this.quaternions, strings)}`;
  }

  /** Chooses the box to rotate, if there are several. */
  #boxChooser(box: Box, boxes: readonly Box[]): TemplateResult | typeof nothing {
    const { strings } = this.page;
    if (boxes.length < 2) return nothing;
    const choose = (event: Event) => {
      const id = Number((event.target as HTMLSelectElement).value);
      this.#change(() => this.#path.begin(boxes, [id]));
    };
    return html`<div class="heading">
      <h3>${strings['lab.box']}</h3>
      <select aria-label=${strings['lab.box']} .value=${live(String(box.id))} @change=${choose}>
        ${boxes.map(
          ({ id, name }) => html`<option value=${id} ?selected=${id === box.id}>${name}</option>`,
        )}
      </select>
    </div>`;
  }

  #orientation(which: Orientation, headingExtra: TemplateResult): TemplateResult {
    const { strings } = this.page;
    const title = strings[`lab.${which}`];
    const entries = this.#path[which].map((value, index) => this.#entry(which, value, index));
    return fieldGroup(
      { id: `lab-${which}`, title, owner: strings.lab, entries, headingExtra },
      strings,
    );
  }

  #entry(which: Orientation, value: number, index: number): Entry {
    const path = this.#path;
    return {
      part: kParts[index] ?? '',
      value,
      unit: 'none',
      edit: {
        change: (next) => {
          const entered = path[which].with(index, next(path[which][index] ?? 0)) as unknown as Quat;
          const refusal = refusalOf(() => this.quaternions.slerp(entered, entered, 0));
          if (!refusal) this.#change(() => path.enter(which, entered));
          return refusal;
        },
        // p and q are state of the lab, not of the scene and its history.
        commit: () => path.commit(),
        cancel: () => this.#change(() => path.cancel()),
      },
    };
  }

  /** Sets p to the current rotation of the box. */
  #rotationButton(box: Box): TemplateResult {
    const { strings } = this.page;
    const setFromBox = () =>
      this.#change(() => {
        this.#path.enter('p', box.shape.rotation);
        this.#path.commit();
      });
    return html`<button type="button" @click=${setFromBox}>
      ${format(strings['lab.asItIs'], { name: box.name })}
    </button>`;
  }

  /** Chooses the source of q: another box, or numbers entered by the user. */
  #source(box: Box, boxes: readonly Box[]): TemplateResult {
    const { strings } = this.page;
    const others = boxes.filter(({ id }) => id !== box.id);
    const { source } = this.#path;
    const choose = (event: Event) => {
      const { value } = event.target as HTMLSelectElement;
      this.#change(() => this.#path.setSource(boxes, value === '' ? null : Number(value)));
    };
    return html`<select
      aria-label=${strings['lab.source']}
      .value=${live(source === null ? '' : String(source))}
      @change=${choose}
    >
      ${others.map(
        ({ id, name }) =>
          html`<option value=${id} ?selected=${id === source}>
            ${format(strings['lab.ofBox'], { name })}
          </option>`,
      )}
      <option value="" ?selected=${source === null}>${strings['lab.entered']}</option>
    </select>`;
  }

  #slider(box: Box): TemplateResult {
    const { strings } = this.page;
    const t = this.#path.parameterOf(box.shape.rotation);
    return html`<div class="slerp">
      <label for="lab-slerp">${strings['lab.slerp']}</label>
      <input
        id="lab-slerp"
        type="range"
        min="0"
        max="1"
        step="0.01"
        .value=${live(String(t))}
        aria-valuetext=${`t = ${shortForm(t)}`}
        @input=${(event: Event) => this.#turn(box, event)}
        @change=${() => {
          if (!this.#keyDown) this.#commit();
        }}
        @keydown=${() => {
          this.#keyDown = true;
        }}
        @keyup=${this.#commit}
        @blur=${this.#commit}
      />
      <output for="lab-slerp">t = ${shortForm(t)}</output>
    </div>`;
  }

  #turn(box: Box, event: Event): void {
    const t = Number((event.target as HTMLInputElement).value);
    const path = this.#path;
    this.commands.scene.tryShape(box.id, (shape) => {
      if (shape.kind !== 'obb') return shape;
      const rotation = this.quaternions.slerp(path.p, path.q, t);
      path.record(rotation, t);
      return { ...shape, rotation };
    });
  }

  readonly #commit = (): void => {
    this.#keyDown = false;
    this.commands.scene.commit();
  };

  #change(act: () => void): void {
    act();
    this.requestUpdate();
  }
}

define('cp-quaternion-lab', QuaternionLab);

export const quaternionLab = (
  page: Page,
  commands: Commands,
  quaternions: Quaternions,
): TemplateResult =>
  html`<cp-quaternion-lab
    .page=${page}
    .commands=${commands}
    .quaternions=${quaternions}
  ></cp-quaternion-lab>`;
