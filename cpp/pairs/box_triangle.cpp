// Does a box meet a triangle? The triangle is moved into the box's frame; there nine cross products
// of edges, three faces of the box and the triangle's own plane are asked, 13 candidates in all.
// Source: Akenine-Möller, Fast 3D Triangle-Box Overlap Testing, 2001.
#include "convex/contact.h"
#include "pairs/families.h"
#include "pairs/pairs.h"
#include "sat/box_polygon_rows.h"
#include "sat/lazy_candidates.h"
#include "sat/separate.h"
#include "shapes/visit_as.h"

namespace collision {
namespace {

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

template <class Box>
class BoxTriangleCandidates final : public LazyCandidates {
 public:
  BoxTriangleCandidates(const Box& box, const Triangle& triangle)
      : LazyCandidates(box, triangle, kBoxTriangleAxes<Box::kKind>),
        box_(box),
        triangle_(triangle),
        rows_(rowsOf<3>(box, triangle)) {}

  [[nodiscard]] Candidacy decide(int row) const override {
    // no structured bindings: clang 14 lets no lambda capture them
    const Candidate& axis = kBoxTriangleAxes<Box::kKind>[at(row)];
    const auto i = axis.i;
    const auto j = axis.j;
    if (axis.type == CandidateType::edges) {
      return alongEdges(i, j);
    }
    if (axis.type == CandidateType::faceA) {
      if constexpr (Box::kKind == Kind::aabb) {
        return {alongOwnFace(i)};
      }
      return {decideRow([&](const auto& rows) { return rows.alongFace(i); })};
    }
    if (!rows_.surelyHasArea() && isZero(exact().normal())) {
      return skipped(SkipReason::degenerate, DecidedBy::exact);
    }
    return {decideRow([](const auto& rows) { return rows.alongNormal(); })};
  }

 private:
  /** The sign of one row: in doubles where their bound allows it, else exact. */
  template <class Row>
  [[nodiscard]] Decision decideRow(const Row& row, int line = __builtin_LINE()) const {
    return ::collision::decide(row(rows_), [&] { return row(exact()).gap(); }, line);
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
    const int y = (i + 1) % 3;
    const int z = (i + 2) % 3;
    if (isParallel(box_, y, z, k)) {
      return skipped(SkipReason::parallel);
    }
    if (!rows_.surelyCross(i, k)) {
      const ExactVec3& exactly = exact().edge(k);
      if (exactly[y].sign() == Sign::zero && exactly[z].sign() == Sign::zero) {
        return skipped(SkipReason::parallel, DecidedBy::exact);
      }
    }
    return {decideRow([&](const auto& rows) { return rows.alongEdges(i, k); })};
  }

  [[nodiscard]] const BoxTriangleSeparation<Exact>& exact() const {
    if (!exact_) {
      const auto from = [&](const Vec3& pole) {
        return std::array<ExactVec3, 3>{difference(pole, triangle_.a),
                                        difference(pole, triangle_.b),
                                        difference(pole, triangle_.c)};
      };
      exact_.emplace(toBox(lengthsIn<Exact>(box_), frameIn<Exact>(box_), from(lowPole(box_)),
                           from(highPole(box_))));
    }
    return *exact_;
  }

  const Box& box_;
  const Triangle& triangle_;
  BoxPolygonRows<double, 3, Box::kKind == Kind::obb> rows_;
  mutable std::optional<BoxTriangleSeparation<Exact>> exact_;
};

template <class Box>
Verdict boxTriangle(const Box& a, const Triangle& b, const Ask& ask) {
  Verdict verdict = separate(a, b, BoxTriangleCandidates<Box>(a, b), ask);
  if (ask.numbers && verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(a, b, verdict.outcome);
  }
  return verdict;
}

}  // namespace

Verdict testBoxTriangle(ShapeRef a, ShapeRef b, const Ask& ask) {
  return visitAs<Aabb, Obb>(
      a, [&](const auto& box) { return boxTriangle(box, b.as<Triangle>(), ask); });
}

}  // namespace collision
