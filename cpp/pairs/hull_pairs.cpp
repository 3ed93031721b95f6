#include "pairs/hull_pairs.h"

#include <span>

#include "number/index.h"
#include "pairs/candidates.h"
#include "pairs/families.h"
#include "pairs/pairs.h"
#include "sat/polytope_candidates.h"

namespace collision {
namespace {

constexpr bool isCurve(Kind kind) { return kind == Kind::segment || kind == Kind::ray; }
constexpr bool isRound(Kind kind) { return kind == Kind::sphere || kind == Kind::capsule; }

/** Of two in the order of their test. */
Polytope polytopeOf(ShapeRef a, ShapeRef b, bool isFirst) {
  const bool exchanged = findPair(a.kind(), b.kind()).swapped;
  const ShapeRef shape = isFirst != exchanged ? a : b;
  return shape.kind() == Kind::plane ? Polytope(Point{}) : roundedPolytopeOf(shape).polytope;
}

template <class List>
std::vector<Candidate> listOf(const List& list) {
  return {list.begin(), list.end()};
}

}  // namespace

HullCandidates::HullCandidates(ShapeRef a, ShapeRef b)
    : first_(polytopeOf(a, b, true)), second_(polytopeOf(a, b, false)) {
  const Kind other = a.kind() == Kind::hull ? b.kind() : a.kind();
  if (other == Kind::plane) {
    list_ = listOf(kPlaneCandidates);
  } else if (isRound(other)) {
    list_ = listOf(kRoundedCandidates);
  } else if (isCurve(other)) {
    list_ = curveHullCandidates(*second_.hull());
  }
}

Candidate HullCandidates::operator[](std::int64_t number) const {
  return list_.empty() ? axisAt(countsOf(first_, second_), number)
                       : list_[static_cast<std::size_t>(number)];
}

std::vector<Candidate> HullCandidates::thatMatter() const {
  return list_.empty() ? axesThatMatter(first_, second_, countsOf(first_, second_)) : list_;
}

}  // namespace collision
