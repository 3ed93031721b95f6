// A cast of cores without a ball, by linear programming.
#pragma once

#include <cmath>
#include <optional>
#include <type_traits>
#include <utility>

#include "combination.h"
#include "passage.h"
#include "point_set.h"

namespace oracle {

template <class Number>
class ProgrammedPassage final : public Passage {
 public:
  using Value = typename Combination<Number>::Value;

  ProgrammedPassage(PointSet<Number> a, PointSet<Number> b, Vector<Number> velocity,
                    double duration)
      : a_(std::move(a)), b_(std::move(b)), velocity_(std::move(velocity)) {
    std::optional<Travel<Number>> travel;
    if (std::isinf(duration)) {
      travel = Travel<Number>{velocity_, Number(0), Number(0)};
    } else if (duration > 0) {
      const Rational whole = rational(duration);
      travel = Travel<Number>{velocity_, numberOf(whole.get_num()), numberOf(whole.get_den())};
    }
    Combination<Number> combination(a_, b_, travel);
    place_ = combination.place();
    if (place_ == Place::outside || !travel) {
      exit_ = enter_;
      return;
    }
    enter_ = *combination.leastTime(1);
    exit_ = combination.leastTime(-1);
    if (exit_) {
      exit_ = Value(Value(0) - *exit_);
    }
  }

  CastOutcome outcome() override {
    return place_ == Place::outside
               ? CastOutcome::never
               : (place_ == Place::inside ? CastOutcome::hits : CastOutcome::touches);
  }

  Outcome at(const Rational& time) override {
    const Number parts = numberOf(time.get_den());
    const Vector<Number> step = velocity_ * numberOf(time.get_num());
    PointSet<Number> a;
    PointSet<Number> b;
    for (const auto& corner : a_.corners) {
      a.corners.push_back(corner * parts + step);
    }
    for (const auto& corner : b_.corners) {
      b.corners.push_back(corner * parts);
    }
    a.directions = a_.directions;
    b.directions = b_.directions;
    const Place place = Combination<Number>(a, b, std::nullopt).place();
    return place == Place::outside
               ? Outcome::apart
               : (place == Place::inside ? Outcome::overlapping : Outcome::touching);
  }

  std::optional<Parameter> enter() override { return parameterOf(enter_); }
  std::optional<Parameter> exit() override {
    return exit_ ? parameterOf(*exit_) : std::optional<Parameter>();
  }
  bool staysForever() override { return !exit_; }
  int compareEnter(const Rational& time) override { return signOf(Value(enter_ - Value(time))); }
  int compareExit(const Rational& time) override {
    return exit_ ? signOf(Value(*exit_ - Value(time))) : 1;
  }

 private:
  PointSet<Number> a_, b_;
  Vector<Number> velocity_;
  Place place_{};
  Value enter_{0};
  std::optional<Value> exit_;

  static Number numberOf(const Integer& whole) {
    if constexpr (std::is_same_v<Number, Integer>) {
      return whole;
    } else {
      return Number(Rational(whole));
    }
  }

  static std::optional<Parameter> parameterOf(const Value& value) {
    if constexpr (std::is_same_v<Value, Rational>) {
      return Parameter{value};
    } else if constexpr (std::is_same_v<Value, Once>) {
      return value.c == nullptr ? Parameter{value.a} : Parameter{value.a, value.b, *value.c};
    } else {
      return std::nullopt;
    }
  }
};

}  // namespace oracle
