#include "contact/box_contact.h"

#include <bit>

#include "contact/incident_face.h"
#include "linear/shared_axes.h"
#include "number/certified.h"
#include "shapes/visit_as.h"

namespace collision {
namespace {

using Double = Lanes<double>;
using Mask = LaneMask<double>;
using Number = DoubleDoubleLanes;
using Vector = Vector3<Number>;

// What the numbers below may be off by. Lengths and ways grow with the size of both boxes, places
// with how far away from the origin they are, too.
using Worst = RoundoffIn<DoubleDouble>;
using Size = Worst::Size;
constexpr Size kPlaces = Size::place;
constexpr Size kLocal = Size::direction;

/** A component of an axis of length 1: one of a frame, which is no more than n, over n. */
constexpr Worst kEntry = [] {
  const ScaledAxes<Worst> frame = scaledAxes<Worst>(1.0, 1.0, 1.0, 1.0);
  const Worst entry = greatest(frame.axis[0].x, frame.axis[0].y);
  return Worst(1.0).offBy((entry.error() + frame.n.error()) * (1 + 0x1p-20) + 0x1p-99);
}();
constexpr Vector3<Worst> kEntries = vectorOfRoundoff(kEntry);
/** Of an axis that may be the cross product of two. */
constexpr Worst kAxis = greatest(kEntry, cross(kEntries, kEntries).x.atMost(1));
constexpr Vector3<Worst> kAxes = vectorOfRoundoff(kAxis);
constexpr Worst kAlongAxis = dot(kEntries, kAxes).atMost(1);

constexpr Worst edgeOf(Size size) { return Worst::input(size) * kEntry; }
/** From the center to a corner, which is no further away than all lengths together. */
constexpr Worst offsetOf(Size size) {
  return (edgeOf(size) + edgeOf(size) + edgeOf(size)).atMost(1);
}
constexpr Worst betweenOf(Size size) { return Worst::input(size, Worst::kUnit); }
/** From a corner of the one box to one of the other. */
constexpr Worst wayOf(Size size) {
  return (offsetOf(size) - (offsetOf(size) + betweenOf(size))).atMost(1);
}
constexpr Worst kWayAlong = dot(vectorOfRoundoff(betweenOf(kLocal)), kAxes);
constexpr Worst kReach = reachAlong(BoxTerms<Worst>{vectorOfRoundoff(Worst::input(kLocal)), {}},
                                    vectorOfRoundoff(kAlongAxis));
constexpr Worst kApart = kReach + kReach - kWayAlong;
constexpr Worst kSide =
    sideAlong(kAxes, vectorOfRoundoff(edgeOf(kLocal)), vectorOfRoundoff(wayOf(kLocal)));

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
    return dot(kAxes, vectorOfRoundoff(wayOf(size) * weight - relative(size)));
  };
  const Worst slope = dot(kAxes, kAxes).atMost(1);
  const Worst world = Worst::input(kPlaces) * weight + relative(kPlaces);
  return {weight, world, rise(kLocal), weight * slope, world * slope + kAxis * rise(kPlaces)};
}
constexpr WorstPoint kCorner = worstPoint(false);
constexpr WorstPoint kCrossing = worstPoint(true);

Number halfOf(const Number& a) { return {a.hi * Double(0.5), a.lo * Double(0.5)}; }
Vector halfOf(const Vector& v) { return {halfOf(v.x), halfOf(v.y), halfOf(v.z)}; }
Vector sumOf(const Vector& a, const Vector& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
Vector differenceOf(const Vector& a, const Vector& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
Vector scaledBy(const Vector& v, const Number& s) { return {v.x * s, v.y * s, v.z * s}; }
/** v where the mask holds, else −v. */
Vector withSign(const Mask& isPositive, const Vector& v) {
  return {choose(isPositive, v.x, -v.x), choose(isPositive, v.y, -v.y),
          choose(isPositive, v.z, -v.z)};
}
/** Lane i of one, and lane j of another. */
Vector pick(const Vector& one, int i, const Vector& other, int j) {
  return {lanesOf(one.x, i, other.x, j), lanesOf(one.y, i, other.y, j),
          lanesOf(one.z, i, other.z, j)};
}
bool holdsBit(unsigned bits, int i) { return ((bits >> at(i)) & 1U) != 0; }

using CertainVectors = std::array<CertainLanes, 3>;
CertainVectors quotient(const Vector& v, const Number& weight, const Double& error,
                        const Double& weightError) {
  return {quotient(v.x, weight, error, weightError), quotient(v.y, weight, error, weightError),
          quotient(v.z, weight, error, weightError)};
}
Mask areCertain(const CertainVectors& v) {
  return v[0].isCertain & v[1].isCertain & v[2].isCertain;
}
Vec3 laneOf(const CertainVectors& v, int i) {
  return {v[0].number[i], v[1].number[i], v[2].number[i]};
}

GivenBox boxOf(ShapeRef shape) {
  return visitAs<Aabb, Obb>(shape, [](const auto& box) { return givenBox(box); });
}

/** Which coordinates of the axes of a rotation are exactly 0, a bit each. */
std::array<unsigned, 3> zerosOf(const Quaternion& rotation, const ScaledAxes<Number>& frames,
                                int side) {
  std::array<unsigned, 3> zeros{};
  const unsigned worldAxes = worldAxesOf(rotation);
  for (int k = 0; worldAxes >> at(k) != 0; ++k) {
    if (!holdsBit(worldAxes, k)) {
      continue;
    }
    // One of the axes is along that of the world, and the others are across it.
    const unsigned bit = 1U << at(k);
    for (int i = 0; i < 3; ++i) {
      const bool isAlong = absolute(frames.axis[at(i)][k].hi)[side] > 0.5;
      zeros[at(i)] |= isAlong ? 0b111U & ~bit : bit;
    }
  }
  return zeros;
}

}  // namespace

BoxContact::BoxContact(ShapeRef a, ShapeRef b, const Candidate& candidate)
    : BoxContact(boxOf(a), boxOf(b), candidate) {}

BoxContact::BoxContact(const GivenBox& a, const GivenBox& b, const Candidate& candidate)
    : boxes_(a, b) {
  auto& [terms, between, size] = boxes_;
  for (int i = 0; i < 3; ++i) {
    center_[i] = halfOf(exactSum(lanesOf(a.low[i], b.low[i]), lanesOf(a.high[i], b.high[i])));
  }
  const Double centers = sizeOf(center_.x.hi, center_.y.hi, center_.z.hi);
  place_ = withinRange(size + (centers + lanesOf(centers[1], centers[0])));
  const Double inverse = Double(1.0) / terms.frame.n.hi;
  for (Vector& axis : terms.frame.axis) {
    for (int i = 0; i < 3; ++i) {
      axis[i] = ratio(axis[i], terms.frame.n, inverse);
    }
  }
  const Candidate axis = candidate.type == CandidateType::worldAxis
                             ? Candidate{CandidateType::faceA, candidate.i}
                             : candidate;
  findZeros(a.rotation, b.rotation, axis);
  axis_ = boxes_.axes(axis, axis);
  if (axis.type == CandidateType::edges) {
    const Number square = dot(axis_, axis_);
    length_ = squareRoot(square);
    constexpr Worst kSquare = dot(kAxes, kAxes);
    lengthError_ = Double(kSquare.error()) / length_.hi + Double(0x1p-99) * length_.hi;
  }
  const Number way = dot(between, axis_);
  isCertain_ = orient(way) && findFeatures() && findNumbers(absolute(way));
  findLevels(a, b);
}

void BoxContact::findZeros(const Quaternion& a, const Quaternion& b, const Candidate& axis) {
  const auto& frames = boxes_.terms.frame;
  const std::array<std::array<unsigned, 3>, 2> zeros{zerosOf(a, frames, 0), zerosOf(b, frames, 1)};
  if (axis.type == CandidateType::edges) {
    across_ = {1U << at(axis.i), 1U << at(axis.j)};
    return;
  }
  const std::size_t side = axis.type == CandidateType::faceA ? 0 : 1;
  zeros_ = zeros[side][at(axis.i)];
  across_[side] = 0b111U & ~(1U << at(axis.i));
  if (a == b) {
    across_[1 - side] = across_[side];
  }
  for (int i = 0; i < 3; ++i) {
    if ((zeros_ | zeros[1 - side][at(i)]) == 0b111U) {
      across_[1 - side] |= 1U << at(i);
    }
  }
}

bool BoxContact::orient(const Number& way) {
  isForward_ = way.hi[0] > 0;
  for (int i = 0; i < 3; ++i) {
    axis_[i] = holdsBit(zeros_, i) ? Number() : axis_[i];
  }
  axis_ = withSign(Mask(isForward_), axis_);
  alongAxis_ = toLocal(boxes_.terms.frame, axis_);
  for (int i = 0; i < 3; ++i) {
    const Mask areAcross = maskOf(isAcross(0, i), isAcross(1, i));
    alongAxis_[i] = choose(areAcross, Number(), alongAxis_[i]);
  }
  return absolute(way.hi)[0] > withUnderflow(kWayAlong.bound(1.0, boxes_.size[0]));
}

void BoxContact::findLevels(const GivenBox& a, const GivenBox& b) {
  if (std::popcount(zeros_) != 2) {
    return;
  }
  worldAxis_ = std::countr_one(zeros_);
  const bool isUp = axis_[worldAxis_].hi[0] > 0;
  for (int side = 0; side < 2; ++side) {
    const unsigned across = across_[at(side)];
    if (std::popcount(across) != 2) {
      continue;  // none of its faces is across it
    }
    const GivenBox& box = side == 0 ? a : b;
    const bool isUpper = isUp == (side == 0);
    const double low = box.low[worldAxis_];
    const double high = box.high[worldAxis_];
    const double half = box.lengths[std::countr_one(across)].hi / 2;
    // Either is a corner of a straight box, or both are the center of one that may be turned.
    levels_[at(side)] = low == high ? nearest(exactSum(low, isUpper ? half : -half))
                                    : Nearest{isUpper ? high : low, true};
  }
}

bool BoxContact::findFeatures() {
  const auto& length = boxes_.terms.length;
  for (int side = 0; side < 2; ++side) {
    Corners corners = 1;
    for (int i = 0; i < 3; ++i) {
      const double along = side == 0 ? alongAxis_[i].hi[0] : -alongAxis_[i].hi[1];
      const bool isKnown = isAcross(side, i) || std::fabs(along) > kAlongAxis.error();
      if (!isKnown || !(length[i].hi[side] > 0)) {
        return false;
      }
      corners = swept(corners, i, isAcross(side, i) ? 0 : (along > 0 ? 1 : -1));
    }
    features_[at(side)] = corners;
  }
  return true;
}

bool BoxContact::findNumbers(const Number& way) {
  const Number reach = reachAlong(boxes_.terms, alongAxis_);
  const Number apart = halfOf(lanesOf(reach, 0, reach, 0) + lanesOf(reach, 1, reach, 1) - way);
  const double error = withUnderflow(kApart.bound(1.0, boxes_.size[0]));
  const auto errorOf = [&](int i) { return holdsBit(zeros_, i) ? 0.0 : kAxis.error(); };
  const CertainLanes xAndY = quotient(lanesOf(axis_.x, 0, axis_.y, 0), length_,
                                      lanesOf(errorOf(0), errorOf(1)), lengthError_);
  const CertainLanes zAndDepth =
      quotient(lanesOf(axis_.z, 0, apart, 0), length_, lanesOf(errorOf(2), error), lengthError_);
  unitAxis_ = {xAndY.number[0], xAndY.number[1], zAndDepth.number[0]};
  depth_ = zAndDepth.number[1];
  return holdsForAll(xAndY.isCertain & zAndDepth.isCertain) && depth_ > 0;
}

Corners BoxContact::incidentFace(int side) const {
  const auto along = [&](int i) { return absolute(alongAxis_[i]); };
  int best = 0;
  for (int i = 1; i < 3; ++i) {
    best = along(best).hi[side] < along(i).hi[side] ? i : best;
  }
  for (int i = 0; i < 3; ++i) {
    const Number more = along(best) - along(i);
    if (i != best && !(more.hi[side] > 4 * kAlongAxis.error())) {
      raiseDoubt();
    }
  }
  const Corners upper = boxCornersAt(best, true);
  return (feature(side) & upper) != 0 ? upper : boxCornersAt(best, false);
}

/** The outlines of both boxes, a in lane 0: where their corners are, seen from the centers. */
class BoxContact::Facets {
 public:
  Facets(const BoxContact& boxes, const CommonFeatures& common)
      : boxes_(boxes), common_(common), half_(halfOf(boxes.boxes_.between)) {
    const BoxTerms<Number>& terms = boxes.boxes_.terms;
    std::array<Vector, 3> steps;
    for (int i = 0; i < 3; ++i) {
      steps[at(i)] = scaledBy(terms.frame.axis[at(i)], halfOf(terms.length[i]));
    }
    const auto& [a, b] = common.outlines;
    for (int i = 0; i < std::max(a.size(), b.size()); ++i) {
      const int cornerA = cornerOf(a, i);
      const int cornerB = cornerOf(b, i);
      offset_[at(i)] = offsetOf(steps, cornerA, cornerB);
      along_[at(i)] = alongOf(steps, cornerA ^ cornerOf(a, a.after(i)),
                              cornerB ^ cornerOf(b, b.after(i)), ~cornerA, ~cornerB);
    }
    const auto normalOf = [&](std::size_t side) {
      return common.isLevel[side] ? boxes.axis_
                                  : terms.frame.axis[at(axisAcross(common.outlines[side]))];
    };
    normal_ = pick(normalOf(0), 0, normalOf(1), 1);
  }

  /** Points i and j of the common part into `points`; false where a rounding is not certain. */
  bool compute(int i, int j, std::array<std::optional<ContactPoint>, 8>& points) const;

 private:
  static int cornerOf(const OutlineOrder& order, int i) {
    return order.corner[i < order.size() ? at(i) : 0];
  }
  static Vector offsetOf(const std::array<Vector, 3>& steps, int cornerA, int cornerB) {
    const auto step = [&](int i) {
      return withSign(maskOf(holdsBit(static_cast<unsigned>(cornerA), i),
                             holdsBit(static_cast<unsigned>(cornerB), i)),
                      steps[at(i)]);
    };
    return sumOf(sumOf(step(0), step(1)), step(2));
  }
  /** Along the one axis in whose bit two corners differ. */
  static Vector alongOf(const std::array<Vector, 3>& steps, int bitA, int bitB, int isUpA,
                        int isUpB) {
    const auto axisOf = [](int bit) {
      return bit == 0 ? 0 : std::countr_zero(static_cast<unsigned>(bit));
    };
    const Vector step = pick(steps[at(axisOf(bitA))], 0, steps[at(axisOf(bitB))], 1);
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

  /** Of points of these sides. */
  void setLevels(CertainVectors& places, int first, int second) const {
    if (boxes_.worldAxis_ < 0) {
      return;
    }
    const auto level = [this](int side) {
      return common_.isLevel[at(side)] ? boxes_.levels_[at(side)] : Nearest{};
    };
    const auto [low, isLowKnown] = level(first);
    const auto [high, isHighKnown] = level(second);
    const Mask areKnown = maskOf(isLowKnown, isHighKnown);
    CertainLanes& along = places[at(boxes_.worldAxis_)];
    along = {choose(areKnown, lanesOf(low, high), along.number), along.isCertain | areKnown};
  }

  const BoxContact& boxes_;
  const CommonFeatures& common_;
  Vector half_;
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
    return pick(one, sides[0], other, sides[1]);
  };
  const auto facing = [&](const Vector& one, const Vector& other) {
    return pick(one, 1 - sides[0], other, 1 - sides[1]);
  };
  const Vector between = withSign(isOfA, half_);
  const Vector from = own(offset_[placeOf(first)], offset_[placeOf(second)]);
  Number weight = Double(1.0);
  Vector relative = from;
  if (isCrossing) {
    const auto edge = [](const CommonCorner& corner) { return at(corner.edge[1]); };
    const Vector along = own(along_[placeOf(first)], along_[placeOf(second)]);
    const Vector inward = cross(boxes_.axis_, facing(along_[edge(first)], along_[edge(second)]));
    const Vector otherFrom = sumOf(facing(offset_[edge(first)], offset_[edge(second)]), between);
    weight = -dot(inward, along);
    relative =
        sumOf(scaledBy(from, weight), scaledBy(along, dot(inward, differenceOf(from, otherFrom))));
  }
  const Vector world = sumOf(scaledBy(own(boxes_.center_, boxes_.center_), weight), relative);
  const Vector normal = facing(normal_, normal_);
  const Vector target = sumOf(facing(offset_[0], offset_[0]), between);
  const Number slope = dot(normal, boxes_.axis_);
  const Number rise = dot(normal, differenceOf(scaledBy(target, weight), relative));
  const Number otherWeight = weight * slope;
  const Vector other = sumOf(scaledBy(world, slope), scaledBy(boxes_.axis_, rise));

  const WorstPoint& worst = isCrossing ? kCrossing : kCorner;
  const Double& local = boxes_.boxes_.size;
  const auto errorOf = [&](const Worst& formula) {
    return withUnderflow(formula.bound(boxes_.place_, local));
  };
  const Double weightError = isCrossing ? errorOf(worst.weight) : Double(0.0);
  const Double otherWeightError = errorOf(worst.otherWeight);
  CertainVectors ownPlace = quotient(world, weight, errorOf(worst.world), weightError);
  CertainVectors otherPlace = quotient(other, otherWeight, errorOf(worst.other), otherWeightError);
  setLevels(ownPlace, sides[0], sides[1]);
  setLevels(otherPlace, 1 - sides[0], 1 - sides[1]);
  Mask isCertain = areCertain(ownPlace) & areCertain(otherPlace);
  Double depth(boxes_.depth_);
  if (!common_.areLevel()) {
    const Double riseError = errorOf(worst.rise);
    const Double error =
        riseError * (boxes_.length_.hi + boxes_.lengthError_) +
        absolute(rise.hi) * (boxes_.lengthError_ + Double(0x1p-100) * boxes_.length_.hi);
    const CertainLanes depths = collision::quotient(choose(isOfA, -rise, rise) * boxes_.length_,
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
  const Facets facets(*this, common);
  std::array<std::optional<ContactPoint>, 8> found;
  const int count = static_cast<int>(common.corners.size());
  for (const bool areCrossings : {false, true}) {
    int waiting = -1;
    for (int i = 0; i < count; ++i) {
      if (common.corners[at(i)].isCrossing() != areCrossings) {
        continue;
      }
      if (waiting < 0) {
        waiting = i;
        continue;
      }
      if (!facets.compute(waiting, i, found)) {
        return std::nullopt;
      }
      waiting = -1;
    }
    if (waiting >= 0 && !facets.compute(waiting, waiting, found)) {
      return std::nullopt;
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
