#include "convex/contains.h"

#include <array>

#include "collision/attributes.h"
#include "collision/collision.h"
#include "collision/visit_shape.h"
#include "convex/corner_cloud.h"
#include "convex/hull_contains.h"
#include "convex/polytope.h"
#include "convex/polytope_errors.h"
#include "linear/number_vector.h"
#include "number/index.h"
#include "number/root_sum.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

// A container is convex, so it holds what has all its corners inside; a radius around b makes the
// container smaller by as much. Formulas are templates of the number N; corners are seen from a
// point of the container, twice and times b's scale n, see convex/polytope.h.

/** (2n room)² − v²: not negative where the corner is no further than `room` from a center. */
template <class N>
constexpr N ballRoom(const Vector3<N>& v, const N& n, const N& room) {
  const N reach = (n + n) * room;
  return reach * reach - dot(v, v);
}

/** The same of the line through the reference point along u, times u²; `along` is u · v. */
template <class N>
constexpr N lineRoom(const Vector3<N>& v, const N& n, const N& room, const Vector3<N>& u,
                     const N& along) {
  return ballRoom(v, n, room) * dot(u, u) + along * along;
}

/** How far the corner is beyond the line's end. */
template <class N>
constexpr N beyondEnd(const N& along, const N& n, const Vector3<N>& u) {
  return along - (n + n) * dot(u, u);
}

/** Between two faces of a box, times what both have been multiplied by. */
template <class N>
struct Slab {
  Vector3<N> axis;
  N center;
  N reach;  // from the center to a face, less the content's radius
};

template <class N>
constexpr Slab<N> slabOf(const Vector3<N>& corner, const Vector3<N>& generator,
                         const Vector3<N>& axis, const N& n, const N& radius) {
  return {axis, dot(corner, axis), dot(generator, axis) - (radius + radius) * (n * n)};
}

/** Not negative where the corner is below the upper face. */
template <class N>
constexpr N slabRoom(const Slab<N>& slab, const N& boxN, const Vector3<N>& v, const N& n,
                     bool upper) {
  const N along = dot(v, slab.axis) * boxN;
  const N face = (upper ? slab.center + slab.reach : slab.center - slab.reach) * n;
  return upper ? face - along : along - face;
}

/** 2n (normal · p + constant) */
template <class N>
constexpr N scaledPlaneValue(const Vector3<N>& normal, const N& constant, const Vector3<N>& v,
                             const N& n) {
  return dot(normal, v) + (n + n) * constant;
}

/** value² − (2n radius)² normal² */
template <class N>
constexpr N planeRoom(const N& value, const Vector3<N>& normal, const N& n, const N& radius) {
  const N reach = (n + n) * radius;
  return value * value - reach * reach * dot(normal, normal);
}

/** How wrong the formulas are, by whether the content is a box. */
struct Errors {
  ErrorBound ball;
  ErrorBound line;
  ErrorBound along;
  ErrorBound beyond;
  ErrorBound slab;
  ErrorBound plane;
  ErrorBound planeRoom;
};

constexpr Errors errorsOf(Terms kind) {
  const PolytopeTerms<Roundoff> content = worstTerms(kind);
  const PolytopeTerms<Roundoff> box = worstTerms(Terms::box);
  const Vector3<Roundoff>& step = content.generator[0];
  const Vector3<Roundoff> corner =
      content.isHull() ? cornerOf(content, 0) : content.corner[0] + step + step + step;
  const Vector3<Roundoff> afterEnd = corner + kPlaceDifferenceVector * (content.n + content.n);
  const Roundoff along = dot(corner, kDirectionVector);
  const Slab<Roundoff> slab = slabOf(box.corner[0], box.generator[0], box.edge[0], box.n, kPlace);
  const Roundoff value = scaledPlaneValue(kUnitVector, kPlace, corner, content.n);
  return {ballRoom(afterEnd, content.n, kPlaceDifference),
          lineRoom(corner, content.n, kPlaceDifference, kDirectionVector, along), along,
          // the line is no longer than a place: see where it is used
          beyondEnd(dot(corner, kPlaceDifferenceVector), content.n, kPlaceDifferenceVector),
          slabRoom(slab, box.n, corner, content.n, true), value,
          planeRoom(value, kUnitVector, content.n, kPlace)};
}
constexpr Errors kErrors[3] = {errorsOf(Terms::plain), errorsOf(Terms::box), errorsOf(Terms::hull)};

const Errors* errorsOf(const Polytope& content) {
  return &kErrors[at(static_cast<int>(termsOf(content)))];
}

/** Signs of doubles, where their bounds tell them. */
struct SignFilter {
  bool doubtful = false;
  Sign operator()(double value, double bound) {
    doubtful = doubtful || !(std::fabs(value) > bound + kUnderflow);
    return signOf(value);
  }
};

/** Signs of exact numbers, with roots or without. */
struct TrueSigns {
  template <class N>
  Sign operator()(const N& value, double /*bound*/) {
    return value.sign();
  }
};

/** Exact numbers, and those of the point where a ray ends. */
using Root = RootSum<Exact>;

template <class N>
Vector3<N> vectorIn(const Vec3& v) {
  return {N(v.x), N(v.y), N(v.z)};
}
template <class N>
Vector3<N> differenceIn(const Vec3& from, const Vec3& to) {
  return {N(to.x) - N(from.x), N(to.y) - N(from.y), N(to.z) - N(from.z)};
}
Vector3<Root> rootsOf(const ExactVec3& v) { return {Root(v.x), Root(v.y), Root(v.z)}; }

/** What is to lie inside. */
template <class N>
struct Content {
  std::array<Vector3<N>, 8> corner;
  std::size_t corners = 0;
  N n = N(1.0);
  double radius = 0;
  double size = 0;  // of the corners, for bounds
  const Errors* errors = kErrors;
};

/** The corners of a shape whose terms have no root. */
template <class T, class N, class NumberOf>
void addCorners(const PolytopeTerms<T>& terms, Content<N>& content, const NumberOf& numberOf) {
  content.n = N(terms.n);
  for (std::size_t i = 0; i < at(terms.corners); ++i) {
    content.corner[content.corners++] = numberOf(terms.corner[i]);
  }
  for (std::size_t i = 0; i < at(terms.generators); ++i) {
    const Vector3<N> generator = numberOf(terms.generator[i]);
    const std::size_t count = content.corners;
    for (std::size_t k = 0; k < count; ++k) {
      content.corner[content.corners++] = content.corner[k] + generator;
      content.corner[k] = content.corner[k] - generator;
    }
  }
}

Content<double> roundedContent(const RoundedPolytope& core, const Vec3& reference) {
  const PolytopeTerms<double> terms = core.polytope.rounded(reference);
  Content<double> content;
  addCorners(terms, content, [](const Vec3& v) { return v; });
  content.radius = core.radius;
  content.size = sizeOf(terms) + sizeOf(core.radius);
  content.errors = errorsOf(core.polytope);
  return content;
}

/** `terms` outlives the content. */
Content<Root> exactContent(const PolytopeTerms<Exact>& terms, double radius) {
  Content<Root> content;
  addCorners(terms, content, &rootsOf);
  content.radius = radius;
  if (terms.endsAtRoot) {
    const ExactVec3& origin = terms.corner[0];
    const ExactVec3 reach = terms.rayReach * Exact(2.0);
    content.corner[content.corners++] = {Root(origin.x, reach.x, terms.raySquare),
                                         Root(origin.y, reach.y, terms.raySquare),
                                         Root(origin.z, reach.z, terms.raySquare)};
  }
  return content;
}

/** A sphere or capsule: corners are seen from its start. */
struct Ball {
  Vec3 start;
  Vec3 end;
  double radius = 0;

  [[nodiscard]] const Vec3& reference() const { return start; }

  template <class N, class Signs>
  bool holds(const Content<N>& content, Signs& signs) const {
    if (radius < content.radius) {
      return false;
    }
    const bool isSphere = start == end;
    const N room = N(radius) - N(content.radius);
    const Vector3<N> u = differenceIn<N>(start, end);
    const Vector3<N> toEnd = u * (content.n + content.n);
    const double length = sizeOf(end - start);
    const double size = content.size + sizeOf(radius) + length;
    const Errors& errors = *content.errors;
    for (std::size_t i = 0; i < content.corners; ++i) {
      const Vector3<N>& v = content.corner[i];
      const N along = dot(v, u);
      Sign inside = Sign::negative;
      if (isSphere || signs(along, errors.along.bound(size, length)) != Sign::positive) {
        inside = signs(ballRoom(v, content.n, room), errors.ball.bound(size));
      } else if (signs(beyondEnd(along, content.n, u),
                       errors.beyond.bound(std::sqrt(size * length))) != Sign::negative) {
        inside = signs(ballRoom(v - toEnd, content.n, room), errors.ball.bound(size));
      } else {
        inside = signs(lineRoom(v, content.n, room, u, along), errors.line.bound(size, length));
      }
      if (inside == Sign::negative) {
        return false;
      }
    }
    return true;
  }
};

struct Box {
  Polytope polytope;

  [[nodiscard]] const Vec3& reference() const { return polytope.reference(); }

  bool holds(const Content<double>& content, SignFilter& signs) const {
    const PolytopeTerms<double> terms = polytope.rounded(reference());
    return within(terms, content, signs, sizeOf(terms), [](const auto& number) { return number; });
  }
  bool holds(const Content<Root>& content, TrueSigns& signs) const {
    const PolytopeTerms<Exact> terms = polytope.exact(reference());
    return within(terms, content, signs, 0, [](const Exact& number) { return Root(number); });
  }

 private:
  template <class T, class N, class Signs, class NumberOf>
  static bool within(const PolytopeTerms<T>& terms, const Content<N>& content, Signs& signs,
                     double boxSize, const NumberOf& numberOf) {
    const double bound = content.errors->slab.bound(content.size + boxSize);
    const N n = numberOf(terms.n);
    for (std::size_t i = 0; i < 3; ++i) {
      const Slab<T> slab =
          slabOf(terms.corner[0], terms.generator[i], terms.edge[i], terms.n, T(content.radius));
      const Slab<N> same{{numberOf(slab.axis.x), numberOf(slab.axis.y), numberOf(slab.axis.z)},
                         numberOf(slab.center),
                         numberOf(slab.reach)};
      for (std::size_t k = 0; k < content.corners; ++k) {
        for (const bool upper : {false, true}) {
          if (signs(slabRoom(same, n, content.corner[k], content.n, upper), bound) ==
              Sign::negative) {
            return false;
          }
        }
      }
    }
    return true;
  }
};

/** What is behind a plane. */
struct HalfSpace {
  const Plane& plane;

  [[nodiscard]] static Vec3 reference() { return {}; }

  template <class N, class Signs>
  bool holds(const Content<N>& content, Signs& signs) const {
    const Vector3<N> normal = vectorIn<N>(plane.normal);
    const double size = sizeOf(plane.normal) * content.size + sizeOf(plane.constant);
    const Errors& errors = *content.errors;
    for (std::size_t i = 0; i < content.corners; ++i) {
      const N value = scaledPlaneValue(normal, N(plane.constant), content.corner[i], content.n);
      if (signs(value, errors.plane.bound(size)) == Sign::positive) {
        return false;
      }
      if (content.radius > 0 && signs(planeRoom(value, normal, content.n, N(content.radius)),
                                      errors.planeRoom.bound(size)) == Sign::negative) {
        return false;
      }
    }
    return true;
  }
};

template <class Container>
COLLISION_COLD bool holdsExactly(const Container& a, const RoundedPolytope& core) {
  const PolytopeTerms<Exact> terms = core.polytope.exact(a.reference());
  TrueSigns signs;
  return a.holds(exactContent(terms, core.radius), signs);
}

/** What is convex holds a hull where it holds its corners, each by itself. */
template <class Container>
bool holdsHull(const Container& a, const Polytope& hull) {
  const PolytopeTerms<double> rounded = hull.rounded(a.reference());
  const PolytopeTerms<Exact> exact = hull.exact(a.reference());
  Content<double> corner;
  Content<Root> exactCorner;
  corner.corners = exactCorner.corners = 1;
  corner.n = rounded.n;
  exactCorner.n = Root(exact.n);
  corner.size = sizeOf(rounded);
  corner.errors = errorsOf(hull);
  for (std::size_t i = 0; i < hull.hull()->corners().size(); ++i) {
    corner.corner[0] = cornerOf(rounded, i);
    SignFilter signs;
    bool isInside = a.holds(corner, signs);
    if (signs.doubtful) {
      exactCorner.corner[0] = rootsOf(cornerOf(exact, i));
      TrueSigns exactSigns;
      isInside = a.holds(exactCorner, exactSigns);
    }
    if (!isInside) {
      return false;
    }
  }
  return true;
}

template <class Container>
bool holds(const Container& a, ShapeRef b) {
  const RoundedPolytope core = roundedPolytopeOf(b);
  if (isHull(b)) {
    return holdsHull(a, core.polytope);
  }
  SignFilter signs;
  const bool inside = a.holds(roundedContent(core, a.reference()), signs);
  return signs.doubtful ? holdsExactly(a, core) : inside;
}

bool holds(const Plane& a, ShapeRef b) { return holds(HalfSpace{a}, b); }
bool holds(const Sphere& a, ShapeRef b) { return holds(Ball{a.center, a.center, a.radius}, b); }
bool holds(const Capsule& a, ShapeRef b) { return holds(Ball{a.start, a.end, a.radius}, b); }
bool holds(const Aabb& a, ShapeRef b) { return holds(Box{Polytope(a)}, b); }
bool holds(const Obb& a, ShapeRef b) { return holds(Box{Polytope(a)}, b); }

}  // namespace

bool isContainer(ShapeRef shape) {
  static constexpr auto kContainers =
      forEachKind([]<class Shape>() { return ShapeTraits<Shape>::kContainer; });
  if (isMesh(shape)) {
    return shape.as<PosedMesh>().geometry->isSolid();
  }
  return isHull(shape) || kContainers[static_cast<std::size_t>(shape.kind())];
}

bool isBounded(ShapeRef shape) {
  return visitAny(shape,
                  []<class Shape>(const Shape& s) { return ShapeTraits<Shape>::bounded(s); });
}

bool contains(ShapeRef a, ShapeRef b) {
  if (isMesh(a)) {
    return isBounded(b) && meshHolds(a.as<PosedMesh>(), b);
  }
  if (isMesh(b)) {
    return isEmptyMesh(b) || withCorners(b, [&](ShapeRef corners) { return contains(a, corners); });
  }
  if (isHull(a)) {
    return isBounded(b) && hullHolds(a.as<Hull>(), b);
  }
  return isBounded(b) && visitShape(a, [&]<class Shape>(const Shape& container) {
           if constexpr (ShapeTraits<Shape>::kContainer) {
             return holds(container, b);
           } else {
             return false;
           }
         });
}

}  // namespace collision
