// What is asked about two shapes of which at least one is a mesh: answers about pairs of triangles,
// each as that of the pair itself (collision/mesh.h says which one an answer is about).
#include <algorithm>
#include <cstdint>
#include <utility>

#include "convex/corner_cloud.h"
#include "convex/distance.h"
#include "curve/curve.h"
#include "curve/hit_order.h"
#include "linear/frame.h"
#include "mesh/mesh_pair.h"
#include "mesh/mesh_rays.h"
#include "mesh/mesh_state.h"
#include "pairs/families.h"
#include "pairs/hull_pairs.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"
#include "shapes/ray.h"

namespace collision {
namespace {

/** Two triangles, or one and a shape as a whole. */
struct TrianglePair {
  int a = -1;
  int b = -1;

  friend bool operator<(const TrianglePair& x, const TrianglePair& y) {
    return x.a == y.a ? x.b < y.b : x.a < y.a;
  }
};

/** How two shapes meet, and which triangles decide that, where these are wanted. */
struct Meets {
  Outcome outcome = Outcome::apart;
  DecidedBy by = DecidedBy::filter;
  TrianglePair first;
};

class OutcomeVisitor final : public PairVisitor {
 public:
  OutcomeVisitor(const MeshPair& pair, bool wantsFirst) : pair_(pair), wantsFirst_(wantsFirst) {}

  bool visit(int triangleA, int triangleB, bool overlaps) override {
    const TrianglePair own{triangleA, triangleB};
    const bool isDone = found_.outcome == Outcome::overlapping && !(own < found_.first);
    if (isDone) {
      return true;
    }
    const Summary summary = pair_.summary(triangleA, triangleB, overlaps);
    if (summary.decidedBy() == DecidedBy::exact) {
      found_.by = DecidedBy::exact;
    }
    const Outcome outcome = summary.outcome();
    if (outcome != Outcome::apart &&
        (outcome > found_.outcome || (outcome == found_.outcome && own < found_.first))) {
      found_.outcome = outcome;
      found_.first = own;
    }
    return wantsFirst_ || found_.outcome != Outcome::overlapping;
  }
  [[nodiscard]] const Meets& found() const { return found_; }

 private:
  const MeshPair& pair_;
  bool wantsFirst_;
  Meets found_;
};
static_assert(Outcome::overlapping > Outcome::touching && Outcome::touching > Outcome::apart);

Meets meetsOf(const MeshPair& pair, bool wantsFirst) {
  OutcomeVisitor visitor(pair, wantsFirst);
  pair.visitNear(0, visitor);
  return visitor.found();
}

/** How far apart two shapes are that are no meshes, and don't meet. */
Distance apart(ShapeRef a, ShapeRef b) {
  const auto nearest = distanceApart(a, b);
  return nearest ? *nearest : distanceOf(testPair(a, b, {}));
}

struct NearestPair {
  TrianglePair triangles;
  Distance distance;
  bool isThere = false;
};

/** The pair at the least rounded distance; of equal ones the first. */
class NearestPairVisitor final : public NearVisitor {
 public:
  explicit NearestPairVisitor(const MeshPair& pair) : pair_(pair) {}

  const Distance* visit(int triangleA, int triangleB) override {
    const TrianglePair own{triangleA, triangleB};
    const Distance distance = pair_.withShapes(triangleA, triangleB, apart);
    const double least = nearest_.distance.distance;
    if (nearest_.isThere &&
        !(distance.distance < least || (distance.distance == least && own < nearest_.triangles))) {
      return nullptr;
    }
    nearest_ = {own, distance, true};
    return &nearest_.distance;
  }
  [[nodiscard]] const NearestPair& nearest() const { return nearest_; }

 private:
  const MeshPair& pair_;
  NearestPair nearest_;
};

/** Of two that don't meet. */
NearestPair nearestOf(const MeshPair& pair) {
  NearestPairVisitor visitor(pair);
  pair.visitNearest(visitor);
  return visitor.nearest();
}

/** The first of the triangles that a segment or ray hits. */
class FirstHit final : public PairVisitor {
 public:
  FirstHit(ShapeRef curve, const PosedMesh& mesh, const HitOptions& options)
      : curve_(curve), mesh_(mesh), options_(options) {}

  bool visit(int /*triangleA*/, int triangle, bool /*overlaps*/) override {
    TriangleHit own{triangle, {}};
    const Verdict verdict =
        testAt(triangle, {.numbers = false, .place = &own.place, .options = options_});
    if (verdict.hit.present &&
        (first_.triangle < 0 || isEarlier(own, first_, [&](int each) { return enterOf(each); }))) {
      first_ = own;
    }
    return true;
  }
  /** −1: none. */
  [[nodiscard]] int triangle() const { return first_.triangle; }

 private:
  [[nodiscard]] Verdict testAt(int triangle, const Ask& ask) const {
    return testPosedTriangle(curve_, PosedTriangle(mesh_, triangle), ask);
  }
  [[nodiscard]] QuadraticSurd<Exact> enterOf(int triangle) const {
    QuadraticSurd<Exact> enter;
    const Verdict verdict =
        testAt(triangle, {.numbers = false, .enter = &enter, .options = options_});
    return verdict.hit.present ? enter : QuadraticSurd<Exact>{};
  }

  ShapeRef curve_;
  const PosedMesh& mesh_;
  const HitOptions& options_;
  TriangleHit first_;
};

int firstHitOf(const MeshPair& pair, ShapeRef curve, const HitOptions& options) {
  if (curve.kind() == Kind::ray) {
    const TreeMesh& mesh = treeOf(*pair.meshB()->geometry);
    const RayTriangles triangles(curve.as<Ray>(), mesh.triangles(), options,
                                 MeshPair::poseOf(pair.meshB()));
    return nearestHit(triangles, mesh.tree()).triangle;
  }
  FirstHit first(curve, *pair.meshB(), options);
  pair.visitNear(0, first);
  return first.triangle();
}

constexpr bool isCurve(Kind kind) { return kind == Kind::segment || kind == Kind::ray; }

/** The verdict about two triangles, which is that about their meshes. */
Verdict verdictAbout(const MeshPair& pair, const TrianglePair& triangles, const Ask& ask) {
  Verdict verdict = pair.withShapes(triangles.a, triangles.b,
                                    [&](ShapeRef a, ShapeRef b) { return testPair(a, b, ask); });
  verdict.triangleA = triangles.a;
  verdict.triangleB = triangles.b;
  return verdict;
}

/** Gives a hit the weights of the corners b and c at its point. */
void weigh(Hit& hit, ShapeRef segmentOrRay, const PosedMesh& mesh, int triangle) {
  const auto [a, b, c] = mesh.geometry->triangle(triangle);
  const ExactVec3 ab = differenceOf<Exact>(a, b);
  const ExactVec3 ac = differenceOf<Exact>(a, c);
  const ExactVec3 normal = cross(ab, ac);
  if (isZero(normal)) {
    return;
  }
  QuadraticSurd<Exact> enter;
  testPair(segmentOrRay, PosedTriangle(mesh, triangle), {.numbers = false, .enter = &enter});
  // In the mesh's frame, times n and the parameter's denominator.
  const Curve curve(segmentOrRay);
  const ScaledAxes<Exact> frame = axesIn<Exact>(mesh.rotation);
  const ExactVec3 from =
      toLocal(frame, differenceOf<Exact>(mesh.position, curve.origin())) - lift(a) * frame.n;
  const ExactVec3 way = from * enter.d + toLocal(frame, curve.directionIn<Exact>()) * enter.a;
  const Exact whole = dot(normal, normal) * enter.d * frame.n;
  hit.u = quotient(dot(cross(way, ac), normal), whole);
  hit.v = quotient(dot(cross(ab, way), normal), whole);
}

/** The pair that decides about the two; none where one has no triangles. */
std::pair<TrianglePair, bool> decidingOf(const MeshPair& pair, const Meets& meets) {
  if (meets.outcome != Outcome::apart) {
    return {meets.first, true};
  }
  const NearestPair nearest = nearestOf(pair);
  return {nearest.triangles, nearest.isThere};
}

}  // namespace

Summary detail::summaryOfMeshes(ShapeRef a, ShapeRef b) {
  const Meets meets = meetsOf(MeshPair(a, b), false);
  return {meets.outcome, -1, meets.by};
}

Verdict testMeshes(ShapeRef a, ShapeRef b, const Ask& ask) {
  const MeshPair pair(a, b);
  const int hit = isCurve(a.kind()) ? firstHitOf(pair, a, ask.options) : -1;
  if (!ask.numbers && (ask.place != nullptr || ask.enter != nullptr)) {
    // To order hits by: whether there is one, and where.
    return hit >= 0 ? verdictAbout(pair, {-1, hit}, ask) : Verdict{};
  }
  const Meets meets = meetsOf(pair, ask.numbers);
  Verdict verdict;
  verdict.outcome = meets.outcome;
  verdict.decidedBy = meets.by;
  if (!ask.numbers) {
    return verdict;
  }
  const auto [deciding, isThere] = decidingOf(pair, meets);
  if (!isThere) {
    return verdict;
  }
  const TrianglePair about = hit >= 0 ? TrianglePair{-1, hit} : deciding;
  verdict = verdictAbout(pair, about, ask);
  if (verdict.outcome != meets.outcome) {
    // It only touches what is hit first, and overlaps another.
    const Witness own = verdictAbout(pair, deciding, {.options = ask.options}).witness;
    verdict.witness = own;
    verdict.outcome = meets.outcome;
  }
  if (hit < 0) {
    verdict.hit = {};  // culled
  } else {
    weigh(verdict.hit, a, *pair.meshB(), hit);
  }
  if (b.kind() == Kind::plane) {
    const Verdict all = withCorners(a, [&](ShapeRef corners) { return testPair(corners, b, {}); });
    verdict.side = all.side;
    verdict.plane = all.plane;
  }
  return verdict;
}

Distance distanceOfMeshes(ShapeRef a, ShapeRef b) {
  const MeshPair pair(a, b);
  const Meets meets = meetsOf(pair, true);
  if (meets.outcome != Outcome::apart) {
    return distanceOf(verdictAbout(pair, meets.first, {}));
  }
  return nearestOf(pair).distance;
}

std::vector<Candidate> meshCandidates(ShapeRef a, ShapeRef b) {
  const MeshPair pair(a, b);
  const int hit = isCurve(a.kind()) ? firstHitOf(pair, a, {}) : -1;
  const auto [deciding, isThere] = decidingOf(pair, meetsOf(pair, true));
  if (!isThere) {
    return {};
  }
  const TrianglePair about = hit >= 0 ? TrianglePair{-1, hit} : deciding;
  return pair.withShapes(about.a, about.b, hullCandidates);
}

std::vector<MeetingTriangles> meetingTriangles(ShapeRef a, ShapeRef b) {
  class ListVisitor final : public PairVisitor {
   public:
    explicit ListVisitor(const MeshPair& pair) : pair_(pair) {}
    bool visit(int triangleA, int triangleB, bool overlaps) override {
      const Outcome outcome = pair_.summary(triangleA, triangleB, overlaps).outcome();
      if (outcome != Outcome::apart) {
        found.push_back({triangleA, triangleB, outcome});
      }
      return true;
    }
    std::vector<MeetingTriangles> found;

   private:
    const MeshPair& pair_;
  };
  const MeshPair pair(a, b);
  ListVisitor visitor(pair);
  pair.visitNear(0, visitor);
  std::sort(visitor.found.begin(), visitor.found.end(),
            [](const MeetingTriangles& x, const MeetingTriangles& y) {
              return std::pair(x.triangleA, x.triangleB) < std::pair(y.triangleA, y.triangleB);
            });
  return std::move(visitor.found);
}

}  // namespace collision
