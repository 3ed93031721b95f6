#include "sat/lazy_candidates.h"

namespace collision {

const PolytopeCandidates& LazyCandidates::operator*() const {
  if (!pair_) {
    pair_.emplace(a_, b_, list_);
  }
  return pair_->candidates;
}

}  // namespace collision
