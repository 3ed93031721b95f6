// What the page shows, and what can be asked of it.
import type { Vec3 } from '../../scene/shape.ts';
import type { Lang } from '../../strings/lang.ts';
import type { PageStrings } from '../../strings/pages.ts';
import type { BoneRow } from './skin-session.ts';
import type { TextOptions, WeightList } from './weight-text.ts';

export interface SkinState {
  /** null: the walker. */
  readonly fileName: string | null;
  readonly meshes: readonly string[];
  readonly mesh: number;
  readonly clips: readonly string[];
  readonly clip: number;
  readonly bones: readonly BoneRow[];
  /** The number of the bone whose weights are shown. */
  readonly chosen: number;
  /** In percent. */
  readonly threshold: number;
  readonly isPlaying: boolean;
  readonly time: number;
  readonly duration: number;
  readonly hits: HitState;
  readonly testBox: TestBoxState;
  readonly list: WeightList | null;
  readonly table: TableState;
  readonly text: TextOptions;
  /** Which button has just been used, and says so. */
  readonly done: 'copied' | 'notCopied' | null;
  readonly isOpening: boolean;
  readonly hasPicture: boolean;
  readonly alert: string | null;
}

export interface HitState {
  readonly hasRay: boolean;
  readonly ray: { readonly bone: number; readonly distance: number } | null;
  /** Numbers of bones. */
  readonly met: readonly number[];
}

export interface TestBoxState {
  readonly center: Vec3;
  readonly ranges: readonly (readonly [least: number, most: number])[];
}

export interface TableState {
  /** The row that is first, from 0 on. */
  readonly start: number;
  readonly isOfChosen: boolean;
  /** Numbers of the vertices that it has; null: all. */
  readonly vertices: Uint32Array | null;
}

export interface SkinCommands {
  open(file: File): void;
  setMesh(number: number): void;
  setClip(number: number): void;
  choose(bone: number): void;
  setThreshold(percent: number): void;
  toggle(): void;
  setTime(seconds: number): void;
  moveTestBox(axis: number, to: number): void;
  setTable(change: Partial<Pick<TableState, 'start' | 'isOfChosen'>>): void;
  showVertex(number: number): void;
  setText(change: Partial<TextOptions>): void;
  copy(): void;
  save(): void;
}

export interface Words {
  readonly strings: PageStrings<'skin'>;
  readonly lang: Lang;
}

export const whole = ({ lang }: Words, n: number): string => new Intl.NumberFormat(lang).format(n);

export const fixed = ({ lang }: Words, n: number, digits: number): string =>
  new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(n);
