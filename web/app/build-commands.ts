// Builds the set of commands: which controller implements which group.
import { shared } from '../core/share.ts';
import type { Commands } from '../page/commands.ts';
import type { Context } from './context.ts';
import type { Opening } from './controllers/opening.ts';
import { PageController } from './controllers/page-controller.ts';
import { SceneController } from './controllers/scene-controller.ts';
import { SelectionController } from './controllers/selection-controller.ts';
import { WalkController } from './controllers/walk-controller.ts';
import type { Display } from './display.ts';
import type { LazyExports } from './lazy-exports.ts';
import { LazyModels } from './lazy-models.ts';
import { LazyQuiz } from './lazy-quiz.ts';
import type { Notices } from './notices.ts';

export function buildCommands(
  { store, pageStore, attributes, core, motion, signal }: Context,
  opening: Opening,
  display: Display,
  files: LazyExports,
  notices: Notices,
): Commands {
  const scene = new SceneController({
    store,
    core: () => core.core,
    surroundings: () => display.picture?.surroundings ?? null,
    reveal: (shapes) => display.picture?.reveal(shapes),
    openPreset: (key) => opening.openPreset(key),
    openEmpty: () => opening.openEmpty(),
    edited: () => motion.pause(),
  });
  const walk = new WalkController({
    store,
    pageStore,
    explained: () => display.explained,
    spokenStep: (row) => display.spokenStep(row),
  });
  const strings = () => display.strings;
  const models = new LazyModels({ store, pageStore, scene, notices, strings, signal });
  return {
    history: opening,
    scene,
    selection: new SelectionController(store),
    get view() {
      return display.picture;
    },
    get walk() {
      return models.walk ?? walk;
    },
    get clock() {
      return motion.clock;
    },
    whole: shared(async () => {
      const { wholeCommands } = await import('./whole-commands.ts');
      return wholeCommands({ store, pageStore, display });
    }),
    quiz: new LazyQuiz(
      {
        store,
        outcome: () => display.frame.results?.ledger?.verdict.outcome ?? null,
        exchange: (history) => opening.exchange(history),
        random: () => Math.random(),
      },
      (error) => void notices.failed(error),
    ),
    files,
    models,
    page: new PageController({
      pageStore,
      attributes,
      notices,
      focusPicture: () => display.focusPicture(),
      refresh: () => display.frame.panelsChanged(),
    }),
  };
}
