#include "mesh/other_space.h"

#include "mesh/mesh_state.h"
#include "mesh/pulled_back.h"
#include "number/roundoff.h"
#include "shapes/float_bounds.h"

namespace collision {

static_assert(OtherSpace::kNormalPart > 16 * RoundoffIn<float>::kUnit);

OtherSpace::OtherSpace(const PosedMesh& a, const PosedMesh& b, double within,
                       const RelativeWay& way) {
  const MeshSpace& spaceA = treeOf(*a.geometry).tree().space();
  const MeshSpace& spaceB = treeOf(*b.geometry).tree().space();
  const PulledCorners corners(b, a);
  const auto stepOf = [&](const Vec3& step) { return spaceA.stepOf(pulledWay(step, a)); };
  const Vec3 origin = spaceA.placeOf(corners.place(spaceB.placeAt({}))) + stepOf(way.start);
  const Vec3 wayHere = stepOf(way.way);
  double size = 1 + roundoff::magnitudeOf(origin) + roundoff::magnitudeOf(wayHere);
  way_ = floatsOf(wayHere);
  for (int i = 0; i < 3; ++i) {
    const Vec3& unit = corners.axis(i);
    const Vec3 axis = spaceA.stepOf(unit * PowerOfTwo(spaceB.exponent()));
    for (int k = 0; k < 3; ++k) {
      axis_[at(i)][k] = static_cast<float>(axis[k]);
      unit_[at(i)][k] = static_cast<float>(unit[k]);
    }
    size += roundoff::magnitudeOf(axis);
    origin_[i] = static_cast<float>(origin[i]);
  }
  const double margin =
      kMargin * size +
      spaceA.lengthOf(corners.error() + (within + way.off) * (1 + kPulledBackPart));
  lengthScale_ = static_cast<float>(spaceA.stepOf(Vec3{1, 0, 0} * PowerOfTwo(spaceB.exponent())).x);
  constexpr double kTooFar = 0x1p+60;
  tellsNothing_ = !(margin < kTooFar && size < kTooFar);
  margin_ = tellsNothing_ ? 0 : floatAbove(margin);
}

}  // namespace collision
