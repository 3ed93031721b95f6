#include "convex/point_and_box.h"

#include <bit>
#include <cmath>

#include "answer/ask.h"
#include "answer/candidate.h"
#include "convex/polytope.h"
#include "linear/frame_lanes.h"
#include "linear/shared_axes.h"
#include "linear/vector_lanes.h"
#include "number/index.h"
#include "shapes/core.h"
#include "shapes/given_box.h"

namespace collision {
namespace {

using Double = Lanes<double>;
using Number = DoubleDoubleLanes;
using Worst = RoundoffIn<DoubleDouble>;

// Places and lengths are doubled; n of a frame is in [1, 16).
constexpr Vector3<Worst> kWay = vectorOfRoundoff(Worst::input(Worst::Size::place, Worst::kUnit));
constexpr ScaledAxes<Worst> kFrame = scaledAxes<Worst>(2.0, 2.0, 2.0, 2.0);
constexpr Worst kBeyond = dot(kFrame.axis[0], kWay) - kWay.x * kFrame.n;
constexpr Worst kPart = kBeyond * kFrame.axis[0].x;
constexpr Worst kBetween = kPart + kPart + kPart;
constexpr Worst kSquareOfScale = kFrame.n * kFrame.n;
constexpr double kScaleError = kFrame.n.error();

/** Along each axis of a box one of its ends, −1 or 1, or 0: both. */
using Sides = std::array<int, 3>;
Corners cornersAt(const Sides& sides) {
  Corners corners = 1;
  for (int i = 0; i < 3; ++i) {
    corners = swept(corners, i, sides[at(i)]);
  }
  return corners;
}

/** Beyond which faces of a box a point is, or between which. */
class PointAndFaces {
 public:
  PointAndFaces(const Vec3& point, const GivenBox& box);

  [[nodiscard]] bool isOutside() const { return isKnown_ && sides_ != Sides{}; }
  [[nodiscard]] bool isInside() const { return isKnown_ && sides_ == Sides{}; }
  /** Of a point inside: the axis of the nearest face, and how far that is. */
  struct Depth {
    int axis;
    double depth;
  };
  [[nodiscard]] std::optional<Depth> leastDepth() const;
  /** The unit vector to the middle along an axis. */
  [[nodiscard]] std::optional<Vec3> inward(int i) const;
  /** The face nearest along an axis. */
  [[nodiscard]] Corners face(int i) const {
    Sides sides{};
    sides[at(i)] = isUp(i) ? 1 : -1;
    return cornersAt(sides);
  }
  [[nodiscard]] const Number& n() const { return frame_.n; }
  /** How far it is, times 2 n. */
  [[nodiscard]] BoundedLanes length() const;
  /** To the nearest point of the box, times 2 n²: x and y, and z in both lanes. */
  [[nodiscard]] std::array<BoundedLanes, 2> way() const;
  /** Coordinate k of the nearest point, where that is known without rounding twice. */
  [[nodiscard]] Nearest coordinate(int k) const;
  /** The box's nearest feature. */
  [[nodiscard]] Corners feature() const { return cornersAt(sides_); }

 private:
  [[nodiscard]] DoubleDoubleVector backInBothLanes() const {
    const auto& [firstTwo, last] = back_;
    return {lanesOf(firstTwo, 0, firstTwo, 0), lanesOf(firstTwo, 1, firstTwo, 1), last};
  }
  [[nodiscard]] bool isUp(int i) const { return along_[at(i / 2)].hi[i % 2] > 0; }
  /** Bit i: the way leads along axis i, which changes coordinate k. */
  [[nodiscard]] unsigned changing(int k) const;

  const GivenBox& box_;
  ScaledAxes<Number> frame_;  // the same in both lanes
  // Times 2 n, along axes 0 and 1, and 2.
  std::array<Number, 2> along_;      // from the center
  std::array<Number, 2> beyond_;     // the nearer of two faces; negative between them
  std::array<Number, 2> back_;       // to the box
  Sides sides_{};                    // along each: the end that the point is beyond
  std::array<unsigned, 3> zeros_{};  // bit k: coordinate k of an axis is 0
  double error_;                     // of these
  double wayError_;
  bool isKnown_ = true;
};

PointAndFaces::PointAndFaces(const Vec3& point, const GivenBox& box)
    : box_(box), frame_(framesOf(box.rotation, box.rotation)) {
  const Vector3<DoubleDouble>& lengths = box.lengths;
  const DoubleDoubleVector from = sumOf(inBothLanes(differenceOf<DoubleDouble>(box.low, point)),
                                        inBothLanes(differenceOf<DoubleDouble>(box.high, point)));
  const double size = withinRange(sizeOf(from.x.hi, from.y.hi, from.z.hi)[0] +
                                  sizeOf(lengths.x.hi, lengths.y.hi, lengths.z.hi));
  error_ = withUnderflow(kBeyond.bound(size));
  wayError_ = withUnderflow(kBetween.bound(size));
  along_ = {dot(lanesOf(frame_.axis[0], 0, frame_.axis[1], 0), from), dot(frame_.axis[2], from)};
  const std::array<Number, 2> reach{lanesOf(lengths.x, lengths.y) * n(),
                                    lanesOf(lengths.z, lengths.z) * n()};
  for (std::size_t two = 0; two < 2; ++two) {
    beyond_[two] = absolute(along_[two]) - reach[two];
    const LaneMask<double> isBeyond = beyond_[two].hi > Double(0.0);
    const LaneMask<double> isUp = along_[two].hi > Double(0.0);
    isKnown_ = isKnown_ && holdsForAll(absolute(beyond_[two].hi) > Double(error_));
    back_[two] = choose(isBeyond, choose(isUp, -beyond_[two], beyond_[two]), Number());
  }
  const unsigned worldAxes = worldAxesOf(box.rotation);
  for (int i = 0; i < 3; ++i) {
    const DoubleDoubleVector& axis = frame_.axis[at(i)];
    zeros_[at(i)] = zerosOf(worldAxes, {axis.x.hi[0], axis.y.hi[0], axis.z.hi[0]});
    const bool isBeyond = beyond_[at(i / 2)].hi[i % 2] > 0;
    sides_[at(i)] = !isBeyond ? 0 : (isUp(i) ? 1 : -1);
  }
}

auto PointAndFaces::leastDepth() const -> std::optional<Depth> {
  const LaneDivisor twiceN(twice(n()), 2 * kScaleError);
  const std::array<CertainLanes, 2> depths{twiceN.of(-beyond_[0], error_),
                                           twiceN.of(-beyond_[1], error_)};
  if (!holdsForAll(depths[0].isCertain & depths[1].isCertain)) {
    return std::nullopt;
  }
  Depth least{0, depths[0].number[0]};
  for (int i = 1; i < 3; ++i) {
    const double own = depths[at(i / 2)].number[i % 2];
    if (clearlyLess(own, least.depth)) {
      least = {i, own};
    }
  }
  return least;
}

std::optional<Vec3> PointAndFaces::inward(int i) const {
  constexpr double kError = kFrame.axis[0].x.error();
  const auto error = [&](int k) { return holdsBit(zeros_[at(i)], k) ? 0 : kError; };
  const auto along = [&](int k) {
    return holdsBit(zeros_[at(i)], k) ? Number() : frame_.axis[at(i)][k];
  };
  const LaneDivisor scale(n(), kScaleError);
  const CertainLanes xAndY =
      scale.of(lanesOf(along(0), 0, along(1), 0), lanesOf(error(0), error(1)));
  const CertainLanes z = scale.of(along(2), error(2));
  const bool isSided = std::fabs(along_[at(i / 2)].hi[i % 2]) > error_;
  if (!isSided || !holdsForAll(xAndY.isCertain & z.isCertain)) {
    return std::nullopt;
  }
  const Vec3 axis{xAndY.number[0], xAndY.number[1], z.number[0]};
  return isUp(i) ? -axis : axis;
}

BoundedLanes PointAndFaces::length() const {
  // A vector is off by no more than twice what each of its components is; it is rounded, too.
  const DoubleDoubleVector back = backInBothLanes();
  const Number length = squareRoot(dot(back, back));
  return {length, Double(2 * error_) + length.hi * Double(0x1p-98)};
}

unsigned PointAndFaces::changing(int k) const {
  unsigned axes = 0;
  for (int i = 0; i < 3; ++i) {
    axes |= sides_[at(i)] != 0 && !holdsBit(zeros_[at(i)], k) ? 1U << at(i) : 0U;
  }
  return axes;
}

std::array<BoundedLanes, 2> PointAndFaces::way() const {
  const auto& [first, second, third] = frame_.axis;
  const auto xAndYOf = [](const DoubleDoubleVector& axis) { return lanesOf(axis.x, 0, axis.y, 0); };
  const DoubleDoubleVector back = backInBothLanes();
  const Number xAndY = dot(back, {xAndYOf(first), xAndYOf(second), xAndYOf(third)});
  const Number z = dot(back, {first.z, second.z, third.z});
  const auto withZeros = [&](const Number& number, int one, int other) {
    const LaneMask<double> areZero = maskOf(changing(one) == 0, changing(other) == 0);
    return BoundedLanes{choose(areZero, Number(), number),
                        choose(areZero, Double(0.0), Double(wayError_))};
  };
  return {withZeros(xAndY, 0, 1), withZeros(z, 2, 2)};
}

Nearest PointAndFaces::coordinate(int k) const {
  const unsigned axes = changing(k);
  const int i = std::countr_zero(axes);
  if (!std::has_single_bit(axes) || worldAxisOf(zeros_[at(i)]) < 0) {
    return {0, false};
  }
  const bool isUp = (frame_.axis[at(i)][k].hi[0] > 0) == (sides_[at(i)] > 0);
  return coordinateOfFace(box_, i, k, isUp);
}

/** Of a point outside, less a radius around it. */
std::optional<NearestOfPoint> nearestOf(const PointAndFaces& faces, const Vec3& point,
                                        double radius) {
  const auto [length, lengthError] = faces.length();
  const auto [xAndY, z] = faces.way();
  const Number twiceN = twice(faces.n());
  const Number weight = length * faces.n();
  const Double weightError = faces.n().hi * lengthError +
                             length.hi * Double(kScaleError * (1 + 0x1p-20)) +
                             weight.hi * Double(Worst::kUnit);
  const CertainLanes axisXAndY = LaneDivisor(weight, weightError).of(xAndY.value, xAndY.error);
  const BoundedLanes zAndDistance =
      LaneDivisor(lanesOf(weight, 0, twiceN, 0), lanesOf(weightError[0], 2 * kScaleError))
          .ratioOf(lanesOf(z.value, 0, length, 0), lanesOf(z.error[0], lengthError[0]));
  const CertainLanes axisZ = rounded(zAndDistance);
  const CertainLanes gap =
      rounded(BoundedLanes{zAndDistance.value - Number(Double(radius)),
                           zAndDistance.error + (absolute(zAndDistance.value.hi) + Double(radius)) *
                                                    Double(Worst::kUnit)});
  NearestCores nearest{{axisXAndY.number[0], axisXAndY.number[1], axisZ.number[0]},
                       gap.number[1],
                       point,
                       {},
                       1,
                       faces.feature()};
  bool isCertain = holdsForAll(axisXAndY.isCertain & axisZ.isCertain) && gap.isCertain[1];
  const LaneDivisor scale(faces.n() * twiceN, 2 * kSquareOfScale.error());
  const std::array<BoundedLanes, 2> parts{scale.ratioOf(xAndY.value, xAndY.error),
                                          scale.ratioOf(z.value, z.error)};
  for (int two = 0; two < 2; ++two) {
    const auto& [part, error] = parts[at(two)];
    const Double from = two == 0 ? lanesOf(point.x, point.y) : Double(point.z);
    const CertainLanes sum =
        rounded(BoundedLanes{Number(from) + part, error + (absolute(from) + absolute(part.hi)) *
                                                              Double(2 * Worst::kUnit)});
    for (int k = 2 * two; k < 3 && k < 2 * two + 2; ++k) {
      const Nearest known = faces.coordinate(k);
      nearest.onB[k] = known.isCertain ? known.number : sum.number[k % 2];
      isCertain = isCertain && (known.isCertain || sum.isCertain[k % 2]);
    }
  }
  return isCertain ? std::optional(NearestOfPoint{nearest, axisZ.number[1]}) : std::nullopt;
}

/** Of a point inside. */
std::optional<DepthOfPoint> depthOf(const PointAndFaces& faces, const Vec3& point) {
  const auto least = faces.leastDepth();
  const auto axis = least ? faces.inward(least->axis) : std::nullopt;
  if (!axis) {
    return std::nullopt;
  }
  return DepthOfPoint{*axis, least->depth, point, 1, faces.face(least->axis)};
}

}  // namespace

PointAndBox PointAndBox::reversed() const {
  PointAndBox other;
  if (nearest) {
    other.nearest = {nearest->cores.reversed(), nearest->distance};
  }
  if (depth) {
    other.depth = {-depth->axis, depth->depth, depth->point, depth->cornersB, depth->cornersA};
  }
  return other;
}

PointAndBox pointAndBox(ShapeRef a, ShapeRef b) {
  const Vec3* const point = centerOf(a);
  if (point == nullptr || !isBox(b.kind())) {
    const bool areExchanged = isBox(a.kind()) && centerOf(b) != nullptr;
    return areExchanged ? pointAndBox(b, a).reversed() : PointAndBox{};
  }
  const GivenBox box = givenBox(b);
  const PointAndFaces faces(*point, box);
  if (faces.isOutside()) {
    return {nearestOf(faces, *point, radiusOf(a)), {}};
  }
  const bool hasDepth = faces.isInside() && a.kind() == Kind::point;
  return {{}, hasDepth ? depthOf(faces, *point) : std::nullopt};
}

}  // namespace collision
