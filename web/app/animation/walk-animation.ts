// The walk as an animation: one picture per candidate until the test stopped, with its sentence, for as long as that takes
// to read.
import { MaskedResults } from '../../core/masked-results.ts';
import type { FrameResults } from '../../core/results.ts';
import type { State } from '../../scene/state.ts';
import type { Strings } from '../../strings/index.ts';
import { type Explained, stopRow } from '../../strings/names.ts';
import { spokenStep } from '../../strings/step-sentence.ts';
import { readingTime } from '../../strings/text.ts';
import { spoken, verdictLine } from '../../strings/verdict.ts';
import type { Animation } from './animated-gif.ts';

/** The last row says the verdict as well, and a GIF starts again, in milliseconds. */
const kEnd = 2000;

export interface Walk {
  readonly state: State;
  readonly results: FrameResults;
  readonly explained: Explained;
  readonly strings: Strings;
}

export function walkAnimation({
  state,
  results,
  explained,
  strings,
}: Walk): Pick<Animation, 'count' | 'pictureAt' | 'fitted'> {
  const last = stopRow(explained);
  return {
    count: last + 1,
    fitted: { state: { ...state, step: null }, results },
    pictureAt(row) {
      const isEnd = row === last;
      const sentence = spokenStep(explained, row, strings);
      return {
        state: { ...state, step: row },
        results: isEnd ? results : new MaskedResults().beforeEnd(results),
        sentence,
        verdict: isEnd ? spoken(verdictLine(explained, strings)) : '',
        delay: readingTime(sentence) + (isEnd ? kEnd : 0),
      };
    },
  };
}
