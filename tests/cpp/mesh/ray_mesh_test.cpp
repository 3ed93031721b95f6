// A ray against a closed mesh never slips through: rays aimed at its edges and corners from inside
// always leave it, rays from far away that aim there always meet it.
#include "mesh/ray_mesh.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "collision/collision.h"
#include "linear/vec3.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

/** A closed, bumpy ball: an octahedron, its faces split `levels` times, its corners moved. */
struct BallMesh {
  std::vector<double> positions;
  std::vector<std::int32_t> indices;

  [[nodiscard]] Vec3 corner(std::int32_t i) const {
    const auto at = static_cast<std::size_t>(3 * i);
    return {positions[at], positions[at + 1], positions[at + 2]};
  }
};

BallMesh bumpyBall(int levels, Random& random) {
  BallMesh mesh;
  std::vector<Vec3> corners{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
  mesh.indices = {0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5};
  for (int level = 0; level < levels; ++level) {
    std::vector<std::int32_t> split;
    std::vector<std::pair<std::pair<std::int32_t, std::int32_t>, std::int32_t>> known;
    const auto middle = [&](std::int32_t i, std::int32_t j) {
      const auto key = std::minmax(i, j);
      for (const auto& [edge, corner] : known) {
        if (edge.first == key.first && edge.second == key.second) {
          return corner;
        }
      }
      corners.push_back(
          normalized(corners[static_cast<std::size_t>(i)] + corners[static_cast<std::size_t>(j)]));
      known.push_back({{key.first, key.second}, static_cast<std::int32_t>(corners.size() - 1)});
      return known.back().second;
    };
    for (std::size_t t = 0; t < mesh.indices.size(); t += 3) {
      const std::int32_t a = mesh.indices[t];
      const std::int32_t b = mesh.indices[t + 1];
      const std::int32_t c = mesh.indices[t + 2];
      const std::int32_t ab = middle(a, b);
      const std::int32_t bc = middle(b, c);
      const std::int32_t ca = middle(c, a);
      for (const std::int32_t i : {a, ab, ca, b, bc, ab, c, ca, bc, ab, bc, ca}) {
        split.push_back(i);
      }
    }
    mesh.indices = split;
  }
  for (const Vec3& corner : corners) {
    const double bump = 1 + random.between(-100, 100) * 0.001;
    for (int k = 0; k < 3; ++k) {
      mesh.positions.push_back(corner[k] * bump);
    }
  }
  return mesh;
}

double fraction(Random& random) { return static_cast<double>(random.next() >> 11U) * 0x1p-53; }

/** Any corner, or any point of an edge. */
Vec3 target(const BallMesh& mesh, Random& random) {
  const std::size_t triangle =
      3 * static_cast<std::size_t>(random.below(static_cast<int>(mesh.indices.size() / 3)));
  const int edge = random.below(3);
  const auto index = [&](int k) {
    return mesh.indices[triangle + static_cast<std::size_t>(k % 3)];
  };
  const Vec3 p = mesh.corner(index(edge));
  const Vec3 q = mesh.corner(index(edge + 1));
  return random.below(3) == 0 ? p : p + (q - p) * fraction(random);
}

/** COLLISION_MESH_RAYS=1000000 for a campaign. */
int rayCount() {
  const char* wanted = std::getenv("COLLISION_MESH_RAYS");
  return wanted == nullptr ? 3000 : std::atoi(wanted);
}

TEST(RayMesh, NeverLeaks) {
  Random random(20261120);
  const BallMesh mesh = bumpyBall(2, random);
  int leaks = 0;
  const int count = rayCount();
  for (int round = 0; round < count; ++round) {
    const Vec3 inside{fraction(random) * 0.2, fraction(random) * 0.2, fraction(random) * 0.2};
    const Vec3 aim = target(mesh, random);
    const double reach =
        round % 3 == 0 ? 1 : std::ldexp(1 + fraction(random), random.below(60) - 30);
    const Ray ray{inside, (aim - inside) * reach, kInfinity};
    const MeshHit hit = nearestOnMesh(ray, mesh.positions, mesh.indices);
    leaks += hit.triangle < 0 ? 1 : 0;
    if (leaks == 1 && hit.triangle < 0) {
      ADD_FAILURE() << "slips through: " << random.where(round);
    }
  }
  EXPECT_EQ(leaks, 0) << "of " << count;
}

TEST(RayMesh, AnswersTheNearestByExactOrder) {
  // Two triangles in planes one ulp apart, the far one first in the list.
  const double far = std::nextafter(2.0, 3.0);
  const std::vector<double> positions{-1, -1, far, 3, -1, far, -1, 3, far,
                                      -1, -1, 2,   3, -1, 2,   -1, 3, 2};
  const MeshHit hit = nearestOnMesh({{0, 0, 0}, {0, 0, 3}, kInfinity}, positions, {});
  EXPECT_EQ(hit.triangle, 1);
  EXPECT_EQ(hit.verdict.hit.point.z, 2);
  EXPECT_EQ(nearestOnMesh({{0, 0, 0}, {0, 0, -1}, kInfinity}, positions, {}).triangle, -1);
}

TEST(RayMesh, IsTheNearestOfSingleTestsWhateverTheTrianglesAre) {
  Random random(20261125);
  for (int round = 0; round < rayCount(); ++round) {
    // A small grid: many have no area, many stand twice, many are touched or behind.
    const double scale = std::ldexp(1, random.below(3) == 0 ? random.below(300) - 200 : 0);
    const auto number = [&] { return random.between(-2, 2) * scale; };
    std::vector<double> positions(static_cast<std::size_t>(9 * (1 + random.below(6))));
    for (double& position : positions) {
      position = number();
    }
    if (random.below(2) == 0) {
      std::copy_n(positions.begin(), 9, positions.end() - 9);
    }
    const double x = number();
    const double y = number();
    const double z = number();
    Ray ray{{x, y, z}, {}, random.below(2) == 0 ? kInfinity : scale};
    do {
      for (int k = 0; k < 3; ++k) {
        ray.direction[k] = random.between(-2, 2);
      }
    } while (isZero(ray.direction));
    int nearest = -1;
    double t = kInfinity;
    for (std::size_t i = 0; 9 * i < positions.size(); ++i) {
      const double* p = &positions[9 * i];
      const Triangle triangle{{p[0], p[1], p[2]}, {p[3], p[4], p[5]}, {p[6], p[7], p[8]}};
      const Hit hit = test(ray, triangle).hit;
      if (hit.present && hit.t < t) {
        nearest = static_cast<int>(i);
        t = hit.t;
      }
    }
    const MeshHit found = nearestOnMesh(ray, positions, {});
    ASSERT_EQ(found.triangle < 0, nearest < 0) << random.where(round);
    if (nearest >= 0) {
      ASSERT_EQ(found.verdict.hit.t, t) << random.where(round);
    }
  }
}

TEST(RayMesh, OfEqualHitsTheFirstTriangleCounts) {
  const std::vector<double> positions{0, 0, 1, 1, 0, 1, 0, 1, 1, -1, 0, 1};
  const std::vector<std::int32_t> indices{0, 2, 3, 0, 1, 2};
  const MeshHit hit = nearestOnMesh({{0, 0.5, 0}, {0, 0, 1}, kInfinity}, positions, indices);
  EXPECT_EQ(hit.triangle, 0);
}

TEST(RayMesh, RefusesWhatIsNoMesh) {
  const std::vector<double> good{0, 0, 0, 1, 0, 0, 0, 1, 0};
  EXPECT_FALSE(checkMesh(good, std::vector<std::int32_t>{0, 1, 2}).fault);
  const MeshFault index = checkMesh(good, std::vector<std::int32_t>{0, 1, 3});
  EXPECT_EQ(index.argument, MeshArgument::indices);
  EXPECT_EQ(index.fault.index, 2);
  std::vector<double> bad = good;
  bad[4] = kNone;
  EXPECT_EQ(checkMesh(bad, {}).fault.reason, Reason::notFinite);
  EXPECT_EQ(checkMesh(bad, {}).fault.index, 4);
  EXPECT_EQ(checkMesh(bad, {}).argument, MeshArgument::positions);
}

TEST(RayMesh, AnswersInvalidInputWithItsReason) {
  const std::vector<double> good{0, 0, 0, 1, 0, 0, 0, 1, 0};
  const std::vector<double> bad{0, 0, 0, 1, 0, 0, 0, kInfinity, 0};
  const std::vector<std::int32_t> indices{0, -1, 2};
  const Ray ray{{0.25, 0.25, -2}, {0, 0, 4}};
  const auto reasonOf = [](const MeshHit& hit) {
    EXPECT_EQ(hit.triangle, -1);
    EXPECT_EQ(hit.verdict.outcome, Outcome::invalid);
    return hit.verdict.reason;
  };
  EXPECT_EQ(reasonOf(raycastMesh({{0, 0, 0}, {0, 0, 0}}, good)), Reason::zeroLength);
  EXPECT_EQ(reasonOf(raycastMesh(ray, bad)), Reason::notFinite);
  EXPECT_EQ(reasonOf(raycastMesh(ray, good, indices)), Reason::outOfRange);
  EXPECT_EQ(raycastMesh(ray, good).triangle, 0);
  EXPECT_EQ(raycastMesh(ray, good).verdict.hit.t, 0.5);
  EXPECT_EQ(raycastMesh(ray, {good.data(), 8}).triangle, -1);  // two corners, and two numbers
}

}  // namespace
}  // namespace collision
