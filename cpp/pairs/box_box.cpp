// Do two boxes meet, one of them turned? Separating axes: the three face normals of each and the
// nine cross products of their edges, 15 candidates in all.
// Source: Gottschalk, Lin, Manocha, OBBTree, SIGGRAPH 1996.
#include "math/box_separation.h"
#include "pairs/pairs.h"
#include "query/contact.h"
#include "query/separate.h"

namespace collision {
namespace {

constexpr int kFirstFaceB = 3;
constexpr int kFirstEdge = 6;
constexpr int kFirstFlat = 15;

/** The one axis along which a box has any length, −1 when there is none or more than one. */
int onlyLength(const Vec3& half) { return lengthsOf(half) == 1 ? firstLength(half) : -1; }

class Candidates {
 public:
  Candidates(const BoxTerms& a, const BoxTerms& b)
      : a_(a), b_(b), separation_(a, b), lineA_(onlyLength(a.half2)), lineB_(onlyLength(b.half2)) {}

  /** Two boxes that are segments can miss each other within their common plane. */
  [[nodiscard]] int count() const {
    return lineA_ >= 0 && lineB_ >= 0 ? kFirstFlat + 2 : kFirstFlat;
  }

  [[nodiscard]] Candidacy decide(int candidate) const {
    if (candidate < kFirstFaceB) {
      return {separation_.alongFaceA(candidate)};
    }
    if (candidate < kFirstEdge) {
      return {separation_.alongFaceB(candidate - kFirstFaceB)};
    }
    if (isZero(axis(candidate))) {
      return skipped(SkipReason::parallel);
    }
    if (candidate < kFirstFlat) {
      const int edge = candidate - kFirstEdge;
      return {separation_.alongEdges(edge / 3, edge % 3)};
    }
    return {separation_.along(axis(candidate))};
  }

  [[nodiscard]] Vec3 axis(int candidate) const {
    if (candidate < kFirstFaceB) {
      return a_.frame.axis[static_cast<std::size_t>(candidate)];
    }
    if (candidate < kFirstEdge) {
      return b_.frame.axis[static_cast<std::size_t>(candidate - kFirstFaceB)];
    }
    if (candidate < kFirstFlat) {
      const int edge = candidate - kFirstEdge;
      return separation_.edgeAxis(edge / 3, edge % 3);
    }
    const Vec3 line = candidate == kFirstFlat ? a_.frame.axis[static_cast<std::size_t>(lineA_)]
                                              : b_.frame.axis[static_cast<std::size_t>(lineB_)];
    return cross(line, separation_.edgeAxis(lineA_, lineB_));
  }

  [[nodiscard]] static StepGroup group(int candidate) {
    return kBoxBoxCandidates[static_cast<std::size_t>(candidate)].group;
  }

 private:
  const BoxTerms& a_;
  const BoxTerms& b_;
  BoxBoxSeparation separation_;
  int lineA_;
  int lineB_;
};

template <class A, class B>
Verdict boxBox(const A& a, const B& b, Trace* trace) {
  const BoxTerms termsA = a.terms();
  const BoxTerms termsB = b.terms();
  const Vec3 reference = (termsA.center2 + termsB.center2) * 0.25;
  Verdict verdict = separate(a, b, Candidates(termsA, termsB), reference, trace);
  if (verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(solidOf(a), solidOf(b));
  }
  return verdict;
}

}  // namespace

Verdict aabbObb(const Aabb& a, const Obb& b, Trace* trace) { return boxBox(a, b, trace); }
Verdict obbObb(const Obb& a, const Obb& b, Trace* trace) { return boxBox(a, b, trace); }

}  // namespace collision
