#include "convex/contains.h"

#include <array>
#include <type_traits>

#include "convex/axis_range.h"
#include "convex/polytope_errors.h"
#include "convex/root_sum.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/index.h"

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

/** Constants of the errors of the formulas, by whether the content is a box. */
struct Errors {
  double ball;
  double line;
  double along;
  double beyond;
  double slab;
  double plane;
  double planeRoom;
};

constexpr Errors errorsOf(bool isBox) {
  const PolytopeTerms<Roundoff> content = worstTerms(isBox);
  const PolytopeTerms<Roundoff> box = worstTerms(true);
  const Vector3<Roundoff>& step = content.generator[0];
  const Vector3<Roundoff> corner = content.corner[0] + step + step + step;
  const Vector3<Roundoff> afterEnd = corner + kUnitDifference * (content.n + content.n);
  const Roundoff along = dot(corner, kUnitDifference);
  const Slab<Roundoff> slab =
      slabOf(box.corner[0], box.generator[0], box.edge[0], box.n, kUnitNumber);
  const Roundoff value = scaledPlaneValue(kUnitVector, kUnitNumber, corner, content.n);
  return {ballRoom(afterEnd, content.n, kUnitDifferenceNumber).error(),
          lineRoom(corner, content.n, kUnitDifferenceNumber, kUnitDifference, along).error(),
          along.error(),
          beyondEnd(along, content.n, kUnitDifference).error(),
          slabRoom(slab, box.n, corner, content.n, true).error(),
          value.error(),
          planeRoom(value, kUnitVector, content.n, kUnitNumber).error()};
}
constexpr Errors kErrors[2] = {errorsOf(false), errorsOf(true)};

/** Signs of doubles, where their bounds tell them. */
struct Filter {
  bool doubtful = false;
  Sign operator()(double value, double bound) {
    doubtful = doubtful || !(std::fabs(value) > bound + kUnderflow);
    return signOf(value);
  }
};

/** Signs of Exact and Approximate numbers and of sums with their roots. */
struct TrueSigns {
  template <class N>
  Sign operator()(const N& value, double /*bound*/) {
    return value.sign();
  }
};

template <class N>
Vector3<N> vectorIn(const Vec3& v) {
  return {N(v.x), N(v.y), N(v.z)};
}
template <class N>
Vector3<N> differenceIn(const Vec3& from, const Vec3& to) {
  return {N(to.x) - N(from.x), N(to.y) - N(from.y), N(to.z) - N(from.z)};
}

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

template <class T>
void addCorners(const PolytopeTerms<T>& terms, Content<T>& content) {
  content.n = terms.n;
  if (terms.corners == 3) {
    for (const Vector3<T>& corner : terms.corner) {
      content.corner[content.corners++] = corner;
    }
    return;
  }
  content.corner[content.corners++] = terms.corner[0];
  for (std::size_t i = 0; i < at(terms.generators); ++i) {
    const std::size_t count = content.corners;
    for (std::size_t k = 0; k < count; ++k) {
      content.corner[content.corners++] = content.corner[k] + terms.generator[i];
      content.corner[k] = content.corner[k] - terms.generator[i];
    }
  }
}

Content<double> roundedContent(const RoundedPolytope& core, const Vec3& reference) {
  const PolytopeTerms<double> terms = core.polytope.rounded(reference);
  Content<double> content;
  addCorners(terms, content);
  content.radius = core.radius;
  content.size = sizeOf(terms) + sizeOf(core.radius);
  content.errors = &kErrors[core.polytope.isBox() ? 1 : 0];
  return content;
}

/** A box's axes; of doubles those that are rounded already. */
template <class N, class Box>
ScaledAxes<N> axesFor(const Box& box) {
  if constexpr (std::is_same_v<N, double>) {
    return box.roundedFrame();
  } else {
    const Quaternion q = box.orientation();
    return scaledAxes<N>(N(q.x), N(q.y), N(q.z), N(q.w));
  }
}

/** The containers; `seenFrom` is the point that corners are measured from. */
struct Holds {
  static const Vec3& seenFrom(const Sphere& sphere) { return sphere.center; }
  static const Vec3& seenFrom(const Capsule& capsule) { return capsule.start; }
  static const Vec3& seenFrom(const Aabb& box) { return box.lowPole(); }
  static const Vec3& seenFrom(const Obb& box) { return box.lowPole(); }
  static const Vec3& seenFrom(const Plane& /*plane*/) {
    static constexpr Vec3 kOrigin{};
    return kOrigin;
  }

  template <class N, class Signs>
  static bool all(const Sphere& sphere, const Content<N>& content, Signs& signs) {
    if (sphere.radius < content.radius) {
      return false;
    }
    const N room = N(sphere.radius) - N(content.radius);
    const double size = content.size + sizeOf(sphere.radius);
    for (std::size_t i = 0; i < content.corners; ++i) {
      if (signs(ballRoom(content.corner[i], content.n, room), content.errors->ball * size * size) ==
          Sign::negative) {
        return false;
      }
    }
    return true;
  }

  template <class N, class Signs>
  static bool all(const Capsule& capsule, const Content<N>& content, Signs& signs) {
    if (capsule.radius < content.radius) {
      return false;
    }
    const N room = N(capsule.radius) - N(content.radius);
    const Vector3<N> u = differenceIn<N>(capsule.start, capsule.end);
    const Vector3<N> toEnd = u * (content.n + content.n);
    const double length = sizeOf(capsule.end - capsule.start);
    const double size = content.size + sizeOf(capsule.radius) + length;
    const Errors& errors = *content.errors;
    for (std::size_t i = 0; i < content.corners; ++i) {
      const Vector3<N>& v = content.corner[i];
      const N along = dot(v, u);
      Sign inside = Sign::negative;
      if (signs(along, errors.along * size * length) != Sign::positive) {
        inside = signs(ballRoom(v, content.n, room), errors.ball * size * size);
      } else if (signs(beyondEnd(along, content.n, u), errors.beyond * size * length) !=
                 Sign::negative) {
        inside = signs(ballRoom(v - toEnd, content.n, room), errors.ball * size * size);
      } else {
        inside = signs(lineRoom(v, content.n, room, u, along),
                       errors.line * size * size * length * length);
      }
      if (inside == Sign::negative) {
        return false;
      }
    }
    return true;
  }

  template <class Box, class N, class Signs>
  static bool all(const Box& box, const Content<N>& content, Signs& signs) {
    const ScaledAxes<N> frame = axesFor<N>(box);
    const Vector3<N> pole = differenceIn<N>(box.lowPole(), box.highPole());
    const Vec3 lengths = box.lengths();
    const double size = content.size + sizeOf(box.highPole() - box.lowPole(), lengths) * 16;
    for (int i = 0; i < 3; ++i) {
      const Vector3<N>& axis = frame.axis[at(i)];
      const N length = lengthOf<N>(box, i);
      const Slab<N> slab = slabOf(pole * frame.n, axis * length, axis, frame.n, N(content.radius));
      for (std::size_t k = 0; k < content.corners; ++k) {
        for (const bool upper : {false, true}) {
          if (signs(slabRoom(slab, frame.n, content.corner[k], content.n, upper),
                    content.errors->slab * size) == Sign::negative) {
            return false;
          }
        }
      }
    }
    return true;
  }

  template <class N, class Signs>
  static bool all(const Plane& plane, const Content<N>& content, Signs& signs) {
    const Vector3<N> normal = vectorIn<N>(plane.normal);
    const double size = sizeOf(plane.normal) * content.size + sizeOf(plane.constant);
    for (std::size_t i = 0; i < content.corners; ++i) {
      const N value = scaledPlaneValue(normal, N(plane.constant), content.corner[i], content.n);
      const Sign side = signs(value, content.errors->plane * size);
      if (side == Sign::positive ||
          (content.radius > 0 &&
           signs(planeRoom(value, normal, content.n, N(content.radius)),
                 content.errors->planeRoom * size * size) == Sign::negative)) {
        return false;
      }
    }
    return true;
  }

 private:
  template <class N>
  static N lengthOf(const Aabb& box, int i) {
    return N(box.max[i]) - N(box.min[i]);
  }
  template <class N>
  static N lengthOf(const Obb& box, int i) {
    return N(box.halfExtents[i]) + N(box.halfExtents[i]);
  }
};

/** Exactly: in approximate numbers where these are certain. */
template <class Container>
[[gnu::noinline]] bool containsExactly(const Container& a, const RoundedPolytope& core) {
  return certified([&]<class T>() {
    const PolytopeTerms<T> terms = core.polytope.in<T>(Holds::seenFrom(a));
    TrueSigns signs;
    if (!terms.endsAtRoot) {
      Content<T> content;
      addCorners(terms, content);
      content.radius = core.radius;
      return Holds::all(a, content, signs);
    }
    using Root = RootSum<T>;
    const Vector3<T>& origin = terms.corner[0];
    const Vector3<T> reach = terms.rayReach * T(2.0);
    Content<Root> content;
    content.n = Root(terms.n);
    content.corners = 2;
    content.corner[0] = {Root(origin.x), Root(origin.y), Root(origin.z)};
    content.corner[1] = {Root(origin.x, reach.x, terms.raySquare),
                         Root(origin.y, reach.y, terms.raySquare),
                         Root(origin.z, reach.z, terms.raySquare)};
    return Holds::all(a, content, signs);
  });
}

template <class Container>
bool containsAll(const Container& a, const AnyShape& b) {
  const RoundedPolytope core = roundedPolytopeOf(b);
  if (kindOf(b) != Kind::ray) {
    Filter signs;
    const bool inside = Holds::all(a, roundedContent(core, Holds::seenFrom(a)), signs);
    if (!signs.doubtful) {
      return inside;
    }
  }
  return containsExactly(a, core);
}

struct ContainsAll {
  const AnyShape& b;
  bool operator()(const Sphere& a) const { return containsAll(a, b); }
  bool operator()(const Capsule& a) const { return containsAll(a, b); }
  bool operator()(const Aabb& a) const { return containsAll(a, b); }
  bool operator()(const Obb& a) const { return containsAll(a, b); }
  bool operator()(const Plane& a) const { return containsAll(a, b); }
  template <class Other>
  bool operator()(const Other& /*a*/) const {
    return false;
  }
};

}  // namespace

bool isContainer(Kind kind) {
  return kind == Kind::sphere || kind == Kind::capsule || kind == Kind::aabb || kind == Kind::obb ||
         kind == Kind::plane;
}

bool isBounded(const AnyShape& shape) {
  const auto* ray = std::get_if<Ray>(&shape);
  return ray != nullptr ? ray->bounded() : kindOf(shape) != Kind::plane;
}

bool contains(const AnyShape& a, const AnyShape& b) {
  return isBounded(b) && std::visit(ContainsAll{b}, a);
}

}  // namespace collision
