// A shape whose kind does not matter any more: its core in flat faces, and what it covers of an
// axis. So that what is common to many pairs is compiled once.
#pragma once

#include "convex/polytope.h"

namespace collision {

/** The core of a rounded shape (a core and a radius around it), or the shape itself. */
inline Point coreOf(const Sphere& sphere) { return {sphere.center}; }
inline Segment coreOf(const Capsule& capsule) { return {capsule.start, capsule.end}; }
template <class Shape>
const Shape& coreOf(const Shape& shape) {
  return shape;
}

/** A shape's core. Refers to a shape that must outlive it. */
class CoreView {
 public:
  template <class Shape>
  requires requires { Shape::kKind; }
  explicit CoreView(const Shape& shape)
      : shape_(&shape),
        polytope_([](const void* s) { return Polytope(coreOf(read<Shape>(s))); }),
        core_([](const void* s) { return AnyShape(coreOf(read<Shape>(s))); }) {}

  [[nodiscard]] Polytope polytope() const { return polytope_(shape_); }
  [[nodiscard]] AnyShape core() const { return core_(shape_); }

 protected:
  template <class Shape>
  static const Shape& read(const void* shape) {
    return *static_cast<const Shape*>(shape);
  }
  [[nodiscard]] const void* shape() const { return shape_; }

 private:
  const void* shape_;
  Polytope (*polytope_)(const void*);
  AnyShape (*core_)(const void*);
};

/** The same of a shape that ends everywhere, with what it covers of an axis. */
class ShapeView : public CoreView {
 public:
  template <class Shape>
  requires requires { Shape::kKind; }
  explicit ShapeView(const Shape& shape)
      : CoreView(shape), extent_([](const void* s, const Vec3& axis, const Vec3& reference) {
          return read<Shape>(s).extent(axis, reference);
        }) {}

  [[nodiscard]] Projection extent(const Vec3& axis, const Vec3& reference) const {
    return extent_(shape(), axis, reference);
  }

 private:
  Projection (*extent_)(const void*, const Vec3&, const Vec3&);
};

}  // namespace collision
