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
  MeetingPairs(const LargerFirst& meshes, const OtherSpace& space, PairVisitor& visitor)
      : meshes_(meshes), space_(space), visitor_(visitor) {}

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
  [[nodiscard]] bool visit(int ofFirst, int ofSecond) const {
    return meshes_.visit(visitor_, ofFirst, ofSecond, false);
  }
  [[nodiscard]] bool visitLeaves(const FourTriangles& own, const FourTriangles& other) const {
    for (std::size_t j = 0; j < FourTriangles::kCount && other.triangle[j] >= 0; ++j) {
      for (unsigned near = nearOf(own, other, j); near != 0; near &= near - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(near));
        if (!visit(own.triangle[i], other.triangle[j])) {
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

  const LargerFirst& meshes_;
  const OtherSpace& space_;
  PairVisitor& visitor_;
};

}  // namespace

void visitPairs(const PosedMesh& a, const PosedMesh& b, double within, PairVisitor& visitor) {
  const LargerFirst meshes(a, b);
  const OtherSpace space(meshes.first(), meshes.second(), within);
  MeetingPairs meeting(meshes, space, visitor);
  walkPairs(meshes, space, meeting);
}

}  // namespace collision
