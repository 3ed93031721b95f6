// The motion of a scene as an animation: pictures at equal times from the start to the end, and one when the pair meets.
import type { Catalog } from '../../core/catalog.ts';
import type { Figure } from '../../core/figure.ts';
import { explain } from '../../page/explain.ts';
import { type MotionAnswer, metPair, pairNames } from '../../page/motion.ts';
import { sceneAt } from '../../scene/clock.ts';
import { kNoRow, type State } from '../../scene/state.ts';
import type { Strings } from '../../strings/index.ts';
import { motionSentence } from '../../strings/motion-sentence.ts';
import { plain } from '../../strings/text.ts';
import { spoken, verdictLine } from '../../strings/verdict.ts';
import type { Animation } from './animated-gif.ts';

/** Pictures of the whole motion, and milliseconds of each. */
const kPictures = 40;
const kDelay = 80;
/** At the start, when the pair meets and at the end. */
const kRest = 1200;

export interface PlayedMotion {
  /** At the start. */
  readonly state: State;
  readonly motion: MotionAnswer;
  /** Of its own. */
  readonly figure: Pick<Figure, 'evaluate'>;
  readonly catalog: Catalog;
  readonly strings: Strings;
}

export function motionAnimation({
  state,
  motion,
  figure,
  catalog,
  strings,
}: PlayedMotion): Pick<Animation, 'count' | 'pictureAt' | 'fitted'> {
  const times = timesOf(motion);
  const said = motionSentence(motion, pairNames(motion), strings);
  const at = (time: number) => {
    const scene = sceneAt(motion.scene, time);
    const shown = { ...state, scene, time, step: kNoRow };
    return { state: shown, results: figure.evaluate(scene) };
  };
  return {
    count: times.length,
    fitted: at(0),
    pictureAt(place) {
      const { time, rests } = times[place] ?? { time: 0, rests: false };
      const picture = at(time);
      const explained = explain(picture.results, picture.state.scene, catalog, strings);
      return {
        ...picture,
        sentence: said ? plain(said) : '',
        verdict: `${time.toFixed(3)} s  ${spoken(verdictLine(explained, strings))}`,
        delay: rests ? kRest : kDelay,
      };
    },
  };
}

interface Moment {
  readonly time: number;
  readonly rests: boolean;
}

export function timesOf(motion: MotionAnswer): readonly Moment[] {
  const { duration } = motion;
  const meets = metPair(motion)?.tEnter ?? null;
  const equal = Array.from({ length: kPictures + 1 }, (_, i) => (i / kPictures) * duration);
  const all = new Set([...equal, ...(meets === null ? [] : [meets])]);
  const isRest = (time: number) => time === 0 || time === meets || time === duration;
  return [...all].sort((a, b) => a - b).map((time) => ({ time, rests: isRest(time) }));
}
