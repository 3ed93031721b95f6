// A reader of names like "{a}.x", "n×{b}.ab" and "{b}×({a}×{b})".
#include "named_axis.h"

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

/** {a}.x, {b}.n, {a}.bc: an axis, a normal, an edge. */
Exact3 partOf(const Shape& shape, std::string_view part) {
  if (part == "n") {
    return normalOf(shape);
  }
  if (isBox(shape.kind)) {
    return boxAxis(shape, part[0] - 'x');
  }
  return cornerOf(shape, part[1]) - cornerOf(shape, part[0]);
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
  for (std::size_t i = 0; i < 3; ++i) {
    Exact3 unit{0, 0, 0};
    unit[i] = 1;
    axes.push_back(isZero(direction) ? unit : cross(direction, unit));
  }
  return axes;
}

class Reader {
 public:
  Reader(const Shape& a, const Shape& b) : a_(a), b_(b) {}

  /** A product of factors, the second of which may be in brackets. */
  Exact3 product(std::string_view text) const {
    constexpr std::string_view kTimes = "×";
    const std::size_t at = text.find(kTimes);
    if (at == std::string_view::npos) {
      return factor(text);
    }
    std::string_view rest = text.substr(at + kTimes.size());
    if (rest.front() == '(') {
      rest = rest.substr(1, rest.size() - 2);
    }
    return cross(factor(text.substr(0, at)), product(rest));
  }

 private:
  const Shape& a_;
  const Shape& b_;

  Exact3 factor(std::string_view text) const {
    if (text == "n") {
      const Span span = spanOf(a_, b_);
      return span.dimension == 2 ? span.direction : Exact3{0, 0, 0};
    }
    if (text.size() == 1) {
      Exact3 unit{0, 0, 0};
      unit[static_cast<std::size_t>(text[0] - 'x')] = 1;
      return unit;
    }
    const Shape& shape = text.substr(0, 3) == "{a}" ? a_ : b_;
    return text.size() == 3 ? lineOf(shape) : partOf(shape, text.substr(4));
  }
};

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

}  // namespace

std::vector<Exact3> axesOf(std::string_view name, const Shape& a, const Shape& b, bool isSlab) {
  if (isSlab) {
    return slabAxes(a, b, name.back() - 'x');
  }
  if (name.front() == '|' || b.kind == Kind::sphere) {
    return {};
  }
  const bool curveOnFlat =
      isLine(a.kind) && (b.kind == Kind::triangle || b.kind == Kind::parallelogram);
  const bool curved =
      (isLine(a.kind) || a.kind == Kind::point) && (isLine(b.kind) || b.kind == Kind::point);
  const bool lines = curved || curveOnFlat;
  if (name == "{a}∥{b}") {
    return lines ? besideOf(a, b) : inLineOf(a, b);
  }
  if (name == "{a}⊥{b}") {
    return besideOf(a, b);
  }
  if (name == "{a}" || name == "{b} − {a}") {
    return inLineOf(a, b);
  }
  if (curveOnFlat) {
    const Exact3 d = lineOf(a);
    if (name == "t") {
      return {normalOf(b)};
    }
    if (name == "u") {
      return {cross(d, partOf(b, "ac"))};
    }
    if (name == "v") {
      return {cross(d, partOf(b, "ab"))};
    }
    if (name == "w") {
      return {cross(d, partOf(b, "bc"))};
    }
  }
  std::vector<Exact3> axes{Reader(a, b).product(name)};
  if (curveOnFlat && name.ends_with("×{b}.n")) {  // within the plane: an edge, or the curve itself
    axes.push_back(cross(normalOf(b), lineOf(a)));
  }
  return axes;
}

}  // namespace verify
