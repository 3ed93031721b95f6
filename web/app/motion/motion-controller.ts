// The clock of a figure: answers about scenes in motion, and plays them. Nothing runs while it stands.
import type { Core } from '../../core/core.ts';
import type { DragHandle } from '../../input/drags.ts';
import type { ClockCommands } from '../../page/commands.ts';
import {
  type ClockSetting,
  type ClockView,
  firstContact,
  type MotionAnswer,
} from '../../page/motion.ts';
import { isMoving, motionOf } from '../../scene/clock.ts';
import { centerOf } from '../../scene/extent.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { areResultsMasked, type State } from '../../scene/state.ts';
import type { Store } from '../../scene/store.ts';
import { tipOf, withTip } from '../../scene/velocity.ts';
import { visibleScene } from '../../scene/visible-scene.ts';
import { loadPanelStrings } from '../../strings/index.ts';
import { MotionLayer } from '../../view/layers/motion-layer.ts';
import type { PageStore } from '../page-store.ts';
import { motionAnswer, timeThatShows } from './motion-answer.ts';

export interface MotionControllerHost {
  readonly store: Store;
  readonly pageStore: PageStore;
}

/** Seconds that the whole motion is played in, at least and at most. */
const kShortest = 3;
const kLongest = 12;

/** @throws CoreLoadError, or what the browser says where the code can't be loaded */
export async function loadMotion(host: MotionControllerHost): Promise<MotionController> {
  const [{ loadCore }] = await Promise.all([import('../../core/index.ts'), loadPanelStrings()]);
  return new MotionController(host, await loadCore());
}

export class MotionController implements ClockCommands {
  /** What draws it. */
  readonly layer = MotionLayer;
  readonly #host: MotionControllerHost;
  readonly #core: Core;
  readonly #answers = new WeakMap<Scene, MotionAnswer>();
  /** Of the answer that was asked last; each frame that is played asks. */
  #shown: { readonly answer: MotionAnswer; readonly contact: number | null } | null = null;
  #request: number | null = null;
  /** When the last frame was drawn, in milliseconds. */
  #before = 0;

  constructor(host: MotionControllerHost, core: Core) {
    this.#host = host;
    this.#core = core;
  }

  /** Computed once a scene. */
  answerOf(scene: Scene): MotionAnswer {
    const visible = visibleScene(scene);
    const known = this.#answers.get(visible) ?? motionAnswer(this.#core, visible);
    this.#answers.set(visible, known);
    return known;
  }

  /** The tips of velocities that can be dragged, of a shown state; none while the quiz asks. */
  tips(state: State): readonly DragHandle[] {
    const { scene, time } = state;
    if (areResultsMasked(state)) return [];
    return scene.items.flatMap((item) => {
      const { id, shape, velocity, locked, hidden } = item;
      if (!velocity || locked || hidden) return [];
      const position = tipOf(item, scene, time);
      const place = (edited: Scene, at: Vec3) => withTip(edited, id, at, time);
      return [{ id, position, center: centerOf(shape), place }];
    });
  }

  setTime(time: number): void {
    this.pause();
    this.#show(time);
  }

  move(part: number): void {
    this.setTime(this.#time + part * this.#duration);
  }

  toContact(): void {
    this.setTime(this.#contact ?? 0);
  }

  toggle(): void {
    if (this.#request === null) this.play();
    else this.pause();
  }

  play(): void {
    if (this.#request !== null) return;
    if (this.#time >= this.#duration) this.#show(0);
    this.#before = performance.now();
    this.#request = requestAnimationFrame(this.#tick);
    this.#update({ playing: true });
  }

  pause(): void {
    if (this.#request === null) return;
    cancelAnimationFrame(this.#request);
    this.#request = null;
    this.#update({ playing: false });
  }

  set(change: ClockSetting): void {
    this.#update(change);
  }

  get row(): string | null {
    return this.#host.pageStore.state.clock.row;
  }

  get #time(): number {
    return this.#host.store.state.time;
  }

  get #duration(): number {
    return motionOf(this.#host.store.state.scene).duration;
  }

  get #contact(): number | null {
    const answer = this.answerOf(this.#host.store.state.scene);
    if (this.#shown?.answer !== answer) {
      const time = firstContact(answer);
      this.#shown = { answer, contact: time && timeThatShows(this.#core, answer, time) };
    }
    return this.#shown.contact;
  }

  readonly #tick = (now: number): void => {
    if (!isMoving(this.#host.store.state.scene)) {
      this.pause();
      return;
    }
    this.#request = requestAnimationFrame(this.#tick);
    const duration = this.#duration;
    const played = Math.min(Math.max(duration, kShortest), kLongest);
    const seconds = Math.max(now - this.#before, 0) / 1000;
    this.#before = now;
    const time = this.#time;
    const next = time + (seconds / played) * duration;
    const { loops, stops } = this.#host.pageStore.state.clock;
    const contact = stops ? this.#contact : null;
    if (contact !== null && time < contact && contact <= next) this.setTime(contact);
    else if (next < duration) this.#show(next);
    else if (loops) this.#show(0);
    else this.setTime(duration);
  };

  #show(time: number): void {
    const { store, pageStore } = this.#host;
    // An edit leaves the walk, and so does another time.
    pageStore.update({ walked: null });
    store.update({ time: Math.min(Math.max(time, 0), this.#duration) });
  }

  #update(change: Partial<ClockView>): void {
    const { pageStore } = this.#host;
    pageStore.update({ clock: { ...pageStore.state.clock, ...change } });
  }
}
