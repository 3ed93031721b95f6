// Which method a cast takes; planes; and how far a given time is off.
#include "cast.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "programmed_passage.h"
#include "rounded_passage.h"

namespace oracle {
namespace {

/** A bounded shape, from low to high along the plane's normal, moving by slope a unit of time. */
class PlanePassage final : public Passage {
 public:
  PlanePassage(Parameter low, Parameter high, Rational slope, double duration)
      : low_(std::move(low)), high_(std::move(high)), slope_(std::move(slope)) {
    if (std::isfinite(duration)) {
      duration_ = rational(duration);
    }
  }

  CastOutcome outcome() override {
    // Forever along the normal: as far as any number on that side.
    int low = signOf(low_);
    int high = signOf(high_);
    if (sgn(slope_) != 0) {
      int& end = sgn(slope_) > 0 ? high : low;
      end = duration_ ? signOf((sgn(slope_) > 0 ? high_ : low_) + Rational(slope_ * *duration_))
                      : sgn(slope_);
    }
    return low > 0 || high < 0 ? CastOutcome::never
                               : (low < 0 && high > 0 ? CastOutcome::hits : CastOutcome::touches);
  }

  Outcome at(const Rational& time) override {
    const Rational moved = slope_ * time;
    const int low = signOf(low_ + moved);
    const int high = signOf(high_ + moved);
    return low > 0 || high < 0 ? Outcome::apart
                               : (low < 0 && high > 0 ? Outcome::overlapping : Outcome::touching);
  }

  std::optional<Parameter> enter() override {
    if (sgn(slope_) == 0) {
      return Parameter{0};
    }
    const Parameter time = (sgn(slope_) > 0 ? high_ : low_) * Rational(-1 / slope_);
    return signOf(time) < 0 ? Parameter{0} : time;
  }
  std::optional<Parameter> exit() override {
    if (sgn(slope_) == 0) {
      return duration_ ? std::optional(Parameter{*duration_}) : std::nullopt;
    }
    const Parameter time = (sgn(slope_) > 0 ? low_ : high_) * Rational(-1 / slope_);
    return duration_ && compare(time, {*duration_}) > 0 ? Parameter{*duration_} : time;
  }
  bool staysForever() override { return sgn(slope_) == 0 && !duration_; }
  int compareEnter(const Rational& time) override { return compare(*enter(), {time}); }
  int compareExit(const Rational& time) override {
    const auto end = exit();
    return end ? compare(*end, {time}) : 1;
  }

 private:
  Parameter low_, high_;
  Rational slope_;
  std::optional<Rational> duration_;  // none: without end
};

/** `velocity` is the shape's as seen from the plane. */
std::unique_ptr<Passage> throughPlane(const Shape& shape, const Shape& plane,
                                      const Vector<Rational>& velocity, double duration) {
  const Vector<Rational> normal = rationalVector(plane.numbers.data());
  const Rational constant = rational(plane.numbers[3]);
  std::optional<Parameter> low;
  std::optional<Parameter> high;
  const auto include = [&](const Parameter& height) {
    if (!low || compare(height, *low) < 0) {
      low = height;
    }
    if (!high || compare(height, *high) > 0) {
      high = height;
    }
  };
  const Rational radius = radiusAround(shape);
  const Rational square = dot(normal, normal);
  for (const Vector<Rational>& corner : pointSetOf(shape).corners) {
    const Rational height = dot(normal, corner) + constant;
    if (sgn(radius) == 0) {
      include({height});
    } else {
      include({height, radius, square});
      include({height, Rational(-radius), square});
    }
  }
  if (isFiniteRay(shape)) {
    const Rational along = squareOf(shape);
    const Rational rise = dot(normal, rationalVector(shape.numbers.data() + 3));
    include({low->a, Rational(rise * rational(shape.numbers[6]) / along), along});
  }
  return std::make_unique<PlanePassage>(*low, *high, dot(normal, velocity), duration);
}

template <class Number>
std::unique_ptr<Passage> betweenCores(const PointSet<Number>& a, const PointSet<Number>& b,
                                      const Vector<Rational>& velocity, const Rational& radius,
                                      double duration) {
  if constexpr (std::is_same_v<Number, Rational>) {
    WholeSets whole = wholeSets(a, b, velocity, radius);
    if (sgn(radius) > 0) {
      return std::make_unique<RoundedPassage<Integer>>(whole.a, whole.b, whole.velocity,
                                                       whole.radius, duration);
    }
    return std::make_unique<ProgrammedPassage<Integer>>(std::move(whole.a), std::move(whole.b),
                                                        whole.velocity, duration);
  } else {
    if (sgn(radius) > 0) {
      return std::make_unique<RoundedPassage<Number>>(a, b, lifted<Number>(velocity),
                                                      Number(radius), duration);
    }
    return std::make_unique<ProgrammedPassage<Number>>(a, b, lifted<Number>(velocity), duration);
  }
}

/** Infinite where it is off by more than what a core may be. */
template <class Compare>
double ulpsBounded(double given, double duration, Compare compare) {
  constexpr double kMost = std::numeric_limits<double>::max();
  if (!(given >= 0 && given < kMost && given <= duration)) {
    return given == kInfinity && compare(rational(kMost)) > 0 ? 0.5 : kInfinity;
  }
  const double next = std::nextafter(given, kInfinity);
  const Rational ulp = rational(next) - rational(given);
  for (const double ulps : {0.5, 1.0, 2.0}) {
    const Rational off = ulp * rational(ulps);
    const Rational low = rational(given) - off;
    const Rational high = rational(given) + off;
    const bool isAbove = sgn(low) <= 0 || compare(low) >= 0;
    if (isAbove &&
        ((std::isfinite(duration) && high >= rational(duration)) || compare(high) <= 0)) {
      return ulps;
    }
  }
  return kInfinity;
}

/** The least double from 0 to the duration of which `isPast` is true, or the last. */
template <class IsPast>
double leastDouble(double duration, IsPast isPast) {
  // Those that aren't negative are ordered as their bits are.
  std::uint64_t low = 0;
  auto high = std::bit_cast<std::uint64_t>(std::fmin(duration, std::numeric_limits<double>::max()));
  while (low < high) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (isPast(std::bit_cast<double>(middle))) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return std::bit_cast<double>(low);
}

/** Beyond the largest double infinity is right. */
double ulpsOfExact(const Parameter& exact, double given) {
  if (std::isinf(given) && given > 0) {
    return compare(exact, {rational(std::numeric_limits<double>::max())}) > 0 ? 0.5 : kInfinity;
  }
  return ulpsOff(exact, given);
}

}  // namespace

Passing::Passing(const Shape& a, const Shape& b, const Motion& motion)
    : roots_(std::make_unique<Roots>()), duration_(motion.duration) {
  const Vector<Rational> velocity =
      rationalVector(motion.velocityA.data()) - rationalVector(motion.velocityB.data());
  if (b.kind == Kind::plane) {
    passage_ = throughPlane(a, b, velocity, duration_);
  } else if (a.kind == Kind::plane) {
    passage_ = throughPlane(b, a, Vector<Rational>{} - velocity, duration_);
  } else {
    const Rational radius = radiusAround(a) + radiusAround(b);
    passage_ = withPointSets(a, b, *roots_, [&](const auto& first, const auto& second) {
      return betweenCores(first, second, velocity, radius, duration_);
    });
  }
}

Passing::Passing(const Shape& a, const PosedPoints& b, const Motion& motion)
    : roots_(std::make_unique<Roots>()), duration_(motion.duration) {
  const Vector<Rational> velocity =
      rationalVector(motion.velocityA.data()) - rationalVector(motion.velocityB.data());
  const PointSet<Rational> points = pointSetOf(b);
  passage_ = withPointSets(
      a, Shape{Kind::point, {}}, *roots_,
      [&]<class Number>(const PointSet<Number>& first, const PointSet<Number>& /*origin*/) {
        return betweenCores(first, lifted<Number>(points), velocity, radiusAround(a), duration_);
      });
}

double Passing::enterUlps(double given) {
  const auto exact = enter();
  return exact ? ulpsOfExact(*exact, given)
               : ulpsBounded(given, duration_,
                             [this](const Rational& t) { return passage_->compareEnter(t); });
}

double Passing::exitUlps(double given) {
  if (staysForever()) {
    return given == kInfinity ? 0 : kInfinity;
  }
  const auto exact = exit();
  return exact ? ulpsOfExact(*exact, given)
               : ulpsBounded(given, duration_,
                             [this](const Rational& t) { return passage_->compareExit(t); });
}

double Passing::roughEnter() {
  return leastDouble(duration_, [this](double t) { return enterAgainst(t) <= 0; });
}

double Passing::roughExit() {
  return staysForever() ? kInfinity
                        : leastDouble(duration_, [this](double t) { return exitAgainst(t) <= 0; });
}

int Passing::enterAgainst(double time) { return passage_->compareEnter(rational(time)); }
int Passing::exitAgainst(double time) { return passage_->compareExit(rational(time)); }

CastOutcome castOutcome(const Shape& a, const Shape& b, const Motion& motion) {
  return Passing(a, b, motion).outcome();
}

Outcome outcomeAt(const Shape& a, const Shape& b, const Motion& motion, const Rational& time) {
  return Passing(a, b, motion).at(time);
}

}  // namespace oracle
