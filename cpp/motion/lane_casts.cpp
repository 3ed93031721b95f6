#include "motion/lane_casts.h"

#include "batch/lane_outcome.h"
#include "motion/ball_cast.h"
#include "motion/box_row_times.h"
#include "motion/rough_boxes.h"

namespace collision {
namespace {

/**
 * The latest of times, each between two bounds, and the row that it is of; which is certain where
 * the time of no other may be as late.
 */
class Latest {
 public:
  /** The first is that of no row. */
  explicit Latest(const DoubleLanes& time) : after_(time), before_(time) {}

  COLLISION_ALWAYS_INLINE void keep(const DoubleLanes& after, const DoubleLanes& before, int row) {
    const DoubleMask isLater = after > after_;
    others_ = greatest(others_, choose(isLater, before_, before));
    after_ = choose(isLater, after, after_);
    before_ = choose(isLater, before, before_);
    row_ = choose(isLater, DoubleLanes(row), row_);
  }
  [[nodiscard]] const DoubleLanes& after() const { return after_; }
  [[nodiscard]] DoubleLanes before() const { return greatest(before_, others_); }
  [[nodiscard]] const DoubleLanes& row() const { return row_; }
  [[nodiscard]] DoubleMask isOne() const { return (others_ < after_) | (before() == after_); }

 private:
  DoubleLanes after_;
  DoubleLanes before_;
  DoubleLanes others_ = DoubleLanes(-kInfinity);
  DoubleLanes row_ = DoubleLanes(-1.0);
};

template <class A, class B>
void castBoxes(const LanePairs& pairs, double duration, LaneCaster::Casts& into) {
  const LanesOf<A> a(pairs.a);
  const LanesOf<B> b(pairs.b);
  Latest opens(0.0);
  Latest closes(-duration);  // of times that are taken as negative, and so is the earliest
  DoubleMask isShut(false);
  const auto neverMeet = [&] { return isShut | (opens.after() > -closes.after()); };
  const auto keep = [&](int i, const RoughRow<DoubleLanes>& row) COLLISION_ALWAYS_INLINE_LAMBDA {
    const RoughSpan<DoubleLanes> span = roughSpanOf(row, DoubleLanes(duration));
    opens.keep(span.opensAfter, span.opensBefore, i);
    closes.keep(-span.closesBefore, -span.closesAfter, i);
    isShut = isShut | span.isShut;
  };
  visitRoughRows(
      a, b, pairs.velocity, [&] { return !holdsForAll(neverMeet()); },
      [&](int i, const RoughRow<DoubleLanes>& row, int j, const RoughRow<DoubleLanes>& other)
          COLLISION_ALWAYS_INLINE_LAMBDA {
            keep(i, row);
            if (i != j) {
              keep(j, other);
            }
          });
  const DoubleMask isOrdinary = filter::areOrdinary(a, b) & (pairs.speed <= DoubleLanes(0x1p+100));
  const DoubleMask never = neverMeet() & isOrdinary;
  const DoubleMask hits = (opens.before() < -closes.before()) & opens.isOne() & closes.isOne() &
                          (filter::isSolid(a) | filter::isSolid(b)) & isOrdinary;
  for (int i = 0; i < DoubleLanes::kCount; ++i) {
    LaneCast& found = into[at(i)];
    found = {};
    if (never[i]) {
      found.outcome = CastOutcome::never;
    } else if (hits[i]) {
      found = {CastOutcome::hits, static_cast<int>(opens.row()[i]),
               static_cast<int>(closes.row()[i])};
    }
  }
}

template <class A, class B, class Times>
bool findTimesOfBoxes(const double* a, const double* b, const Motion& motion, const LaneCast& cast,
                      MeetingTimes& into) {
  into = {CastOutcome::hits, cast.opens < 0, 0.0, motion.duration + 0.0};  // never −0
  if (cast.opens < 0 && cast.closes < 0) {
    return true;
  }
  const A first = ShapeTraits<A>::read(a);
  const B second = ShapeTraits<B>::read(b);
  const Times rows(first, second, differenceOf<DoubleDouble>(motion.velocityB, motion.velocityA));
  const TwoRowTimes times = rows.of(cast.opens < 0 ? cast.closes : cast.opens,
                                    cast.closes < 0 ? cast.opens : cast.closes);
  if (cast.opens >= 0) {
    into.tEnter = times.opens[0];
  }
  if (cast.closes >= 0) {
    into.tExit = times.closes[1];
  }
  return times.isCertain();
}

constexpr LaneCaster kStraight{castBoxes<Aabb, Aabb>,
                               findTimesOfBoxes<Aabb, Aabb, StraightRowTimes>};
constexpr LaneCaster kTurned{castBoxes<Obb, Obb>, findTimesOfBoxes<Obb, Obb, TurnedRowTimes>};

}  // namespace

LaneCasterPlace findLaneCaster(Kind a, Kind b) {
  if (a == Kind::sphere) {
    return {ballCasterOf(b), false};
  }
  if (b == Kind::sphere) {
    return {ballCasterOf(a), true};
  }
  if (a != b || !isBox(a)) {
    return {nullptr, false};
  }
  return {a == Kind::aabb ? &kStraight : &kTurned, false};
}

}  // namespace collision
