// The walk as an animated GIF, one frame per candidate until the test stopped, with its sentence below, for as long as
// that takes to read. Drawn on a stage of its own; loaded on demand.
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { MaskedResults } from '../../core/masked-results.ts';
import type { FrameResults } from '../../core/results.ts';
import type { Progress } from '../../page/commands.ts';
import type { CameraSetting } from '../../scene/appearance.ts';
import { bareState } from '../../scene/bare-state.ts';
import { kHeight, kWidth } from '../../scene/embed/embedded-figure.ts';
import type { State } from '../../scene/state.ts';
import type { Strings } from '../../strings/index.ts';
import { type Explained, stopRow } from '../../strings/names.ts';
import { stageTexts } from '../../strings/stage-texts.ts';
import { spokenStep } from '../../strings/step-sentence.ts';
import { readingTime } from '../../strings/text.ts';
import { spoken, verdictLine } from '../../strings/verdict.ts';
import type { Palette } from '../../view/engine/palette.ts';
import type { Stage, StageHost } from '../../view/stage.ts';

export interface Walk {
  readonly state: State;
  readonly results: FrameResults;
  readonly explained: Explained;
  readonly strings: Strings;
  readonly camera: CameraSetting;
  readonly palette: Palette;
  /** An offscreen stage. */
  newStage(host: StageHost): Stage;
}

/** The last row says the verdict as well, and a GIF starts again, in milliseconds. */
const kEnd = 2000;
/** Height of the bands above and below the picture: the verdict, and two lines of the sentence. */
const kTop = 44;
const kBottom = 64;
const kMargin = 22;
const kLine = 22;
const kTypeface = "Inter, system-ui, 'Noto Sans KR', sans-serif";
const kColors = 256;

/** null: aborted, or the WebGL context was lost. */
export async function walkGif(walk: Walk, { signal, drawn }: Progress): Promise<Blob | null> {
  let isLost = false;
  const stage = walk.newStage({
    contextLost: () => {
      isLost = true;
    },
    contextRestored: () => undefined,
  });
  try {
    const gif = GIFEncoder();
    const last = stopRow(walk.explained);
    setUp(stage, walk);
    for (let row = 0; row <= last; row++) {
      await shown();
      if (signal.aborted || isLost) return null;
      drawRow(stage, walk, row);
      const { data } = contextOf(stage.canvas).getImageData(0, 0, kWidth, kHeight);
      const palette = quantize(data, kColors);
      const reading = readingTime(spokenStep(walk.explained, row, walk.strings));
      const delay = row === last ? reading + kEnd : reading;
      gif.writeFrame(applyPalette(data, palette), kWidth, kHeight, { palette, delay });
      drawn(row + 1, last + 1);
    }
    gif.finish();
    return new Blob([gif.bytes()], { type: 'image/gif' });
  } finally {
    stage.dispose();
  }
}

/** Nothing selected, with the view fitted to the deciding step. */
function setUp(stage: Stage, { state, results, strings, camera, palette }: Walk): void {
  const shown = stateOf(state, null);
  stage.setPalette(palette);
  stage.setTexts(stageTexts(strings));
  stage.resize(kWidth, kHeight, 1);
  stage.setInsets({ left: 0, top: kTop, right: 0, bottom: kBottom });
  stage.viewpoint.setParallel(camera.parallel);
  stage.update(shown, results);
  stage.frameScene(shown.scene, camera);
}

function drawRow(stage: Stage, walk: Walk, row: number): void {
  const { state, results, explained, strings, palette } = walk;
  const isEnd = row === stopRow(explained);
  stage.update(stateOf(state, row), isEnd ? results : new MaskedResults().beforeEnd(results));
  stage.render();
  const context = contextOf(stage.canvas);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = palette.ink;
  context.font = `600 16px ${kTypeface}`;
  const width = kWidth - 2 * kMargin;
  const lines = wrapped(
    spokenStep(explained, row, strings),
    width,
    (text) => context.measureText(text).width,
  );
  for (const [i, line] of lines.entries()) {
    const fromBottom = kBottom / 2 + (lines.length - 1) * (kLine / 2) - i * kLine;
    context.fillText(line, kMargin, kHeight - fromBottom, width);
  }
  if (row < stopRow(explained)) return;
  context.font = `700 18px ${kTypeface}`;
  const verdict = spoken(verdictLine(explained, strings));
  context.fillText(verdict, kMargin, kTop / 2, width);
}

const stateOf = (state: State, step: number | null): State => ({
  ...bareState(state),
  step,
  closeUp: null,
});

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
