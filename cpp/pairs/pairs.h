// The pairs: which two shapes can be tested, and how to find the test for two kinds.
//
// All tests have one form: two shapes, in the table's order, and how much is asked. The same
// compiled body answers with numbers and trace and without.
#pragma once

#include <span>
#include <string_view>

#include "answer/trace.h"
#include "answer/verdict.h"
#include "pairs/candidates.h"
#include "shapes/any.h"

namespace collision {

Verdict pointPoint(const Point& a, const Point& b, const Ask& ask);
Verdict pointSegment(const Point& a, const Segment& b, const Ask& ask);
Verdict pointRay(const Point& a, const Ray& b, const Ask& ask);
Verdict pointSphere(const Point& a, const Sphere& b, const Ask& ask);
Verdict pointCapsule(const Point& a, const Capsule& b, const Ask& ask);
Verdict pointAabb(const Point& a, const Aabb& b, const Ask& ask);
Verdict pointObb(const Point& a, const Obb& b, const Ask& ask);
Verdict pointTriangle(const Point& a, const Triangle& b, const Ask& ask);
Verdict pointParallelogram(const Point& a, const Parallelogram& b, const Ask& ask);
Verdict pointPlane(const Point& a, const Plane& b, const Ask& ask);
Verdict segmentSegment(const Segment& a, const Segment& b, const Ask& ask);
Verdict segmentRay(const Segment& a, const Ray& b, const Ask& ask);
/** The same with the ray first: a hit's t is the ray's. */
Verdict raySegment(const Ray& a, const Segment& b, const Ask& ask);
Verdict segmentSphere(const Segment& a, const Sphere& b, const Ask& ask);
Verdict segmentCapsule(const Segment& a, const Capsule& b, const Ask& ask);
Verdict segmentAabb(const Segment& a, const Aabb& b, const Ask& ask);
Verdict segmentObb(const Segment& a, const Obb& b, const Ask& ask);
Verdict segmentTriangle(const Segment& a, const Triangle& b, const Ask& ask);
Verdict segmentParallelogram(const Segment& a, const Parallelogram& b, const Ask& ask);
Verdict segmentPlane(const Segment& a, const Plane& b, const Ask& ask);
Verdict rayRay(const Ray& a, const Ray& b, const Ask& ask);
Verdict raySphere(const Ray& a, const Sphere& b, const Ask& ask);
Verdict rayCapsule(const Ray& a, const Capsule& b, const Ask& ask);
Verdict rayAabb(const Ray& a, const Aabb& b, const Ask& ask);
Verdict rayObb(const Ray& a, const Obb& b, const Ask& ask);
Verdict rayTriangle(const Ray& a, const Triangle& b, const Ask& ask);
Verdict rayParallelogram(const Ray& a, const Parallelogram& b, const Ask& ask);
Verdict rayPlane(const Ray& a, const Plane& b, const Ask& ask);
Verdict sphereSphere(const Sphere& a, const Sphere& b, const Ask& ask);
Verdict sphereCapsule(const Sphere& a, const Capsule& b, const Ask& ask);
Verdict sphereAabb(const Sphere& a, const Aabb& b, const Ask& ask);
Verdict sphereObb(const Sphere& a, const Obb& b, const Ask& ask);
Verdict sphereTriangle(const Sphere& a, const Triangle& b, const Ask& ask);
Verdict sphereParallelogram(const Sphere& a, const Parallelogram& b, const Ask& ask);
Verdict spherePlane(const Sphere& a, const Plane& b, const Ask& ask);
Verdict capsuleCapsule(const Capsule& a, const Capsule& b, const Ask& ask);
Verdict capsuleAabb(const Capsule& a, const Aabb& b, const Ask& ask);
Verdict capsuleObb(const Capsule& a, const Obb& b, const Ask& ask);
Verdict capsuleTriangle(const Capsule& a, const Triangle& b, const Ask& ask);
Verdict capsuleParallelogram(const Capsule& a, const Parallelogram& b, const Ask& ask);
Verdict capsulePlane(const Capsule& a, const Plane& b, const Ask& ask);
Verdict aabbAabb(const Aabb& a, const Aabb& b, const Ask& ask);
Verdict aabbObb(const Aabb& a, const Obb& b, const Ask& ask);
Verdict aabbTriangle(const Aabb& a, const Triangle& b, const Ask& ask);
Verdict aabbParallelogram(const Aabb& a, const Parallelogram& b, const Ask& ask);
Verdict aabbPlane(const Aabb& a, const Plane& b, const Ask& ask);
Verdict obbObb(const Obb& a, const Obb& b, const Ask& ask);
Verdict obbTriangle(const Obb& a, const Triangle& b, const Ask& ask);
Verdict obbParallelogram(const Obb& a, const Parallelogram& b, const Ask& ask);
Verdict obbPlane(const Obb& a, const Plane& b, const Ask& ask);
Verdict triangleTriangle(const Triangle& a, const Triangle& b, const Ask& ask);
Verdict triangleParallelogram(const Triangle& a, const Parallelogram& b, const Ask& ask);
Verdict trianglePlane(const Triangle& a, const Plane& b, const Ask& ask);
Verdict parallelogramParallelogram(const Parallelogram& a, const Parallelogram& b, const Ask& ask);
Verdict parallelogramPlane(const Parallelogram& a, const Plane& b, const Ask& ask);
Verdict planePlane(const Plane& a, const Plane& b, const Ask& ask);

/** One line of the table. */
struct Pair {
  Kind a;
  Kind b;
  std::string_view name;    // of the function
  std::string_view method;  // key of the method's name, translated by whoever shows it
  std::string_view file;    // below cpp/: where the candidates are decided
  std::span<const Candidate> candidates;
  int usualCount;  // how many candidates shapes with thickness are asked; the rest is for flat ones
  Verdict (*test)(ShapeRef a, ShapeRef b, const Ask& ask);
  /** For the other order, where a hit is about the other shape; null: exchanging the places does.
   */
  Verdict (*reverse)(ShapeRef b, ShapeRef a, const Ask& ask);
};

/** THE TABLE. */
std::span<const Pair> pairTable();

/** Where two kinds stand in the table, and whether in the reverse order; index −1: nowhere. */
struct PairPlace {
  int index = -1;
  bool swapped = false;
};
PairPlace findPair(Kind a, Kind b);

/** Tests a against b in the caller's order. Without a test for their kinds: Invalid, noTest. */
Verdict test(ShapeRef a, ShapeRef b, const Ask& ask);

}  // namespace collision
