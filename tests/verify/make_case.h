// How is a case of each family made? Each maker fills a and b, whose kinds are set.
#pragma once

#include "families.h"
#include "oracle/cases.h"

namespace verify {

using oracle::Cases;
using oracle::Draws;

// contacts.cpp: exact ones on whole numbers.
void makeGrid(Cases& cases, Case& made);
void makeDegenerate(Cases& cases, Case& made);
void makeRotated(Cases& cases, Case& made);
void makePythagorean(Cases& cases, Case& made);
void makeIdentical(Cases& cases, Case& made);

// curves.cpp
void makeCurve(Cases& cases, Case& made);

// doubles.cpp: what rounding makes hard.
void makeNear(Cases& cases, Case& made);
void makeOrdinary(Cases& cases, Case& made);
void makeNudged(Cases& cases, Case& made);
void makeFar(Cases& cases, Case& made);
void makeScaled(Cases& cases, Case& made);
void makeMixed(Cases& cases, Case& made);
void makeSubnormal(Cases& cases, Case& made);
void makeSliver(Cases& cases, Case& made);
void makeParallel(Cases& cases, Case& made);
void makeOrientation(Cases& cases, Case& made);

// flip.cpp
void makeFlip(Cases& cases, Case& made);

// alter.cpp: changes to a shape.

/** Whether the core must accept it. */
bool isValid(const Shape& shape);
/** Turns and stretches about 0 by the whole matrix of a whole quaternion. An AABB only by those
    that take axes to axes. */
void turn(const std::array<int, 4>& quaternion, Shape& shape);
/** Other numbers for much the same shape: lengths of directions, signs of zeros, order of corners.
 */
void dress(Cases& cases, Shape& shape);
/** A point of the shape: corner, middle of an edge or face, or inside. */
void featureOf(Cases& cases, const Shape& shape, double* at);
/** Moves b so that a point of it lies on a point of a, but for rounding. */
void join(Cases& cases, const Shape& a, Shape& b);

/** Rounded once at most, anywhere: which pow need not be. |exponent| <= 22 */
constexpr double powerOfTen(int exponent) {
  double power = 1;
  for (int i = 0; i < (exponent < 0 ? -exponent : exponent); ++i) {
    power *= 10;
  }
  return exponent < 0 ? 1 / power : power;
}

inline bool isBall(Kind kind) { return kind == Kind::sphere || kind == Kind::capsule; }
inline bool isCurve(Kind kind) { return kind == Kind::ray || kind == Kind::segment; }

}  // namespace verify
