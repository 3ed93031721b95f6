#include "world/pair_casts.h"

#include <cstddef>

#include "collision/motion.h"
#include "motion/meeting_times.h"
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
      read(column_.numbers + static_cast<std::ptrdiff_t>(pair) * column_.stride);
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

}  // namespace

int castPairs(const PairColumns::Column& a, const PairColumns::Column& b, Geometries& geometries,
              const VelocityColumns& velocities, int count, const CastColumns& into) {
  ColumnShapes shapesA(a, geometries);
  ColumnShapes shapesB(b, geometries);
  const bool bothGoOn = goesOn(a.kind) && goesOn(b.kind);
  int meeting = 0;
  for (int i = 0; i < count; ++i) {
    const Motion motion{velocityAt(velocities.a, i), velocityAt(velocities.b, i),
                        velocities.duration};
    const ShapeCell* const first = shapesA[i];
    const ShapeCell* const second = shapesB[i];
    MeetingTimes times{CastOutcome::invalid};
    if (first != nullptr && second != nullptr && !bothGoOn && !checkMotion(motion)) {
      times = meetingTimes(*first, *second, motion);
    }
    into.outcomes[i] = static_cast<std::uint8_t>(times.outcome);
    into.tEnter[i] = times.tEnter;
    into.tExit[i] = times.tExit;
    meeting += times.outcome == CastOutcome::touches || times.outcome == CastOutcome::hits ? 1 : 0;
  }
  return meeting;
}

}  // namespace collision
