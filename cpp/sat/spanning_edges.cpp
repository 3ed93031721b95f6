#include "sat/spanning_edges.h"

#include <algorithm>
#include <cmath>

#include "convex/polytope_errors.h"
#include "number/index.h"
#include "sat/polytope_axes.h"
#include "shapes/bounds.h"

namespace collision {
namespace {

/** How far a direction, as terms of a kind have it, leads along the normal of a hull's face: what
 * that is off by. */
constexpr auto kAlongNormal = [] {
  std::array<ErrorBound, kAllTerms.size()> worst;
  const Vector3<Roundoff> normal = cross(kDirectionVector, kDirectionVector);
  for (const Terms other : kAllTerms) {
    worst[at(static_cast<int>(other))] =
        dot(normal, pulledBack(kFrameRoundoff.axis, worstTerms(other, kOtherDirection).edge[0]));
  }
  return worst;
}();

bool isSolidHull(const Polytope& polytope) {
  return polytope.hull() != nullptr && polytope.solid();
}

/** A box around an arc of unit normals. */
struct ArcBox {
  Bounds bounds;
  int edge;
};

/**
 * A unit normal, no component of which is off by more than kNormalOff; zero where doubles don't
 * know that much.
 */
constexpr double kNormalOff = 0x1p-20;
Vec3 unitNormal(const PolytopeTerms<double>& terms, int face) {
  const auto way = waysAlong<double>(*terms.hull, face);
  const Vec3 normal = cross(way[0], way[1]);
  const double norm = length(normal);
  // The product is off by less than 2⁻⁴⁸ of the ways' lengths, and squares of less underflow.
  if (!(norm > 0x1p-24 * length(way[0]) * length(way[1]) + 0x1p-480)) {
    return {};
  }
  const Vec3 turnedNormal = turned(terms.edge, normal);
  return turnedNormal * (1 / length(turnedNormal));
}

ArcBox boxAround(const Vec3& from, const Vec3& to, int edge) {
  if (isZero(from) || isZero(to)) {
    return {{{-1, -1, -1}, {1, 1, 1}}, edge};
  }
  // An arc is no further from its chord than half of it is high: 1 − cos of half the angle.
  const double halfChord = length(to - from) * 0.5;
  const double height = 1 - std::sqrt(greatest(0.0, 1 - halfChord * halfChord)) + 2 * kNormalOff;
  ArcBox box{{}, edge};
  for (int i = 0; i < 3; ++i) {
    box.bounds.set(i, {least(from[i], to[i]) - height, greatest(from[i], to[i]) + height});
  }
  return box;
}

/** Slices of the sphere along y, of which an arc is in few. */
class Slices {
 public:
  explicit Slices(std::size_t arcs) : count_(1 + static_cast<int>(std::sqrt(arcs) / 4)) {}

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] int at(double y) const {
    return std::clamp(static_cast<int>((y + 1) * 0.5 * count_), 0, count_ - 1);
  }

 private:
  int count_;
};
using SlicedArcs = std::vector<std::vector<ArcBox>>;

/** Of all edges of a solid hull, by slices, in each sorted by the lower end along x; `sign`: −1 of
 * opposite normals. */
SlicedArcs arcsOf(const PolytopeTerms<double>& terms, double sign, const Slices& slices) {
  const HullGeometry& hull = *terms.hull;
  std::vector<Vec3> normals;
  for (int face = 0; face < hull.faces(); ++face) {
    normals.push_back(unitNormal(terms, face) * sign);
  }
  SlicedArcs arcs(at(slices.count()));
  int number = 0;
  for (const HullGeometry::Edge& edge : hull.edges()) {
    const ArcBox box = boxAround(normals[at(edge.left)], normals[at(edge.right)], number++);
    const int last = slices.at(box.bounds.max.y);
    for (int slice = slices.at(box.bounds.min.y); slice <= last; ++slice) {
      arcs[at(slice)].push_back(box);
    }
  }
  for (std::vector<ArcBox>& slice : arcs) {
    std::sort(slice.begin(), slice.end(),
              [](const ArcBox& x, const ArcBox& y) { return x.bounds.min.x < y.bounds.min.x; });
  }
  return arcs;
}

/**
 * visit(one, other) for boxes that overlap, of which the other's begins within the one's along x,
 * or, with `alsoLevel`, where it begins.
 */
template <class Visit>
void visitOverlaps(const std::vector<ArcBox>& ones, const std::vector<ArcBox>& others,
                   bool alsoLevel, const Visit& visit) {
  std::size_t first = 0;
  for (const ArcBox& one : ones) {
    const Bounds& bounds = one.bounds;
    const auto beginsBefore = [&](const ArcBox& other) {
      const double begin = other.bounds.min.x;
      return alsoLevel ? begin < bounds.min.x : begin <= bounds.min.x;
    };
    while (first < others.size() && beginsBefore(others[first])) {
      ++first;
    }
    for (std::size_t k = first; k < others.size() && others[k].bounds.min.x <= bounds.max.x; ++k) {
      if (bounds.mayMeet(others[k].bounds)) {
        visit(one, others[k]);
      }
    }
  }
}

}  // namespace

FaceSides::FaceSides(const PolytopeTerms<double>& terms, const Polytope& other,
                     const PolytopeTerms<double>& otherTerms)
    : hull_(terms.hull), error_(&kAlongNormal[at(static_cast<int>(termsOf(other)))]) {
  for (int i = 0; i < other.edges(); ++i) {
    directions_.push_back(
        {pulledBack(terms.edge, edgeOf(otherTerms, i)), edgeSizeOf(otherTerms, i)});
  }
}

void FaceSides::computeNormals() {
  for (int face = 0; hull_ != nullptr && face < hull_->faces(); ++face) {
    normals_.push_back(normalOf(face));
  }
}

FaceSides::FaceNormal FaceSides::normalOf(int face) const {
  const auto way = waysAlong<double>(*hull_, face);
  return {cross(way[0], way[1]), sizeOf(way[0], way[1])};
}

Certain FaceSides::side(int face, const Direction& direction) const {
  const FaceNormal& of = normals_.empty() ? normalOf(face) : normals_[at(face)];
  return certain({dot(of.normal, direction.way), error_->bound(1, of.size, direction.size)});
}

FaceSides::Leads FaceSides::about(int edge, int direction) const {
  if (hull_ == nullptr) {
    return Leads::unsure;
  }
  const HullGeometry::Edge& of = hull_->edges()[at(edge)];
  const Direction& along = directions_[at(direction)];
  const Certain left = side(of.left, along);
  if (left == Certain::no) {
    return Leads::unsure;
  }
  const Certain right = side(of.right, along);
  if (left == right) {
    return Leads::besideOutline;
  }
  if (right == Certain::no) {
    return Leads::unsure;
  }
  return left == Certain::positive ? Leads::outOfLeft : Leads::outOfRight;
}

SpanningEdges::SpanningEdges(const Polytope& a, const Polytope& b)
    : a_(a), b_(b), termsA_(a.rounded(referenceOf(a, b))), termsB_(b.rounded(referenceOf(a, b))) {
  if (isSolidHull(a)) {
    sidesOfA_ = {termsA_, b, termsB_};
  }
  if (isSolidHull(b)) {
    sidesOfB_ = {termsB_, a, termsA_};
  }
}

bool SpanningEdges::maySpan(int edgeA, int edgeB) const {
  using enum FaceSides::Leads;
  const FaceSides::Leads aboutA = sidesOfA_.about(edgeA, edgeB);
  if (aboutA == besideOutline) {
    return false;
  }
  const FaceSides::Leads aboutB = sidesOfB_.about(edgeB, edgeA);
  if (aboutB == besideOutline) {
    return false;
  }
  // Where b's edge leads out of the left of a's, a has its outline toward a's edge × b's; b has its
  // own toward b's × a's where a's leads out of the left of b's. They are to be opposite.
  return aboutA == aboutB || aboutA == unsure || aboutB == unsure;
}

std::vector<EdgePair> SpanningEdges::crossing() const {
  const Slices slices(a_.hull()->edges().size() + b_.hull()->edges().size());
  const SlicedArcs arcsA = arcsOf(termsA_, 1, slices);
  const SlicedArcs arcsB = arcsOf(termsB_, -1, slices);
  std::vector<EdgePair> pairs;
  for (int slice = 0; slice < slices.count(); ++slice) {
    const auto add = [&](const ArcBox& ofA, const ArcBox& ofB) {
      // Those that are in several slices together count in the first.
      const double first = greatest(ofA.bounds.min.y, ofB.bounds.min.y);
      if (slices.at(first) == slice && maySpan(ofA.edge, ofB.edge)) {
        pairs.push_back({ofA.edge, ofB.edge});
      }
    };
    visitOverlaps(arcsA[at(slice)], arcsB[at(slice)], true, add);
    visitOverlaps(arcsB[at(slice)], arcsA[at(slice)], false,
                  [&](const ArcBox& ofB, const ArcBox& ofA) { add(ofA, ofB); });
  }
  const auto inOrder = [](const EdgePair& x, const EdgePair& y) {
    return x.a == y.a ? x.b < y.b : x.a < y.a;
  };
  std::sort(pairs.begin(), pairs.end(), inOrder);
  return pairs;
}

std::vector<EdgePair> SpanningEdges::all() {
  constexpr std::int64_t kFew = 1024;  // pairs are looked at sooner than arcs are sorted
  sidesOfA_.computeNormals();
  sidesOfB_.computeNormals();
  if (std::int64_t{a_.edges()} * b_.edges() > kFew && isSolidHull(a_) && isSolidHull(b_)) {
    return crossing();
  }
  std::vector<EdgePair> pairs;
  for (int i = 0; i < a_.edges(); ++i) {
    for (int j = 0; j < b_.edges(); ++j) {
      if (maySpan(i, j)) {
        pairs.push_back({i, j});
      }
    }
  }
  return pairs;
}

}  // namespace collision
