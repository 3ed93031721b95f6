// Every answer about a mesh is that of its triangles one by one.
#include "collision/mesh.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "mesh/random_mesh.h"

namespace collision {
namespace {

/** COLLISION_MESH_ROUNDS=100000 for a campaign. */
int meshRounds() {
  const char* wanted = std::getenv("COLLISION_MESH_ROUNDS");
  return wanted == nullptr ? repeated(400) : std::atoi(wanted);
}

HitOptions randomCull(Random& random) {
  return {.cull = static_cast<Facing>(random.between(-1, 1))};
}

TEST(Mesh, IsHitWhereTheListIsBitForBit) {
  Random random(20261126);
  int hits = 0;
  for (int round = 0; round < meshRounds(); ++round) {
    const RandomList list = randomList(random, round % 8 == 0 ? 300 : 40);
    const Mesh mesh(list.positions, list.indices);
    ASSERT_EQ(mesh.triangleCount(), static_cast<int>(list.indices.size() / 3));
    for (int i = 0; i < 20; ++i) {
      const Ray ray = randomRay(random, list);
      const HitOptions options = randomCull(random);
      const MeshHit expected = raycastMesh(ray, list.positions, list.indices, options);
      const MeshHit found = mesh.raycast(ray, options);
      ASSERT_EQ(found.triangle, expected.triangle) << random.where(round);
      ASSERT_EQ(std::memcmp(&found.verdict.hit.t, &expected.verdict.hit.t, sizeof(double)), 0);
      ASSERT_EQ(std::memcmp(&found.verdict.hit.point, &expected.verdict.hit.point, sizeof(Vec3)),
                0);
      hits += found.triangle >= 0 ? 1 : 0;
    }
  }
  EXPECT_GT(hits, meshRounds());
}

TEST(Mesh, ShootsManyRaysAsSingleOnes) {
  Random random(20261128);
  for (int round = 0; round < meshRounds() / 4; ++round) {
    const RandomList list = randomList(random, 40);
    const Mesh mesh(list.positions, list.indices);
    const HitOptions options = randomCull(random);
    std::vector<Ray> rays;
    while (rays.size() < 20) {
      const Ray ray = randomRay(random, list);
      if (!check(ray)) {
        rays.push_back(ray);
      }
    }
    std::vector<int> triangles(rays.size());
    std::vector<double> t(rays.size());
    ASSERT_TRUE(mesh.raycasts(rays, triangles, t, options));
    for (std::size_t i = 0; i < rays.size(); ++i) {
      const MeshHit single = mesh.raycast(rays[i], options);
      ASSERT_EQ(triangles[i], single.triangle) << random.where(round);
      if (single.triangle < 0) {
        ASSERT_TRUE(std::isnan(t[i]));
      } else if (std::isfinite(single.verdict.hit.t)) {
        ASSERT_LE(std::fabs(t[i] - single.verdict.hit.t), 0x1p-32 * single.verdict.hit.t);
      }
    }
    EXPECT_FALSE(mesh.raycasts(rays, triangles, std::span(t).first(3)));
    rays[2].direction = {};
    EXPECT_FALSE(mesh.raycasts(rays, triangles, t));
  }
}

TEST(Mesh, GivesAllHitsNearestFirst) {
  Random random(20261127);
  for (int round = 0; round < meshRounds(); ++round) {
    const RandomList list = randomList(random, 40);
    const Mesh mesh(list.positions, list.indices);
    const Ray ray = randomRay(random, list);
    const std::vector<MeshHit> hits = mesh.raycastAll(ray);
    std::vector<int> triangles;
    for (std::size_t i = 0; i < hits.size(); ++i) {
      triangles.push_back(hits[i].triangle);
      if (i > 0) {
        ASSERT_LE(hits[i - 1].verdict.hit.t, hits[i].verdict.hit.t) << random.where(round);
      }
    }
    ASSERT_EQ(hits.empty() ? -1 : hits[0].triangle, mesh.raycast(ray).triangle);
    std::sort(triangles.begin(), triangles.end());
    std::vector<int> expected;
    for (std::size_t i = 0; 3 * i < list.indices.size(); ++i) {
      const std::vector<std::int32_t> one(&list.indices[3 * i], &list.indices[3 * i] + 3);
      if (raycastMesh(ray, list.positions, one).triangle == 0) {
        expected.push_back(static_cast<int>(i));
      }
    }
    ASSERT_EQ(triangles, expected) << random.where(round);
  }
}

TEST(Mesh, MayHaveAnyNumberOfTriangles) {
  for (const int count : {0, 1, 4, 5, 16, 17, 64, 65, 1000, 5000}) {
    std::vector<double> positions;
    for (int i = 0; i < count; ++i) {
      const double x = 3 * i;
      positions.insert(positions.end(), {x, 0, 0, x + 1, 0, 0, x, 1, 0});
    }
    const Mesh mesh(positions);
    ASSERT_EQ(mesh.triangleCount(), count);
    ASSERT_EQ(mesh.vertexCount(), 3 * count);
    for (int i = 0; i < count; ++i) {
      ASSERT_EQ(mesh.raycast({{3.0 * i + 0.25, 0.25, 1}, {0, 0, -1}}).triangle, i) << count;
    }
    EXPECT_EQ(mesh.raycast({{-2, 0.25, 1}, {0, 0, -1}}).triangle, -1);
    if (count > 0) {
      EXPECT_EQ(mesh.bounds().max.x, 3 * count - 2);
    } else {
      EXPECT_TRUE(std::isnan(mesh.bounds().min.x));
    }
  }
}

TEST(Mesh, MayHaveAllTrianglesInOnePlace) {
  const std::vector<double> positions(std::size_t{9} * 3000, 0.5);
  const Mesh mesh(positions);
  EXPECT_EQ(mesh.raycast({{0, 0, 0}, {1, 1, 1}}).triangle, 0);
  EXPECT_EQ(mesh.raycast({{0, 0, 0}, {1, 1, 2}}).triangle, -1);
}

TEST(Mesh, FollowsMovedCorners) {
  Random random(20261130);
  for (int round = 0; round < meshRounds() / 4; ++round) {
    RandomList list = randomList(random, 60);
    Mesh mesh(list.positions, list.indices);
    std::vector<double> moved(list.positions.rbegin(), list.positions.rend());
    ASSERT_FALSE(mesh.refit(moved));
    list.positions = moved;
    for (int i = 0; i < 20; ++i) {
      const Ray ray = randomRay(random, list);
      ASSERT_EQ(mesh.raycast(ray).triangle, raycastMesh(ray, list.positions, list.indices).triangle)
          << random.where(round);
    }
  }
}

TEST(Mesh, RefusesMovedCornersThatAreNone) {
  Mesh mesh(std::vector<double>{0, 0, 0, 1, 0, 0, 0, 1, 0});
  EXPECT_EQ(mesh.refit(std::vector<double>{0, 0, 0}).argument, MeshArgument::positions);
  EXPECT_EQ(mesh.refit(std::vector<double>{0, 0, 0, 1, 0, 0, 0, 1, kNone}).fault.index, 8);
  EXPECT_EQ(mesh.raycast({{0.25, 0.25, 1}, {0, 0, -1}}).triangle, 0);
}

TEST(Mesh, IsTheSameFromItsBytes) {
  Random random(20261201);
  for (int round = 0; round < meshRounds() / 4; ++round) {
    const RandomList list = randomList(random, round % 4 == 0 ? 400 : 40);
    const Mesh mesh(list.positions, list.indices);
    const std::vector<std::uint8_t> bytes = mesh.serialize();
    const std::optional<Mesh> loaded = Mesh::load(bytes);
    ASSERT_TRUE(loaded) << random.where(round);
    ASSERT_EQ(loaded->triangleCount(), mesh.triangleCount());
    ASSERT_EQ(loaded->serialize(), bytes);
    for (int i = 0; i < 10; ++i) {
      const Ray ray = randomRay(random, list);
      ASSERT_EQ(loaded->raycast(ray).triangle, mesh.raycast(ray).triangle) << random.where(round);
    }
  }
  EXPECT_EQ(Mesh::load(Mesh(std::vector<double>{}).serialize())->triangleCount(), 0);
}

/** A file's checksum, as in mesh_file.cpp: so that what is behind it is checked, too. */
void putChecksum(std::vector<std::uint8_t>& bytes) {
  constexpr std::size_t kHeader = 32;
  constexpr std::size_t kPlace = 20;
  if (bytes.size() < kHeader) {
    return;
  }
  std::uint32_t sum = 0x811c9dc5;
  for (std::size_t i = kHeader; i < bytes.size(); ++i) {
    sum = (sum ^ bytes[i]) * 0x01000193;
  }
  std::memcpy(&bytes[kPlace], &sum, sizeof sum);
}

TEST(Mesh, RefusesDamagedBytes) {
  Random random(20261202);
  int refused = 0;
  for (int round = 0; round < 20 * meshRounds(); ++round) {
    const RandomList list = randomList(random, 60);
    std::vector<std::uint8_t> bytes = Mesh(list.positions, list.indices).serialize();
    const int size = static_cast<int>(bytes.size());
    if (random.below(4) == 0) {
      bytes.resize(static_cast<std::size_t>(random.below(size)));
    } else {
      for (int i = random.below(3); i >= 0; --i) {
        const int last = random.below(2) == 0 ? size : std::min(size, 64);
        bytes[static_cast<std::size_t>(last - 1 - random.below(std::min(last, 64)))] =
            static_cast<std::uint8_t>(random.below(256));
      }
    }
    const bool isKnown = random.below(2) == 0;
    if (isKnown) {
      putChecksum(bytes);
    }
    const std::optional<Mesh> loaded = Mesh::load(bytes);
    refused += loaded ? 0 : 1;
    if (loaded) {
      // What is left is a mesh: it answers.
      static_cast<void>(loaded->raycast(randomRay(random, list)));
      static_cast<void>(loaded->closestPoint({{0, 0, 0}}));
      static_cast<void>(loaded->outcome(Sphere{{0, 0, 0}, 2}));
    }
  }
  EXPECT_GT(refused, 10 * meshRounds());
}

TEST(Mesh, OfAFaultyListHasNoTriangles) {
  const std::vector<double> positions{0, 0, 0, 1, 0, 0, 0, 1, kNone};
  EXPECT_EQ(Mesh(positions).triangleCount(), 0);
  const Mesh mesh(std::vector<double>{0, 0, 0, 1, 0, 0, 0, 1, 0});
  const MeshHit hit = mesh.raycast({{0, 0, 0}, {0, 0, 0}});
  EXPECT_EQ(hit.verdict.outcome, Outcome::invalid);
  EXPECT_EQ(hit.verdict.reason, Reason::zeroLength);
  EXPECT_TRUE(mesh.raycastAll({{0, 0, 0}, {0, 0, 0}}).empty());
}

}  // namespace
}  // namespace collision
