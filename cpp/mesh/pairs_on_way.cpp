// The triangles of two meshes that meet first on a way.
#include <bit>
#include <cmath>

#include "mesh/open_times.h"
#include "mesh/pair_walk.h"
#include "mesh/tree_pairs.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

using Floats = Lanes<float>;

/** Which boxes may meet until the visitor's limit: of those of two boxes the first come first. */
class PairsOnWay {
 public:
  PairsOnWay(const OtherSpace& space, TimeVisitor& visitor) : space_(space), visitor_(visitor) {}

  static constexpr bool kInOrder = true;

  unsigned operator()(const Middle<Floats>& boxes, const Middle<float>& other,
                      FourBoxes::Floats& times) const {
    const OtherSpace::BoxRows rows = space_.rowsOf(boxes, other);
    OpenTimes open;
    for (int i = 0; i < 3; ++i) {
      open.keep(rows.way[i] - rows.reachA[i], rows.way[i] + rows.reachA[i],
                Floats(space_.way()[i]));
      open.keep(rows.alongB[i] - rows.reachB[i], rows.alongB[i] + rows.reachB[i],
                Floats(dot(space_.unit(i), space_.way())));
    }
    return open.until(limit_, times.data());
  }
  [[nodiscard]] bool isBeyond(float time) const { return time > limit_; }
  bool visitLeaves(const FourTriangles& own, const FourTriangles& other) {
    const Vector3<Floats> way = inAllLanes(space_.way());
    for (std::size_t j = 0; j < FourTriangles::kCount && other.triangle[j] >= 0; ++j) {
      OpenTimes open;
      space_.visitRows(
          space_.trianglesOf(own, other, j),
          [&](const Vector3<Floats>& normal, const OtherSpace::Moves& moves, const Floats& off) {
            open.keep(moves.before - off, moves.behind + off, dot(normal, way));
          },
          [] { return true; });
      FourBoxes::Floats times{};
      for (unsigned near = open.until(limit_, times.data()) & own.there(); near != 0;
           near &= near - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(near));
        if (!isBeyond(times[i])) {
          limit_ = floatAbove(visitor_.visit(own.triangle[i], other.triangle[j]).until);
        }
      }
    }
    return true;
  }

 private:
  const OtherSpace& space_;
  TimeVisitor& visitor_;
  float limit_ = 1;
};

class SwappedVisitor final : public TimeVisitor {
 public:
  explicit SwappedVisitor(TimeVisitor& visitor) : visitor_(visitor) {}
  Answer visit(int ofSecond, int ofFirst) override {
    const auto [until, axis] = visitor_.visit(ofFirst, ofSecond);
    return {until, -axis};
  }

 private:
  TimeVisitor& visitor_;
};

}  // namespace

void visitPairsOnWay(const PosedMesh& a, const PosedMesh& b, const RelativeWay& way,
                     TimeVisitor& visitor) {
  if (isSmaller(a, b)) {
    SwappedVisitor swapped(visitor);
    visitPairsOnWay(b, a, way.exchanged(), swapped);
    return;
  }
  const OtherSpace space(a, b, way.off, {-way.start, -way.way});
  if (space.tellsNothing()) {
    visitAll(a, b, [&](int i, int j) {
      visitor.visit(i, j);
      return true;
    });
    return;
  }
  PairWalk(treeOf(*a.geometry), treeOf(*b.geometry), PairsOnWay(space, visitor)).run();
}

}  // namespace collision
