// The public events of a figure, which don't bubble, and the options of its methods.

import type { SceneDocument } from '../scene/scene-document.ts';
import type { FigureError } from './figure-error.ts';

/** About the inspected pair; fields are null where there is none. */
export interface VerdictDetail {
  readonly outcome: 'apart' | 'touching' | 'overlapping' | null;
  /** Names of the two shapes. */
  readonly names: readonly [string, string] | null;
  /** Distance in meters, negative for a penetration depth; null where it has no meaning. */
  readonly gap: number | null;
  /** Name of the candidate that decided, such as `A.y×B.x`. */
  readonly candidate: string | null;
  /** The verdict in the figure's language, as plain text. */
  readonly text: string;
}

export interface AxisDetail {
  /** Number of the shown ledger row, from 1; null: none. */
  readonly step: number | null;
  readonly candidate: string | null;
  /** Unit direction in space; null where the row has none. */
  readonly axis: readonly [number, number, number] | null;
  readonly gap: number | null;
}

/** A shape of the scene. */
export interface ShapeDetail {
  readonly id: number;
  readonly name: string;
}

export interface FigureEvents {
  /** The first verdict is shown. */
  readonly ready: VerdictDetail;
  /** The scene was edited: once a drag, at its end. */
  readonly change: SceneDocument;
  /** Another scene is shown: at most once a frame, also during drags. `scene`, `verdict` and `ledger` are its. */
  readonly 'scene-change': null;
  /** The verdict changed: at most once a frame, also during drags. */
  readonly 'verdict-change': VerdictDetail;
  /** Another ledger row is shown. */
  readonly 'axis-change': AxisDetail;
  /** The pointer is over another shape, or its stop has the focus; null: over none. */
  readonly hover: ShapeDetail | null;
  /** Other shapes are selected: all of them, first the one with the handles; none: empty. */
  readonly 'selection-change': readonly ShapeDetail[];
  /** Something is wrong; the error names field and value. */
  readonly error: FigureError;
  /** The WebGL context was lost: the picture is not updated until it is restored. */
  readonly 'context-lost': null;
  /** The WebGL context was restored, and the picture with it. */
  readonly 'context-restored': null;
}

/** An element with typed listeners for the figure's events. */
export interface EventElement extends HTMLElement {
  addEventListener<Name extends keyof FigureEvents>(
    type: Name,
    listener: (event: CustomEvent<FigureEvents[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export type Emit = <Name extends keyof FigureEvents>(
  name: Name,
  detail: FigureEvents[Name],
) => void;

export function emitter(element: EventTarget): Emit {
  return (name, detail) => {
    element.dispatchEvent(new CustomEvent(name, { detail }));
  };
}

/** The file format of an exported picture, and what stands below it. */
export interface PhotographOptions {
  /** PNG by default, and where the browser doesn't support the type. */
  readonly type?: `image/${string}`;
  /** From 0 to 1, for lossy types. */
  readonly quality?: number;
  /** The title of the scene and the verdict are written below the picture. */
  readonly verdict?: boolean;
}
