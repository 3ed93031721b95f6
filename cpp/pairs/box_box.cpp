// Do two boxes meet, one of them turned? Separating axes: the three face normals of each and the
// nine cross products of their edges, 15 candidates in all.
// Source: Gottschalk, Lin, Manocha, OBBTree, SIGGRAPH 1996.
#include "convex/contact.h"
#include "pairs/pairs.h"
#include "sat/box_separation.h"
#include "sat/lazy_candidates.h"
#include "sat/separate.h"

namespace collision {
namespace {

constexpr int kFirstFaceB = 3;
constexpr int kFirstEdge = 6;
constexpr int kFirstFlat = 15;

/** How wrong the candidates are in doubles, for places and lengths up to 1. */
struct Errors {
  double faces;
  double edges;
};

constexpr Errors errorsOf() {
  const Roundoff length = kUnitDifferenceNumber;
  const Roundoff place = Roundoff::of(1, 3 * 0x1p-53);  // the sum of two rounded differences
  const BoxTerms<Roundoff> box{{length, length, length}, kFrameRoundoff};
  const BoxBoxSeparation<Roundoff> worst(box, box, {place, place, place});
  return {greatest(worst.alongFaceA(0), worst.alongFaceB(0)).error(),
          worst.alongEdges(0, 0).error()};
}

constexpr Errors kErrors = errorsOf();

template <class A, class B>
class Candidates {
 public:
  Candidates(const A& a, const B& b)
      : a_(a),
        b_(b),
        toLow_(b.lowPole() - a.lowPole()),
        toHigh_(b.highPole() - a.highPole()),
        size_(sizeOf(toLow_, toHigh_, a.lengths(), b.lengths())),
        sameOrientation_(a.orientation() == b.orientation()),
        separation_({a.lengths(), a.roundedFrame()}, {b.lengths(), b.roundedFrame()},
                    toLow_ + toHigh_),
        general_(ShapeView(a), ShapeView(b)) {}

  [[nodiscard]] static int usual() { return kFirstFlat; }
  [[nodiscard]] int all() const { return general_->all(); }
  [[nodiscard]] bool needsFlat() const {
    return lengthsOf(a_) < 3 && lengthsOf(b_) < 3 && general_->needsFlat();
  }

  [[nodiscard]] Candidacy decide(int candidate) const {
    if (candidate < kFirstFaceB) {
      return {::collision::decide(separation_.alongFaceA(candidate), kErrors.faces * size_,
                                  [&] { return exact().alongFaceA(candidate); })};
    }
    if (candidate < kFirstEdge) {
      const int j = candidate - kFirstFaceB;
      return {::collision::decide(separation_.alongFaceB(j), kErrors.faces * size_,
                                  [&] { return exact().alongFaceB(j); })};
    }
    if (candidate >= kFirstFlat) {
      return general_->decide(candidate);
    }
    const int i = (candidate - kFirstEdge) / 3;
    const int j = (candidate - kFirstEdge) % 3;
    if (sameOrientation_ && i == j) {
      return skipped(SkipReason::parallel);
    }
    // Along an axis of length zero the value is zero: where doubles tell a sign, there is an axis.
    const Decision gap = ::collision::decide(separation_.alongEdges(i, j), kErrors.edges * size_,
                                             [&] { return exact().alongEdges(i, j); });
    if (gap.zero() && isZero(edgeAxis(i, j))) {
      return skipped(SkipReason::parallel, DecidedBy::exact);
    }
    return {gap};
  }

  [[nodiscard]] Estimate estimate(int candidate) const { return general_->estimate(candidate); }
  [[nodiscard]] Vec3 unitDirection(int candidate) const {
    return general_->unitDirection(candidate);
  }
  [[nodiscard]] Witness witness(int candidate) const { return general_->witness(candidate); }
  [[nodiscard]] const Vec3& reference() const { return general_->reference(); }

 private:
  [[nodiscard]] ExactVec3 edgeAxis(int i, int j) const {
    return cross(a_.template frameIn<Exact>().axis[at(i)],
                 b_.template frameIn<Exact>().axis[at(j)]);
  }
  [[nodiscard]] const BoxBoxSeparation<Exact>& exact() const {
    if (!exact_) {
      exact_.emplace(
          BoxTerms<Exact>{a_.template lengthsIn<Exact>(), a_.template frameIn<Exact>()},
          BoxTerms<Exact>{b_.template lengthsIn<Exact>(), b_.template frameIn<Exact>()},
          difference(a_.lowPole(), b_.lowPole()) + difference(a_.highPole(), b_.highPole()));
    }
    return *exact_;
  }

  const A& a_;
  const B& b_;
  Vec3 toLow_;
  Vec3 toHigh_;
  double size_;
  bool sameOrientation_;
  BoxBoxSeparation<double> separation_;
  LazyCandidates general_;
  mutable std::optional<BoxBoxSeparation<Exact>> exact_;
};

template <class A, class B>
Verdict boxBox(const A& a, const B& b, const Ask& ask) {
  Verdict verdict =
      separate(ShapeView(a), ShapeView(b), Candidates<A, B>(a, b), kBoxBoxCandidates, ask);
  if (ask.numbers && verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(a, b);
  }
  return verdict;
}

}  // namespace

Verdict aabbObb(const Aabb& a, const Obb& b, const Ask& ask) { return boxBox(a, b, ask); }
Verdict obbObb(const Obb& a, const Obb& b, const Ask& ask) { return boxBox(a, b, ask); }

}  // namespace collision
