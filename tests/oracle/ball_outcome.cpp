// The pairs of features of a segment and each kind of core; see the header.
#include "ball_outcome.h"

#include <algorithm>
#include <array>

namespace oracle {
namespace {

struct Segment {
  Point start, direction;
};

Segment segmentOf(const Body& body) {
  Segment segment{body.base, {}};
  if (body.spanCount > 0) {
    segment.direction = body.spans[0].direction * body.spans[0].factor;
  }
  return segment;
}

int comparePoints(const Point& a, const Point& b, const Integer& square) {
  const Point between = a - b;
  return cmp(dot(between, between), square);
}

/** The inside of the segment only; 1 when the foot isn't there. */
int comparePointWithInside(const Point& point, const Segment& segment, const Integer& square) {
  const Point offset = point - segment.start;
  const Integer length = dot(segment.direction, segment.direction);
  const Integer along = dot(offset, segment.direction);
  if (signOf(along) <= 0 || along >= length) {
    return 1;
  }
  return cmp((dot(offset, offset) - square) * length, along * along);
}

/** The feet of the two lines on one another, if both lie inside the segments. */
int compareInsides(const Segment& a, const Segment& b, const Integer& square) {
  const Point normal = cross(a.direction, b.direction);
  const Integer divisor = dot(normal, normal);
  if (signOf(divisor) == 0) {
    return 1;
  }
  const Point between = b.start - a.start;
  const auto inside = [&](const Point& direction) {
    const Integer parameter = dot(cross(between, direction), normal);
    return signOf(parameter) >= 0 && parameter <= divisor;
  };
  if (!inside(b.direction) || !inside(a.direction)) {
    return 1;
  }
  const Integer height = dot(between, normal);
  return cmp(height * height, square * divisor);
}

int compareSegments(const Segment& a, const Segment& b, const Integer& square) {
  const Point endA = a.start + a.direction;
  const Point endB = b.start + b.direction;
  int least = 1;
  for (const Point* point : {&a.start, &endA}) {
    least = std::min(least, comparePoints(*point, b.start, square));
    least = std::min(least, comparePoints(*point, endB, square));
    least = std::min(least, comparePointWithInside(*point, b, square));
  }
  for (const Point* point : {&b.start, &endB}) {
    least = std::min(least, comparePointWithInside(*point, a, square));
  }
  return std::min(least, compareInsides(a, b, square));
}

/** A convex polygon in order around its edge; a segment or point if it is degenerate. */
struct Flat {
  std::array<Point, 4> corners;
  std::size_t count = 0;
  Point normal;

  [[nodiscard]] Segment edge(std::size_t i) const {
    return {corners[i], corners[(i + 1) % count] - corners[i]};
  }
  /** Whether numerator / divisor projects into it; divisor > 0, normal not 0. */
  [[nodiscard]] bool covers(const Point& numerator, const Integer& divisor) const {
    for (std::size_t i = 0; i < count; ++i) {
      const Segment side = edge(i);
      if (signOf(dot(cross(side.direction, numerator - side.start * divisor), normal)) < 0) {
        return false;
      }
    }
    return true;
  }
};

Flat flatOf(const Body& body) {
  Flat flat;
  std::array<Point, 2> edges = body.fan;
  if (!body.hasFan) {
    for (std::size_t i = 0; i < body.spanCount; ++i) {
      edges[i] = body.spans[i].direction * body.spans[i].factor;
    }
  }
  flat.corners[0] = body.base;
  flat.corners[1] = body.base + edges[0];
  if (body.hasFan) {
    flat.corners[2] = body.base + edges[1];
    flat.count = 3;
  } else {
    flat.corners[2] = flat.corners[1] + edges[1];
    flat.corners[3] = body.base + edges[1];
    flat.count = 4;
  }
  flat.normal = cross(edges[0], edges[1]);
  return flat;
}

int compareWithFlat(const Segment& segment, const Flat& flat, const Integer& square) {
  int least = 1;
  for (std::size_t i = 0; i < flat.count; ++i) {
    least = std::min(least, compareSegments(segment, flat.edge(i), square));
  }
  if (least < 0 || isZero(flat.normal)) {
    return least;
  }
  const Point end = segment.start + segment.direction;
  const Integer divisor = dot(flat.normal, flat.normal);
  std::array<Integer, 2> heights;
  std::size_t index = 0;
  for (const Point* point : {&segment.start, &end}) {
    const Integer& height = heights[index++] = dot(*point - flat.corners[0], flat.normal);
    const int side = cmp(height * height, square * divisor);
    if (side < least && flat.covers(*point, 1)) {
      least = side;
    }
  }
  if (signOf(heights[0]) * signOf(heights[1]) < 0) {
    Integer drop = heights[0] - heights[1];
    Point crossing = segment.start * drop + segment.direction * heights[0];
    if (signOf(drop) < 0) {
      drop = -drop;
      crossing = Point{} - crossing;
    }
    if (flat.covers(crossing, drop)) {
      return -1;
    }
  }
  return least;
}

/** numerator / denominator, denominator > 0. */
struct Fraction {
  Integer numerator, denominator;
};

bool isLess(const Fraction& a, const Fraction& b) {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

/** constant + 2 linear t + quadratic t * t */
struct Parabola {
  Integer constant, linear, quadratic;

  [[nodiscard]] int slopeAt(const Fraction& t) const {
    return signOf(Integer(linear * t.denominator + quadratic * t.numerator));
  }
  [[nodiscard]] int compareAt(const Fraction& t, const Integer& square) const {
    const Integer value = (constant - square) * t.denominator * t.denominator +
                          2 * linear * t.numerator * t.denominator +
                          quadratic * t.numerator * t.numerator;
    return signOf(value);
  }
};

/** A segment in the frame of the box from 0 to size. */
struct Crossing {
  Point start, direction, size;

  /** The squared distance to the box, on a piece that holds t. */
  [[nodiscard]] Parabola at(const Fraction& t) const {
    Parabola sum;
    for (std::size_t i = 0; i < 3; ++i) {
      const Integer place = start[i] * t.denominator + direction[i] * t.numerator;
      const bool below = signOf(place) < 0;
      if (!below && place <= size[i] * t.denominator) {
        continue;
      }
      const Integer offset = below ? start[i] : Integer(start[i] - size[i]);
      sum.constant += offset * offset;
      sum.linear += offset * direction[i];
      sum.quadratic += direction[i] * direction[i];
    }
    return sum;
  }

  /** Calls visit(t) wherever inside the segment one parabola may end and another begin. */
  template <class Visit>
  void forEachBreak(Visit visit) const {
    for (std::size_t i = 0; i < 3; ++i) {
      const int side = signOf(direction[i]);
      if (side == 0) {
        continue;
      }
      for (const Integer& rise : {Integer(-start[i]), Integer(size[i] - start[i])}) {
        const Fraction t{rise * side, direction[i] * side};
        if (signOf(t.numerator) > 0 && t.numerator < t.denominator) {
          visit(t);
        }
      }
    }
  }
};

int compareWithBox(const Segment& segment, const Body& box, const Integer& radius) {
  // The columns are orthogonal, of one length: distances in their frame are that much longer.
  Crossing crossing;
  Integer columnSquare;
  for (std::size_t k = 0; k < 3; ++k) {
    const Span& span = box.spans[k];
    columnSquare = dot(span.direction, span.direction);
    crossing.start[k] = dot(span.direction, segment.start - box.base);
    crossing.direction[k] = dot(span.direction, segment.direction);
    crossing.size[k] = columnSquare * span.factor;
  }
  const Integer square = radius * radius * columnSquare;

  // The squared distance is convex: look for the piece where its slope changes sign.
  Fraction before{0, 1};
  Fraction after{1, 1};
  const Parabola first = crossing.at(before);
  if (first.slopeAt(before) >= 0) {
    return first.compareAt(before, square);
  }
  const Parabola last = crossing.at(after);
  if (last.slopeAt(after) <= 0) {
    return last.compareAt(after, square);
  }
  crossing.forEachBreak([&](const Fraction& t) {
    if (isLess(before, t) && isLess(t, after)) {
      (crossing.at(t).slopeAt(t) < 0 ? before : after) = t;
    }
  });
  const Fraction middle{before.numerator * after.denominator + after.numerator * before.denominator,
                        2 * before.denominator * after.denominator};
  const Parabola piece = crossing.at(middle);
  return cmp((piece.constant - square) * piece.quadratic, piece.linear * piece.linear);
}

int comparePointWithRay(const Point& point, const Body& ray, const Integer& square) {
  const Point offset = point - ray.base;
  const Integer along = dot(offset, ray.direction);
  const Integer offsetSquare = dot(offset, offset);
  if (ray.reach == Reach::none || signOf(along) <= 0) {
    return cmp(offsetSquare, square);
  }
  const Integer root = dot(ray.direction, ray.direction);
  if (ray.reach == Reach::infinite || along * along <= ray.length * ray.length * root) {
    return cmp((offsetSquare - square) * root, along * along);
  }
  // The end: offset^2 - 2 along length / sqrt(root) + length^2.
  return signOfRootSum(Integer(-2 * along * ray.length),
                       Integer(offsetSquare + ray.length * ray.length - square), root);
}

/** The end of a finite ray against the inside of the segment; 1 when its foot isn't there. */
int compareRayEnd(const Body& ray, const Segment& segment, const Integer& square) {
  // end - start = offset + direction * length / sqrt(root), everything below times powers of root.
  const Integer root = dot(ray.direction, ray.direction);
  const Integer side = dot(segment.direction, segment.direction);
  const Point offset = ray.base - segment.start;
  const Integer along = dot(offset, segment.direction);
  const Integer slope = dot(ray.direction, segment.direction) * ray.length;
  if (signOfRootSum(slope, along, root) <= 0 ||
      signOfRootSum(slope, Integer(along - side), root) >= 0) {
    return 1;
  }
  // (|v|^2 - square) side - (v . segment)^2, with 1 / root = 1 / sqrt(root)^2.
  const Integer twice = 2 * dot(offset, ray.direction) * ray.length;
  const Integer rationalPart =
      (dot(offset, offset) + ray.length * ray.length - square) * side - along * along;
  const Integer irrationalPart = twice * side - 2 * along * slope;
  return signOfRootSum(Integer(rationalPart * root - slope * slope), irrationalPart, root);
}

int compareWithRay(const Segment& segment, const Body& ray, const Integer& square) {
  const Point end = segment.start + segment.direction;
  int least = std::min(comparePointWithRay(segment.start, ray, square),
                       comparePointWithRay(end, ray, square));
  least = std::min(least, comparePointWithInside(ray.base, segment, square));
  if (ray.reach == Reach::none) {
    return least;
  }
  if (ray.reach == Reach::finite) {
    least = std::min(least, compareRayEnd(ray, segment, square));
  }
  const Point normal = cross(ray.direction, segment.direction);
  const Integer divisor = dot(normal, normal);
  if (signOf(divisor) == 0) {
    return least;
  }
  const Point between = segment.start - ray.base;
  const Integer onSegment = dot(cross(between, ray.direction), normal);
  const Integer onRay = dot(cross(between, segment.direction), normal);
  if (signOf(onSegment) < 0 || onSegment > divisor || signOf(onRay) < 0) {
    return least;
  }
  if (ray.reach == Reach::finite) {
    // onRay / divisor <= length / sqrt(root)
    const Integer root = dot(ray.direction, ray.direction);
    if (onRay * onRay * root > ray.length * ray.length * divisor * divisor) {
      return least;
    }
  }
  const Integer height = dot(between, normal);
  return std::min(least, cmp(height * height, square * divisor));
}

}  // namespace

int signOfRootSum(const Integer& a, const Integer& b, const Integer& root) {
  const int first = signOf(a);
  const int second = signOf(root) == 0 ? 0 : signOf(b);
  if (first == 0 || second == 0 || first == second) {
    return first != 0 ? first : second;
  }
  const int order = cmp(a * a, b * b * root);
  return order == 0 ? 0 : (order > 0 ? first : second);
}

int compareDistance(const Body& ball, const Body& other, Kind otherKind, const Integer& radius) {
  const Segment segment = segmentOf(ball);
  const Integer square = radius * radius;
  switch (otherKind) {
    case Kind::aabb:
    case Kind::obb:
      return compareWithBox(segment, other, radius);
    case Kind::triangle:
    case Kind::parallelogram:
      return compareWithFlat(segment, flatOf(other), square);
    case Kind::ray:
      return compareWithRay(segment, other, square);
    default:
      return compareSegments(segment, segmentOf(other), square);
  }
}

}  // namespace oracle
