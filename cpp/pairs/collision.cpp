// The questions of collision/collision.h that the table of pairs answers.
#include "collision/collision.h"

#include "convex/distance.h"
#include "number/certified.h"
#include "number/index.h"
#include "pairs/families.h"
#include "pairs/hull_pairs.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"

namespace collision {

Outcome outcome(ShapeRef a, ShapeRef b) { return summaryOf(a, b).outcome(); }

bool meets(ShapeRef a, ShapeRef b) { return outcome(a, b) != Outcome::apart; }

Verdict test(ShapeRef a, ShapeRef b, const HitOptions& options) {
  return testPair(a, b, {.options = options});
}

Verdict explain(ShapeRef a, ShapeRef b, Trace& trace, const HitOptions& options) {
  return testPair(a, b, {.trace = &trace, .options = options});
}

namespace {

/** use(number → candidate) of two shapes; null: none, of a mesh without triangles. */
template <class Use>
void withCandidates(ShapeRef a, ShapeRef b, const PairPlace& place, const TrianglesOf& of,
                    const Use& use) {
  const auto useAll = [&](const auto& all) {
    use([&](std::int64_t number) { return all[static_cast<std::size_t>(number)]; });
  };
  if constexpr (kHasHulls) {
    const auto useHull = [&](const HullCandidates& all) {
      use([&](std::int64_t number) { return all[number]; });
    };
    if (isMesh(a) || isMesh(b)) {
      const auto all = place.swapped ? meshCandidates(b, a, {of.triangleB, of.triangleA})
                                     : meshCandidates(a, b, of);
      if (all) {
        useHull(*all);
      }
      return;
    }
    if (isHull(a) || isHull(b)) {
      useHull(HullCandidates(a, b));
      return;
    }
  }
  useAll(pairTable()[at(place.index)].candidates);
}

std::string nameWithShapes(const Candidate& candidate, ShapeRef a, ShapeRef b, bool swapped) {
  // A triangle of a mesh is tested as the hull of its corners.
  const auto kindOf = [](ShapeRef shape) { return isMesh(shape) ? Kind::hull : shape.kind(); };
  return withShapeNames(
      swapped ? nameOf(candidate, kindOf(b), kindOf(a)) : nameOf(candidate, kindOf(a), kindOf(b)),
      swapped);
}

}  // namespace

std::string candidateName(ShapeRef a, ShapeRef b, std::int64_t candidate, const TrianglesOf& of) {
  std::string name;
  if (candidate >= 0) {
    const PairPlace place = findPair(a.kind(), b.kind());
    withCandidates(a, b, place, of, [&](const auto& candidateAt) {
      name = nameWithShapes(candidateAt(candidate), a, b, place.swapped);
    });
  }
  return name;
}

std::vector<std::string> stepNames(ShapeRef a, ShapeRef b, const Trace& trace,
                                   const TrianglesOf& of) {
  const PairPlace place = findPair(a.kind(), b.kind());
  std::vector<std::string> names;
  withCandidates(a, b, place, of, [&](const auto& candidateAt) {
    for (int i = 0; i < trace.count(); ++i) {
      const std::int64_t candidate = trace[i].candidate;
      names.push_back(candidate < 0 ? std::string()
                                    : nameWithShapes(candidateAt(candidate), a, b, place.swapped));
    }
  });
  return names;
}

Distance distance(ShapeRef a, ShapeRef b) {
  if constexpr (kHasHulls) {
    if (isMesh(a) || isMesh(b)) {
      return distanceOfMeshes(a, b);
    }
  }
  if constexpr (kHasLanes) {
    if (const auto ofPoint = distanceOfPoint(a, b)) {
      return *ofPoint;
    }
  }
  if (outcome(a, b) == Outcome::apart) {
    if (const auto apart = distanceApart(a, b)) {
      return *apart;
    }
  }
  return distanceOf(testPair(a, b, {}));
}

}  // namespace collision
