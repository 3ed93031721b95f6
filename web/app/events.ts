// What a figure tells the page that it stands on. Events don't bubble out of it: whoever wants one
// listens on the element.
import type { FigureError } from './figure-error.ts';
import type { SceneDocument } from './files/write-scene.ts';

/** Of the pair that is looked at, and null where there is none. */
export interface VerdictDetail {
  readonly outcome: 'apart' | 'touching' | 'overlapping' | null;
  /** Names of the two shapes. */
  readonly names: readonly [string, string] | null;
  /** Metres of daylight, negative for a depth; null where it has no meaning. */
  readonly gap: number | null;
  /** Name of the candidate that decided, such as `A.y×B.x`. */
  readonly candidate: string | null;
  /** The verdict in the figure's language, as plain text. */
  readonly text: string;
}

export interface AxisDetail {
  /** Number of the row of the ledger that is shown, from 1; null: none. */
  readonly step: number | null;
  readonly candidate: string | null;
  /** Unit direction in space; null where the row is about none. */
  readonly axis: readonly [number, number, number] | null;
  readonly gap: number | null;
}

export interface FigureEvents {
  /** The first picture stands, with its verdict. */
  readonly ready: VerdictDetail;
  /** The scene came to rest as another one: once a drag, not while it lasts. */
  readonly change: SceneDocument;
  /** The verdict became another: at most once a frame, during drags, too. */
  readonly 'verdict-change': VerdictDetail;
  /** Another row of the ledger is shown. */
  readonly 'axis-change': AxisDetail;
  /** Something went wrong; the error names field and value. */
  readonly error: FigureError;
  /** The browser took the graphics context: words go on, the picture waits. */
  readonly 'context-lost': null;
  /** The picture is back. */
  readonly 'context-restored': null;
}

/** An element whose listeners know what they are given. */
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
