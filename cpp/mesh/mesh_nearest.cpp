#include "mesh/mesh_nearest.h"

#include <algorithm>
#include <vector>

#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "pairs/point_range.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

/** What a place is seen from, as FourBoxes and FourTriangles are asked: a box around it. */
class UnitPlace {
 public:
  UnitPlace(const Vec3& place, const MeshSpace& space) : space_(space) {
    const Vec3 here = space.placeOf(place);
    constexpr double kFarthest = 0x1p+40;
    isFar_ = !(largestMagnitude(here) <= kFarthest);
    for (int axis = 0; axis < 3; ++axis) {
      low_[axis] = isFar_ ? -kFar : floatBelow(here[axis] - kMargin);
      high_[axis] = isFar_ ? kFar : floatAbove(here[axis] + kMargin);
    }
  }

  /** What squared distances are compared with; that of a box that there is not is infinite. */
  static constexpr float kNoLimit = FLT_MAX;
  /** The same, of those that may be as near as this. */
  [[nodiscard]] float limitOf(double distance) const {
    const float here = floatAbove(space_.stepOf({distance, 0, 0}).x);
    return std::fmin(here * here * (1 + kSlack) + FLT_MIN, kNoLimit);
  }

  unsigned operator()(const FourBoxes& boxes, float limit, FourBoxes::Floats& squares) const {
    std::array<Floats, 3> min;
    std::array<Floats, 3> max;
    for (std::size_t i = 0; i < 3; ++i) {
      min[i] = lanesAt(boxes.min[i].data());
      max[i] = lanesAt(boxes.max[i].data());
    }
    const Floats square = squaredDistance(min, max);
    store(square, squares.data());
    return (square <= Floats(limit)).bits();
  }
  /** Bits of the triangles that may be as near as `limit`. */
  [[nodiscard]] unsigned mayBeNear(const FourTriangles& four, float limit) const {
    std::array<Floats, 3> min;
    std::array<Floats, 3> max;
    for (std::size_t i = 0; i < 3; ++i) {
      const Floats a = lanesAt(four.a[i].data());
      const Floats b = a + lanesAt(four.ab[i].data());
      const Floats c = a + lanesAt(four.ac[i].data());
      min[i] = least(a, least(b, c));
      max[i] = greatest(a, greatest(b, c));
    }
    return (squaredDistance(min, max) <= Floats(limit)).bits() & four.there();
  }

 private:
  using Floats = Lanes<float>;
  static constexpr float kFar = 4;
  /** More than the roundings of coordinates here, also those in lanes. */
  static constexpr double kMargin = 0x1p-21;
  static_assert(kMargin >= 4 * RoundoffIn<float>::kUnit);
  /** More than the roundings of a squared distance. */
  static constexpr float kSlack = 0x1p-20F;
  static_assert(kSlack >= 8 * RoundoffIn<float>::kUnit);

  [[nodiscard]] Floats squaredDistance(const std::array<Floats, 3>& min,
                                       const std::array<Floats, 3>& max) const {
    Floats square(0.0F);
    for (int axis = 0; axis < 3; ++axis) {
      const Floats out = greatest(Floats(0.0F), greatest(min[at(axis)] - Floats(high_[axis]),
                                                         Floats(low_[axis]) - max[at(axis)]));
      square = square + out * out;
    }
    return square;
  }

  const MeshSpace& space_;
  Vector3<float> low_;
  Vector3<float> high_;
  bool isFar_ = false;
};

/** A squared length, and where it ends: the weights of b and c, times `whole`. */
template <class T>
struct NearestOnTriangle {
  T square;
  T squareWhole;  // the squared length is square / squareWhole
  T u;
  T v;
  T whole;
};

/**
 * The nearest point of a triangle: on the face, where that is across from the place, else the
 * nearest one of the edges.
 */
template <class T>
NearestOnTriangle<T> nearestOnTriangle(const Vec3& place, const Triangle& triangle) {
  const std::array<Vector3<T>, 3> corners{differenceOf<T>(place, triangle.a),
                                          differenceOf<T>(place, triangle.b),
                                          differenceOf<T>(place, triangle.c)};
  const std::array<Vector3<T>, 3> edges{differenceOf<T>(triangle.a, triangle.b),
                                        differenceOf<T>(triangle.b, triangle.c),
                                        differenceOf<T>(triangle.c, triangle.a)};
  const Vector3<T> normal = cross(edges[0], differenceOf<T>(triangle.a, triangle.c));
  if (!isZero(normal)) {
    // Across from a corner is what lies on the inner side of an edge: twice the area beside it.
    std::array<T, 3> inner;
    bool isFace = true;
    for (std::size_t k = 0; k < 3 && isFace; ++k) {
      inner[k] = dot(normal, cross(corners[k], edges[k]));
      isFace = inner[k].sign() != Sign::negative;
    }
    if (isFace) {
      const T height = dot(corners[0], normal);
      const T whole = dot(normal, normal);
      return {height * height, whole, inner[2], inner[0], whole};
    }
  }
  NearestOnTriangle<T> nearest;
  for (std::size_t k = 0; k < 3; ++k) {
    const Vector3<T>& from = corners[k];
    const Vector3<T>& edge = edges[k];
    const T whole = dot(edge, edge);
    T along = -dot(from, edge);
    if (along.sign() != Sign::positive) {
      along = T();
    } else if (whole < along) {
      along = whole;
    }
    const bool isPoint = whole.sign() == Sign::zero;
    const T length = isPoint ? T(1.0) : whole;
    // |from + edge · along / whole|², times whole.
    const T square = dot(from, from) * length + along * (dot(from, edge) * T(2.0) + along);
    const bool isNearer = k == 0 || square * nearest.squareWhole < nearest.square * length;
    if (isNearer) {
      const std::array<T, 3> weights{length - along, along, T()};
      // Of corner k and the next one.
      nearest = {square, length, weights[(4 - k) % 3], weights[(5 - k) % 3], length};
    }
  }
  return nearest;
}

struct NearTriangle {
  int triangle;
  Interval range;
};

}  // namespace

int nearestTriangle(const TreeMesh& mesh, const Point& point) {
  // Distances are rounded: of two that may be equal then, neither is passed over.
  constexpr double kRounded = 1 + 0x1p-50;
  const UnitPlace place(point.position, mesh.tree().space());
  double most = kInfinity;
  float limit = UnitPlace::kNoLimit;
  std::vector<NearTriangle> near;
  mesh.tree().visitNearest(place, limit, [&](const FourTriangles& four, float /*distance*/) {
    for (unsigned lanes = place.mayBeNear(four, limit); lanes != 0; lanes &= lanes - 1) {
      const int triangle = four.triangle[static_cast<std::size_t>(std::countr_zero(lanes))];
      const Interval range = distanceRange(point, mesh.triangles()[triangle]);
      if (!(range.min <= most)) {
        continue;
      }
      if (range.max * kRounded < most) {
        most = range.max * kRounded;
        limit = place.limitOf(most);
        std::erase_if(near, [&](const NearTriangle& own) { return !(own.range.min <= most); });
      }
      near.push_back({triangle, range});
    }
  });
  if (near.size() <= 1) {
    return near.empty() ? -1 : near[0].triangle;
  }
  int nearest = -1;
  NearestOnTriangle<Exact> best;
  for (const NearTriangle& own : near) {
    const auto here = nearestOnTriangle<Exact>(point.position, mesh.triangles()[own.triangle]);
    const Sign order =
        nearest < 0 ? Sign::negative
                    : compareExact(here.square * best.squareWhole, best.square * here.squareWhole);
    if (order == Sign::negative || (order == Sign::zero && own.triangle < nearest)) {
      nearest = own.triangle;
      best = here;
    }
  }
  return nearest;
}

MeshPoint nearestPointOn(const TreeMesh& mesh, const Point& point, int triangle) {
  const Triangle corners = mesh.triangles()[triangle];
  const Distance nearest = distance(point, corners);
  MeshPoint answer{triangle, nearest.pointB, nearest.distance, 0, 0};
  const auto weights = certified([&]<class T>() {
    const NearestOnTriangle<T> own = nearestOnTriangle<T>(point.position, corners);
    return std::array<double, 2>{quotient(own.u, own.whole), quotient(own.v, own.whole)};
  });
  answer.u = positiveZero(weights[0]);
  answer.v = positiveZero(weights[1]);
  return answer;
}

}  // namespace collision
