// One figure of a lesson, and the readings of it in the text, which follow every scene that it shows.
import type { Core } from '../../core/index.ts';
import type { CollisionPlayground } from '../../element.ts';
import { isMoving } from '../../scene/clock.ts';
import type { PlainScene } from '../../scene/scene.ts';
import { hasAssets, sceneDocument } from '../../scene/scene-document.ts';
import { rowOfFace } from './difference-scene.ts';
import { isSpokenOf, startOf, vectorsOf } from './figure-scene.ts';
import type { Lesson, Variables } from './model.ts';
import { readingText } from './reading-text.ts';
import { Readings } from './readings.ts';

export type Words = Readonly<Record<string, string>>;

export interface LessonParts {
  readonly core: Core;
  readonly lesson: Lesson;
  readonly words: Words;
}

/** Narrower than this, there is room for the picture, the verdict and a time line only. In CSS pixels. */
const kNarrow = 560;

/** What a figure shows, to be shown again. */
interface Shown {
  readonly scene: PlainScene;
  readonly variables: Variables;
}

type Follow = (readings: Readings, scene: PlainScene) => void;

export class LiveFigure {
  readonly element: CollisionPlayground;
  readonly name: string;
  /** The scene that it begins with. */
  readonly start: PlainScene;
  /** The last one that the text can speak of; until the figure is loaded, the one that is to be shown first. */
  #scene: PlainScene;
  readonly #parts: LessonParts;
  readonly #fields: readonly HTMLElement[];
  /** Rows of tables of the main figure, by the names of rows of the ledger. */
  readonly #rows: readonly HTMLElement[];
  readonly #followers: Follow[] = [];
  #variables: Variables;
  #last: (Shown & { readonly readings: Readings }) | null = null;

  constructor(element: CollisionPlayground, article: HTMLElement, parts: LessonParts) {
    this.element = element;
    this.name = element.dataset['figure'] ?? '';
    this.#parts = parts;
    this.start = startOf(parts.core, parts.lesson, this.name);
    this.#scene = this.start;
    if (element.clientWidth < kNarrow && element.getAttribute('ui') === 'reason') {
      element.setAttribute('ui', isMoving(this.start) ? 'min' : 'verdict');
    }
    this.#variables = parts.lesson.variables ?? {};
    this.#fields = [
      ...article.querySelectorAll<HTMLElement>(`[data-reading][data-figure="${this.name}"]`),
    ];
    this.#rows =
      this.name === 'main' ? [...article.querySelectorAll<HTMLElement>('tr[data-row]')] : [];
    for (const event of ['ready', 'scene-change']) {
      element.addEventListener(event, () => this.#changed());
    }
  }

  /** The scene that is shown, or will be shown first; where readers have removed a shape from it, as it was before. */
  get scene(): PlainScene {
    const given = this.element.scene;
    if (given && !hasAssets(given)) {
      const { scene } = given;
      if (isSpokenOf(this.#parts.lesson, this.name, this.start, scene)) this.#scene = scene;
    }
    return this.#scene;
  }

  /**
   * A number that readers change beside those of the scene; undefined: there is none of this name. Where the lesson
   * reads it from the scene, as the scene has it now.
   */
  variable(name: string): number | undefined {
    const variable = this.#variables[name];
    if (variable === undefined) return undefined;
    const now = this.#readings.read(name);
    return typeof now === 'number' ? now : variable;
  }

  /** Calls at once, and for every scene from now on. */
  follow(act: Follow): void {
    this.#followers.push(act);
    act(this.#readings, this.scene);
  }

  /** `done`: false while more changes follow, as in a drag. */
  show(scene: PlainScene, done: boolean): void {
    this.#scene = scene;
    void this.element.update(sceneDocument(scene), { done });
  }

  /** The others stay as the scene has them now. */
  setVariable(name: string, value: number, done: boolean): void {
    const names = Object.keys(this.#variables);
    const now = Object.fromEntries(names.map((each) => [each, this.variable(each) ?? 0]));
    this.setVariables({ ...now, [name]: value }, done, name);
  }

  /** All of them at once; `changed`: the one that differs, where there is but one. */
  setVariables(variables: Variables, done: boolean, changed?: string): void {
    this.#variables = variables;
    const { core, lesson } = this.#parts;
    const scene = lesson.follow?.(core, this.scene, variables, changed) ?? this.scene;
    this.show(scene, done);
    this.#changed();
  }

  get shown(): Shown {
    return { scene: this.scene, variables: this.#variables };
  }

  /** As it was, to the last digit. */
  showAgain({ scene, variables }: Shown, done: boolean): void {
    this.#variables = variables;
    this.show(scene, done);
    this.#changed();
  }

  /** Computed once for a scene and its variables, however many ask. */
  get #readings(): Readings {
    const { scene } = this;
    const variables = this.#variables;
    if (this.#last?.scene !== scene || this.#last.variables !== variables) {
      const { core, lesson } = this.#parts;
      const own = lesson.readings?.(core, scene, variables);
      const readings = new Readings(core, scene, { ...variables, ...own });
      this.#last = { scene, variables, readings };
    }
    return this.#last.readings;
  }

  /** Shows what is derived of each scene of another figure, and which part of it the row there is about. */
  deriveFrom(main: LiveFigure | undefined): void {
    const derive = this.#parts.lesson.derived?.[this.name];
    if (!(derive && main)) return;
    let last = main.scene;
    main.follow((_, scene) => {
      if (scene === last) return;
      last = scene;
      this.show(derive(this.#parts.core, scene), false);
      this.#changed();
      this.#light(main);
    });
    for (const event of ['ready', 'axis-change']) {
      main.element.addEventListener(event, () => this.#light(main));
    }
    this.element.addEventListener('ready', () => this.#light(main));
    this.element.addEventListener('hover', ({ detail }) => {
      const row = detail && rowOfFace(detail.name);
      if (row && main.hasRow(row)) main.element.setAttribute('axis', row);
    });
  }

  hasRow(name: string): boolean {
    return this.#readings.rows.some((row) => row.name === name);
  }

  #light(main: LiveFigure): void {
    const row = main.element.row?.candidate;
    const lit = this.scene.items.filter(({ name }) => rowOfFace(name) === row);
    this.element.setAttribute('highlight', lit.map(({ name }) => name).join(', '));
  }

  #changed(): void {
    const readings = this.#readings;
    for (const field of this.#fields) this.#write(field, readings);
    this.#drawVectors();
    for (const row of this.#rows) {
      const { status } = readings.rows.find(({ name }) => name === row.dataset['row']) ?? {};
      if (status) row.className = status;
    }
    for (const follow of this.#followers) follow(readings, this.scene);
  }

  #drawVectors(): void {
    const { core, lesson } = this.#parts;
    if (!lesson.vectors) return;
    const vectors = vectorsOf(core, lesson, this.scene, this.#variables);
    this.element.setAttribute('vectors', JSON.stringify(vectors));
  }

  #write(field: HTMLElement, readings: Readings): void {
    const { reading = '', digits = '3', signed } = field.dataset;
    const style = { digits: Number(digits), isSigned: signed !== undefined };
    field.textContent = readingText(readings.read(reading), this.#parts.words, style);
  }
}
