#include "convex/polytope.h"

#include "collision/visit_shape.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/index.h"

namespace collision {
Polytope::Polytope(const Point& point) : corner_{point.position, point.position} {}

Polytope::Polytope(const Segment& segment)
    : corner_{segment.start, segment.end}, from_{segment.start}, to_{segment.end}, edges_(1) {}

Polytope::Polytope(const Ray& ray)
    : corner_{ray.origin, ray.origin},
      to_{ray.direction},
      maxDistance_(ray.maxDistance),
      edges_(1),
      isRay_(true),
      unbounded_(!ray.bounded()) {}

Polytope::Polytope(const Aabb& box) : corner_{box.min, box.max}, edges_(3), isBox_(true) {
  for (int i = 0; i < 3; ++i) {
    from_[at(i)].x = box.min[i];
    to_[at(i)].x = box.max[i];
  }
}

Polytope::Polytope(const Obb& box)
    : corner_{box.center, box.center},
      rotation_(box.rotation),
      frame_(roundedFrame(box)),
      edges_(3),
      isBox_(true),
      isTurned_(true) {
  for (int i = 0; i < 3; ++i) {
    from_[at(i)].x = -box.halfExtents[i];
    to_[at(i)].x = box.halfExtents[i];
  }
}

Polytope::Polytope(const Triangle& triangle)
    : corner_(triangle.corners()),
      from_(triangle.corners()),
      to_{triangle.b, triangle.c, triangle.a},
      corners_(3),
      edges_(3) {}

Polytope::Polytope(const Parallelogram& parallelogram)
    : corner_{parallelogram.b, parallelogram.c},
      from_{parallelogram.a, parallelogram.a},
      to_{parallelogram.b, parallelogram.c},
      edges_(2) {}

bool Polytope::solid() const {
  return isBox_ && from_[0].x < to_[0].x && from_[1].x < to_[1].x && from_[2].x < to_[2].x;
}

template <class T>
ScaledAxes<T> Polytope::axesOfBox() const {
  if constexpr (std::is_same_v<T, double>) {
    return frame_;
  } else {
    if (isTurned_) {
      return axesIn<T>(rotation_);
    }
    return {};
  }
}

template <class T>
PolytopeTerms<T> Polytope::in(const Vec3& reference) const {
  PolytopeTerms<T> terms;
  terms.corners = corners_;
  if (corners_ == 3) {
    for (int i = 0; i < 3; ++i) {
      terms.corner[at(i)] = differenceOf<T>(reference, corner_[at(i)]) * T(2.0);
      terms.edge[at(i)] = differenceOf<T>(from_[at(i)], to_[at(i)]);
    }
    return terms;
  }
  terms.corner[0] = differenceOf<T>(reference, corner_[0]) + differenceOf<T>(reference, corner_[1]);
  if (isBox_) {
    const ScaledAxes<T> axes = axesOfBox<T>();
    terms.n = axes.n;
    terms.corner[0] = terms.corner[0] * terms.n;
    terms.edge = axes.axis;
    terms.generators = 3;
    for (int i = 0; i < 3; ++i) {
      terms.generator[at(i)] = terms.edge[at(i)] * (T(to_[at(i)].x) - T(from_[at(i)].x));
    }
    return terms;
  }
  for (int i = 0; i < edges_; ++i) {
    terms.edge[at(i)] = differenceOf<T>(from_[at(i)], to_[at(i)]);
  }
  if (isRay_) {
    terms.unbounded = unbounded_;
    if (unbounded_) {
      return terms;
    }
    if constexpr (std::is_same_v<T, double>) {
      terms.generators = 1;
      terms.generator[0] = terms.edge[0] * (maxDistance_ / length(terms.edge[0]));
      terms.corner[0] = terms.corner[0] + terms.generator[0];
    } else {
      terms.endsAtRoot = true;
      terms.rayReach = terms.edge[0] * T(maxDistance_);
      terms.raySquare = dot(terms.edge[0], terms.edge[0]);
      terms.n = terms.raySquare;
      terms.corner[0] = terms.corner[0] * terms.n;
    }
    return terms;
  }
  terms.generators = edges_;
  terms.generator = terms.edge;
  return terms;
}

namespace {

/** To 2⁻⁴⁰⁰ of itself. */
Exact endRoot(const Exact& square) { return squareRoot(square, 8); }
Approximate endRoot(const Approximate& square) { return squareRoot(square); }

}  // namespace

template <class T>
void roundEnd(PolytopeTerms<T>& terms) {
  if (terms.endsAtRoot) {
    terms.endsAtRoot = false;
    terms.generators = 1;
    terms.generator[0] = terms.rayReach * endRoot(terms.raySquare);
    terms.corner[0] = terms.corner[0] + terms.generator[0];
  }
}

template PolytopeTerms<double> Polytope::in(const Vec3& reference) const;
template PolytopeTerms<Approximate> Polytope::in(const Vec3& reference) const;
template PolytopeTerms<Exact> Polytope::in(const Vec3& reference) const;
template void roundEnd(PolytopeTerms<Approximate>& terms);
template void roundEnd(PolytopeTerms<Exact>& terms);

RoundedPolytope roundedPolytopeOf(ShapeRef shape) {
  return visitShape(shape, []<class Shape>(const Shape& s) -> RoundedPolytope {
    if constexpr (HasCore<Shape>) {
      return {Polytope(ShapeTraits<Shape>::core(s)), ShapeTraits<Shape>::radius(s)};
    } else {
      return {Polytope(Point{})};
    }
  });
}

}  // namespace collision
