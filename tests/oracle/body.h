// Which set of points is a shape, in whole numbers?
//
// Every shape but the plane is base + sum of [0, factor] * direction + hull(0, fan0, fan1) + a
// ball: boxes, segments and parallelograms by spans, triangles by the fan, a ray by one span whose
// factor is infinite or length / |direction|. All coordinates of a case are multiplied by one power
// of two and, for a turned box, by q.q, after which nothing has a denominator.
#pragma once

#include <array>
#include <cstddef>

#include "rational.h"
#include "shape.h"

namespace oracle {

using Point = Vector<Integer>;

/** Whole numbers out of doubles: value * 2^-exponent, for one exponent that suits them all. */
class Scale {
 public:
  /** Lets the exponent suit value * 2^-shift. */
  void include(double value, int shift = 0);
  void include(const double* values, int count) {
    for (int i = 0; i < count; ++i) {
      include(values[i]);
    }
  }
  [[nodiscard]] int exponent() const { return known_ ? exponent_ : 0; }
  [[nodiscard]] Integer apply(double value, int shift = 0) const;
  [[nodiscard]] Point apply(const double* values) const {
    return {apply(values[0]), apply(values[1]), apply(values[2])};
  }
  [[nodiscard]] Integer product(double a, double b) const;
  void includeProduct(double a, double b);

 private:
  int exponent_ = 0;
  bool known_ = false;
};

/** A box has three, even where it is flat. */
struct Span {
  Point direction;
  Integer factor;
};

enum class Reach { none, finite, infinite };

struct Body {
  Point base;
  std::array<Span, 3> spans;
  std::size_t spanCount = 0;
  bool hasFan = false;
  std::array<Point, 2> fan;
  Reach reach = Reach::none;  // of the ray, if there is one
  Point direction;            // the ray's, at a scale of its own
  Integer length;             // the ray's, when finite
  Integer radius;
  Integer weight = 1;  // all lengths above are multiplied by it
};

/** Takes the coordinates of a shape that is no plane into account. */
void includeShape(Scale& scale, const Shape& shape);
/** The shape in the scale's whole numbers. */
Body bodyOf(const Scale& scale, const Shape& shape);
/** Multiplies every length by the factor. */
void stretch(Body& body, const Integer& factor);

/** Moves the whole of a body. */
void includeTranslation(Scale& scale, const Translation& translation);
void translate(const Scale& scale, const Translation& translation, Body& body);

}  // namespace oracle
