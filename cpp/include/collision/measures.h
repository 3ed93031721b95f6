// Answers about shapes beside the verdict: how far apart they are, what they cover along an axis.
#pragma once

#include "collision/interval.h"
#include "collision/verdict.h"

namespace collision {

/** How far apart two shapes are, or how deep in each other, and where. */
struct Distance {
  double distance = kNone;  // meters, 0 where they meet; infinite of a mesh without triangles
  double depth = kNone;     // meters; of overlapping shapes: the least translation that parts them
  Vec3 axis = kNoPoint;    // unit, from a to b: the way that b must go, or the line of the distance
  Vec3 pointA = kNoPoint;  // the nearest points; where they meet a common one
  Vec3 pointB = kNoPoint;
  // Of overlapping shapes, meters: axis · depth, which moves b out of a.
  Vec3 translation = kNoPoint;
  Corners cornersA = 0;  // of the features on which the nearest points lie, or that face each other
  Corners cornersB = 0;
};

/** What a shape covers, with the two points of it that reach furthest. Positions along a unit axis,
 * meters, measured from a reference point. */
struct Projection {
  Interval interval;  // of a mesh without triangles from infinity to −infinity
  Vec3 minPoint{kNone, kNone, kNone};
  Vec3 maxPoint{kNone, kNone, kNone};
};

/** What an axis shows of two shapes. */
struct AxisSeparation {
  /** apart: the axis separates them; touching: the intervals have one end in common, no more. */
  Outcome outcome = Outcome::apart;
  /** Meters between the intervals, below 0 the least shift along the axis that would part them; NaN
   * where none does, infinite where one is a mesh without triangles. */
  double gap = kNone;
  Interval a{};  // as project() gives them
  Interval b{};
};

}  // namespace collision
