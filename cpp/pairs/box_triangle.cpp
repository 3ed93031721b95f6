// Does a box meet a triangle? The triangle is moved into the box's frame; there nine cross products
// of edges, three faces of the box and the triangle's own plane are asked, 13 candidates in all.
// Flat, straight and point-like shapes need a few more, which only they get.
// Source: Akenine-Möller, Fast 3D Triangle-Box Overlap Testing, 2001.
#include "convex/contact.h"
#include "pairs/pairs.h"
#include "sat/box_separation.h"
#include "sat/lazy_candidates.h"
#include "sat/separate.h"

namespace collision {
namespace {

constexpr int kFirstFace = 9;
constexpr int kNormal = 12;
constexpr int kFirstFlat = 13;

/** The triangle in the box's frame, twice and times n, and the box's lengths, times n. */
template <class T>
BoxTriangleSeparation<T> toBox(const Vector3<T>& lengths, const ScaledAxes<T>& frame,
                               const std::array<Vector3<T>, 3>& fromLow,
                               const std::array<Vector3<T>, 3>& fromHigh) {
  const auto local = [&](std::size_t k) {
    const Vector3<T> twice = fromLow[k] + fromHigh[k];
    return Vector3<T>{dot(frame.axis[0], twice), dot(frame.axis[1], twice),
                      dot(frame.axis[2], twice)};
  };
  return {lengths * frame.n, {local(0), local(1), local(2)}};
}

BoxTriangleSeparation<double> rounded(const Aabb& box, const Triangle& triangle, double& size) {
  const auto local = [&](const Vec3& p) { return (p - box.min) + (p - box.max); };
  const std::array<Vec3, 3> corner{local(triangle.a), local(triangle.b), local(triangle.c)};
  // |p − min| + |p − max| ≤ |their sum| + |max − min|
  size = sizeOf(corner[0], corner[1], corner[2], box.lengths());
  return {box.lengths(), corner};
}

BoxTriangleSeparation<double> rounded(const Obb& box, const Triangle& triangle, double& size) {
  const auto local = [&](const Vec3& p) { return (p - box.center) * 2.0; };
  const std::array<Vec3, 3> corner{local(triangle.a), local(triangle.b), local(triangle.c)};
  size = sizeOf(corner[0], corner[1], corner[2], box.lengths());
  return {box.lengths() * box.frame.n,
          {toLocal(box.frame, corner[0]), toLocal(box.frame, corner[1]),
           toLocal(box.frame, corner[2])}};
}

/** How wrong the candidates are in doubles, for places and lengths up to 1. */
struct Errors {
  double edges;
  double faces;
  double normal;
  double edge;  // of a component of an edge
  double area;  // of a component of the normal
};

constexpr Errors errorsOf(const ScaledAxes<Roundoff>& frame, bool isTurned) {
  const Roundoff place = Roundoff::of(1, 3 * 0x1p-53);
  const Vector3<Roundoff> twice{place, place, place};
  const Roundoff local = isTurned ? dot(frame.axis[0], twice) : place;
  const Roundoff length = isTurned ? kUnitDifferenceNumber * frame.n : kUnitDifferenceNumber;
  const Vector3<Roundoff> corner{local, local, local};
  const BoxTriangleSeparation<Roundoff> worst({length, length, length}, {corner, corner, corner});
  return {worst.alongEdges(0, 0).error(), worst.alongFace(0).error(), worst.alongNormal().error(),
          worst.edge(0).x.error(), worst.normal().x.error()};
}

template <class Box>
constexpr Errors kErrors = errorsOf(kFrameRoundoff, Box::kKind == Kind::obb);

template <class Box>
class Candidates {
 public:
  Candidates(const Box& box, const Triangle& triangle)
      : box_(box),
        triangle_(triangle),
        separation_(rounded(box, triangle, size_)),
        general_(ShapeView(box), ShapeView(triangle)) {}

  [[nodiscard]] static int usual() { return kFirstFlat; }
  [[nodiscard]] int all() const { return general_->all(); }
  [[nodiscard]] bool needsFlat() const { return lengthsOf(box_) < 3 && general_->needsFlat(); }

  [[nodiscard]] Candidacy decide(int candidate) const {
    if (candidate < kFirstFace) {
      const int i = candidate / 3;
      const int k = candidate % 3;
      return alongEdges(i, k);
    }
    if (candidate < kNormal) {
      const int i = candidate - kFirstFace;
      if constexpr (Box::kKind == Kind::aabb) {
        return {alongOwnFace(i)};
      }
      return {::collision::decide(separation_.alongFace(i), kErrors<Box>.faces * size_,
                                  [&] { return exact().alongFace(i); })};
    }
    if (candidate == kNormal) {
      const bool hasArea = surelyAboveZero(largestMagnitude(separation_.normal()),
                                           kErrors<Box>.area * size_ * size_);
      if (!hasArea && isZero(exact().normal())) {
        return skipped(SkipReason::degenerate, DecidedBy::exact);
      }
      return {::collision::decide(separation_.alongNormal(),
                                  kErrors<Box>.normal * size_ * size_ * size_,
                                  [&] { return exact().alongNormal(); })};
    }
    return general_->decide(candidate);
  }

  [[nodiscard]] Estimate estimate(int candidate) const {
    return general_->estimate(inGeneral(candidate));
  }
  [[nodiscard]] Vec3 unitDirection(int candidate) const {
    return general_->unitDirection(inGeneral(candidate));
  }
  [[nodiscard]] Witness witness(int candidate) const {
    return general_->witness(inGeneral(candidate));
  }
  [[nodiscard]] const Vec3& reference() const { return general_->reference(); }

 private:
  /** The general order is faces of a, faces of b, edges. */
  static int inGeneral(int candidate) {
    if (candidate >= kFirstFlat) {
      return candidate;
    }
    return candidate < kFirstFace ? candidate + 4 : candidate - kFirstFace;
  }

  /** Of an axis-aligned box: comparing doubles rounds nothing. */
  [[nodiscard]] Decision alongOwnFace(int i) const {
    const auto& [a, b, c] = triangle_;
    return greater(compare(least(a[i], least(b[i], c[i])), box_.max[i]),
                   compare(box_.min[i], greatest(a[i], greatest(b[i], c[i]))));
  }
  /** Whether edge k surely lies along the axis that is neither y nor z. */
  [[nodiscard]] bool isParallel(const Aabb& /*box*/, int y, int z, int k) const {
    const std::array<Vec3, 3> corner = triangle_.corners();
    const Vec3& from = corner[static_cast<std::size_t>(k)];
    const Vec3& to = corner[static_cast<std::size_t>((k + 1) % 3)];
    return from[y] == to[y] && from[z] == to[z];
  }
  [[nodiscard]] static bool isParallel(const Obb& /*box*/, int /*y*/, int /*z*/, int /*k*/) {
    return false;
  }

  [[nodiscard]] Candidacy alongEdges(int i, int k) const {
    const Vec3& edge = separation_.edge(k);
    const int y = (i + 1) % 3;
    const int z = (i + 2) % 3;
    if (isParallel(box_, y, z, k)) {
      return skipped(SkipReason::parallel);
    }
    const bool surelyCross =
        surelyAboveZero(std::fabs(edge[y]) + std::fabs(edge[z]), 2 * kErrors<Box>.edge * size_);
    if (!surelyCross) {
      const ExactVec3& exactly = exact().edge(k);
      if (exactly[y].sign() == Sign::zero && exactly[z].sign() == Sign::zero) {
        return skipped(SkipReason::parallel, DecidedBy::exact);
      }
    }
    return {::collision::decide(separation_.alongEdges(i, k), kErrors<Box>.edges * size_ * size_,
                                [&] { return exact().alongEdges(i, k); })};
  }

  [[nodiscard]] const BoxTriangleSeparation<Exact>& exact() const {
    if (!exact_) {
      const auto from = [&](const Vec3& pole) {
        return std::array<ExactVec3, 3>{difference(pole, triangle_.a),
                                        difference(pole, triangle_.b),
                                        difference(pole, triangle_.c)};
      };
      exact_.emplace(toBox(box_.template lengthsIn<Exact>(), box_.template frameIn<Exact>(),
                           from(box_.lowPole()), from(box_.highPole())));
    }
    return *exact_;
  }

  const Box& box_;
  const Triangle& triangle_;
  double size_ = 0;
  BoxTriangleSeparation<double> separation_;
  LazyCandidates general_;
  mutable std::optional<BoxTriangleSeparation<Exact>> exact_;
};

template <class Box>
Verdict boxTriangle(const Box& a, const Triangle& b, const Ask& ask) {
  Verdict verdict =
      separate(ShapeView(a), ShapeView(b), Candidates<Box>(a, b), kBoxTriangleCandidates, ask);
  if (ask.numbers && verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(a, b, verdict.outcome);
  }
  return verdict;
}

}  // namespace

Verdict aabbTriangle(const Aabb& a, const Triangle& b, const Ask& ask) {
  return boxTriangle(a, b, ask);
}
Verdict obbTriangle(const Obb& a, const Triangle& b, const Ask& ask) {
  return boxTriangle(a, b, ask);
}

}  // namespace collision
