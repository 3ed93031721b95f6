// What every verdict owes, whatever the shapes: numbers that are there or are not, but never lie.
#pragma once

#include <cmath>

#include "answer/ask.h"
#include "convex/distance.h"
#include "require.h"

namespace fuzz {

inline bool absentOrFinite(double value) { return std::isnan(value) || std::isfinite(value); }
inline bool absentOrFinite(const collision::Vec3& v) {
  return absentOrFinite(v.x) && absentOrFinite(v.y) && absentOrFinite(v.z);
}
inline bool absent(const collision::Vec3& v) {
  return std::isnan(v.x) && std::isnan(v.y) && std::isnan(v.z);
}
/** Each component is good to 2⁻⁵¹. */
inline bool absentOrUnit(const collision::Vec3& v) {
  return absent(v) || std::fabs(dot(v, v) - 1) < 0x1p-48;
}
inline bool absentOrBetween(double value, double least, double most) {
  return std::isnan(value) || (value >= least && value <= most);
}

/** Whether the numbers have room for the true ones. A plane may lie beyond all doubles. */
enum class Room : signed char { enough, maybeNot };

inline void requireSound(const collision::Witness& witness, collision::Outcome outcome, Room room) {
  require(std::isnan(witness.gap) || collision::signOf(witness.gap) == collision::signOf(outcome),
          "the gap's sign agrees with the outcome");
  require(absentOrUnit(witness.axis), "an axis has length one");
  if (room == Room::maybeNot) {
    return;
  }
  require(absentOrFinite(witness.gap), "a gap is finite");
  require(absentOrFinite(witness.supportA), "the support point of a is finite");
  require(absentOrFinite(witness.supportB), "the support point of b is finite");
}

inline void requireSound(const collision::Hit& hit, collision::Outcome outcome, Room room) {
  if (!hit.present) {
    return;
  }
  require(outcome == collision::Outcome::touching || outcome == collision::Outcome::overlapping,
          "what is hit is met");
  // A parameter may be larger than any double: far away, in units of a tiny direction.
  require(absentOrBetween(hit.t, 0, HUGE_VAL), "t is not negative");
  require(absentOrBetween(hit.tExit, 0, HUGE_VAL), "tExit is not negative");
  require(!(hit.tExit < hit.t), "the exit is not before the hit");
  require(absentOrBetween(hit.tB, 0, HUGE_VAL), "tB is not negative");
  require(absentOrBetween(hit.u, 0, 1), "u is a weight");
  require(absentOrBetween(hit.v, 0, 1), "v is a weight");
  require(absentOrUnit(hit.normal), "a normal has length one");
  require(absentOrUnit(hit.exitNormal), "the normal of an exit has length one");
  if (room == Room::maybeNot) {
    return;
  }
  require(absentOrFinite(hit.point), "the point of a hit is finite");
  require(absentOrFinite(hit.exitPoint), "the point of an exit is finite");
}

/** Of a verdict with its numbers. */
inline void requireSound(const collision::Verdict& verdict, Room room) {
  require(verdict.outcome != collision::Outcome::invalid, "good shapes get an answer");
  requireSound(verdict.witness, verdict.outcome, room);
  requireSound(verdict.hit, verdict.outcome, room);
  require(room == Room::maybeNot || absentOrFinite(verdict.contact), "the common point is finite");
  require(verdict.outcome != collision::Outcome::apart || absent(verdict.contact),
          "what is apart has no common point");
}

/** Of a distance and the verdict that it belongs to. */
inline void requireSound(const collision::Distance& distance, const collision::Verdict& verdict,
                         Room room) {
  require(absentOrUnit(distance.axis), "the line of a distance has length one");
  require(std::isnan(distance.translation.x) == std::isnan(distance.depth),
          "what has a depth has a translation");
  if (verdict.outcome != collision::Outcome::apart) {
    require(distance.distance == 0, "what meets has no distance");
    const bool deep = verdict.outcome == collision::Outcome::overlapping;
    require(deep || std::isnan(distance.depth), "only what overlaps has a depth");
    require(std::isnan(distance.depth) || distance.depth > 0, "a depth is positive");
    return;
  }
  require(distance.distance > 0, "what is apart has a distance");
  require(std::isnan(distance.depth), "what is apart has no depth");
  if (room == Room::enough) {
    require(std::isfinite(distance.distance), "a distance is finite");
    // No axis shows a gap that is wider than the distance; both are rounded.
    require(!(verdict.witness.gap * (1 - 0x1p-48) > distance.distance),
            "a gap is no more than the distance");
    require(absentOrFinite(distance.pointA), "the nearest point of a is finite");
    require(absentOrFinite(distance.pointB), "the nearest point of b is finite");
  }
}

}  // namespace fuzz
