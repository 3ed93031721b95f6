// Brings a shape into contact, or out of overlap: by one coordinate alone where a double of it makes the
// shapes touch exactly, else by the shortest translation and from there to a position nearby in which they do, by
// one coordinate or several, or to the nearest doubles.
import type { SceneShape } from '../../scene/scene-shape.ts';
import { type ContactPath, kMostPathCalls, moveToContact, type Outcome } from './contact-path.ts';
import { gridContact, kMostGridCalls } from './grid-contact.ts';
import { type Motion, motionsOf } from './motion.ts';
import type { Direction, Probe } from './probe.ts';

/** Two neighboring doubles of a motion: at the first the shapes are apart, at the second they meet. */
interface MotionContact {
  readonly motion: Motion;
  readonly apart: number;
  readonly meets: number;
  /** At `meets`: touching, unless no double of this number makes the shapes touch. */
  readonly outcome: Outcome;
  /** From the start to `meets`, in meters. */
  readonly moved: number;
}

export interface Reached {
  readonly shape: SceneShape;
  readonly outcome: Outcome;
  /** In meters. */
  readonly moved: number;
  /** The motion that was the last, or the only one; null: the shortest translation was. */
  readonly motion: Motion | null;
  readonly isOnlyOne: boolean;
  /** One ulp less far, where the shapes don't touch: there the outcome is still the other one. */
  readonly before: SceneShape | null;
}

const kDirections: readonly Direction[] = [1, -1];
const kMostMotions = 3;
/** The core is asked no more often than this. */
export const kMostCallsInAll =
  3 * kMostMotions * kDirections.length + kMostPathCalls + kMostGridCalls + kMostMotions;

/**
 * The search along one coordinate in one direction is one task; `pause` lets the page go on between them.
 * `path`: the shortest translation that changes the outcome.
 */
export async function toContact(
  shape: SceneShape,
  path: ContactPath,
  probe: Probe,
  pause: () => Promise<void>,
): Promise<Reached> {
  const fromStart = await contactsOf(shape, probe, pause);
  const exact = nearest(fromStart.filter((contact) => isWorthIt(contact, path)));
  return exact
    ? reachedBy(exact, path, exact.moved, true)
    : byShortestWay(shape, path, probe, pause);
}

/** By the shortest translation, and no further than rounding from there. */
export async function byShortestWay(
  shape: SceneShape,
  path: ContactPath,
  probe: Probe,
  pause: () => Promise<void>,
): Promise<Reached> {
  const near = moveToContact(path, shape, probe.outcome);
  const { distance, outcome } = near;
  if (outcome !== 'touching') {
    const contacts = await contactsOf(near.shape, probe, pause);
    const touching = nearest(contacts.filter(isTouching));
    if (touching) return reachedBy(touching, path, distance, false);
    const exact = gridContact(near.shape, path.direction, (each) => isTouchingAt(each, probe));
    if (exact) return byTranslation(exact, 'touching', distance);
    const contact = nearest(contacts);
    if (contact) return reachedBy(contact, path, distance, false);
  }
  const last = outcome === 'apart' ? await broughtClosest(near.shape, probe, pause) : near;
  return byTranslation(last.shape, last.outcome, distance);
}

const byTranslation = (shape: SceneShape, outcome: Outcome, moved: number): Reached => ({
  shape,
  outcome,
  moved,
  motion: null,
  isOnlyOne: false,
  before: null,
});

const isTouchingAt = (shape: SceneShape, { outcome }: Probe) => outcome(shape) === 'touching';

/** Shapes that are pushed apart go no further than twice the shortest way, to touch exactly or not. */
function isWorthIt({ outcome, moved }: MotionContact, path: ContactPath): boolean {
  return outcome === 'touching' && (path.outcome === 'apart' || moved <= 2 * path.length);
}

/** One coordinate after the other: so two points come to the same place. */
async function broughtClosest(shape: SceneShape, probe: Probe, pause: () => Promise<void>) {
  let closest = shape;
  for (const { key } of motionsOf(shape)) {
    const motion = motionsOf(closest).find((each) => each.key === key);
    if (motion && probe.outcome(closest) === 'apart') closest = closestPass(closest, motion, probe);
    await pause();
  }
  return { shape: closest, outcome: probe.outcome(closest) };
}

/** Where it passes the other shape most closely, or as it is. */
function closestPass(shape: SceneShape, motion: Motion, { contactAlong }: Probe): SceneShape {
  const pass = contactAlong(shape, motion, 1) ?? contactAlong(shape, motion, -1);
  return pass ? motion.at(pass.nearest) : shape;
}

const isTouching = ({ outcome }: MotionContact) => outcome === 'touching';

/** Of each coordinate of the shape in both directions. */
async function contactsOf(
  shape: SceneShape,
  { contactAlong }: Probe,
  pause: () => Promise<void>,
): Promise<readonly MotionContact[]> {
  const contacts: MotionContact[] = [];
  for (const motion of motionsOf(shape)) {
    for (const direction of kDirections) {
      const found = contactAlong(shape, motion, direction);
      if (found && found.outcome !== 'apart') {
        const { before, after, outcome, moved } = found;
        contacts.push({ motion, apart: before, meets: after, outcome, moved });
      }
      await pause();
    }
  }
  return contacts;
}

function nearest(contacts: readonly MotionContact[]): MotionContact | undefined {
  return contacts.toSorted((a, b) => a.moved - b.moved)[0];
}

function reachedBy(
  { motion, apart, meets, outcome }: MotionContact,
  path: ContactPath,
  moved: number,
  isOnlyOne: boolean,
): Reached {
  const common = { moved, motion, isOnlyOne };
  if (outcome === 'touching') {
    return { ...common, shape: motion.at(meets), outcome, before: null };
  }
  return path.outcome === 'apart'
    ? { ...common, shape: motion.at(meets), outcome, before: motion.at(apart) }
    : { ...common, shape: motion.at(apart), outcome: 'apart', before: motion.at(meets) };
}
