// From where to where does a body reach along an axis, and which directions span it?
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "body.h"

namespace oracle {

/** Without the part of a ray, and without the ball. */
struct Extent {
  Integer low, high;
};

Extent extentOf(const Body& body, const Point& axis);

/** The directions of the edges of one body or two. */
class Directions {
 public:
  void add(const Body& body);
  [[nodiscard]] std::span<const Point> list() const { return {list_.data(), count_}; }

 private:
  std::array<Point, 8> list_;
  std::size_t count_ = 0;

  void add(const Point& direction) { list_[count_++] = direction; }
};

/** Both in one scale and of one weight, b moved. */
struct BodyPair {
  Body a, b;
  int exponent = 0;
};

BodyPair bodiesOf(const Shape& a, const Shape& b, const Translation& translation);

/** The plane as normal . p + constant, with a body moved, in whole numbers. */
struct PlaneCase {
  Point normal;
  Integer constant;
  Body body;
  int exponent = 0;  // of the body
};

PlaneCase planeCaseOf(const Shape& plane, const Shape& shape, const Translation& shapeMoved);

}  // namespace oracle
