// The quaternion lab: a box on its way between two orientations p and q, and what the core makes of them.
import { html, nothing, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { live } from 'lit/directives/live.js';
import type { Quaternions } from '../../core/quaternion.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import type { Quat } from '../../scene/shape.ts';
import { shortForm } from '../../strings/digits.ts';
import { format } from '../../strings/text.ts';
import { type Entry, fieldGroup, kParts } from './field-group.ts';
import { labTable } from './lab-table.ts';
import { type Box, boxesOf, type Orientation, Way } from './lab-way.ts';
import { refusalOf } from './refusal.ts';

type Props = readonly [Page, Commands, Quaternions];

class Lab extends Directive {
  #open = false;
  readonly #way = new Way();
  /** Keys are down that move the slider. */
  #sliding = false;

  override render(...props: Props) {
    const [{ strings }] = props;
    return html`<details class="lab" @toggle=${(event: Event) => this.#toggle(event, props)}>
      <summary><h2>${strings.lab}</h2></summary>
      ${this.#open ? this.#content(props) : nothing}
    </details>`;
  }

  #toggle(event: Event, [page, commands]: Props): void {
    const { open } = event.target as HTMLDetailsElement;
    if (open === this.#open) return;
    this.#open = open;
    if (open) {
      const { pair } = page.state.scene;
      const preferred = [page.state.selected, ...(pair ?? [])];
      this.#way.begin(boxesOf(page.state.scene.items), preferred);
    }
    commands.page.refresh();
  }

  #content(props: Props) {
    const [page, commands, quaternions] = props;
    const boxes = boxesOf(page.state.scene.items);
    const way = this.#way;
    const box = way.follow(boxes);
    if (!box) return nothing;
    const { strings } = page;
    return html`${this.#boxChooser(box, boxes, props)}
      ${this.#orientation('p', props, this.#again(box, props))}
      ${this.#orientation('q', props, this.#source(box, boxes, props))}
      ${this.#slider(box, props)}
      <div class="actions">
        <button
          type="button"
          @click=${() => {
            way.swap(box.shape.rotation);
            commands.page.refresh();
          }}
        >
          ${strings['lab.swap']}
        </button>
      </div>
      ${labTable(way.p, way.q, quaternions, strings)}`;
  }

  /** Which box is turned; where there is one only, nothing is to be chosen. */
  #boxChooser(box: Box, boxes: readonly Box[], [{ strings }, commands]: Props) {
    if (boxes.length < 2) return nothing;
    const choose = (event: Event) => {
      this.#way.begin(boxes, [Number((event.target as HTMLSelectElement).value)]);
      commands.page.refresh();
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

  #orientation(which: Orientation, props: Props, beside: TemplateResult) {
    const [{ strings }, commands] = props;
    const refresh = () => commands.page.refresh();
    const title = strings[`lab.${which}`];
    const entries = this.#way[which].map((value, index) => this.#entry(which, value, index, props));
    return fieldGroup(
      { id: `lab-${which}`, title, owner: strings.lab, entries, beside },
      { strings, refresh },
    );
  }

  #entry(
    which: Orientation,
    value: number,
    index: number,
    [, commands, quaternions]: Props,
  ): Entry {
    const way = this.#way;
    return {
      part: kParts[index] ?? '',
      value,
      unit: 'none',
      keeper: {
        change: (next) => {
          const entered = way[which].with(index, next(way[which][index] ?? 0)) as unknown as Quat;
          const refusal = refusalOf(() => quaternions.slerp(entered, entered, 0));
          if (!refusal) way.enter(which, entered);
          commands.page.refresh();
          return refusal;
        },
        // The lab's own: not part of the scene, and so not of its history.
        commit: () => way.commit(),
        cancel: () => {
          way.cancel();
          commands.page.refresh();
        },
      },
    };
  }

  #again(box: Box, [{ strings }, commands]: Props) {
    const take = () => {
      this.#way.enter('p', box.shape.rotation);
      this.#way.commit();
      commands.page.refresh();
    };
    return html`<button type="button" @click=${take}>
      ${format(strings['lab.asItIs'], { name: box.name })}
    </button>`;
  }

  /** Where q comes from: another box, or what is entered. */
  #source(box: Box, boxes: readonly Box[], [{ strings }, commands]: Props) {
    const others = boxes.filter(({ id }) => id !== box.id);
    const source = this.#way.source;
    const choose = (event: Event) => {
      const { value } = event.target as HTMLSelectElement;
      this.#way.takeFrom(boxes, value === '' ? null : Number(value));
      commands.page.refresh();
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

  #slider(box: Box, [{ strings }, commands, quaternions]: Props) {
    const way = this.#way;
    const t = way.placeOf(box.shape.rotation);
    const turn = (event: Event) => {
      const place = Number((event.target as HTMLInputElement).value);
      commands.scene.tryShape(box.id, (shape) => {
        if (shape.kind !== 'obb') return shape;
        const rotation = quaternions.slerp(way.p, way.q, place);
        way.note(rotation, place);
        return { ...shape, rotation };
      });
    };
    const commit = () => {
      this.#sliding = false;
      commands.scene.commit();
    };
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
        @input=${turn}
        @change=${() => {
          if (!this.#sliding) commit();
        }}
        @keydown=${() => {
          this.#sliding = true;
        }}
        @keyup=${commit}
        @blur=${commit}
      />
      <output for="lab-slerp">t = ${shortForm(t)}</output>
    </div>`;
  }
}

export const quaternionLab = directive(Lab);
