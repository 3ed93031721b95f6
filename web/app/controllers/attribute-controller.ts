// Reacts to changed attributes of the element: applies each change, and reports an invalid value with an
// `error` event.
import { presetByKey } from '../../presets/index.ts';
import { isModelPreset } from '../../presets/models.ts';
import { isMoving } from '../../scene/clock.ts';
import type { Scene } from '../../scene/scene.ts';
import { kNoRow } from '../../scene/state.ts';
import { type Explained, rowNamed, stableStepName, stepsOf } from '../../strings/names.ts';
import {
  type AttributeName,
  type Attributes,
  attributeFault,
  faultOf,
  kAttributes,
} from '../attributes.ts';
import type { Context } from '../context.ts';
import type { Display } from '../display.ts';
import { FigureError } from '../figure-error.ts';
import { LazyVectors } from '../lazy-vectors.ts';
import type { Opening } from './opening.ts';
import { prefersReducedMotion } from './visibility.ts';

export class AttributeController {
  readonly #context: Context;
  readonly #opening: Opening;
  readonly #display: Display;
  readonly #vectors: LazyVectors;

  constructor(context: Context, opening: Opening, display: Display) {
    this.#context = context;
    this.#opening = opening;
    this.#display = display;
    this.#vectors = new LazyVectors(context);
  }

  reportFaults(): void {
    for (const name of kAttributes) this.#reportFault(name);
    this.#reportUnknownPreset();
  }

  changed(name: AttributeName): void {
    this.#reportFault(name);
    this.#follow(name);
  }

  /** Shows the ledger row that the attributes name. */
  showRow(): void {
    const { attributes, emit, store } = this.#context;
    const { explained } = this.#display;
    const row = explained && rowOfAttributes(explained, attributes);
    if (row instanceof FigureError) emit('error', row);
    else if (row !== null) store.update({ step: row });
  }

  /** Lights the shapes that the attribute `highlight` names. */
  highlight(): void {
    const { attributes, store } = this.#context;
    store.update({ highlighted: attributes.highlight });
  }

  /** Draws the vectors that the attribute `vectors` gives. */
  drawVectors(): void {
    this.#vectors.follow();
  }

  /** Reports names of the attribute `highlight` that no shape of the scene has. */
  reportUnknownShapes(): void {
    const { attributes, element, emit, store } = this.#context;
    const fault = unknownShapes(store.state.scene, attributes.highlight);
    if (fault) emit('error', faultOf('highlight', element.getAttribute('highlight') ?? '', fault));
  }

  /** Plays the scene in motion where the attribute says so and motion is welcome, else pauses it. */
  play(): void {
    const { attributes, motion, store } = this.#context;
    if (!attributes.play || prefersReducedMotion()) motion.pause();
    else if (isMoving(store.state.scene)) motion.play();
  }

  #follow(name: AttributeName): void {
    const opening = this.#opening;
    const display = this.#display;
    const { attributes, store } = this.#context;
    switch (name) {
      case 'preset':
        opening.openPreset(attributes.preset);
        this.#reportUnknownPreset();
        break;
      case 'scene':
        void opening.openWritten();
        break;
      case 'src':
        void opening.openSource();
        break;
      case 'theme':
        display.picture?.paint();
        break;
      case 'lang':
        display.speak();
        break;
      case 'camera':
        display.frame.reframe();
        break;
      case 'axis':
      case 'step':
        if (attributes.axis === null && attributes.step === null) store.update({ step: null });
        else this.showRow();
        break;
      case 'ui':
        display.speak();
        display.relayout();
        break;
      case 'readonly':
      case 'controls':
        display.relayout();
        break;
      case 'highlight':
        this.highlight();
        // A scene that the page has asked for before may have these names.
        if (opening.isOpen) void opening.reading.then(() => this.reportUnknownShapes());
        break;
      case 'vectors':
        this.drawVectors();
        break;
      case 'play':
        this.play();
        break;
      case 'loading':
      case 'poster':
        break;
    }
  }

  #reportUnknownPreset(): void {
    const { attributes, emit } = this.#context;
    const { preset } = attributes;
    if (preset === null || presetByKey(preset) || isModelPreset(preset)) return;
    emit('error', faultOf('preset', preset, 'the key of a preset'));
  }

  #reportFault(name: AttributeName): void {
    const { element, emit } = this.#context;
    const fault = attributeFault(name, element.getAttribute(name));
    if (fault) emit('error', fault);
  }
}

/** What names of shapes have to be instead; null: the scene has all of them. */
export function unknownShapes({ items }: Scene, names: readonly string[]): string | null {
  if (names.every((name) => items.some((item) => item.name === name))) return null;
  const known = items.map(({ name }) => name);
  return known.length === 0 ? 'empty: there are no shapes' : `one or more of ${known.join(', ')}`;
}

/**
 * Index of the ledger row that the attributes `axis` and `step` name, `kNoRow` where no row is to be shown; null: they
 * name none; an error: this pair has no such row.
 */
export function rowOfAttributes(
  explained: Explained,
  { axis, step }: Pick<Attributes, 'axis' | 'step'>,
): number | FigureError | null {
  const names = stepsOf(explained).map((each) => stableStepName(explained, each));
  if (axis === 'none') return kNoRow;
  if (axis !== null) {
    const row = rowNamed(explained, axis);
    return row < 0 ? faultOf('axis', axis, `one of ${names.join(', ')}`) : row;
  }
  if (step === null) return null;
  return step > names.length ? faultOf('step', String(step), `at most ${names.length}`) : step - 1;
}
