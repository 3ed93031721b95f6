// The trace of a test: one Step a candidate.
//
// Every method compares two intervals on a named line and asks whether they meet: SAT two
// projections, a slab two parameter intervals, Möller–Trumbore u, v and t with what is allowed, a
// sphere a distance with a radius. So one record serves all of them.
#pragma once

#include <cstdint>
#include <vector>

#include "collision/verdict.h"

namespace collision {

enum class StepStatus : signed char { overlaps = 0, touches = 1, separates = 2, skipped = 3 };

enum class StepGroup : signed char {
  worldAxis = 0,    // x, y, z of the world
  faceA = 1,        // face normals of a
  faceB = 2,        // face normals of b
  edgeEdge = 3,     // one edge of each
  flat = 4,         // extra candidates that only flat or straight shapes need
  plane = 5,        // the normal of a plane
  slab = 6,         // a ray's parameter between two parallel faces
  range = 7,        // a ray's parameter against the range it may have
  barycentric = 8,  // u, v, w against what is inside
  distance = 9,     // a distance against radii
};

enum class StepUnit : signed char { meter = 0, parameter = 1, ratio = 2, time = 3 };

enum class SkipReason : signed char {
  none = 0,
  parallel = 1,    // the two directions are parallel: their cross product is zero
  degenerate = 2,  // an edge or area is zero
  notNeeded = 3,   // another step has settled this question
};

/** Of a ray or segment that misses: beyond which of its ends its line meets the other shape. */
enum class Beyond : signed char {
  none = 0,   // nowhere does the line meet it
  end = 1,    // it ends too soon
  start = 2,  // it starts too late
};

struct Step {
  std::int64_t candidate = -1;
  StepGroup group = StepGroup::edgeEdge;
  StepStatus status = StepStatus::overlaps;
  SkipReason skip = SkipReason::none;
  Beyond beyond = Beyond::none;  // of the step that separates
  bool reached = true;           // false: the test had already stopped, recorded only to be shown
  DecidedBy by = DecidedBy::filter;
  StepUnit unit = StepUnit::meter;
  int line = 0;  // in the pair's source file
  Interval a{kNone, kNone};
  Interval b{kNone, kNone};
  double gap = kNone;    // signed: positive apart
  Vec3 axis = kNoPoint;  // unit direction in space, if the line is one
  Vec3 aMinPoint = kNoPoint;
  Vec3 aMaxPoint = kNoPoint;
  Vec3 bMinPoint = kNoPoint;
  Vec3 bMaxPoint = kNoPoint;
};

/** The steps of one test. A trace that is used again allocates only when it has to grow. */
class Trace {
 public:
  void clear() { steps_.clear(); }
  void add(const Step& step) { steps_.push_back(step); }
  [[nodiscard]] int count() const { return static_cast<int>(steps_.size()); }
  [[nodiscard]] const Step& operator[](int i) const { return steps_[static_cast<std::size_t>(i)]; }
  /** Exchanges the places of a and b in every step. */
  void reverse();
  /** No number of a step is −0 afterwards. */
  void clearNegativeZeros();

 private:
  std::vector<Step> steps_;
};

}  // namespace collision
