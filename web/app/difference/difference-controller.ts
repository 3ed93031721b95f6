// The Minkowski difference of a figure: asked for while the Minkowski tab is open, listed there and drawn in its picture.
import type { Core } from '../../core/core.ts';
import type { Difference, DifferenceFace } from '../../core/difference.ts';
import type { DifferenceCommands } from '../../page/commands.ts';
import {
  type DifferenceAnswer,
  type DifferenceView,
  shownWalk,
  type WalkAnswer,
} from '../../page/difference.ts';
import { isWalking } from '../../page/selectors.ts';
import { walkSentence } from '../../panel/minkowski/walk-sentence.ts';
import { stateAt } from '../../scene/clock.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Store } from '../../scene/store.ts';
import { length } from '../../scene/vectors.ts';
import { visibleScene } from '../../scene/visible-scene.ts';
import type { Strings } from '../../strings/index.ts';
import { type Explained, shownRow, stepName } from '../../strings/names.ts';
import { stageTexts } from '../../strings/stage-texts.ts';
import { plain } from '../../strings/text.ts';
import type { Palette } from '../../view/engine/palette.ts';
import { type DrawnDifference, differenceLayer } from '../../view/layers/difference-layer.ts';
import { type DrawnGauss, gaussLayer } from '../../view/layers/gauss-layer.ts';
import type { DrawnFrame, LayerClass } from '../../view/layers/layer.ts';
import { linkedLayer } from '../../view/layers/linked-layer.ts';
import {
  type WalkedPolytope,
  walkedPolytopeLayer,
} from '../../view/layers/walked-polytope-layer.ts';
import { type LinkedFrame, LinkedPicture } from '../../view/linked-picture.ts';
import type { Frame } from '../frame.ts';
import type { PageStore } from '../page-store.ts';
import { DifferenceAnswers } from './difference-answers.ts';
import { drawnDifference } from './difference-drawing.ts';
import { DifferenceWalk } from './difference-walk.ts';
import { faceUnder, normalUnder } from './face-under.ts';
import { drawnGauss } from './gauss-drawing.ts';
import { drawnWalk } from './walk-drawing.ts';

export interface DifferenceControllerHost {
  readonly store: Store;
  readonly pageStore: PageStore;
  readonly display: {
    readonly frame: Pick<Frame, 'stateChanged' | 'viewChanged'>;
    readonly strings: Strings;
    readonly explained: Explained | null;
    addLayers(layers: readonly LayerClass[]): void;
  };
}

type Asked = Pick<Core, 'difference' | 'distance' | 'epa' | 'gjk' | 'raycastMesh' | 'test'>;

/** @throws CoreLoadError, or what the browser says where the code can't be loaded */
export async function loadDifferences(
  host: DifferenceControllerHost,
): Promise<DifferenceController> {
  const { loadCore } = await import('../../core/index.ts');
  const differences = new DifferenceController(host, await loadCore());
  host.display.addLayers([differences.layer]);
  return differences;
}

/** Pixels about a normal in which it is pointed at. */
const kNear = 14;

export class DifferenceController implements DifferenceCommands {
  /** Draws the picture after that of the scene. */
  readonly layer = linkedLayer((frame, camera, palette) => this.#draw(frame, camera, palette));
  readonly #host: DifferenceControllerHost;
  readonly #core: Asked;
  readonly #answers: DifferenceAnswers;
  readonly walk = new DifferenceWalk({
    walk: () => this.#walk,
    set: (change) => this.set(change),
    sentence: (walk) => this.#sentenceOf(walk),
  });
  #view: DifferenceView = {
    picture: 'difference',
    lit: null,
    method: null,
    step: 0,
    playing: false,
  };
  #picture: LinkedPicture | null = null;
  #difference: DrawnDifference | null = null;
  #walked: WalkedPolytope | null = null;
  #gauss: DrawnGauss | null = null;
  /** What these were made of. */
  #shown: readonly unknown[] = [];

  constructor(host: DifferenceControllerHost, core: Asked) {
    this.#host = host;
    this.#core = core;
    this.#answers = new DifferenceAnswers(core);
  }

  set(change: Partial<DifferenceView>): void {
    if ('method' in change || 'picture' in change) this.walk.pause();
    this.#view = { ...this.#view, ...change };
    this.#host.display.frame.stateChanged();
  }

  get answer(): DifferenceAnswer | null {
    return this.#answerOf(visibleScene(stateAt(this.#host.store.state).scene));
  }

  show(canvas: HTMLCanvasElement | null): void {
    this.#picture?.dispose();
    const { frame } = this.#host.display;
    const layers = [
      differenceLayer(() => this.#difference),
      walkedPolytopeLayer(() => this.#walked),
      gaussLayer(() => this.#gauss),
    ];
    this.#picture = canvas && new LinkedPicture(canvas, layers, () => frame.viewChanged());
    if (canvas) frame.stateChanged();
    else this.walk.pause();
  }

  faceAt(x: number, y: number): number | null {
    const difference = this.answer?.difference;
    const picture = this.#picture;
    if (picture === null || difference === undefined || typeof difference === 'string') return null;
    const ray = { kind: 'ray', ...picture.pointerRay(x, y) } as const;
    return this.#view.picture === 'difference'
      ? faceUnder(this.#core, ray, difference)
      : normalUnder(this.#core, ray, difference, kNear * picture.worldPerPixel([0, 0, 0]));
  }

  #answerOf(scene: Scene): DifferenceAnswer | null {
    return this.#answers.answerOf(scene, this.#view, this.#isMoving);
  }

  get #walk(): WalkAnswer | null {
    const { answer } = this;
    return answer && shownWalk(answer, false);
  }

  #sentenceOf(walk: WalkAnswer): string {
    const { explained, strings } = this.#host.display;
    return explained ? plain(walkSentence(walk, explained, strings)) : '';
  }

  get #isMoving(): boolean {
    const { store, pageStore } = this.#host;
    return !store.isCommitted || pageStore.state.clock.playing;
  }

  /** Costs nothing while the tab is closed. */
  #draw(frame: DrawnFrame, camera: LinkedFrame['camera'], palette: Palette): void {
    if (this.#picture === null) return;
    this.#update(frame);
    const extent = this.#gauss === null ? extentOf(this.#difference) : 1;
    const texts = stageTexts(this.#host.display.strings);
    this.#picture.draw({ frame, camera, palette, texts, extent });
  }

  #update({ state: { scene, step, time }, results, motion }: DrawnFrame): void {
    const { store, pageStore, display } = this.#host;
    const { strings } = display;
    const { ledger } = results;
    const answer = this.#answerOf(scene);
    const row = ledger ? shownRow(step, ledger) : -1;
    const hidesEnd = isWalking(store.state, pageStore.state);
    const isGauss = this.#view.picture === 'gauss';
    const alone = isGauss ? this.#answers.aloneOf(scene, this.#isMoving) : null;
    const shown = [answer, alone, row, hidesEnd, motion, time, strings];
    if (shown.every((each, i) => each === this.#shown[i])) return;
    this.#shown = shown;
    this.#walked = answer && walkedOf(answer, hidesEnd, strings);
    this.#gauss = alone && this.#gaussOf(answer, alone, row);
    this.#difference =
      answer && !isGauss
        ? drawnDifference(answer, { scene, time, row, hidesEnd, motion, strings })
        : null;
  }

  #gaussOf(
    answer: DifferenceAnswer | null,
    alone: readonly [Difference, Difference],
    row: number,
  ): DrawnGauss | null {
    if (!answer || typeof answer.difference === 'string') return null;
    const { explained } = this.#host.display;
    const nameOf = ({ candidate }: DifferenceFace) => {
      const step = explained?.ledger.steps[candidate ?? -1];
      return explained && step ? stepName(explained, step) : '';
    };
    return drawnGauss(answer.difference, alone, this.#view, row, nameOf);
  }
}

function walkedOf(
  answer: DifferenceAnswer,
  hidesEnd: boolean,
  strings: Strings,
): WalkedPolytope | null {
  const walk = shownWalk(answer, hidesEnd);
  return walk && typeof answer.difference !== 'string'
    ? drawnWalk(answer.difference, walk, strings)
    : null;
}

/** Of the polytope and the sphere about the origin. */
function extentOf(drawn: DrawnDifference | null): number {
  if (drawn === null) return 1;
  const corners = drawn.edges.flatMap(({ ends }) => ends.map(length));
  return Math.max(...corners, length(drawn.origin) + drawn.radius, Number.MIN_VALUE);
}
