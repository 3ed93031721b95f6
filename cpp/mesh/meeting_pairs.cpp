// The triangles of two meshes that may meet.
#include <bit>

#include "mesh/pair_walk.h"
#include "mesh/tree_pairs.h"

namespace collision {
namespace {

using Floats = Lanes<float>;

/** Which boxes may meet: all that are left are visited, in any order. */
class MeetingPairs {
 public:
  MeetingPairs(const OtherSpace& space, PairVisitor& visitor) : space_(space), visitor_(visitor) {}

  static constexpr bool kInOrder = false;

  unsigned operator()(const Middle<Floats>& boxes, const Middle<float>& other,
                      FourBoxes::Floats& /*distances*/) const {
    const OtherSpace::BoxRows rows = space_.rowsOf(boxes, other);
    const auto gapOf = [](const Vector3<Floats>& along, const Vector3<Floats>& reach) {
      const Vector3<Floats> gaps = absolute(along) - reach;
      return greatest(gaps.x, greatest(gaps.y, gaps.z));
    };
    const Floats gap = greatest(gapOf(rows.way, rows.reachA), gapOf(rows.alongB, rows.reachB));
    return (gap <= Floats(0.0F)).bits();
  }
  [[nodiscard]] static bool isBeyond(float /*distance*/) { return false; }
  bool visitLeaves(const FourTriangles& own, const FourTriangles& other) {
    for (std::size_t j = 0; j < FourTriangles::kCount && other.triangle[j] >= 0; ++j) {
      for (unsigned near = nearOf(own, other, j); near != 0; near &= near - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(near));
        if (!visitor_.visit(own.triangle[i], other.triangle[j], false)) {
          return false;
        }
      }
    }
    return true;
  }

 private:
  /** Bits of those that no axis of space and neither plane separates from triangle j. */
  [[nodiscard]] unsigned nearOf(const FourTriangles& own, const FourTriangles& other,
                                std::size_t j) const {
    const Floats zero(0.0F);
    auto near = zero <= zero;
    space_.visitRows(
        space_.trianglesOf(own, other, j),
        [&](const Vector3<Floats>& /*normal*/, const OtherSpace::Moves& moves, const Floats& off)
            COLLISION_ALWAYS_INLINE_LAMBDA { near = near & (moves.gap() <= off); },
        [&] { return near.bits() != 0; });
    return near.bits();
  }

  const OtherSpace& space_;
  PairVisitor& visitor_;
};

class SwappedVisitor final : public PairVisitor {
 public:
  explicit SwappedVisitor(PairVisitor& visitor) : visitor_(visitor) {}
  bool visit(int ofSecond, int ofFirst, bool overlaps) override {
    return visitor_.visit(ofFirst, ofSecond, overlaps);
  }

 private:
  PairVisitor& visitor_;
};

}  // namespace

void visitPairs(const PosedMesh& a, const PosedMesh& b, double within, PairVisitor& visitor) {
  if (isSmaller(a, b)) {
    SwappedVisitor swapped(visitor);
    visitPairs(b, a, within, swapped);
    return;
  }
  const OtherSpace space(a, b, within);
  if (space.tellsNothing()) {
    visitAll(a, b, [&](int i, int j) { return visitor.visit(i, j, false); });
    return;
  }
  PairWalk(treeOf(*a.geometry), treeOf(*b.geometry), MeetingPairs(space, visitor)).run();
}

}  // namespace collision
