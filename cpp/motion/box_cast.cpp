#include "motion/box_cast.h"

#include "motion/rough_cast.h"
#include "motion/visit_boxes.h"
#include "number/certified.h"
#include "number/index.h"
#include "sat/box_separation.h"

namespace collision {
namespace {

template <class Box>
auto termsOf(const Box& box) {
  if constexpr (Box::kKind == Kind::aabb) {
    return BoxTerms<Approximate, StraightAxes<Approximate>>{lengthsIn<Approximate>(box), {}};
  } else {
    return BoxTerms<Approximate>{lengthsIn<Approximate>(box), frameIn<Approximate>(box)};
  }
}

template <class Terms>
ApproximateVec3 axisOf(const Terms& box, int i) {
  if constexpr (std::is_same_v<Terms, BoxTerms<Approximate>>) {
    return box.frame.axis[at(i)];
  } else {
    return vectorOf<Approximate>(unitAxis(i));
  }
}

/** Twice the way from the center of a to that of b. */
template <class A, class B>
ApproximateVec3 betweenOf(const A& a, const B& b) {
  return differenceOf<Approximate>(lowPole(a), lowPole(b)) +
         differenceOf<Approximate>(highPole(a), highPole(b));
}

/** Along an axis that is not across the motion. */
struct MovingAxis {
  AxisRow<Approximate> row;
  Approximate slope;

  // When it opens and closes, as these are rounded.
  [[nodiscard]] double opens() const { return quotient(toward() - row.reach, speed()); }
  [[nodiscard]] double closes() const { return quotient(toward() + row.reach, speed()); }
  [[nodiscard]] bool isAgainst() const { return slope.sign() == Sign::negative; }

 private:
  [[nodiscard]] Approximate toward() const { return isAgainst() ? -row.along : row.along; }
  [[nodiscard]] Approximate speed() const { return isAgainst() ? -slope : slope; }
};

/** Two boxes of which b is turned. */
template <class A, class B>
class BoxRows {
 public:
  BoxRows(const A& a, const B& b, const ApproximateVec3& velocity)
      : a_(termsOf(a)), b_(termsOf(b)), between_(betweenOf(a, b)), twice_(velocity + velocity) {}

  [[nodiscard]] MovingAxis operator[](int row) const {
    const Candidate axis = axisOfBoxRow(row);
    const BoxBoxSeparation separation(a_, b_, between_, axis);
    return {separation.along(axis), separation.along(axis, twice_)};
  }
  [[nodiscard]] ApproximateVec3 axis(int row) const {
    const auto [type, i, j] = axisOfBoxRow(row);
    if (type == CandidateType::edges) {
      return cross(axisOf(a_, i), axisOf(b_, j));
    }
    return type == CandidateType::faceA ? axisOf(a_, i) : axisOf(b_, i);
  }

 private:
  decltype(termsOf(std::declval<A>())) a_;
  decltype(termsOf(std::declval<B>())) b_;
  ApproximateVec3 between_;
  ApproximateVec3 twice_;
};

/** Two straight ones. */
template <>
class BoxRows<Aabb, Aabb> {
 public:
  BoxRows(const Aabb& a, const Aabb& b, const ApproximateVec3& velocity)
      : between_(betweenOf(a, b)),
        lengths_(lengthsIn<Approximate>(a) + lengthsIn<Approximate>(b)),
        twice_(velocity + velocity) {}

  [[nodiscard]] MovingAxis operator[](int row) const {
    return {{between_[row], lengths_[row]}, twice_[row]};
  }
  [[nodiscard]] static ApproximateVec3 axis(int row) {
    return vectorOf<Approximate>(unitAxis(row));
  }

 private:
  ApproximateVec3 between_;
  ApproximateVec3 lengths_;
  ApproximateVec3 twice_;
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
template <class Rows>
BoxCast castOfHit(const RoughBoxRows& rough, int count, const Rows& rows, double duration,
                  bool isExchanged, bool withAxis) {
  BoxCast found;
  Cast& cast = found.cast;
  cast.outcome = CastOutcome::hits;
  cast.tEnter = 0;
  cast.tExit = duration + 0.0;  // never −0
  int mayOpenLast = 0;
  for (int row = 0; row < count; ++row) {
    const bool mayOpen = rough.mayOpenLast(row);
    const bool mayClose = rough.mayCloseFirst(row);
    if (!mayOpen && !mayClose) {
      continue;
    }
    const MovingAxis moving = rows[row];
    if (mayOpen) {
      cast.tEnter = greatest(cast.tEnter, moving.opens());
      cast.candidate = placeOf(row, count, isExchanged);
      ++mayOpenLast;
      if (withAxis) {
        // along the way of a
        const ApproximateVec3 axis = rows.axis(row);
        cast.axis = unitOf(moving.isAgainst() != isExchanged ? -axis : axis);
      }
    }
    if (mayClose) {
      cast.tExit = least(cast.tExit, moving.closes());
    }
  }
  cast.tExit = greatest(cast.tEnter, cast.tExit);
  if (cast.tEnter == 0) {
    cast.candidate = -1;
    cast.axis = kNoPoint;
  }
  found.isWhole = cast.tEnter == 0 || mayOpenLast == 1;
  return found;
}

/** Of boxes that never meet for certain: the row that opens last, or else the first to close. */
template <class Rows>
BoxCast castOfMiss(const RoughBoxRows& rough, int count, const Rows& rows, bool isExchanged) {
  BoxCast found;
  const auto deciding = rough.decidingRows(count);
  if (!rough.fillSpace || !deciding) {
    return found;
  }
  const int row = deciding->row();
  found.isWhole = true;
  found.cast.candidate = placeOf(row, count, isExchanged);
  found.cast.against = placeOf(deciding->against(), count, isExchanged);
  const ApproximateVec3 axis = rows.axis(row);
  // toward b from a that has not come, or has gone
  const bool isAgainst = rows[row].isAgainst() != deciding->isExit();
  found.cast.axis = unitOf(isAgainst != isExchanged ? -axis : axis);
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
          const ApproximateVec3 exact = motion.velocity<Approximate>();
          const BoxRows<A, B> rows(first, second, isExchanged ? -exact : exact);
          // Of boxes that are turned alike the faces of b are across the axes of those of a.
          const int count = orientation(first) == orientation(second) ? 3 : rough.count;
          return neverMeet
                     ? castOfMiss(rough, count, rows, isExchanged)
                     : castOfHit(rough, count, rows, motion.duration(), isExchanged, withAxis);
        });
  });
  return found || !neverMeet ? found : BoxCast{};
}

}  // namespace collision
