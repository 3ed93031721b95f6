// The boxes of a hierarchy, and the walk of a ray through them.
#include "collision/mesh_walk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "collision/collision.h"
#include "mesh/random_mesh.h"

namespace collision {
namespace {

/** A row of squares along x, of two triangles each, and a ray along it, a little above. */
Mesh row(int squares) {
  std::vector<double> positions;
  for (int i = 0; i < squares; ++i) {
    const double x = 2.0 * i;
    for (const Vec3& corner :
         {Vec3{x, 0, 0}, {x, 1, 0}, {x, 1, 1}, {x, 0, 0}, {x, 1, 1}, {x, 0, 1}}) {
      positions.insert(positions.end(), {corner.x, corner.y, corner.z});
    }
  }
  return Mesh(positions);
}

TEST(MeshWalk, LevelsHoldAllTriangles) {
  const Mesh mesh = row(40);
  EXPECT_EQ(boxesAt(mesh, 0).size(), 1U);
  EXPECT_EQ(boxesAt(mesh, 0)[0].bounds.max.x, 78);
  std::set<int> numbers;
  std::size_t leaves = 0;
  for (int level = 0; !boxesAt(mesh, level).empty(); ++level) {
    for (const TreeBox& box : boxesAt(mesh, level)) {
      EXPECT_EQ(box.level, level);
      EXPECT_TRUE(numbers.insert(box.box).second) << box.box;
      leaves += box.isLeaf ? 1 : 0;
    }
  }
  EXPECT_EQ(*numbers.rbegin(), static_cast<int>(numbers.size()) - 1);
  EXPECT_GE(leaves, 20U);
  EXPECT_TRUE(boxesAt(row(0), 0).empty());
}

TEST(MeshWalk, SparesWhatIsBehindTheFirstHit) {
  const Mesh mesh = row(40);
  const Ray ray{{-1, 0.75, 0.25}, {2, 0, 0}};
  const std::vector<WalkStep> steps = walk(ray, {&mesh, {}, {0, 0, 0, 1}});
  ASSERT_FALSE(steps.empty());
  EXPECT_EQ(steps[0].box.box, 0);
  EXPECT_EQ(steps[0].visit, BoxVisit::entered);
  EXPECT_TRUE(std::isnan(steps[0].enter));
  const auto spared = std::count_if(steps.begin(), steps.end(), [](const WalkStep& step) {
    return step.visit == BoxVisit::spared;
  });
  EXPECT_GE(spared, 3);
  EXPECT_EQ(steps.back().nearest, mesh.raycast(ray).triangle);
  for (const WalkStep& step : steps) {
    if (step.visit == BoxVisit::spared) {
      EXPECT_GT(step.enter, 0.5);  // where the first square is
    }
  }
}

TEST(MeshWalk, NamesWhatIsMissed) {
  const Mesh mesh = row(40);
  const std::vector<WalkStep> steps = walk({{30.5, 3, 0.5}, {0, -1, 0}}, {&mesh, {}, {0, 0, 0, 1}});
  EXPECT_TRUE(std::any_of(steps.begin(), steps.end(), [](const WalkStep& step) {
    return step.visit == BoxVisit::missed && std::isnan(step.enter);
  }));
  EXPECT_EQ(steps.back().nearest, -1);
}

TEST(MeshWalk, OfWhatIsInvalidHasNoSteps) {
  const Mesh mesh = row(4);
  EXPECT_TRUE(walk({{0, 0, 0}, {0, 0, 0}}, {&mesh, {}, {0, 0, 0, 1}}).empty());
  EXPECT_TRUE(walk({{0, 0, 0}, {1, 0, 0}}, {&mesh, {}, {0, 0, 0, 0}}).empty());
  const Mesh none = row(0);
  EXPECT_TRUE(walk({{0, 0, 0}, {1, 0, 0}}, {&none, {}, {0, 0, 0, 1}}).empty());
}

/** Ends at the hit of the raycast, of meshes wherever they stand, and is never wrong on its way. */
TEST(MeshWalk, GoesToTheFirstHit) {
  Random random(20261128);
  int hits = 0;
  for (int round = 0; round < 200; ++round) {
    const RandomList list = randomList(random, 60);
    const Mesh mesh(list.positions, list.indices);
    PosedMesh posed{&mesh, {}, {0, 0, 0, 1}};
    const bool isMoved = round % 2 != 0;
    if (isMoved) {
      posed.position = Vec3{1, -2, 0.5} * list.scale;
      posed.rotation = {0.5, random.withinTwo(), 0, 1};
    }
    for (int i = 0; i < 10; ++i) {
      const Ray ray = randomRay(random, list);
      const HitOptions options{.cull = static_cast<Facing>(random.between(-1, 1))};
      const std::vector<WalkStep> steps = walk(ray, posed, options);
      ASSERT_EQ(steps.empty(), static_cast<bool>(check(ray))) << random.where(round);
      if (steps.empty()) {
        continue;
      }
      const Verdict verdict = test(ray, posed, options);
      const int expected = verdict.hit.present ? verdict.triangleB : -1;
      ASSERT_EQ(steps.back().nearest, expected) << random.where(round);
      hits += expected >= 0 ? 1 : 0;
      std::set<int> boxes;
      std::set<int> triangles;
      for (const WalkStep& step : steps) {
        ASSERT_TRUE(boxes.insert(step.box.box).second) << random.where(round);
        ASSERT_FALSE(step.enter > step.exit * (1 + 1e-5)) << random.where(round);
        const bool isOpen = step.box.isLeaf && step.visit == BoxVisit::entered;
        ASSERT_EQ(step.triangles[0].triangle >= 0, isOpen);
        for (const auto& [triangle, visit] : step.triangles) {
          if (triangle >= 0 && visit != TriangleVisit::ruledOut) {
            triangles.insert(triangle);
          }
        }
      }
      ASSERT_TRUE(expected < 0 || triangles.count(expected) == 1);
    }
  }
  EXPECT_GT(hits, 300);
}

}  // namespace
}  // namespace collision
