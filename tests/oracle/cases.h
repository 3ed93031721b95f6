// Which inputs find mistakes? Made cases: contacts on small grids, and what is one bit beside them.
//
// Whole numbers from -2 to 2 and whole quaternions, with degenerate shapes and Pythagorean
// distances; the same at other scales, far from the origin, or with one number moved by an ulp; and
// some ordinary random doubles. The same seed gives the same cases anywhere.
#pragma once

#include <cstdint>
#include <utility>

#include "draws.h"
#include "shape.h"

namespace oracle {

class Cases {
 public:
  explicit Cases(std::uint64_t seed) : draws_(seed) {}
  explicit Cases(const Draws& draws) : draws_(draws) {}

  std::pair<Shape, Shape> next(Kind a, Kind b);
  /** On the grid, as it is. */
  Shape gridShape(Kind kind);
  /** Ordinary doubles from -1 to 1. */
  Shape ordinaryShape(Kind kind);

  // What cases are made of.

  Draws& draws() { return draws_; }
  /** Not zero; one in three has a whole length. */
  void gridDirection(double* s);
  /** Lets corners coincide or lie on a line. */
  void degrade(Shape& shape);
  /** A corner, or for a box also a middle of faces or edges; exact for short quaternions. */
  void cornerOf(const Shape& shape, double* at);
  /** Gives both the same directions, or opposite ones: normals, quaternions, edges. */
  void align(const Shape& a, Shape& b);
  /** Moves b so that a corner of it lies on, or a whole distance from, a corner of a. */
  void meet(Shape& a, Shape& b);
  /** Moves one number to the next double, where the shape stays valid. */
  void nudge(Shape& shape);

 private:
  Draws draws_;

  int whole(int low, int high) { return draws_.whole(low, high); }
  bool oneIn(int count) { return draws_.oneIn(count); }
  double unit() { return draws_.unit(); }
  void gridPoint(double* s);
  double gridRadius();
};

/** How many of the numbers are in use. */
int sizeOf(Kind kind);
/** How many points a shape begins with; each moves along with it. */
int pointsOf(Kind kind);
/** A sphere's or capsule's; null of others. */
double* radiusOf(Shape& shape);
/** Multiplies what are lengths, by a power of two. */
void scaleBy(double factor, Shape& shape);
/** Moves by an offset that is added in double. */
void moveBy(const double* offset, Shape& shape);

}  // namespace oracle
