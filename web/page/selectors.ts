// Values derived from the data that panels are rendered from: pure functions, computed once a rendering.
import type { Catalog } from '../core/catalog.ts';
import { keyOf, presetGroups } from '../presets/index.ts';
import { modelPresets } from '../presets/models.ts';
import type { PlainScene } from '../scene/scene.ts';
import type { Kind } from '../scene/shape.ts';
import { areResultsMasked, type State } from '../scene/state.ts';
import { visibleScene } from '../scene/visible-scene.ts';
import { textOr } from '../strings/index.ts';
import { type Explained, shownRow } from '../strings/names.ts';
import { number } from '../strings/number.ts';
import { format } from '../strings/text.ts';
import { spoken, type VerdictLine, verdictLine } from '../strings/verdict.ts';
import { explain } from './explain.ts';
import { isFirstContact } from './motion.ts';
import { kTabs, type Page, type PageState, type Tab } from './page.ts';

/** What is smaller is no depth or gap that anybody made, in meters. */
const kRoundingGap = 1e-9;

/** The tabs without editing. */
const kReadingTabs: readonly Tab[] = ['why', 'minkowski', 'code', 'quaternion'];

/** Computes a value at most once for each `Page`, which is a new object for each rendering. */
function once<Value>(compute: (page: Page) => Value): (page: Page) => Value {
  const known = new WeakMap<Page, { readonly value: Value }>();
  return (page) => {
    const before = known.get(page);
    if (before) return before.value;
    const value = compute(page);
    known.set(page, { value });
    return value;
  };
}

/** null until the core is loaded. */
export const catalogOf = ({ core }: Page): Catalog | null => core?.catalog ?? null;

/** The core's records of the inspected pair, with its names; null: no pair is chosen. */
export const explainedOf = once(({ core, results, state, strings }): Explained | null =>
  core && results ? explain(results, state.scene, core.catalog, strings) : null,
);

/** The verdict in words, or the text in its place where there is none. */
export const verdictOf = once((page): VerdictLine => {
  const { state, strings, motion } = page;
  if (areResultsMasked(state)) return { tone: 'none', word: strings['quiz.question'], detail: '' };
  const explained = explainedOf(page);
  const line = verdictLine(explained, strings);
  const { scene } = state;
  const pairIsHidden = scene.pair !== null && visibleScene(scene).pair === null;
  if (pairIsHidden) return { ...line, detail: strings['line.hidden'] };
  const gap = Math.abs(explained?.ledger.verdict.gap ?? Number.NaN);
  const isRounding =
    motion !== null && isFirstContact(motion, state.time) && gap > 0 && gap < kRoundingGap;
  return isRounding
    ? { ...line, detail: format(strings['line.contact'], { gap: number(gap) }) }
    : line;
});

/** The verdict as one text. */
export const spokenVerdictOf = (page: Page): string => spoken(verdictOf(page));

/** The row that the walk has come to; null: the viewer is not walking. */
export const walkedRowOf = (page: Page): number | null =>
  explainedOf(page) && isWalking({ ...page.state, scene: page.scene }, page.view)
    ? currentRowOf(page)
    : null;

/** The verdict as it is shown: during a walk how far it is, and nothing of its end. */
export const shownVerdictOf = once((page): VerdictLine => {
  const row = walkedRowOf(page);
  if (row === null) return verdictOf(page);
  const { strings } = page;
  const values = { i: row + 1, n: explainedOf(page)?.ledger.count ?? 0 };
  return { tone: 'none', word: format(strings['walk.step'], values), detail: strings['walk.open'] };
});

/** What screen readers are told: the verdict, or during a walk the step. */
export function announcedOf(page: Page): string {
  const line = shownVerdictOf(page);
  const row = walkedRowOf(page);
  const explained = explainedOf(page);
  if (row === null || !explained || !page.sentences) return spoken(line);
  return `${line.word}: ${page.sentences.spokenStep(explained, row, page.strings)}`;
}

/** The highlighted row: the chosen one, else the one that decided; −1: none. */
export function currentRowOf(page: Page): number {
  const explained = explainedOf(page);
  return explained ? shownRow(page.state.step, explained.ledger) : -1;
}

export interface PresetGroup {
  readonly title: string;
  readonly presets: readonly PresetTitle[];
}

export interface PresetTitle {
  readonly key: string;
  readonly title: string;
  /** Kinds of the pair that it opens with; none where one of them is of a model. */
  readonly kinds: readonly Kind[];
}

export const presetGroupsOf = once(({ strings }): readonly PresetGroup[] => {
  const group = (name: string, members: readonly { key: string; scene?: PlainScene }[]) => ({
    title: textOr(strings, `presets.${name}`, name),
    presets: members.map(({ key, scene }) => ({
      key,
      title: textOr(strings, `preset.${key}`, key),
      kinds: scene ? kindsOfPair(scene) : [],
    })),
  });
  return [
    ...Object.entries(presetGroups).map(([name, members]) => group(name, members)),
    group(
      'models',
      modelPresets.map((key) => ({ key })),
    ),
  ];
});

const kindsOfPair = ({ items, pair }: PlainScene) =>
  items.filter(({ id }) => pair?.includes(id)).map(({ shape }) => shape.kind);

/** Key of the preset that the scene is, unchanged; null: none. */
export const presetOf = ({ scene }: Page): string | null => keyOf(scene);

export const tabsOf = ({ settings }: Page): readonly Tab[] =>
  settings.readonly ? kReadingTabs : kTabs;

/** The open tab: the chosen one if it is available. */
export const openTabOf = (page: Page): Tab =>
  tabsOf(page).includes(page.view.tab) ? page.view.tab : 'why';

/** The text in place of the picture, or the core's rejection; null: none. */
export function messageOf({ view: { refused, problem }, strings }: Page): string | null {
  if (refused) return format(strings.invalid, { name: refused.shape, field: refused.field });
  return problem && strings[problem];
}

/**
 * Whether the viewer is on the way through the rows: from the first one until the row where the test stopped is
 * shown. What the test comes to is not shown until then. An edit leaves the walk.
 */
export const isWalking = ({ scene, step }: State, { walked }: Pick<PageState, 'walked'>): boolean =>
  step !== null && walked === scene;
