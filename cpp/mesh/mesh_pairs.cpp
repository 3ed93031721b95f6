// What is asked about two shapes of which at least one is a mesh: answers about pairs of triangles,
// each as that of the pair itself (collision/mesh.h says which one an answer is about).
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "convex/contains.h"
#include "convex/corner_cloud.h"
#include "convex/distance.h"
#include "curve/curve.h"
#include "curve/hit_order.h"
#include "linear/frame.h"
#include "mesh/curve_mesh.h"
#include "mesh/mesh_pair.h"
#include "mesh/mesh_rays.h"
#include "mesh/mesh_state.h"
#include "mesh/solid.h"
#include "mesh/triangle_pair.h"
#include "number/sort_in_place.h"
#include "pairs/families.h"
#include "pairs/hull_pairs.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"
#include "shapes/ray.h"

namespace collision {
namespace {

/** How two shapes meet, and which triangles decide that, where these are wanted. */
struct Meets {
  Outcome outcome = Outcome::apart;
  DecidedBy by = DecidedBy::filter;
  TrianglePair first;
  /** A place of both, where it isn't triangles that overlap but one's inside that is met. */
  std::optional<Vec3> inside;
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

/** All that may touch. */
std::vector<TrianglePair> touchingIn(const MeshPair& pair) {
  class ListVisitor final : public PairVisitor {
   public:
    bool visit(int triangleA, int triangleB, bool /*overlaps*/) override {
      pairs.push_back({triangleA, triangleB});
      return true;
    }
    std::vector<TrianglePair> pairs;
  };
  ListVisitor visitor;
  pair.visitNear(0, visitor);
  return std::move(visitor.pairs);
}

/** How the triangles meet. */
Meets surfacesMeet(const MeshPair& pair, bool wantsFirst) {
  OutcomeVisitor visitor(pair, wantsFirst);
  pair.visitNear(0, visitor);
  return visitor.found();
}

Meets meetsOf(const MeshPair& pair, bool wantsFirst) {
  const Meets found = surfacesMeet(pair, wantsFirst);
  if (found.outcome != Outcome::overlapping && pair.hasSolid()) {
    const bool touches = found.outcome == Outcome::touching;
    if (const auto place =
            placeInBoth(pair, touches ? touchingIn(pair) : std::vector<TrianglePair>())) {
      return {Outcome::overlapping, DecidedBy::exact, {}, place};
    }
  }
  return found;
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

  const Distance& visit(int triangleA, int triangleB) override {
    const TrianglePair own{triangleA, triangleB};
    measured_ = pair_.withShapes(triangleA, triangleB, apart);
    const double least = nearest_.distance.distance;
    if (!nearest_.isThere || measured_.distance < least ||
        (measured_.distance == least && own < nearest_.triangles)) {
      nearest_ = {own, measured_, true};
    }
    return measured_;
  }
  [[nodiscard]] const NearestPair& nearest() const { return nearest_; }

 private:
  const MeshPair& pair_;
  Distance measured_;
  NearestPair nearest_;
};

/** Of two that don't meet. */
NearestPair nearestOf(const MeshPair& pair) {
  NearestPairVisitor visitor(pair);
  pair.visitNearest(visitor);
  return visitor.nearest();
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

/** The pair that decides about the two; none where one has no triangles. */
std::pair<TrianglePair, bool> decidingOf(const MeshPair& pair, const Meets& meets) {
  if (meets.outcome != Outcome::apart) {
    return {meets.first, !meets.inside};
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
  const auto curve = isCurve(a.kind()) ? std::optional(CurveMesh(pair, ask.options)) : std::nullopt;
  if (curve && !ask.numbers && (ask.place != nullptr || ask.enter != nullptr)) {
    return curve->place(ask);
  }
  const Meets meets = meetsOf(pair, ask.numbers);
  Verdict verdict;
  verdict.outcome = meets.outcome;
  verdict.decidedBy = meets.by;
  if (!ask.numbers) {
    return verdict;
  }
  const TrianglePair hit{-1, curve ? curve->triangle() : -1};
  const auto [deciding, isThere] = decidingOf(pair, meets);
  if (hit.b >= 0 || isThere) {
    verdict = verdictAbout(pair, hit.b >= 0 ? hit : deciding, ask);
  } else if (meets.outcome == Outcome::apart) {
    verdict.witness.gap = kInfinity;  // nothing is there to be apart from
  }
  if (verdict.outcome != meets.outcome) {
    // It only touches what is hit first, and overlaps another, or what is inside.
    verdict.witness =
        isThere ? verdictAbout(pair, deciding, {.options = ask.options}).witness : Witness{};
    verdict.outcome = meets.outcome;
  }
  verdict.contact = meets.inside.value_or(verdict.contact);
  verdict.hit = curve ? curve->hit(verdict) : Hit{};
  if (b.kind() == Kind::plane && isThere) {
    const Verdict all = withCorners(
        a, [&](ShapeRef corners) { return testPair(corners, b, {}); }, b.as<Plane>().normal);
    verdict.side = all.side;
    verdict.plane = all.plane;
  }
  return verdict;
}

Distance distanceOfMeshes(ShapeRef a, ShapeRef b) {
  const MeshPair pair(a, b);
  const Meets meets = meetsOf(pair, true);
  if (meets.inside) {
    Verdict verdict;
    verdict.outcome = meets.outcome;
    verdict.contact = *meets.inside;
    return distanceOf(verdict);
  }
  if (meets.outcome != Outcome::apart) {
    return distanceOf(verdictAbout(pair, meets.first, {}));
  }
  const NearestPair nearest = nearestOf(pair);
  return nearest.isThere ? nearest.distance : Distance{.distance = kInfinity};
}

bool meshHolds(const PosedMesh& a, ShapeRef b) {
  const bool isMeshB = b.kind() == Kind::mesh;
  if (isMeshB && b.as<PosedMesh>().geometry->triangleCount() == 0) {
    return true;
  }
  if (!a.geometry->isSolid()) {
    return false;
  }
  const MeshPair pair(a, b);
  const Outcome surfaces = surfacesMeet(pair, false).outcome;
  if (surfaces == Outcome::overlapping) {
    return false;
  }
  const auto touching =
      surfaces == Outcome::touching ? touchingIn(pair) : std::vector<TrianglePair>();
  if (placeOf({b, a, exchanged(touching)}, Where::outside)) {
    return false;
  }
  if (!isMeshB || !b.as<PosedMesh>().geometry->isSolid()) {
    return true;
  }
  // Nor may there be a cavity of a inside of b, nor a part of b be one of a's.
  const auto& solid = b.as<PosedMesh>();
  return !placeOf({a, solid, touching}, Where::inside) &&
         !(!touching.empty() && placeInside(solid, a, Where::outside));
}

std::optional<HullCandidates> meshCandidates(ShapeRef a, ShapeRef b, const TrianglesOf& of) {
  const MeshPair pair(a, b);
  const auto candidatesOf = [](ShapeRef x, ShapeRef y) {
    return std::optional(HullCandidates(x, y));
  };
  const auto isOne = [](int triangle, const PosedMesh* mesh) {
    return mesh == nullptr || (triangle >= 0 && triangle < mesh->geometry->triangleCount());
  };
  if (isOne(of.triangleA, pair.meshA()) && isOne(of.triangleB, pair.meshB())) {
    return pair.withShapes(of.triangleA, of.triangleB, candidatesOf);
  }
  const int hit = isCurve(a.kind()) ? CurveMesh(pair, {}).triangle() : -1;
  const auto [deciding, isThere] = decidingOf(pair, meetsOf(pair, true));
  if (hit < 0 && !isThere) {
    return std::nullopt;
  }
  const TrianglePair about = hit >= 0 ? TrianglePair{-1, hit} : deciding;
  return pair.withShapes(about.a, about.b, candidatesOf);
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
  sortInPlace(visitor.found.begin(), visitor.found.end(),
              [](const MeetingTriangles& x, const MeetingTriangles& y) {
                return std::pair(x.triangleA, x.triangleB) < std::pair(y.triangleA, y.triangleB);
              });
  return std::move(visitor.found);
}

}  // namespace collision
