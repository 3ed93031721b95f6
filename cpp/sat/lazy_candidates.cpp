#include "sat/lazy_candidates.h"

namespace collision {

const PolytopeCandidates& LazyCandidates::polytopes() const {
  if (!pair_) {
    pair_.emplace(a_, b_, list());
  }
  return pair_->candidates;
}

}  // namespace collision
