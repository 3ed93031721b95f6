#include "motion/box_cast.h"

#include "motion/box_row_times.h"
#include "motion/rough_cast.h"
#include "motion/visit_boxes.h"
#include "number/certified.h"
#include "number/index.h"
#include "sat/box_separation.h"

namespace collision {
namespace {

/** The rows of two boxes of which the second is turned, or both are straight. */
struct BoxRows {
  const BoxRowTimes& times;
  const Quaternion& a;
  const Quaternion& b;

  /** Raises a doubt where that is not certain. */
  [[nodiscard]] Vec3 axis(int row, bool isAgainst) const {
    const auto [type, i, j] = axisOfBoxRow(row);
    const auto axisOf = [](const Quaternion& rotation, int number) {
      return axesIn<Approximate>(rotation).axis[at(number)];
    };
    const ApproximateVec3 axis = type == CandidateType::edges   ? cross(axisOf(a, i), axisOf(b, j))
                                 : type == CandidateType::faceA ? axisOf(a, i)
                                                                : axisOf(b, i);
    return unitOf(isAgainst ? -axis : axis);
  }
};

/**
 * The place of a row among the axes of the pair, whose first box may be the second of the rows; of
 * three rows, which are those of both boxes, those of the first count.
 */
int placeOf(int row, int rows, bool isExchanged) {
  if (!isExchanged || rows == 3 || row < 0) {
    return row;
  }
  const auto [type, i, j] = axisOfBoxRow(row);
  if (type == CandidateType::edges) {
    return 6 + 3 * j + i;
  }
  return type == CandidateType::faceA ? 3 + i : i;
}

/** Of boxes that hit for certain; may raise a doubt. */
BoxCast castOfHit(const RoughBoxRows& rough, int count, const BoxRows& rows, double duration,
                  bool isExchanged, bool withAxis) {
  std::array<int, kBoxRows + 1> deciding{};
  int decidingRows = 0;
  for (int row = 0; row < count; ++row) {
    if (rough.mayOpenLast(row) || rough.mayCloseFirst(row)) {
      deciding[at(decidingRows++)] = row;
    }
  }
  deciding[at(decidingRows)] = deciding[0];  // beside one that is left
  BoxCast found;
  Cast& cast = found.cast;
  cast.outcome = CastOutcome::hits;
  cast.tEnter = 0;
  cast.tExit = duration + 0.0;  // never −0
  int opening = 0;
  int last = 0;
  bool isAgainst = false;
  for (int next = 0; next < decidingRows; next += 2) {
    const std::array<int, 2> both{deciding[at(next)], deciding[at(next + 1)]};
    const TwoRowTimes times = rows.times.of(both[0], both[1]);
    if (!times.isCertain()) {
      raiseDoubt();
    }
    for (int i = 0; i < 2; ++i) {
      const int row = both[at(i)];
      if (rough.mayOpenLast(row) && next + i < decidingRows) {
        cast.tEnter = greatest(cast.tEnter, times.opens[i]);
        isAgainst = times.isAgainst(i);
        last = row;
        ++opening;
      }
      if (rough.mayCloseFirst(row)) {
        cast.tExit = least(cast.tExit, times.closes[i]);
      }
    }
  }
  cast.tExit = greatest(cast.tEnter, cast.tExit);
  found.isWhole = cast.tEnter == 0 || opening == 1;
  if (cast.tEnter > 0) {
    cast.candidate = placeOf(last, count, isExchanged);
    if (withAxis && found.isWhole) {
      cast.axis = rows.axis(last, isAgainst != isExchanged);  // along the way of a
    }
  }
  return found;
}

/** Of boxes that never meet for certain: the row that opens last, or else the first to close. */
BoxCast castOfMiss(const RoughBoxRows& rough, int count, const BoxRows& rows, bool isExchanged) {
  BoxCast found;
  const auto deciding = rough.decidingRows(count);
  if (!rough.fillSpace || !deciding) {
    return found;
  }
  const int row = deciding->row();
  found.isWhole = true;
  found.cast.candidate = placeOf(row, count, isExchanged);
  found.cast.against = placeOf(deciding->against(), count, isExchanged);
  const TwoRowTimes times = rows.times.of(row, row);
  if (!times.isCertain()) {
    raiseDoubt();
  }
  // toward b from a that has not come, or has gone
  const bool isAgainst = times.isAgainst(0) != deciding->isExit();
  found.cast.axis = rows.axis(row, isAgainst != isExchanged);
  return found;
}

}  // namespace

std::optional<BoxCast> castOfBoxes(ShapeRef a, ShapeRef b, const RelativeMotion& motion,
                                   bool withAxis) {
  const RoughBoxRows rough = roughRowsOf(a, b, motion, kInfinity, withAxis);
  const bool neverMeet = rough.all.surelyNever();
  if (neverMeet && !withAxis) {
    return BoxCast{};
  }
  if (!neverMeet && !rough.surelyHit()) {
    return std::nullopt;
  }
  const auto found = withoutDoubt([&] {
    return visitBoxes(
        a, b, [&]<class A, class B>(const A& first, const B& second, bool isExchanged) {
          constexpr bool kAreStraight = A::kKind == Kind::aabb && B::kKind == Kind::aabb;
          const auto exact = motion.velocity<DoubleDouble>();
          const std::conditional_t<kAreStraight, StraightRowTimes, TurnedRowTimes> times(
              first, second, isExchanged ? -exact : exact);
          const BoxRows rows{times, orientation(first), orientation(second)};
          // Of boxes that are turned alike the faces of b are across the axes of those of a.
          const int count = rows.a == rows.b ? 3 : rough.count;
          return neverMeet
                     ? castOfMiss(rough, count, rows, isExchanged)
                     : castOfHit(rough, count, rows, motion.duration(), isExchanged, withAxis);
        });
  });
  return found || !neverMeet ? found : BoxCast{};
}

}  // namespace collision
