// What each method says of the pair of a figure: asked for while the comparison is open.
import type { MethodCommands } from '../../page/commands.ts';
import type { ComparedMethods } from '../../page/methods.ts';
import { stateAt } from '../../scene/clock.ts';
import type { Store } from '../../scene/store.ts';
import { visibleScene } from '../../scene/visible-scene.ts';
import type { PageStore } from '../page-store.ts';
import { MethodAnswers } from './method-answers.ts';

export interface MethodControllerHost {
  readonly store: Store;
  readonly pageStore: PageStore;
}

/** @throws CoreLoadError, or what the browser says where the code can't be loaded */
export async function loadMethods(host: MethodControllerHost): Promise<MethodCommands> {
  const { loadCore } = await import('../../core/index.ts');
  const answers = new MethodAnswers(await loadCore());
  return {
    get answer(): ComparedMethods | null {
      const { store, pageStore } = host;
      const isMoving = !store.isCommitted || pageStore.state.clock.playing;
      return answers.answerOf(visibleScene(stateAt(store.state).scene), isMoving);
    },
  };
}
