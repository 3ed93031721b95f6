// The velocity of a moving shape, and how long the scene moves.
import { InvalidArgumentError } from '../../core/errors.ts';
import type { Commands, Refusal } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { motionOf } from '../../scene/clock.ts';
import { withVelocity } from '../../scene/edits.ts';
import { kLongestDuration, kMostSteps, kMostVelocity } from '../../scene/motion-limits.ts';
import { type Item, itemById, type Scene, type SceneMotion } from '../../scene/scene.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { kOrigin } from '../../scene/vectors.ts';
import { withMotion } from '../../scene/velocity.ts';
import { type FieldGroup, fieldGroup, kParts } from './field-group.ts';
import type { NumberEdit } from './number-edit.ts';

/** Three fields where the shape moves, and a box that says whether it does. */
export function velocityFields(item: Item, page: Page, commands: Commands) {
  const { strings } = page;
  const { id, name, velocity } = item;
  if (velocity === undefined) return null;
  const group: FieldGroup = {
    id: `number-${id}-velocity`,
    title: strings.velocity,
    owner: name,
    paste: (numbers) =>
      numbers.length === 3
        ? tryVelocity(id, commands, () => numbers as unknown as Vec3)
        : undefined,
    entries: velocity.map((value, axis) => ({
      part: kParts[axis] ?? '',
      value,
      unit: 'speed',
      edit: editOf(commands, (next) =>
        tryVelocity(id, commands, (now) => now.with(axis, next(now[axis] ?? 0)) as unknown as Vec3),
      ),
    })),
  };
  return fieldGroup(group, strings);
}

/** How long the shapes move, and where sampling would test them. */
export function motionFields(page: Page, commands: Commands) {
  const { strings, scene } = page;
  const { duration, steps = 0 } = motionOf(scene);
  const one = (name: 'duration' | 'steps', value: number, limits: Limits) =>
    fieldGroup(
      {
        id: `number-motion-${name}`,
        title: strings[`field.${name}`],
        owner: '',
        entries: [
          {
            part: '',
            value,
            unit: name === 'steps' ? 'count' : 'second',
            edit: editOf(commands, (next) => tryMotion(name, limits, commands, next)),
          },
        ],
      },
      strings,
    );
  return [one('duration', duration, kDurations), one('steps', steps, kSteps)];
}

const editOf = (
  { scene }: Commands,
  change: (next: (now: number) => number) => Refusal | null,
): NumberEdit => ({
  change,
  commit: () => scene.commit(),
  cancel: () => scene.cancel(),
});

interface Limits {
  readonly least: number;
  readonly most: number;
  /** What the number is rounded to; 0: nothing. */
  readonly step: number;
}

/** No shorter than a thousandth, in which nothing could be seen. */
const kDurations: Limits = { least: 1e-3, most: kLongestDuration, step: 0 };
const kSomeSteps = { least: 1, most: kMostSteps };
/** 0: none. */
const kSteps: Limits = { ...kSomeSteps, least: 0, step: 1 };

function refusalOf(value: number, { least, most }: Limits): Refusal | null {
  if (!Number.isFinite(value)) {
    return new InvalidArgumentError('scene', 'motion', value, 'notFinite');
  }
  return value >= least && value <= most ? null : { reason: 'outside', least, most };
}

const kSpeeds: Limits = { least: -kMostVelocity, most: kMostVelocity, step: 0 };

function tryVelocity(id: number, { scene }: Commands, change: (now: Vec3) => Vec3): Refusal | null {
  let refusal: Refusal | null = null;
  scene.previewEdit((now) => {
    const velocity = change(itemById(now, id)?.velocity ?? kOrigin);
    for (const each of velocity) refusal ??= refusalOf(each, kSpeeds);
    return refusal ? now : withVelocity(now, id, velocity);
  });
  return refusal;
}

function tryMotion(
  name: keyof SceneMotion,
  limits: Limits,
  { scene }: Commands,
  next: (now: number) => number,
): Refusal | null {
  let refusal: Refusal | null = null;
  scene.previewEdit((now: Scene) => {
    const { steps: _, ...timed } = motionOf(now);
    const given = next(motionOf(now)[name] ?? 0);
    const value = limits.step === 0 ? given : Math.round(given / limits.step) * limits.step;
    // A part of a step is none, not 0 of them.
    refusal =
      value === 0 && given > 0 ? { reason: 'outside', ...kSomeSteps } : refusalOf(value, limits);
    if (refusal) return now;
    if (name === 'duration') return withMotion(now, { ...motionOf(now), duration: value });
    return withMotion(now, value === 0 ? timed : { ...timed, steps: value });
  });
  return refusal;
}
