#include "pairs/box_crossings.h"

#include "linear/frame.h"
#include "linear/shared_axes.h"
#include "number/index.h"
#include "pairs/box_slabs.h"
#include "sat/box_along_axis.h"
#include "shapes/visit_as.h"

namespace collision {
namespace {

using Double = Lanes<double>;
using Mask = LaneMask<double>;

using namespace axisroundoff;
constexpr Vector3<Worst> kPlaces = vectorOfRoundoff(Worst::input(Worst::Size::place));
constexpr Vector3<Worst> kDirections = vectorOfRoundoff(Worst::input(Worst::Size::direction));
constexpr Worst kWay = kPlaces.x - dot(kEntries, kPlaces);
constexpr Worst kSpeed = dot(kEntries, kDirections);

/** Two faces of a box, and vectors whose coordinates are counted from the axis of a face on. */
class Faces {
 public:
  Faces(int first, int second) : faces_{first, second} {}

  [[nodiscard]] int axis(int i) const { return axisOfFace(faces_[at(i)]); }
  [[nodiscard]] bool isUpper(int i) const { return faces_[at(i)] == upperFace(axis(i)); }
  [[nodiscard]] Mask areUpper() const { return maskOf(isUpper(0), isUpper(1)); }
  /** A vector as each of the two has it. */
  [[nodiscard]] DoubleDoubleVector countedOn(const Vector3<DoubleDouble>& v) const {
    const auto next = [&](int k) { return lanesOf(v[(axis(0) + k) % 3], v[(axis(1) + k) % 3]); };
    return {next(0), next(1), next(2)};
  }
  /** Which of a face's coordinates is that along one of the world's axes. */
  [[nodiscard]] int countOf(int worldAxis, int i) const { return (worldAxis + 3 - axis(i)) % 3; }

 private:
  std::array<int, 2> faces_;
};

/** `way`: how far it is from the curve's origin to each face; `speed`: how fast one goes there. */
void setParameters(EndLanes& ends, const DoubleDoubleLanes& way, const DoubleDoubleLanes& speed) {
  const Mask areBehind = speed.hi < Double(0.0);
  ends.numerator = choose(areBehind, -way, way);
  ends.denominator = absolute(speed);
}

BoxCrossings crossings(const Curve& curve, const Aabb& box, const Faces& faces) {
  const Vector3<DoubleDouble> direction = curve.directionIn<DoubleDouble>();
  EndLanes parameters;
  std::array<DoubleDouble, 2> way;
  std::array<DoubleDouble, 2> speed;
  for (int i = 0; i < 2; ++i) {
    const int axis = faces.axis(i);
    const double face = (faces.isUpper(i) ? box.max : box.min)[axis];
    way[at(i)] = exactSum(face, -curve.origin()[axis]);
    speed[at(i)] = direction[axis];
    parameters.given[at(i)] = {axis, face};
  }
  setParameters(parameters, lanesOf(way[0], way[1]), lanesOf(speed[0], speed[1]));
  const Double outward = choose(faces.areUpper(), Double(1.0), Double(-1.0));
  const auto along = [&](int k) {
    const Mask areAlong = maskOf(faces.axis(0) == k, faces.axis(1) == k);
    return BoundedLanes{choose(areAlong, outward, Double(0.0)), 0.0};
  };
  return {parameters, {along(0), along(1), along(2)}};
}

/** The axes that the faces are across, out of the box and of length 1, in each face's coordinates.
 */
DoubleDoubleVector outwardAxes(const Quaternion& rotation, const Faces& faces) {
  const Quaternion q = ofOrdinarySize(rotation);
  const DoubleDoubleVector turning = faces.countedOn({q.x, q.y, q.z});
  // The first axis in coordinates that are counted on is the axis that they are counted from.
  const ScaledAxes<DoubleDoubleLanes> frame =
      scaledAxes<DoubleDoubleLanes>(turning.x.hi, turning.y.hi, turning.z.hi, Double(q.w));
  const Double inverse = Double(1.0) / frame.n.hi;
  const auto unit = [&](const DoubleDoubleLanes& along) { return ratio(along, frame.n, inverse); };
  const DoubleDoubleVector& axis = frame.axis[0];
  return withSign(faces.areUpper(), {unit(axis.x), unit(axis.y), unit(axis.z)});
}

BoxCrossings crossings(const Curve& curve, const Obb& box, const Faces& faces) {
  const DoubleDoubleVector outward = outwardAxes(box.rotation, faces);
  const DoubleDoubleVector fromCenter =
      faces.countedOn(differenceOf<DoubleDouble>(box.center, curve.origin()));
  const DoubleDoubleVector direction = faces.countedOn(curve.directionIn<DoubleDouble>());
  const Double reach = lanesOf(box.halfExtents[faces.axis(0)], box.halfExtents[faces.axis(1)]);
  EndLanes parameters;
  setParameters(parameters, DoubleDoubleLanes(reach) - dot(outward, fromCenter),
                dot(outward, direction));
  const auto sizes = [](const DoubleDoubleVector& v) { return sizeOf(v.x.hi, v.y.hi, v.z.hi); };
  parameters.numeratorError = withUnderflow(kWay.bound(withinRange(sizes(fromCenter) + reach)));
  parameters.denominatorError = withUnderflow(kSpeed.bound(Double(1.0), sizes(direction)));

  const unsigned worldAxes = worldAxesOf(box.rotation);
  std::array<unsigned, 2> zeros{};
  for (int i = 0; i < 2; ++i) {
    const auto along = [&](int k) { return outward[faces.countOf(k, i)].hi[i]; };
    zeros[at(i)] = zerosOf(worldAxes, {along(0), along(1), along(2)});
    if (const int k = worldAxisOf(zeros[at(i)]); k >= 0) {
      parameters.given[at(i)] = {k, exactSum(box.center[k], along(k) < 0 ? -reach[i] : reach[i])};
    }
  }
  const auto normal = [&](int k) {
    const Mask areZero = maskOf(holdsBit(zeros[0], k), holdsBit(zeros[1], k));
    const DoubleDoubleLanes along =
        lanesOf(outward[faces.countOf(k, 0)], 0, outward[faces.countOf(k, 1)], 1);
    return BoundedLanes{choose(areZero, DoubleDoubleLanes(), along),
                        choose(areZero, Double(0.0), Double(kEntry.error()))};
  };
  return {parameters, {normal(0), normal(1), normal(2)}};
}

}  // namespace

BoxCrossings crossingsOf(const Curve& curve, ShapeRef box, int first, int second) {
  return visitAs<Aabb, Obb>(
      box, [&](const auto& own) { return crossings(curve, own, Faces(first, second)); });
}

}  // namespace collision
