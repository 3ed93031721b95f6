// An animation of a scene as a GIF: pictures with a sentence below and a verdict above. Drawn on a stage of its own; loaded
// on demand.
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { FrameResults } from '../../core/results.ts';
import type { Progress } from '../../page/commands.ts';
import type { MotionAnswer } from '../../page/motion.ts';
import type { CameraSetting } from '../../scene/appearance.ts';
import { bareState } from '../../scene/bare-state.ts';
import { kHeight, kWidth } from '../../scene/embed/figure-size.ts';
import type { State } from '../../scene/state.ts';
import type { Strings } from '../../strings/index.ts';
import { stageTexts } from '../../strings/stage-texts.ts';
import type { Palette } from '../../view/engine/palette.ts';
import type { LayerClass } from '../../view/layers/layer.ts';
import type { Stage, StageHost } from '../../view/stage.ts';

/** One picture, and for how many milliseconds it is shown. */
export interface Picture {
  readonly state: State;
  readonly results: FrameResults;
  readonly sentence: string;
  /** Empty: nothing is said above. */
  readonly verdict: string;
  readonly delay: number;
}

export interface Animation {
  readonly count: number;
  /** By its place from 0; valid until the next one. */
  pictureAt(place: number): Picture;
  /** What the view is fitted to. */
  readonly fitted: Pick<Picture, 'state' | 'results'>;
  /** null: nothing moves. */
  readonly motion: MotionAnswer | null;
  readonly layers: readonly LayerClass[];
  readonly strings: Strings;
  readonly camera: CameraSetting;
  readonly palette: Palette;
  /** An offscreen stage. */
  newStage(host: StageHost): Stage;
}

/** Height of the bands above and below the picture: the verdict, and two lines of the sentence. */
const kTop = 44;
const kBottom = 64;
const kMargin = 22;
const kLine = 22;
const kTypeface = "Inter, system-ui, 'Noto Sans KR', sans-serif";
const kColors = 256;

/** null: aborted, or the WebGL context was lost. */
export async function animatedGif(
  animation: Animation,
  { signal, drawn }: Progress,
): Promise<Blob | null> {
  let isLost = false;
  const stage = animation.newStage({
    contextLost: () => {
      isLost = true;
    },
    contextRestored: () => undefined,
  });
  try {
    const gif = GIFEncoder();
    const { count } = animation;
    setUp(stage, animation);
    for (let place = 0; place < count; place++) {
      await shown();
      if (signal.aborted || isLost) return null;
      const picture = animation.pictureAt(place);
      draw(stage, animation, picture);
      const { data } = contextOf(stage.canvas).getImageData(0, 0, kWidth, kHeight);
      const palette = quantize(data, kColors);
      const { delay } = picture;
      gif.writeFrame(applyPalette(data, palette), kWidth, kHeight, { palette, delay });
      drawn(place + 1, count);
    }
    gif.finish();
    return new Blob([gif.bytes()], { type: 'image/gif' });
  } finally {
    stage.dispose();
  }
}

/** Nothing selected, with the view fitted to the scene. */
function setUp(stage: Stage, animation: Animation): void {
  const { fitted, motion, layers, strings, camera, palette } = animation;
  const state = drawnState(fitted.state);
  stage.addLayers(layers);
  stage.setPalette(palette);
  stage.setTexts(stageTexts(strings));
  stage.resize(kWidth, kHeight, 1);
  stage.setInsets({ left: 0, top: kTop, right: 0, bottom: kBottom });
  stage.viewpoint.setParallel(camera.parallel);
  stage.update(state, fitted.results, null, motion);
  stage.frameScene(state.scene, camera);
}

function draw(stage: Stage, { motion, palette }: Animation, picture: Picture): void {
  stage.update(drawnState(picture.state), picture.results, null, motion);
  stage.render();
  const context = contextOf(stage.canvas);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = palette.ink;
  context.font = `600 16px ${kTypeface}`;
  const width = kWidth - 2 * kMargin;
  const lines = wrapped(picture.sentence, width, (text) => context.measureText(text).width);
  for (const [i, line] of lines.entries()) {
    const fromBottom = kBottom / 2 + (lines.length - 1) * (kLine / 2) - i * kLine;
    context.fillText(line, kMargin, kHeight - fromBottom, width);
  }
  context.font = `700 18px ${kTypeface}`;
  context.fillText(picture.verdict, kMargin, kTop / 2, width);
}

const drawnState = (state: State): State => ({ ...bareState(state), closeUp: null });

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The picture has no 2D context.');
  return context;
}

/** Lets the page show the progress and abort. */
const shown = () => new Promise((resolve) => setTimeout(resolve));

/** Two lines of a text, the first one as long as fits: text on a canvas does not wrap by itself. */
export function wrapped(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  if (measure(text) <= width) return [text];
  const words = text.split(' ');
  let count = words.length - 1;
  while (count > 1 && measure(words.slice(0, count).join(' ')) > width) count -= 1;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}
