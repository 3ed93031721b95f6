#include "motion/row_times.h"

#include <algorithm>
#include <type_traits>

#include "number/certified.h"

namespace collision {

template <class T>
std::optional<Sign> LastTime<T>::order(const QuadraticSurd<T>& time, const QuadraticSurd<T>& kept) {
  const auto compared = [&] { return compare(time, kept); };
  if constexpr (std::is_same_v<T, Exact>) {
    return compared();
  } else {
    return withoutDoubt(compared);
  }
}

template <class T>
void LastTime<T>::keep(const QuadraticSurd<T>& time, int candidate, Sign sense) {
  const auto isLater = [&](const QuadraticSurd<T>& kept) { return order(time, kept) == later_; };
  if (exists() && !isLater(all_.front())) {
    if (!order(time, all_.front())) {
      all_.push_back(time);
    }
    return;
  }
  std::erase_if(all_, isLater);
  all_.insert(all_.begin(), time);
  candidate_ = candidate;
  sense_ = sense;
}

template <class T>
Sign LastTime<T>::compareWith(const QuadraticSurd<T>& other) const {
  const Sign first = compare(other, all_.front());
  for (std::size_t i = 1; i < all_.size(); ++i) {
    if (compare(other, all_[i]) != first) {
      raiseDoubt();
    }
  }
  return first;
}

template <class T>
Sign LastTime<T>::compareWith(const LastTime& other) const {
  const Sign first = compareWith(other.all_.front());
  for (std::size_t i = 1; i < other.all_.size(); ++i) {
    if (compareWith(other.all_[i]) != first) {
      raiseDoubt();
    }
  }
  return first;
}

template <class T>
void LastTime<T>::requireOne() const {
  if (!isOne()) {
    raiseDoubt();
  }
}

template <class T>
void LastTime<T>::settle() const {
  for (std::size_t i = 1; i < all_.size(); ++i) {
    if (rounded(all_[i]) != rounded(all_.front())) {
      raiseDoubt();
    }
  }
}

template <class T>
RowTimes<T>::RowTimes(const RelativeMotion& motion, int dimension)
    : dimension_(dimension),
      moves_(!motion.isNone()),
      opens_(Sign::positive, true, {}),
      closes_(Sign::negative, motion.ends(),
              QuadraticSurd<T>::of(motion.ends() ? motion.duration() : 0.0)) {}

template <class T>
void RowTimes<T>::keep(int candidate, const MovingRow<T>& row, std::optional<bool> hasNoWidth) {
  const TimeSpan<T> span = row.span();
  const Sign sense = row.slope.sign();
  const bool isFlat = dimension_ < 3 && (hasNoWidth ? *hasNoWidth : row.hasNoWidth());
  if (sense == Sign::zero) {
    if (span.isEmpty && apart_.candidate < 0) {
      const auto& [a, b, q, d] = row.below;
      const bool isBelow = !row.endlessBelow && signOf(a, b, q) == Sign::negative;
      apart_ = {candidate, isBelow ? Sign::positive : Sign::negative};
    }
    hasRoom_ = hasRoom_ && (isFlat || span.hasRoom);
  } else if (isFlat) {
    crossings_.push_back({span.from, candidate, sense});
  } else {
    if (span.begins) {
      opens_.keep(span.from, candidate, sense);
    }
    if (span.ends) {
      closes_.keep(span.to, candidate, sense);
    }
  }
}

template <class T>
CastTimes<T> RowTimes<T>::times() const {
  if (apart_.candidate >= 0) {
    return {.candidate = apart_.candidate, .sense = apart_.sense};
  }
  if (!crossings_.empty()) {
    return timesOfFlat();
  }
  CastTimes<T> times;
  const Sign length = closes_.exists() ? compareEnds() : Sign::positive;
  if (length == Sign::negative) {
    const bool isExit = opens_.candidate() < 0;
    opens_.requireOne();
    closes_.requireOne();
    times.candidate = isExit ? closes_.candidate() : opens_.candidate();
    times.against = isExit ? -1 : closes_.candidate();
    times.sense = isExit ? -closes_.sense() : opens_.sense();
    return times;
  }
  opens_.requireOne();
  closes_.settle();
  const bool hits = dimension_ == 3 && hasRoom_ && (!moves_ || length == Sign::positive);
  times.outcome = hits ? CastOutcome::hits : CastOutcome::touches;
  times.span.begins = true;
  times.span.from = opens_.time();
  times.span.ends = closes_.exists();
  if (times.span.ends) {
    times.span.to = closes_.time();
  }
  times.candidate = opens_.candidate();
  times.sense = opens_.sense();
  return times;
}

template <class T>
Sign RowTimes<T>::compareEnds() const {
  const bool isOneRow = opens_.candidate() >= 0 && opens_.candidate() == closes_.candidate();
  // One that has a width closes after it opens.
  return isOneRow && opens_.isOne() && closes_.isOne() ? Sign::positive
                                                       : opens_.compareWith(closes_);
}

template <class T>
CastTimes<T> RowTimes<T>::timesOfFlat() const {
  const auto& [time, candidate, sense] = crossings_.front();
  CastTimes<T> times;
  times.candidate = candidate;
  times.sense = sense;
  for (const Crossing& other : crossings_) {
    if (&other != &crossings_.front() && compare(other.time, time) != Sign::zero) {
      times.against = other.candidate;
      return times;
    }
  }
  const Sign sinceOpened = opens_.compareWith(time);
  const Sign sinceClosed = closes_.exists() ? closes_.compareWith(time) : Sign::negative;
  if (sinceOpened == Sign::negative || sinceClosed == Sign::positive) {
    const LastTime<T>& against = sinceOpened == Sign::negative ? opens_ : closes_;
    against.requireOne();
    times.against = against.candidate();
    return times;
  }
  const bool hits =
      dimension_ == 2 && hasRoom_ && sinceOpened == Sign::positive && sinceClosed == Sign::negative;
  times.outcome = hits ? CastOutcome::hits : CastOutcome::touches;
  times.span = {.begins = true, .ends = true, .from = time, .to = time};
  if (signOf(time.a, time.b, time.q) == Sign::zero) {
    times.candidate = -1;
  }
  return times;
}

template class LastTime<Approximate>;
template class LastTime<Exact>;
template class RowTimes<Approximate>;
template class RowTimes<Exact>;

}  // namespace collision
