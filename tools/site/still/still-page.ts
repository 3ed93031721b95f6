// The panels of a figure as markup, with what the core says of its scene: the templates that a loaded figure renders,
// rendered when the site is built.
import { motionAnswer } from '../../../web/app/motion/motion-answer.ts';
import { PageStore } from '../../../web/app/page-store.ts';
import type { Core } from '../../../web/core/core.ts';
import { loadCore } from '../../../web/core/index.node.ts';
import type { FrameResults } from '../../../web/core/results.ts';
import type { Commands } from '../../../web/page/commands.ts';
import { explain } from '../../../web/page/explain.ts';
import type { Page } from '../../../web/page/page.ts';
import { sceneOf } from '../../../web/pages/lessons/figure-scene.ts';
import { rayIntoABox } from '../../../web/pages/lessons/list/ray-into-a-box.ts';
import { throughTheWall } from '../../../web/pages/lessons/list/through-the-wall.ts';
import { twoTurnedBoxes } from '../../../web/pages/lessons/list/two-turned-boxes.ts';
import { pageTemplate } from '../../../web/panel/layout/layout.ts';
import type { Ui } from '../../../web/scene/appearance.ts';
import { isMoving } from '../../../web/scene/clock.ts';
import type { PlainScene } from '../../../web/scene/scene.ts';
import { kNoRow, type State } from '../../../web/scene/state.ts';
import { createStore } from '../../../web/scene/store.ts';
import { type Lang, loadPanelStrings, loadStrings, stringsOf } from '../../../web/strings/index.ts';
import { rowNamed } from '../../../web/strings/names.ts';
import * as sentences from '../../../web/strings/step-sentence.ts';
import { litMarkup } from './lit-markup.ts';

export interface StillFigure {
  readonly scene: PlainScene;
  readonly ui: Ui;
  /** The row that is selected, or `none`. */
  readonly axis?: string;
  readonly readonly?: boolean;
  readonly camera?: string;
}

export const core: Core = await loadCore();

/** Nobody gives commands to a page that no script has reached. */
const kNoCommands: unknown = new Proxy(() => undefined, { get: () => kNoCommands });

/** The state that a figure begins with. */
export function stateOf({ scene, axis }: StillFigure, results: FrameResults): State {
  const { state } = createStore(scene);
  if (axis === undefined) return state;
  const explained = explain(results, scene, core.catalog, stringsOf('en'));
  const row = axis === 'none' || !explained ? kNoRow : rowNamed(explained, axis);
  return { ...state, step: row };
}

/** Where the link of a figure would lead, which is left out with what only links have: it can't be followed yet. */
const kNowhere = 'https://example.org/';
const kLink =
  /\s+href="https:\/\/example\.org[^"]*"\s+target="\w+"\s+rel="\w+"\s+aria-label="[^"]*"/g;

function pageOf(figure: StillFigure, results: FrameResults, lang: Lang): Page {
  const { scene, ui, readonly = false } = figure;
  const view = new PageStore({ panelOpen: false, answerOpen: false }, () => undefined).state;
  return {
    state: stateOf(figure, results),
    scene,
    history: { canUndo: false, canRedo: false, isCommitted: true },
    view: { ...view, problem: null },
    settings: {
      ui,
      readonly,
      graspable: false,
      site: kNowhere,
      embedded: true,
      reducedMotion: false,
    },
    core,
    results,
    lang,
    strings: stringsOf(lang),
    motion: isMoving(scene) ? motionAnswer(core, scene) : null,
    motionIsLater: false,
    sentences,
  };
}

/** Calls with the answers about a scene, which are no longer there afterwards. */
export function withResults<Answer>(
  scene: PlainScene,
  act: (results: FrameResults) => Answer,
): Answer {
  const figure = core.createFigure();
  try {
    return act(figure.evaluate(scene));
  } finally {
    figure.dispose();
  }
}

export const pageMarkup = (figure: StillFigure, lang: Lang): string =>
  withResults(figure.scene, (results) => {
    const page = pageOf(figure, results, lang);
    return litMarkup(pageTemplate(page, kNoCommands as Commands)).replaceAll(kLink, '');
  });

/** Parts of panels that are loaded when they are first shown, by what tells that they are there. */
const kLoaded = [
  [rayIntoABox, 'class="plot"'],
  [twoTurnedBoxes, '<cp-term'],
  [twoTurnedBoxes, 'way-out'],
  [throughTheWall, 'part="time"'],
] as const;

async function loadPanels(): Promise<void> {
  await Promise.all([loadStrings('ko'), loadPanelStrings()]);
  for (const [lesson, mark] of kLoaded) {
    const scene = sceneOf(lesson.figures.main);
    for (let i = 0; !pageMarkup({ scene, ui: 'reason' }, 'en').includes(mark); i++) {
      if (i > 1000) throw new Error(`a panel with ${mark} is not loaded`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
await loadPanels();
