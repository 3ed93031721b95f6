#include "candidate_axes.h"

#include <array>

namespace verify {
namespace {

using oracle::Kind;
using oracle::Shape;

bool isBox(Kind kind) { return kind == Kind::aabb || kind == Kind::obb; }
bool isLine(Kind kind) { return kind == Kind::ray || kind == Kind::segment; }

/** A corner of a triangle or parallelogram by its letter; d is the fourth. */
Exact3 cornerOf(const Shape& shape, char letter) {
  const double* s = shape.numbers.data();
  const auto at = [&](int i) { return oracle::rationalVector(s + std::ptrdiff_t{3} * i); };
  return letter == 'd' ? at(1) + at(2) - at(0) : at(letter - 'a');
}

/** An edge between two corners, by their letters. */
Exact3 edgeOf(const Shape& shape, std::string_view letters) {
  return cornerOf(shape, letters[1]) - cornerOf(shape, letters[0]);
}

/** A box's axis i, or the normal. */
Exact3 faceOf(const Shape& shape, int i) {
  return isBox(shape.kind) ? boxAxis(shape, i) : normalOf(shape);
}

/** A box's axis i; ab, bc, ca of a triangle; ab, ac of a parallelogram. */
Exact3 edgeOf(const Shape& shape, int i) {
  constexpr std::array<std::string_view, 3> kOfTriangle{"ab", "bc", "ca"};
  constexpr std::array<std::string_view, 2> kOfParallelogram{"ab", "ac"};
  if (isBox(shape.kind)) {
    return boxAxis(shape, i);
  }
  const auto k = static_cast<std::size_t>(i);
  return edgeOf(shape, shape.kind == Kind::triangle ? kOfTriangle.at(k) : kOfParallelogram.at(k));
}

/** The borders of a triangle or parallelogram, in order around it. */
Exact3 borderOf(const Shape& shape, int i) {
  constexpr std::array<std::string_view, 4> kOfParallelogram{"ab", "bd", "dc", "ca"};
  return shape.kind == Kind::triangle
             ? edgeOf(shape, i)
             : edgeOf(shape, kOfParallelogram.at(static_cast<std::size_t>(i)));
}

Exact3 worldAxis(int i) {
  Exact3 unit{0, 0, 0};
  unit[static_cast<std::size_t>(i)] = 1;
  return unit;
}

/** The direction of a shape without area; 0 of a point. */
Exact3 lineOf(const Shape& shape) {
  const std::vector<Exact3> spans = spansOf(shape);
  return spans.empty() ? Exact3{0, 0, 0} : spans[0];
}

/** What both shapes span together. */
struct Span {
  int dimension = 0;
  Exact3 direction{0, 0, 0};  // of a line, or the normal of a plane
};

Span spanOf(const Shape& a, const Shape& b) {
  Span span;
  for (const Shape* shape : {&a, &b}) {
    for (const Exact3& next : spansOf(*shape)) {
      if (span.dimension == 0) {
        span = {1, next};
      } else if (span.dimension == 1 && !isZero(cross(span.direction, next))) {
        span = {2, cross(span.direction, next)};
      } else if (span.dimension == 2 && sgn(dot(span.direction, next)) != 0) {
        span.dimension = 3;
      }
    }
  }
  return span;
}

/** The world's axes, or where a direction is given the ways across it and them. */
std::vector<Exact3> anyWay(const Exact3& direction) {
  std::vector<Exact3> axes;
  for (int i = 0; i < 3; ++i) {
    const Exact3 unit = worldAxis(i);
    axes.push_back(isZero(direction) ? unit : cross(direction, unit));
  }
  return axes;
}

/** The normal of the plane in which both lie; 0 where there is no such plane, or more than one. */
Exact3 commonNormal(const Shape& a, const Shape& b) {
  const Span span = spanOf(a, b);
  return span.dimension == 2 ? span.direction : Exact3{0, 0, 0};
}

Exact3 between(const Shape& a, const Shape& b) { return cornersOf(b)[0] - cornersOf(a)[0]; }

/** Across parallel lines, from one to the other; in one line: any way across. */
std::vector<Exact3> besideOf(const Shape& a, const Shape& b) {
  const Exact3 first = lineOf(a);
  const Exact3 d = isZero(first) ? lineOf(b) : first;
  const Exact3 beside = cross(cross(d, between(a, b)), d);
  return isZero(beside) ? anyWay(d) : std::vector<Exact3>{beside};
}

std::vector<Exact3> inLineOf(const Shape& a, const Shape& b) {
  const Exact3 first = lineOf(a);
  const Exact3 d = isZero(first) ? lineOf(b) : first;
  if (!isZero(d)) {
    return {d};
  }
  const Exact3 way = between(a, b);
  return isZero(way) ? anyWay(d) : std::vector<Exact3>{way};
}

/** A curve past the faces of a box: a face, or an edge between this slab and another. */
std::vector<Exact3> slabAxes(const Shape& curve, const Shape& box, int axis) {
  std::vector<Exact3> axes{boxAxis(box, axis)};
  for (int other = 0; other < 3; ++other) {
    if (other != axis) {
      axes.push_back(cross(lineOf(curve), boxAxis(box, other)));
    }
  }
  return axes;
}

/** u, v and w of a line through a triangle or parallelogram: the side that each is measured by. */
std::string_view sideOfWeight(int i) {
  constexpr std::array<std::string_view, 3> kSides{"ac", "ab", "bc"};
  return kSides.at(static_cast<std::size_t>(i));
}

}  // namespace

std::vector<Exact3> axesOf(const collision::Candidate& candidate, const Shape& a, const Shape& b) {
  using enum collision::CandidateType;
  const auto [type, i, j] = candidate;
  const bool curveOnFlat =
      isLine(a.kind) && (b.kind == Kind::triangle || b.kind == Kind::parallelogram);
  switch (type) {
    case worldAxis:
      return {verify::worldAxis(i)};
    case faceA:
      return {faceOf(a, i)};
    case faceB:
      return {faceOf(b, i)};
    case edges:
      return {cross(edgeOf(a, i), edgeOf(b, j))};
    case inPlaneA:
      return {cross(commonNormal(a, b), edgeOf(a, i))};
    case inPlaneB:
      return {cross(commonNormal(a, b), edgeOf(b, i))};
    case inLine:
    case betweenPoints:
    case lineAlong:
      return inLineOf(a, b);
    case besideLine:
    case lineBeside:
      return besideOf(a, b);
    case planeA:
      return {normalOf(a)};
    case planeB:
      return {normalOf(b)};
    case planes:
      return {cross(normalOf(a), normalOf(b))};
    case distance:
    case acrossMotion:  // of casts alone
    case alongMotion:
      return {};
    case parameter:
      return curveOnFlat ? std::vector<Exact3>{normalOf(b)} : std::vector<Exact3>{};
    case slab:
      return slabAxes(a, b, i);
    case barycentric:
      return {cross(lineOf(a), edgeOf(b, sideOfWeight(i)))};
    case borderB:  // within the plane: an edge, or the curve itself
      return {cross(borderOf(b, i), normalOf(b)), cross(normalOf(b), lineOf(a))};
    case lineNormal:
      return {cross(lineOf(a), lineOf(b))};
    case rangeA:
      return {cross(lineOf(b), cross(lineOf(a), lineOf(b)))};
    case rangeB:
      return {cross(lineOf(a), cross(lineOf(a), lineOf(b)))};
  }
  return {};
}

}  // namespace verify
