#include "motion/meeting_times.h"

#include <optional>

#include "linear/shared_axes.h"
#include "motion/mesh_cast.h"
#include "motion/rough_boxes.h"
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

/** Twice the way from the center of a to that of b. */
template <class A, class B>
ApproximateVec3 betweenOf(const A& a, const B& b) {
  return differenceOf<Approximate>(lowPole(a), lowPole(b)) +
         differenceOf<Approximate>(highPole(a), highPole(b));
}

/** When a row opens or closes, as it is rounded; it moves. May raise a doubt. */
enum class End : signed char { opens = -1, closes = 1 };
double timeOf(const AxisRow<Approximate>& row, const Approximate& slope, End end) {
  const bool isAgainst = slope.sign() == Sign::negative;
  const Approximate toward = isAgainst ? -row.along : row.along;
  return quotient(end == End::opens ? toward - row.reach : toward + row.reach,
                  isAgainst ? -slope : slope);
}

/** Two boxes of which b is turned. */
template <class A, class B>
class BoxRows {
 public:
  BoxRows(const A& a, const B& b, const ApproximateVec3& velocity)
      : a_(termsOf(a)), b_(termsOf(b)), between_(betweenOf(a, b)), twice_(velocity + velocity) {}

  [[nodiscard]] double timeOf(int row, End end) const {
    const Candidate axis = axisOfBoxRow(row);
    const BoxBoxSeparation separation(a_, b_, between_, axis);
    return collision::timeOf(separation.along(axis), separation.along(axis, twice_), end);
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

  [[nodiscard]] double timeOf(int row, End end) const {
    return collision::timeOf({between_[row], lengths_[row]}, twice_[row], end);
  }

 private:
  ApproximateVec3 between_;
  ApproximateVec3 lengths_;
  ApproximateVec3 twice_;
};

/** In doubles, what each row says and what all do. */
struct RoughRows {
  explicit RoughRows(double duration) : all(duration) {}

  RoughTimes<double> all;
  std::array<double, kBoxRows> opensBefore{};
  std::array<double, kBoxRows> closesAfter{};
  int count = 0;
};

/** Of boxes that hit for certain; may raise a doubt. */
template <class Rows>
MeetingTimes timesOfHit(const RoughRows& rough, const Rows& rows, double duration) {
  MeetingTimes times{CastOutcome::hits, false, 0, duration + 0.0};
  for (int row = 0; row < rough.count; ++row) {
    if (rough.opensBefore[at(row)] > 0 && rough.opensBefore[at(row)] >= rough.all.opensAfter()) {
      times.tEnter = greatest(times.tEnter, rows.timeOf(row, End::opens));
    }
    if (rough.closesAfter[at(row)] < duration &&
        rough.closesAfter[at(row)] <= rough.all.closesBefore()) {
      times.tExit = least(times.tExit, rows.timeOf(row, End::closes));
    }
  }
  times.meetsFromStart = times.tEnter == 0;
  times.tExit = greatest(times.tEnter, times.tExit);
  return times;
}

/** Nothing where doubles are not certain of the outcome. */
template <class A, class B>
std::optional<MeetingTimes> boxTimes(const A& a, const B& b, const RelativeMotion& motion,
                                     bool isExchanged) {
  const double duration = motion.duration();
  const Vec3 rough = motion.roughVelocity();
  const Vec3 velocity = isExchanged ? -rough : rough;
  RoughRows rows(duration);
  visitRoughRows(a, b, velocity, duration, !shareAnAxis(orientation(a), orientation(b)),
                 [&](int row, const RoughSpan<double>& span) COLLISION_ALWAYS_INLINE_LAMBDA {
                   rows.all.keep(span);
                   rows.opensBefore[at(row)] = span.opensBefore;
                   rows.closesAfter[at(row)] = span.closesAfter;
                   rows.count = row + 1;
                 });
  if (rows.all.surelyNever()) {
    return MeetingTimes{};
  }
  if (!rows.all.surelyHits() || !(isSolid(a) || isSolid(b))) {
    return std::nullopt;
  }
  return withoutDoubt([&] {
    const ApproximateVec3 exact = motion.velocity<Approximate>();
    const BoxRows<A, B> approximate(a, b, isExchanged ? -exact : exact);
    return timesOfHit(rows, approximate, duration);
  });
}

MeetingTimes timesOf(const Cast& cast) {
  return {cast.outcome, cast.outcome != CastOutcome::never && cast.candidate < 0, cast.tEnter,
          cast.tExit};
}

}  // namespace

MeetingTimes meetingTimes(ShapeRef a, ShapeRef b, const Motion& motion) {
  const RelativeMotion relative(motion);
  if (isBox(a.kind()) && isBox(b.kind()) && !relative.isNone()) {
    const auto found =
        visitBoxes(a, b, [&](const auto& first, const auto& second, bool isExchanged) {
          return boxTimes(first, second, relative, isExchanged);
        });
    if (found) {
      return *found;
    }
  }
  return timesOf(castWithoutPoints(a, b, motion));
}

}  // namespace collision
