// Records of the core before anything was read into them: a number without a meaning is NaN.
import type {
  HitRecord,
  MeetingRecord,
  NearestRecord,
  StepRecord,
  VerdictRecord,
} from './results.ts';

const kPointDoubles = 12; // four points, one after the other

const vector = (size = 3) => new Float64Array(size).fill(Number.NaN);

function emptyHit(): HitRecord {
  return {
    t: Number.NaN,
    tExit: Number.NaN,
    tB: Number.NaN,
    distance: Number.NaN,
    u: Number.NaN,
    v: Number.NaN,
    feature: -1,
    exitFeature: -1,
    facing: -1,
    startsInside: false,
    point: vector(),
    exitPoint: vector(),
    normal: vector(),
    exitNormal: vector(),
  };
}

export function emptyVerdict(): VerdictRecord {
  return {
    outcome: 0,
    decidedBy: 0,
    side: -1,
    candidate: -1,
    swapped: false,
    gap: Number.NaN,
    hasHit: false,
    hit: emptyHit(),
    triangleA: -1,
    triangleB: -1,
    axis: vector(),
    supportA: vector(),
    supportB: vector(),
    cornersA: 0,
    cornersB: 0,
    contact: vector(),
    plane: {
      signedDistance: Number.NaN,
      projectedRadius: Number.NaN,
      min: Number.NaN,
      max: Number.NaN,
    },
  };
}

export function emptyNearest(): NearestRecord {
  return {
    distance: Number.NaN,
    depth: Number.NaN,
    axis: vector(),
    pointA: vector(),
    pointB: vector(),
    translation: vector(),
    cornersA: 0,
    cornersB: 0,
  };
}

export function emptyStep(): StepRecord {
  return {
    candidate: -1,
    group: 0,
    status: 0,
    skipReason: 0,
    beyond: 0,
    reached: false,
    decidedBy: 0,
    unit: 0,
    line: 0,
    aMin: Number.NaN,
    aMax: Number.NaN,
    bMin: Number.NaN,
    bMax: Number.NaN,
    gap: Number.NaN,
    axis: vector(),
    points: vector(kPointDoubles),
  };
}

export function emptyMeeting(): MeetingRecord {
  return { a: -1, b: -1, pair: -1, outcome: 0, hasHit: false, hit: emptyHit() };
}
