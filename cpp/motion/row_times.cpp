#include "motion/row_times.h"

namespace collision {

template <class T>
RowTimes<T>::RowTimes(const RelativeMotion& motion, int dimension)
    : dimension_(dimension),
      moves_(!motion.isNone()),
      inner_(TimeSpan<T>::during(motion.duration())),
      whole_(inner_) {}

template <class T>
void RowTimes<T>::keep(int candidate, const MovingRow<T>& row) {
  const TimeSpan<T> span = row.span();
  const Sign sense = row.slope.sign();
  const bool isFlat = dimension_ == 2 && row.hasNoWidth();
  if (sense == Sign::zero) {
    if (span.isEmpty && apart_ < 0) {
      apart_ = candidate;
    }
    hasRoom_ = hasRoom_ && (isFlat || span.hasRoom);
    return;
  }
  if (span.begins && compare(whole_.from, span.from) == Sign::negative) {
    whole_.from = span.from;
    enter_ = {candidate, sense};
  }
  if (span.ends && (!whole_.ends || compare(span.to, whole_.to) == Sign::negative)) {
    whole_.ends = true;
    whole_.to = span.to;
    exit_ = {candidate, sense};
  }
  if (isFlat) {
    crosses_ = true;
  } else {
    inner_.intersect(span);
  }
}

template <class T>
bool RowTimes<T>::hits() const {
  if (!hasRoom_ || dimension_ < 2) {
    return false;
  }
  if (dimension_ == 3) {
    return !moves_ || haveCommonTime(inner_, inner_);
  }
  return crosses_ && haveCommonTime(inner_, whole_);
}

template <class T>
CastTimes<T> RowTimes<T>::times() const {
  CastTimes<T> times;
  if (apart_ >= 0) {
    times.candidate = apart_;
    return times;
  }
  if (whole_.ends && compare(whole_.to, whole_.from) == Sign::negative) {
    const bool closesFirst = enter_.candidate < 0;
    times.candidate = closesFirst ? exit_.candidate : enter_.candidate;
    times.against = closesFirst ? -1 : exit_.candidate;
    times.sense = closesFirst ? exit_.sense : enter_.sense;
    return times;
  }
  times.outcome = hits() ? CastOutcome::hits : CastOutcome::touches;
  times.span = whole_;
  times.candidate = enter_.candidate;
  times.sense = enter_.sense;
  return times;
}

template struct CastTimes<Approximate>;
template struct CastTimes<Exact>;
template class RowTimes<Approximate>;
template class RowTimes<Exact>;

}  // namespace collision
