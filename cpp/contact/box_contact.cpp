#include "contact/box_contact.h"

#include <algorithm>
#include <array>
#include <bit>

#include "contact/incident_face.h"
#include "number/certified.h"

namespace collision {
namespace {

using Double = Lanes<double>;
using Mask = LaneMask<double>;
using Number = DoubleDoubleLanes;
using Vector = DoubleDoubleVector;

// What the numbers below may be off by. Lengths and ways grow with the size of both boxes, places
// with how far away from the origin they are, too.
using namespace axisroundoff;
using Size = Worst::Size;
constexpr Size kPlaces = Size::place;
constexpr Size kLocal = Size::direction;

/** From a corner of the one box to one of the other. */
constexpr Worst wayOf(Size size) {
  return (offsetOf(size) - (offsetOf(size) + betweenOf(size))).atMost(1);
}
constexpr Worst kSide =
    sideAlong(kAxis, vectorOfRoundoff(edgeOf(kLocal)), vectorOfRoundoff(wayOf(kLocal)));

/** Of a point, and of the one that faces it. */
struct WorstPoint {
  Worst weight;
  Worst world;
  Worst rise;
  Worst otherWeight;
  Worst other;
};
constexpr WorstPoint worstPoint(bool isCrossing) {
  const Worst weight = isCrossing ? kSide : Worst(1.0);
  const auto relative = [&](Size size) {
    return isCrossing ? offsetOf(size) * weight + edgeOf(size) * kSide : offsetOf(size);
  };
  const auto rise = [&](Size size) {
    return dot(kAxis, vectorOfRoundoff(wayOf(size) * weight - relative(size)));
  };
  const Worst slope = dot(kAxis, kAxis).atMost(1);
  const Worst world = Worst::input(kPlaces) * weight + relative(kPlaces);
  return {weight, world, rise(kLocal), weight * slope, world * slope + kAxis.x * rise(kPlaces)};
}
constexpr WorstPoint kCorner = worstPoint(false);
constexpr WorstPoint kCrossing = worstPoint(true);

}  // namespace

Corners BoxContact::incidentFace(int side) const {
  const auto along = [&](int i) { return absolute(boxes_.axesAlong()[i]); };
  int best = 0;
  for (int i = 1; i < 3; ++i) {
    best = along(best).hi[side] < along(i).hi[side] ? i : best;
  }
  for (int i = 0; i < 3; ++i) {
    const Number more = along(best) - along(i);
    if (i != best && !(more.hi[side] > 4 * BoxAlongAxis::axesAlongError())) {
      raiseDoubt();
    }
  }
  const Corners upper = boxCornersAt(best, true);
  return (boxes_.feature(side) & upper) != 0 ? upper : boxCornersAt(best, false);
}

/** The outlines of both boxes, a in lane 0: where their corners are, seen from the centers. */
class BoxContact::Facets {
 public:
  Facets(const BoxAlongAxis& boxes, const CommonFeatures& common) : boxes_(boxes), common_(common) {
    const auto& [a, b] = common.outlines;
    for (int i = 0; i < std::max(a.size(), b.size()); ++i) {
      const int cornerA = cornerOf(a, i);
      const int cornerB = cornerOf(b, i);
      offset_[at(i)] = offsetOf(boxes.halves(), cornerA, cornerB);
      along_[at(i)] = alongOf(boxes.halves(), cornerA ^ cornerOf(a, a.after(i)),
                              cornerB ^ cornerOf(b, b.after(i)), ~cornerA, ~cornerB);
    }
    const auto normalOf = [&](std::size_t side) {
      return common.isLevel[side] ? boxes.axis()
                                  : boxes.terms().frame.axis[at(axisAcross(common.outlines[side]))];
    };
    normal_ = lanesOf(normalOf(0), 0, normalOf(1), 1);
  }

  /** Points i and j of the common part into `points`; false where a rounding is not certain. */
  bool compute(int i, int j, std::array<std::optional<ContactPoint>, 8>& points) const;

 private:
  static int cornerOf(const OutlineOrder& order, int i) {
    return order.corner[i < order.size() ? at(i) : 0];
  }
  static Vector offsetOf(const std::array<Vector, 3>& halves, int cornerA, int cornerB) {
    const auto step = [&](int i) {
      return withSign(maskOf(holdsBit(static_cast<unsigned>(cornerA), i),
                             holdsBit(static_cast<unsigned>(cornerB), i)),
                      halves[at(i)]);
    };
    return sumOf(sumOf(step(0), step(1)), step(2));
  }
  /** Along the one axis in whose bit two corners differ. */
  static Vector alongOf(const std::array<Vector, 3>& halves, int bitA, int bitB, int isUpA,
                        int isUpB) {
    const auto axisOf = [](int bit) {
      return bit == 0 ? 0 : std::countr_zero(static_cast<unsigned>(bit));
    };
    const Vector step = lanesOf(halves[at(axisOf(bitA))], 0, halves[at(axisOf(bitB))], 1);
    const Vector along = withSign(maskOf((bitA & isUpA) != 0, (bitB & isUpB) != 0), step);
    return {twice(along.x), twice(along.y), twice(along.z)};
  }
  /** Of the corners of a face: the axis in whose bit none differs. */
  static int axisAcross(const OutlineOrder& order) {
    unsigned differing = 0;
    for (const int corner : order.corner) {
      differing |= static_cast<unsigned>(corner ^ order.corner[0]);
    }
    return std::countr_one(differing);
  }

  /** Of points of these sides: what is known of all that lies on a face across the axis. */
  void setLevels(CertainVectors& places, int first, int second) const {
    const int k = boxes_.worldAxis();
    if (k < 0) {
      return;
    }
    const auto level = [&](int side) {
      return common_.isLevel[at(side)] ? boxes_.coordinate(side, k) : Nearest{};
    };
    const auto [one, isOneKnown] = level(first);
    const auto [other, isOtherKnown] = level(second);
    const Mask areKnown = maskOf(isOneKnown, isOtherKnown);
    CertainLanes& along = places[at(k)];
    along = {choose(areKnown, lanesOf(one, other), along.number), along.isCertain | areKnown};
  }

  const BoxAlongAxis& boxes_;
  const CommonFeatures& common_;
  std::array<Vector, kFewCorners> offset_;
  std::array<Vector, kFewCorners> along_;
  Vector normal_;
};

bool BoxContact::Facets::compute(int i, int j,
                                 std::array<std::optional<ContactPoint>, 8>& points) const {
  const CommonCorner& first = common_.corners[at(i)];
  const CommonCorner& second = common_.corners[at(j)];
  const bool isCrossing = first.isCrossing();  // both are, or none
  const auto sideOf = [](const CommonCorner& corner) {
    return !corner.isCrossing() && corner.corner[0] < 0 ? 1 : 0;
  };
  const auto placeOf = [&](const CommonCorner& corner) {
    return at(isCrossing ? corner.edge[0] : corner.corner[at(sideOf(corner))]);
  };
  const int sides[2] = {sideOf(first), sideOf(second)};
  const Mask isOfA = maskOf(sides[0] == 0, sides[1] == 0);
  const auto own = [&](const Vector& one, const Vector& other) {
    return lanesOf(one, sides[0], other, sides[1]);
  };
  const auto facing = [&](const Vector& one, const Vector& other) {
    return lanesOf(one, 1 - sides[0], other, 1 - sides[1]);
  };
  const Vector between = withSign(isOfA, boxes_.between());
  const Vector from = own(offset_[placeOf(first)], offset_[placeOf(second)]);
  Number weight = Double(1.0);
  Vector relative = from;
  if (isCrossing) {
    const auto edge = [](const CommonCorner& corner) { return at(corner.edge[1]); };
    const Vector along = own(along_[placeOf(first)], along_[placeOf(second)]);
    const Vector inward = cross(boxes_.axis(), facing(along_[edge(first)], along_[edge(second)]));
    const Vector otherFrom = sumOf(facing(offset_[edge(first)], offset_[edge(second)]), between);
    weight = -dot(inward, along);
    relative = sumOf(scaledBy(from, weight), scaledBy(along, dot(inward, lessOf(from, otherFrom))));
  }
  const Vector world = sumOf(scaledBy(own(boxes_.center(), boxes_.center()), weight), relative);
  const Vector normal = facing(normal_, normal_);
  const Vector target = sumOf(facing(offset_[0], offset_[0]), between);
  const Number slope = dot(normal, boxes_.axis());
  const Number rise = dot(normal, lessOf(scaledBy(target, weight), relative));
  const Number otherWeight = weight * slope;
  const Vector other = sumOf(scaledBy(world, slope), scaledBy(boxes_.axis(), rise));

  const WorstPoint& worst = isCrossing ? kCrossing : kCorner;
  const Double& local = boxes_.size();
  const auto errorOf = [&](const Worst& formula) {
    return withUnderflow(formula.bound(boxes_.placeSize(), local));
  };
  const Double weightError = isCrossing ? errorOf(worst.weight) : Double(0.0);
  const Double otherWeightError = errorOf(worst.otherWeight);
  CertainVectors ownPlace = quotient(world, weight, errorOf(worst.world), weightError);
  CertainVectors otherPlace = quotient(other, otherWeight, errorOf(worst.other), otherWeightError);
  setLevels(ownPlace, sides[0], sides[1]);
  setLevels(otherPlace, 1 - sides[0], 1 - sides[1]);
  Mask isCertain = areCertain(ownPlace) & areCertain(otherPlace);
  Double depth(-boxes_.gap());
  if (!common_.areLevel()) {
    const Double riseError = errorOf(worst.rise);
    const Double error =
        riseError * (boxes_.length().hi + boxes_.lengthError()) +
        absolute(rise.hi) * (boxes_.lengthError() + Double(0x1p-100) * boxes_.length().hi);
    const CertainLanes depths = collision::quotient(choose(isOfA, -rise, rise) * boxes_.length(),
                                                    otherWeight, error, otherWeightError);
    isCertain = isCertain & depths.isCertain;
    depth = depths.number;
  }
  if (!holdsForAll(isCertain)) {
    return false;
  }
  const auto set = [&](int number, int lane) {
    if (depth[lane] < 0) {
      return;
    }
    const Vec3 place = laneOf(ownPlace, lane);
    const Vec3 otherPlaceThere = laneOf(otherPlace, lane);
    points[at(number)] = sides[lane] == 0 ? ContactPoint{place, otherPlaceThere, depth[lane]}
                                          : ContactPoint{otherPlaceThere, place, depth[lane]};
  };
  set(i, 0);
  set(j, 1);
  return true;
}

std::optional<std::vector<ContactPoint>> BoxContact::points(const CommonFeatures& common) const {
  const Facets facets(boxes_, common);
  std::array<std::optional<ContactPoint>, 8> found;
  const int count = static_cast<int>(common.corners.size());
  for (const bool areCrossings : {false, true}) {
    ShortList<int, 8> alike;
    for (int i = 0; i < count; ++i) {
      if (common.corners[at(i)].isCrossing() == areCrossings) {
        alike.push_back(i);
      }
    }
    for (std::size_t i = 0; i < alike.size(); i += 2) {  // the last one twice where it is alone
      if (!facets.compute(alike[i], alike[std::min(i + 1, alike.size() - 1)], found)) {
        return std::nullopt;
      }
    }
  }
  std::vector<ContactPoint> points;
  points.reserve(at(count));
  for (int i = 0; i < count; ++i) {
    if (found[at(i)]) {
      points.push_back(*found[at(i)]);
    }
  }
  return points;
}

}  // namespace collision
