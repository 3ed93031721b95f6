// Numbers in a sentence that readers change: by dragging sideways or with the arrow keys, as a slider, or by typing.
import { numberFields, readNumbers, withNumber } from '../../scene/numbers.ts';
import type { Item, PlainScene, SceneMotion } from '../../scene/scene.ts';
import type { Shape, Vec3 } from '../../scene/shape.ts';
import { addStep, trackScrub } from '../../shared/scrub.ts';
import type { LiveFigure, Words } from './live-figure.ts';
import { typeNumber } from './typed-number.ts';

const kComponents = ['x', 'y', 'z', 'w'];
/** Of a drag, for one step of the number. */
const kPixelsPerStep = 3;
/** Steps of Page Up and Page Down. */
const kManySteps = 10;

/** One number of a shape, by a path such as `B.center.x` or `A.velocity.x`, or of the motion: `motion.steps`. */
interface Place {
  readonly item: string;
  readonly field: string;
  /** Of the field's numbers. */
  readonly index: number;
}

function placeOf(path: string): Place {
  const [item = '', field = '', component = 'x'] = path.split('.');
  return { item, field, index: kComponents.indexOf(component) };
}

/** null: the scene has no such number. */
export function numberAt(scene: PlainScene, path: string): number | null {
  const { item: name, field, index } = placeOf(path);
  if (name === 'motion') return scene.motion?.[field as keyof SceneMotion] ?? null;
  const found = scene.items.find((item) => item.name === name);
  if (field === 'velocity') return found?.velocity?.[index] ?? null;
  return found ? fieldNumber(found, field, index) : null;
}

function fieldNumber({ shape }: Item<Shape>, field: string, index: number): number | null {
  const found = numberFields(shape.kind).find((each) => each.name === field);
  return (found && readNumbers(shape, found)[index]) ?? null;
}

/** The scene with one number changed; the same scene where it has no such number. */
export function withNumberAt(scene: PlainScene, path: string, value: number): PlainScene {
  const { item: name, field, index } = placeOf(path);
  const { motion } = scene;
  if (name === 'motion')
    return motion ? { ...scene, motion: { ...motion, [field]: value } } : scene;
  const items = scene.items.map((item) => {
    if (item.name !== name) return item;
    if (field === 'velocity' && item.velocity) {
      const velocity = item.velocity.map((each, i) => (i === index ? value : each));
      return { ...item, velocity: velocity as unknown as Vec3 };
    }
    const found = numberFields(item.shape.kind).find((each) => each.name === field);
    if (!found) return item;
    return { ...item, shape: withNumber(item.shape, found, index, value) };
  });
  return { ...scene, items };
}

export class Scrub {
  readonly #element: HTMLElement;
  readonly #figure: LiveFigure;
  readonly #path: string;
  readonly #min: number;
  readonly #max: number;
  readonly #step: number;

  constructor(element: HTMLElement, figure: LiveFigure) {
    const { reading = '', min, max, step } = element.dataset;
    this.#element = element;
    this.#figure = figure;
    this.#path = reading;
    [this.#min, this.#max, this.#step] = [Number(min), Number(max), Number(step)];
    element.setAttribute('aria-valuemin', String(this.#min));
    element.setAttribute('aria-valuemax', String(this.#max));
  }

  get value(): number {
    const { scene } = this.#figure;
    return this.#figure.variable(this.#path) ?? numberAt(scene, this.#path) ?? this.#min;
  }

  /** Rounded to whole steps, within the limits. */
  set(value: number, done: boolean): void {
    this.#show(addStep(0, Math.round(value / this.#step) * this.#step), done);
  }

  /** As it was typed, within the limits; what counts in whole numbers stays whole. */
  enter(value: number): void {
    if (Number.isInteger(this.#step)) this.set(value, true);
    else this.#show(value, true);
  }

  #show(wanted: number, done: boolean): void {
    const value = Math.min(this.#max, Math.max(this.#min, wanted));
    if (this.#figure.variable(this.#path) !== undefined) {
      this.#figure.setVariable(this.#path, value, done);
    } else this.#figure.show(withNumberAt(this.#figure.scene, this.#path, value), done);
  }

  announce(): void {
    this.#element.setAttribute('aria-valuenow', String(this.value));
  }

  key({ key }: KeyboardEvent): boolean {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: kManySteps,
      PageDown: -kManySteps,
    };
    const by = steps[key];
    if (by !== undefined) this.set(this.value + by * this.#step, true);
    else if (key === 'Home') this.set(this.#min, true);
    else if (key === 'End') this.set(this.#max, true);
    else return false;
    return true;
  }

  /** A drag that ends where it began, or that is given up, leaves the figure as it was. `click`: called where none follows. */
  drag(down: PointerEvent, click: () => void): void {
    const before = this.#figure.shown;
    const begin = this.value;
    let steps = 0;
    let isDragged = false;
    const show = (done: boolean) => {
      if (steps === 0) this.#figure.showAgain(before, done);
      else this.set(begin + steps * this.#step, done);
    };
    const drag = trackScrub(down, {
      move: (pixels) => {
        isDragged = true;
        steps = Math.round(pixels / kPixelsPerStep);
        show(false);
      },
      end: () => show(true),
      cancel: () => this.#figure.showAgain(before, true),
    });
    if (!drag) return;
    this.#element.addEventListener('click', () => !isDragged && click(), { once: true });
  }
}

export function connectScrub(element: HTMLElement, figure: LiveFigure, words: Words): void {
  const scrub = new Scrub(element, figure);
  const hint = words['scrub.hint'] ?? '';
  const label = element.dataset['label'] ?? hint;
  const type = () =>
    typeNumber(element, { value: scrub.value, label, enter: (value) => scrub.enter(value) });
  element.tabIndex = 0;
  element.role = 'slider';
  element.title = hint;
  element.ariaLabel = label;
  figure.follow(() => scrub.announce());
  element.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    element.focus();
    scrub.drag(event, type);
  });
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') type();
    else if (!scrub.key(event)) return;
    event.preventDefault();
  });
}
