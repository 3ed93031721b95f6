#include "convex/polytope.h"

#include "linear/number_vector.h"
#include "linear/shared_axes.h"
#include "number/certified.h"
#include "number/index.h"
#include "shapes/visit_any.h"

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

Polytope::Polytope(const Aabb& box)
    : corner_{box.min, box.max}, edges_(3), faces_(3), isBox_(true) {
  for (int i = 0; i < 3; ++i) {
    from_[at(i)].x = box.min[i];
    to_[at(i)].x = box.max[i];
  }
}

Polytope::Polytope(const Obb& box)
    : corner_{box.center, box.center},
      rotation_(box.rotation),
      edges_(3),
      faces_(3),
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
      edges_(3),
      faces_(1) {}

Polytope::Polytope(const Parallelogram& parallelogram)
    : corner_{parallelogram.b, parallelogram.c},
      from_{parallelogram.a, parallelogram.a},
      to_{parallelogram.b, parallelogram.c},
      edges_(2),
      faces_(1) {}

Polytope::Polytope(const Hull& hull)
    : corner_{hull.position, hull.position},
      rotation_(hull.rotation),
      hull_(hull.geometry),
      corners_(static_cast<int>(hull.geometry->corners().size())),
      edges_(static_cast<int>(hull.geometry->edges().size())),
      faces_(hull.geometry->faces()),
      isTurned_(true) {}

std::optional<Line> Polytope::line() const {
  if (isPoint()) {
    return Line{corner_[0], corner_[0], {}, {}, 0};
  }
  if (hull() != nullptr || isBox_ || edges_ != 1 || (isRay_ && !unbounded_)) {
    return std::nullopt;
  }
  return Line{corner_[0], corner_[1], from_[0], to_[0], isRay_ ? kInfinity : 1};
}

bool Polytope::solid() const {
  if (hull() != nullptr) {
    return hull_->dimension() == 3;
  }
  return isBox_ && from_[0].x < to_[0].x && from_[1].x < to_[1].x && from_[2].x < to_[2].x;
}

bool Polytope::sharesAnAxisWith(const Polytope& other) const {
  return isBox_ && other.isBox_ && shareAnAxis(rotation_, other.rotation_);
}

template <class T>
ScaledAxes<T> Polytope::axes() const {
  if (!isTurned_) {
    return {};
  }
  if constexpr (std::is_same_v<T, double>) {
    return roundedFrame(rotation_);
  } else {
    return axesIn<T>(rotation_);
  }
}

template <class T>
void Polytope::placeCorners(PolytopeTerms<T>& terms, const Vec3& reference) const {
  if (hull() == nullptr && corners_ == 3) {
    for (int i = 0; i < 3; ++i) {
      terms.corner[at(i)] = differenceOf<T>(reference, corner_[at(i)]) * T(2.0);
    }
    return;
  }
  terms.corner[0] = twiceCenter<T>(reference);
  if (isBox_ || hull() != nullptr) {
    terms.corner[0] = terms.corner[0] * terms.n;
  }
}

template <class T>
PolytopeTerms<T> Polytope::fromOrigin(const PolytopeTerms<T>& terms) const {
  PolytopeTerms<T> moved = terms;
  placeCorners(moved, {});
  return moved;
}

template <class T>
PolytopeTerms<T> Polytope::in(const Vec3& reference) const {
  PolytopeTerms<T> terms;
  terms.corners = corners_;
  if (hull() == nullptr && corners_ == 3) {
    placeCorners(terms, reference);
    for (int i = 0; i < 3; ++i) {
      terms.edge[at(i)] = differenceOf<T>(from_[at(i)], to_[at(i)]);
    }
    return terms;
  }
  if (isBox_ || hull() != nullptr) {
    const ScaledAxes<T> scaled = axes<T>();
    terms.n = scaled.n;
    placeCorners(terms, reference);
    terms.edge = scaled.axis;
    terms.generators = isBox_ ? 3 : 0;
    terms.hasPlaces = hull_ != nullptr;
    terms.hull = hull_;
    for (int i = 0; i < 3; ++i) {
      const T length = isBox_ ? lengthAlong<T>(i) : T(2.0);
      terms.generator[at(i)] = terms.edge[at(i)] * length;
    }
    return terms;
  }
  placeCorners(terms, reference);
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

template ScaledAxes<Approximate> Polytope::axes() const;
template ScaledAxes<Exact> Polytope::axes() const;
template PolytopeTerms<double> Polytope::in(const Vec3& reference) const;
template PolytopeTerms<Approximate> Polytope::in(const Vec3& reference) const;
template PolytopeTerms<Exact> Polytope::in(const Vec3& reference) const;
template PolytopeTerms<Approximate> Polytope::fromOrigin(const PolytopeTerms<Approximate>&) const;
template PolytopeTerms<Exact> Polytope::fromOrigin(const PolytopeTerms<Exact>&) const;
template void roundEnd(PolytopeTerms<Approximate>& terms);
template void roundEnd(PolytopeTerms<Exact>& terms);

RoundedPolytope roundedPolytopeOf(ShapeRef shape) {
  return visitAny(shape, []<class Shape>(const Shape& s) -> RoundedPolytope {
    if constexpr (HasCore<Shape>) {
      return {Polytope(ShapeTraits<Shape>::core(s)), ShapeTraits<Shape>::radius(s)};
    } else {
      return {Polytope(Point{})};
    }
  });
}

}  // namespace collision
