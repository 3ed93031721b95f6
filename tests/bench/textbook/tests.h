// The textbook tests: does a pair of shapes meet, in plain doubles, without any bound on errors?
//
// Written from C. Ericson, "Real-Time Collision Detection" (2005); S. Gottschalk, M. Lin, D.
// Manocha, "OBBTree" (1996); T. Akenine-Möller, "Fast 3D triangle-box overlap testing" (2001); T.
// Möller, "A fast triangle-triangle intersection test" (1997); T. Möller, B. Trumbore, "Fast,
// minimum storage ray/triangle intersection" (1997); T. Kay, J. Kajiya, "Ray tracing complex
// scenes" (1986). Named as in the core's table of pairs. What meets only in one place or never
// (points and lines among themselves, points in flat shapes) and two planes have no such test.
#pragma once

#include "shapes.h"

namespace textbook {

bool pointSphere(const Point& a, const Sphere& b);
bool pointCapsule(const Point& a, const Capsule& b);
bool pointAabb(const Point& a, const Aabb& b);
bool pointObb(const Point& a, const Obb& b);
bool pointPlane(const Point& a, const Plane& b);

bool segmentSphere(const Segment& a, const Sphere& b);
bool segmentCapsule(const Segment& a, const Capsule& b);
bool segmentAabb(const Segment& a, const Aabb& b);
bool segmentObb(const Segment& a, const Obb& b);
bool segmentTriangle(const Segment& a, const Triangle& b);
bool segmentParallelogram(const Segment& a, const Parallelogram& b);
bool segmentPlane(const Segment& a, const Plane& b);

bool raySphere(const Ray& a, const Sphere& b);
bool rayCapsule(const Ray& a, const Capsule& b);
bool rayAabb(const Ray& a, const Aabb& b);
bool rayObb(const Ray& a, const Obb& b);
bool rayTriangle(const Ray& a, const Triangle& b);
bool rayParallelogram(const Ray& a, const Parallelogram& b);
bool rayPlane(const Ray& a, const Plane& b);

bool sphereSphere(const Sphere& a, const Sphere& b);
bool sphereCapsule(const Sphere& a, const Capsule& b);
bool sphereAabb(const Sphere& a, const Aabb& b);
bool sphereObb(const Sphere& a, const Obb& b);
bool sphereTriangle(const Sphere& a, const Triangle& b);
bool sphereParallelogram(const Sphere& a, const Parallelogram& b);
bool spherePlane(const Sphere& a, const Plane& b);

bool capsuleCapsule(const Capsule& a, const Capsule& b);
bool capsuleAabb(const Capsule& a, const Aabb& b);
bool capsuleObb(const Capsule& a, const Obb& b);
bool capsuleTriangle(const Capsule& a, const Triangle& b);
bool capsuleParallelogram(const Capsule& a, const Parallelogram& b);
bool capsulePlane(const Capsule& a, const Plane& b);

bool aabbAabb(const Aabb& a, const Aabb& b);
bool aabbObb(const Aabb& a, const Obb& b);
bool aabbTriangle(const Aabb& a, const Triangle& b);
bool aabbParallelogram(const Aabb& a, const Parallelogram& b);
bool aabbPlane(const Aabb& a, const Plane& b);
bool obbObb(const Obb& a, const Obb& b);
bool obbTriangle(const Obb& a, const Triangle& b);
bool obbParallelogram(const Obb& a, const Parallelogram& b);
bool obbPlane(const Obb& a, const Plane& b);

bool triangleTriangle(const Triangle& a, const Triangle& b);
bool triangleParallelogram(const Triangle& a, const Parallelogram& b);
bool trianglePlane(const Triangle& a, const Plane& b);
bool parallelogramParallelogram(const Parallelogram& a, const Parallelogram& b);
bool parallelogramPlane(const Parallelogram& a, const Plane& b);

}  // namespace textbook
