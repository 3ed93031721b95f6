// Exports: the scene as a file or a link, the picture, the chart of the ledger, the walk as an animation.

import { snapshotOf } from '../../core/results-snapshot.ts';
import type { Progress, TextFile } from '../../page/commands.ts';
import type { MotionAnswer } from '../../page/motion.ts';
import { keyOf } from '../../presets/index.ts';
import { stateAt } from '../../scene/clock.ts';
import { fileName } from '../../scene/file-name.ts';
import { writeScene } from '../../scene/scene-document.ts';
import { isPosed } from '../../scene/scene-shape.ts';
import { areResultsMasked } from '../../scene/state.ts';
import { loadPanelStrings, type Strings, stringsOf } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { verdictLine } from '../../strings/verdict.ts';
import type { Animation } from '../animation/animated-gif.ts';
import type { Caption, Captioning } from '../caption.ts';
import type { Context } from '../context.ts';
import type { Display } from '../display.ts';
import type { PhotographOptions } from '../events.ts';
import { download } from '../files/download.ts';
import type { Notices } from '../notices.ts';

const kTypes: Readonly<Record<TextFile, string>> = { json: 'application/json', obj: 'model/obj' };

export class ExportController {
  readonly #context: Context;
  readonly #notices: Notices;
  readonly #display: Display;

  constructor(context: Context, notices: Notices, display: Display) {
    this.#context = context;
    this.#notices = notices;
    this.#display = display;
  }

  saveScene(): void {
    this.saveText(writeScene(this.#context.store.state.scene));
  }

  saveText(text: string, type: TextFile = 'json'): void {
    download(this.#fileName(type), new Blob([text], { type: kTypes[type] }));
  }

  /** Why there is no link. */
  whyNoLink(strings: Strings): string {
    const { items } = this.#context.store.state.scene;
    const models = items.filter(({ shape }) => isPosed(shape)).map(({ name }) => name);
    return models.length === 0
      ? strings['link.tooLong']
      : format(strings['link.models'], { names: models.join(', ') });
  }

  /** A URL that opens the scene, as it is seen now; null: the scene is too large for one, or has models. */
  async link(): Promise<string | null> {
    const { writeLink } = await import('../../scene/link/link.ts');
    const view = this.#display.picture?.chosenView ?? null;
    const link = await writeLink(this.#context.store.state.scene, view);
    const { origin, pathname } = location;
    return link && `${origin}${pathname}#${link}`;
  }

  async savePicture(options: PhotographOptions): Promise<void> {
    const picture = await this.pictureBlob(options);
    if (picture) download(this.#fileName('png'), picture);
    else void this.#notices.warn((strings) => strings['error.webgl']);
  }

  async saveChart(): Promise<void> {
    const chart = await this.chart();
    if (chart) download(this.#fileName('svg'), new Blob([chart], { type: 'image/svg+xml' }));
  }

  async saveWalk(progress: Progress): Promise<boolean> {
    const walk = await this.#walk(progress);
    if (walk) download(this.#fileName('gif'), walk);
    return walk !== null;
  }

  async saveMotion(progress: Progress): Promise<boolean> {
    const motion = await this.#motion(progress);
    if (motion) download(this.#fileName('gif'), motion);
    return motion !== null;
  }

  /** The current picture without handles and selection; null where WebGL is not available, or not now. */
  async pictureBlob(options: PhotographOptions): Promise<Blob | null> {
    const addCaption = options.verdict ? await this.#captioning() : null;
    // Drawn in the task in which it is read.
    const display = this.#display;
    display.drawNow();
    if (!display.drawBare()) return null;
    return (await display.picture?.toBlob(options, addCaption)) ?? null;
  }

  /** The ledger of the pair as an SVG, in the colors of the page; null: no pair is chosen. */
  async chart(): Promise<string | null> {
    const { chartSvg } = await import('../../panel/why/chart-svg.ts');
    await loadPanelStrings();
    this.#display.drawNow();
    const { explained } = this.#display;
    const palette = this.#display.picture?.palette;
    const strings = stringsOf(this.#context.attributes.lang);
    if (!(explained && palette)) return null;
    return chartSvg(explained, verdictLine(explained, strings), strings, palette);
  }

  /** null while the quiz asks. */
  async #captioning(): Promise<Captioning | null> {
    const { captioned } = await import('../caption.ts');
    this.#display.drawNow();
    const caption = this.#caption();
    return caption && ((picture, colors, ratio) => captioned(picture, caption, colors, ratio));
  }

  /** null while the quiz asks. */
  #caption(): Caption | null {
    const { store, attributes } = this.#context;
    if (areResultsMasked(store.state)) return null;
    const verdict = verdictLine(this.#display.explained, stringsOf(attributes.lang));
    return { title: store.state.scene.title ?? null, verdict };
  }

  #fileName(type: string): string {
    const { scene } = this.#context.store.state;
    return fileName(scene.title, keyOf(scene), type);
  }

  /** null: there is no pair, or it was aborted. */
  async #walk(progress: Progress): Promise<Blob | null> {
    const { walkAnimation } = await import('../animation/walk-animation.ts');
    // The viewer may change the scene while it is drawn row by row.
    this.#display.drawNow();
    const { explained } = this.#display;
    const { results } = this.#display.frame;
    const taken = results && snapshotOf(results);
    if (!(explained && taken?.ledger)) return null;
    const named = { ...explained, ledger: taken.ledger };
    const state = stateAt(this.#context.store.state);
    const strings = stringsOf(this.#context.attributes.lang);
    return this.#animated(
      walkAnimation({ state, results: taken, explained: named, strings }),
      null,
      progress,
    );
  }

  /** null: nothing moves, or it was aborted. */
  async #motion(progress: Progress): Promise<Blob | null> {
    const { motionAnimation } = await import('../animation/motion-animation.ts');
    const { store, core, motion, attributes } = this.#context;
    const answer = motion.answerOf(store.state.scene);
    const asked = core.core;
    if (!(answer && asked)) return null;
    const figure = asked.createFigure();
    const strings = stringsOf(attributes.lang);
    const played = { state: store.state, motion: answer, figure, catalog: asked.catalog, strings };
    try {
      return await this.#animated(motionAnimation(played), answer, progress);
    } finally {
      figure.dispose();
    }
  }

  async #animated(
    pictures: Pick<Animation, 'count' | 'pictureAt' | 'fitted'>,
    motion: MotionAnswer | null,
    progress: Progress,
  ): Promise<Blob | null> {
    const [{ animatedGif }] = await Promise.all([
      import('../animation/animated-gif.ts'),
      loadPanelStrings(),
    ]);
    const { picture } = this.#display;
    const palette = picture?.palette;
    if (!(picture && palette)) return null;
    const { camera, newStage } = picture;
    const { addedLayers: layers } = this.#display;
    const strings = stringsOf(this.#context.attributes.lang);
    const animation = { ...pictures, motion, layers, strings, camera, palette, newStage };
    return animatedGif(animation, progress);
  }
}
