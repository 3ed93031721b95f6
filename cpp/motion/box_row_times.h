// When rows of two boxes in motion open and close, as exact numbers give it once it is rounded: two
// rows at a time, in double-doubles.
#pragma once

#include "linear/frame.h"
#include "motion/relative_motion.h"
#include "motion/rough_boxes.h"
#include "number/double_double_lanes.h"
#include "sat/box_lanes.h"

namespace collision {

/** Lane i: row i of two. */
struct TwoRowTimes {
  Lanes<double> opens;
  Lanes<double> closes;
  LaneMask<double> areCertain;
  LaneMask<double> areAgainst;  // whether their axes lead against the velocity

  [[nodiscard]] bool isCertain() const { return holdsForAll(areCertain); }
  [[nodiscard]] bool isAgainst(int i) const { return areAgainst[i]; }
};

/** Two boxes that move as seen from each other. */
class BoxRowTimes {
 public:
  BoxRowTimes() = default;
  BoxRowTimes(const BoxRowTimes&) = delete;
  BoxRowTimes& operator=(const BoxRowTimes&) = delete;
  virtual ~BoxRowTimes() = default;

  [[nodiscard]] virtual TwoRowTimes of(int row, int other) const = 0;
};

/** Two straight ones; their places are exact differences. */
class StraightRowTimes final : public BoxRowTimes {
 public:
  StraightRowTimes(const Aabb& a, const Aabb& b, const Vector3<DoubleDouble>& velocity)
      : a_(a), b_(b), velocity_(velocity) {}

  [[nodiscard]] TwoRowTimes of(int row, int other) const override;

 private:
  const Aabb& a_;
  const Aabb& b_;
  Vector3<DoubleDouble> velocity_;
};

/** Two of which one is turned at least. */
class TurnedRowTimes final : public BoxRowTimes {
 public:
  template <class A, class B>
  TurnedRowTimes(const A& a, const B& b, const Vector3<DoubleDouble>& velocity)
      : TurnedRowTimes(BoxLanes(givenBox(a), givenBox(b)), velocity) {}

  [[nodiscard]] TwoRowTimes of(int row, int other) const override;

 private:
  TurnedRowTimes(const BoxLanes& boxes, const Vector3<DoubleDouble>& velocity);

  BoxLanes boxes_;
  Vector3<DoubleDoubleLanes> velocity_;  // twice
  Lanes<double> speed_;
};

}  // namespace collision
