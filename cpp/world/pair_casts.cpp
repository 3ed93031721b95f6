#include "world/pair_casts.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "collision/motion.h"
#include "motion/lane_casts.h"
#include "motion/meeting_times.h"
#include "number/index.h"
#include "world/named_record.h"

namespace collision {
namespace {

Vec3 velocityAt(const double* velocities, int pair) {
  if (velocities == nullptr) {
    return {};
  }
  const double* const numbers = velocities + static_cast<std::ptrdiff_t>(pair) * 3;
  return {numbers[0], numbers[1], numbers[2]};
}

const double* recordAt(const PairColumns::Column& column, int pair) {
  return column.numbers + static_cast<std::ptrdiff_t>(pair) * column.stride;
}

/** The shapes of a column, read one after the other; one that all pairs have is read once. */
class ColumnShapes {
 public:
  ColumnShapes(const PairColumns::Column& column, Geometries& geometries)
      : column_(column), geometries_(geometries) {
    if (column.stride == 0) {
      read(column.numbers);
    }
  }

  /** Null: it is invalid. Until the next one. */
  const ShapeCell* operator[](int pair) {
    if (column_.stride != 0) {
      read(recordAt(column_, pair));
    }
    return isValid_ ? &cell_ : nullptr;
  }

 private:
  void read(const double* numbers) {
    isValid_ = !checkRecord(column_.kind, numbers, geometries_);
    if (isValid_) {
      readRecord(cell_, column_.kind, numbers, geometries_);
    }
  }

  PairColumns::Column column_;
  Geometries& geometries_;
  ShapeCell cell_;
  bool isValid_ = false;
};

/** What lanes tell of pairs, which are asked for one after the other. */
class LaneAnswers {
 public:
  LaneAnswers(const PairColumns::Column& a, const PairColumns::Column& b,
              const VelocityColumns& velocities, int count)
      : a_(a),
        b_(b),
        velocities_(velocities),
        last_(count - 1),
        place_(findLaneCaster(a.kind, b.kind)) {
    if (checkMotion({{}, {}, velocities.duration})) {
      place_.caster = nullptr;
    }
    if (place_.swapped) {
      std::swap(a_, b_);
      std::swap(velocities_.a, velocities_.b);
    }
  }

  /** Whether they tell it. */
  bool answer(int pair, MeetingTimes& into) {
    if (place_.caster == nullptr) {
      return false;
    }
    if (pair % 2 == 0) {
      ask(pair, std::min(pair + 1, last_));
    }
    const LaneCast& cast = casts_[at(pair % 2)];
    if (cast.outcome != CastOutcome::hits) {
      return cast.outcome == CastOutcome::never;
    }
    const Motion motion{velocityAt(velocities_.a, pair), velocityAt(velocities_.b, pair),
                        velocities_.duration};
    return place_.caster->findTimes(recordAt(a_, pair), recordAt(b_, pair), motion, cast, into);
  }

 private:
  static_assert(DoubleLanes::kCount == 2);

  static LaneVector velocitiesOf(const double* velocities, int first, int second) {
    const Vec3 v = velocityAt(velocities, first);
    const Vec3 w = velocityAt(velocities, second);
    return {lanesOf(v.x, w.x), lanesOf(v.y, w.y), lanesOf(v.z, w.z)};
  }
  void ask(int first, int second) {
    const LaneVector ofA = velocitiesOf(velocities_.a, first, second);
    const LaneVector ofB = velocitiesOf(velocities_.b, first, second);
    place_.caster->cast({{recordAt(a_, first), recordAt(a_, second)},
                         {recordAt(b_, first), recordAt(b_, second)},
                         ofA - ofB,
                         roundoff::magnitudeOf(ofA) + roundoff::magnitudeOf(ofB)},
                        velocities_.duration, casts_);
  }

  PairColumns::Column a_;
  PairColumns::Column b_;
  VelocityColumns velocities_;
  int last_;
  LaneCasterPlace place_;
  LaneCaster::Casts casts_{};
};

}  // namespace

int castPairs(const PairColumns::Column& a, const PairColumns::Column& b, Geometries& geometries,
              const VelocityColumns& velocities, int count, const CastColumns& into) {
  ColumnShapes shapesA(a, geometries);
  ColumnShapes shapesB(b, geometries);
  const bool bothGoOn = goesOn(a.kind) && goesOn(b.kind);
  int meeting = 0;
  LaneAnswers lanes(a, b, velocities, count);
  for (int i = 0; i < count; ++i) {
    MeetingTimes times;
    if (!lanes.answer(i, times)) {
      const Motion motion{velocityAt(velocities.a, i), velocityAt(velocities.b, i),
                          velocities.duration};
      const ShapeCell* const first = shapesA[i];
      const ShapeCell* const second = shapesB[i];
      times = {CastOutcome::invalid};
      if (first != nullptr && second != nullptr && !bothGoOn && !checkMotion(motion)) {
        times = meetingTimes(*first, *second, motion);
      }
    }
    into.outcomes[i] = static_cast<std::uint8_t>(times.outcome);
    into.tEnter[i] = times.tEnter;
    into.tExit[i] = times.tExit;
    meeting += times.outcome == CastOutcome::touches || times.outcome == CastOutcome::hits ? 1 : 0;
  }
  return meeting;
}

}  // namespace collision
