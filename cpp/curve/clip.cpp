#include "curve/clip.h"

#include "curve/end.h"
#include "shapes/has_hulls.h"

namespace collision {

Sign Clip::signOfValue(int k) {
  if (spaces_.signsAreExact) {
    return signOf(valueAt(k));
  }
  return decide(valueAt(k), spaces_.valueError, [&] { return spaces_.exactValue(k); });
}

Sign Clip::decideSlope(int k) {
  if (spaces_.signsAreExact || curve_.isPoint()) {
    return signOf(slopeAt(k));
  }
  return decide(slopeAt(k), spaces_.slopeError, [&] { return spaces_.exactSlope(k); });
}

Sign Clip::compareCrossings(int j, int k) {
  if (kHasHulls && spaces_.firstTwoAreOpposite && j < 2 && k < 2) {
    return Sign::zero;
  }
  // t_j − t_k = (value_k slope_j − value_j slope_k) / (slope_j slope_k)
  const double numerator = valueAt(k) * slopeAt(j) - valueAt(j) * slopeAt(k);
  const HalfSpaces& s = spaces_;
  const Sign sign = decide(numerator, s.crossingError, [&] {
    return s.exactValue(k) * s.exactSlope(j) - s.exactValue(j) * s.exactSlope(k);
  });
  return sign == Sign::zero ? sign : sign * signOfSlope(j) * signOfSlope(k);
}

Sign Clip::compareWithEnd(int k) {
  if (!curve_.bounded()) {
    return Sign::negative;
  }
  const HalfSpaces& s = spaces_;
  const double end = curve_.end();
  const double slope = std::fabs(slopeAt(k));
  return decide(
      beyondEnd(signOfSlope(k) == Sign::negative ? -valueAt(k) : valueAt(k), slope, end),
      beyondEndError(s.valueError, slope, s.slopeError, end), [&] {
        return ExactSign{::collision::compareWithEnd(curve_, s.exactValue(k), s.exactSlope(k))};
      });
}

bool Clip::keep(int k) {
  const Sign slope = decideSlope(k);
  slopeSign_[static_cast<std::size_t>(k)] = slope;
  if (slope == Sign::zero) {
    return signOfValue(k) != Sign::negative || fail(k, kCurveItself);
  }
  if (slope == Sign::positive) {
    const bool later = enter_ == kCurveItself ? signOfValue(k) != Sign::positive
                                              : compareCrossings(k, enter_) == Sign::positive;
    if (!later) {
      return true;
    }
    enter_ = k;
    const Sign beyond = exit_ == kCurveItself ? compareWithEnd(k) : compareCrossings(k, exit_);
    return beyond != Sign::positive || fail(k, exit_);
  }
  const bool earlier = exit_ == kCurveItself ? compareWithEnd(k) != Sign::positive
                                             : compareCrossings(k, exit_) == Sign::negative;
  if (!earlier) {
    return true;
  }
  exit_ = k;
  const bool before = enter_ == kCurveItself ? signOfValue(k) == Sign::negative
                                             : compareCrossings(k, enter_) == Sign::negative;
  return !before || fail(k, enter_);
}

void Clip::take(int enter, int exit) {
  enter_ = enter;
  exit_ = exit;
  for (std::size_t k = 0; k < slopeSign_.size(); ++k) {
    slopeSign_[k] = signOf(spaces_.slope[k]);
  }
}

bool Clip::hasLength() {
  if (exit_ == kCurveItself) {
    return enter_ == kCurveItself ? !curve_.isPoint() : compareWithEnd(enter_) == Sign::negative;
  }
  return enter_ == kCurveItself ? signOfValue(exit_) == Sign::positive
                                : compareCrossings(enter_, exit_) == Sign::negative;
}

Interval Clip::interval() const {
  return {enter_ == kCurveItself ? 0.0 : -valueAt(enter_) / slopeAt(enter_),
          exit_ == kCurveItself ? curve_.end() : -valueAt(exit_) / slopeAt(exit_)};
}

}  // namespace collision
