// What the core says of a scene in motion, as panels and the picture show it.
import type { Cast, ExplainedCast } from '../core/cast.ts';
import { itemById, type Scene } from '../scene/scene.ts';

/** Two shapes that meet at some time. */
export interface Meeting {
  /** Ids, in the order of the scene; of the inspected pair in its order. */
  readonly ids: readonly [number, number];
  /** `hits` or `touches`. */
  readonly cast: Cast;
}

/** The shapes of the inspected pair as they stand at the end of a step. */
export interface Sample {
  /** In seconds. */
  readonly time: number;
  readonly meets: boolean;
}

export interface MotionAnswer {
  /** The visible shapes at the start. */
  readonly scene: Scene;
  /** In seconds. */
  readonly duration: number;
  /** null: there is no pair, or both of it go on forever. */
  readonly pair: ExplainedCast | null;
  /** Of all shapes that move as seen from each other, first to last. */
  readonly meetings: readonly Meeting[];
  /** At the start and after each step; empty where the scene has no steps. */
  readonly samples: readonly Sample[];
}

/** The time line, or the walk through the test. */
export type Bar = 'motion' | 'test';

/** How the clock runs. */
export interface ClockView {
  readonly playing: boolean;
  /** At the end it begins again. */
  readonly loops: boolean;
  /** It stops when the pair meets first. */
  readonly stops: boolean;
  /** The rows of Why are intervals of time, else those of the moment. */
  readonly inTime: boolean;
  /** Name of the chosen one of the former; null: that of the ledger. */
  readonly row: string | null;
  /** The one that is shown where there is no room for both. */
  readonly bar: Bar;
}

/** What a viewer sets of it. */
export type ClockSetting = Partial<Omit<ClockView, 'playing'>>;

/** The pair where it meets at some time; null: it never does, or there is none. */
export const metPair = ({ pair }: MotionAnswer): ExplainedCast | null =>
  pair && pair.outcome !== 'never' ? pair : null;

/** Whether a time is, but for rounding, that at which the pair meets first after the start. */
export function isFirstContact(answer: MotionAnswer, time: number): boolean {
  const enter = metPair(answer)?.tEnter ?? 0;
  return enter > 0 && Math.abs(time - enter) <= enter * 2 ** -40;
}

/** Of the inspected pair; empty where there is none. */
export function pairNames({ scene }: MotionAnswer): readonly [string, string] {
  const [a = '', b = ''] = (scene.pair ?? []).map((id) => itemById(scene, id)?.name ?? '');
  return [a, b];
}

/** When the inspected pair meets first, or else any two; null: none do. */
export const firstContact = (answer: MotionAnswer): number | null =>
  (metPair(answer) ?? answer.meetings[0]?.cast)?.tEnter ?? null;
