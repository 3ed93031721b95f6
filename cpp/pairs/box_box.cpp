// Do two boxes meet, one of them turned? Separating axes: the three face normals of each and the
// nine cross products of their edges, 15 candidates in all. Where no numbers are asked for,
// pairs/filter/boxes.h decides most.
// Source: Gottschalk, Lin, Manocha, OBBTree, SIGGRAPH 1996.
#include "convex/contact.h"
#include "linear/shared_axes.h"
#include "pairs/box_candidates.h"
#include "pairs/families.h"
#include "sat/box_along_axis.h"
#include "sat/box_box_rows.h"
#include "sat/lazy_candidates.h"
#include "sat/separate.h"
#include "shapes/visit_as.h"

namespace collision {
namespace {

template <class A, class B>
constexpr auto& kBoxBoxAxes = kSeparatingAxes<A::kKind, B::kKind>;

template <class A, class B>
class BoxBoxCandidates final : public LazyCandidates {
 public:
  BoxBoxCandidates(const A& a, const B& b)
      : LazyCandidates(a, b, kBoxBoxAxes<A, B>),
        a_(a),
        b_(b),
        rows_(rowsOf(a, b)),
        sameOrientation_(orientation(a) == orientation(b)) {}

#ifndef COLLISION_EXACT_NUMBERS  // a small module takes those of any polytopes
  [[nodiscard]] Witness witness(int row) const override {
    const auto certain = BoxAlongAxis(a_, b_, list()[at(row)]).witness();
    return certain ? *certain : LazyCandidates::witness(row);
  }
  [[nodiscard]] Estimate estimate(int row) const override {
    std::array<Estimate, kBoxBoxAxes<A, B>.size()> estimates;
    estimateAll(estimates, {});
    return estimates[at(row)];
  }
  void estimateAll(std::span<Estimate> estimates,
                   std::span<const Candidacy> /*decided*/) const override {
    const RepeatedAxes repeated(orientation(a_), orientation(b_), roundedFrame(b_));
    for (int i = 0; i < 3; ++i) {
      estimates[at(i)] = rows_.estimateFaceA(i);
      estimates[at(3 + i)] = repeated.isFaceOfB(i) ? kNotLeast : rows_.estimateFaceB(i);
    }
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j < 3; ++j) {
        estimates[at(6 + 3 * i + j)] = repeated.areEdges() ? kNotLeast : rows_.estimateEdges(i, j);
      }
    }
  }
#endif
  [[nodiscard]] Candidacy decide(int row) const override {
    // no structured bindings: clang 14 lets no lambda capture them
    const Candidate& axis = kBoxBoxAxes<A, B>[at(row)];
    const auto i = axis.i;
    const auto j = axis.j;
    if (axis.type == CandidateType::faceA) {
      return {decideRow([&](const auto& rows) { return rows.alongFaceA(i); })};
    }
    if (axis.type == CandidateType::faceB) {
      return {decideRow([&](const auto& rows) { return rows.alongFaceB(i); })};
    }
    if (sameOrientation_ && i == j) {
      return skipped(SkipReason::parallel);
    }
    // Along an axis of length zero the value is zero: where doubles tell a sign, there is an axis.
    const Decision gap = decideRow([&](const auto& rows) { return rows.alongEdges(i, j); });
    if (gap.zero() && isZero(edgeAxis(i, j))) {
      return skipped(SkipReason::parallel, DecidedBy::exact);
    }
    return {gap};
  }

 private:
  /** The sign of one row: in doubles where their bound allows it, else exact. */
  template <class Row>
  [[nodiscard]] Decision decideRow(const Row& row, int line = __builtin_LINE()) const {
    return ::collision::decide(row(rows_), [&] { return row(exact()).gap(); }, line);
  }
  [[nodiscard]] ExactVec3 edgeAxis(int i, int j) const {
    return cross(frameIn<Exact>(a_).axis[at(i)], frameIn<Exact>(b_).axis[at(j)]);
  }
  [[nodiscard]] const BoxBoxSeparation<Exact>& exact() const {
    if (!exact_) {
      exact_.emplace(BoxTerms<Exact>{lengthsIn<Exact>(a_), frameIn<Exact>(a_)},
                     BoxTerms<Exact>{lengthsIn<Exact>(b_), frameIn<Exact>(b_)},
                     difference(lowPole(a_), lowPole(b_)) + difference(highPole(a_), highPole(b_)));
    }
    return *exact_;
  }

  const A& a_;
  const B& b_;
  decltype(rowsOf(std::declval<A>(), std::declval<B>())) rows_;
  bool sameOrientation_;
  mutable std::optional<BoxBoxSeparation<Exact>> exact_;
};

template <class A, class B>
Verdict boxBox(const A& a, const B& b, const Ask& ask) {
  Verdict verdict = separate(a, b, BoxBoxCandidates<A, B>(a, b), ask);
  if (ask.numbers && verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(a, b);
  }
  return verdict;
}

}  // namespace

void withTurnedBoxCandidates(ShapeRef a, ShapeRef b, const UseCandidates& use) {
  visitAs<Aabb, Obb>(
      a, [&]<class A>(const A& box) { use(BoxBoxCandidates<A, Obb>(box, b.as<Obb>())); });
}

Verdict testBoxes(ShapeRef a, ShapeRef b, const Ask& ask) {
  return visitAs<Aabb, Obb>(a, [&](const auto& box) { return boxBox(box, b.as<Obb>(), ask); });
}

}  // namespace collision
