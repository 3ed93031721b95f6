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
  PairsOnWay(const LargerFirst& meshes, const OtherSpace& space, TimeVisitor& visitor)
      : meshes_(meshes), space_(space), visitor_(visitor) {}

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
  bool visit(int ofFirst, int ofSecond) {
    limit_ = floatAbove(meshes_.visit(visitor_, ofFirst, ofSecond).until);
    return true;
  }
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
          visit(own.triangle[i], other.triangle[j]);
        }
      }
    }
    return true;
  }

 private:
  const LargerFirst& meshes_;
  const OtherSpace& space_;
  TimeVisitor& visitor_;
  float limit_ = 1;
};

}  // namespace

void visitPairsOnWay(const PosedMesh& a, const PosedMesh& b, const RelativeWay& way,
                     TimeVisitor& visitor) {
  const LargerFirst meshes(a, b);
  const RelativeWay ofSecond = meshes.isExchanged() ? way : way.exchanged();
  const OtherSpace space(meshes.first(), meshes.second(), 0, ofSecond);
  PairsOnWay onWay(meshes, space, visitor);
  walkPairs(meshes, space, onWay);
}

}  // namespace collision
