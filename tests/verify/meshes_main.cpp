// Hulls and meshes against the oracle, by the million: rays at edges and corners of meshes through
// their hierarchy, shapes of every kind that touch hulls and meshes where they stand.
//
//   collision_verify_meshes [--rays N] [--outcomes N] [--seed S]
//
// What is wrong is printed with the number of its round, which with the seed makes it again.
#include <cmath>
#include <cstdio>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "collision/collision.h"
#include "collision/hull.h"
#include "collision/mesh.h"
#include "core_shape.h"
#include "cpp/random.h"
#include "oracle/hit.h"
#include "oracle/outcome_by_programming.h"

namespace {

using collision::Mesh;
using collision::Outcome;
using collision::PosedMesh;
using collision::Quaternion;
using collision::Random;
using collision::Ray;
using collision::Triangle;
using collision::Vec3;

/** The first of what is wrong. */
void report(int count, const char* what, int number, int round) {
  constexpr int kMost = 20;
  if (count <= kMost) {
    std::printf("wrong: %s %d of round %d\n", what, number, round);
  }
}

constexpr int kSide = 7;
constexpr int kRaysOfMesh = 250;

/** A landscape of whole heights and a box below it: edges in common, flat parts, vertical walls. */
Mesh randomMesh(Random& random, bool isWhole) {
  std::vector<double> positions;
  std::vector<std::int32_t> indices;
  for (int x = 0; x <= kSide; ++x) {
    for (int z = 0; z <= kSide; ++z) {
      const double off = isWhole ? 0 : 0.25 * random.withinTwo();
      positions.insert(positions.end(), {x + off, random.below(3) + off, z - off});
    }
  }
  const auto corner = [](int x, int z) { return x * (kSide + 1) + z; };
  for (int x = 0; x < kSide; ++x) {
    for (int z = 0; z < kSide; ++z) {
      const int a = corner(x, z);
      const int b = corner(x + 1, z);
      const int c = corner(x + 1, z + 1);
      const int d = corner(x, z + 1);
      if (random.below(2) == 0) {
        indices.insert(indices.end(), {a, b, c, a, c, d});
      } else {
        indices.insert(indices.end(), {a, b, d, b, c, d});
      }
    }
  }
  return Mesh(positions, indices);
}

Vec3 halves(Random& random, int most) {
  const double x = random.between(-most, most) * 0.5;
  const double y = random.between(-most, most) * 0.5;
  const double z = random.between(-most, most) * 0.5;
  return {x, y, z};
}

/** At a corner or a place of an edge of the mesh, along an edge, or through its middle. */
Ray rayAt(Random& random, const Mesh& mesh) {
  const Triangle triangle = mesh.triangle(random.below(mesh.triangleCount()));
  const double along = random.below(3) == 0 ? 0.0 : random.below(8) / 8.0;
  const Vec3 target = triangle.a + (triangle.b - triangle.a) * along;
  Ray ray{Vec3{3, 1, 3} + halves(random, 16), {}, collision::kInfinity};
  const int aim = random.below(4);
  if (aim == 0) {
    ray.origin = target + halves(random, 3) * 2.0;
  }
  ray.direction = aim == 1 ? triangle.c - triangle.a : target - ray.origin;
  if (aim == 1) {
    ray.origin = target - ray.direction * static_cast<double>(random.below(3));
  } else if (aim == 2) {
    ray.direction = ray.direction * 0.5;
  }
  if (ray.direction == Vec3{}) {
    ray.direction = {0, -1, 0};
  }
  if (random.below(4) == 0) {
    ray.maxDistance = length(ray.direction) * random.below(3);
  }
  return ray;
}

oracle::Shape oracleRay(const Ray& ray) {
  const auto& [o, d, most] = ray;
  return {oracle::Kind::ray, {o.x, o.y, o.z, d.x, d.y, d.z, most}};
}
oracle::Shape oracleTriangle(const Triangle& triangle) {
  const auto& [a, b, c] = triangle;
  return {oracle::Kind::triangle, {a.x, a.y, a.z, b.x, b.y, b.z, c.x, c.y, c.z}};
}

/** By a sphere around it, far more than roundings away. */
bool isFarFrom(const Ray& ray, const Triangle& triangle) {
  const Vec3 middle = (triangle.a + triangle.b + triangle.c) * (1.0 / 3);
  const double radius =
      std::fmax(length(triangle.a - middle),
                std::fmax(length(triangle.b - middle), length(triangle.c - middle)));
  return length(cross(middle - ray.origin, ray.direction)) >
         (radius + 0.001) * length(ray.direction);
}

struct Expected {
  int nearest = -1;
  std::size_t count = 0;
};

Expected oneByOne(const Ray& ray, const Mesh& mesh) {
  Expected expected;
  oracle::Parameter least;
  const oracle::Shape line = oracleRay(ray);
  for (int i = 0; i < mesh.triangleCount(); ++i) {
    const Triangle triangle = mesh.triangle(i);
    if (isFarFrom(ray, triangle)) {
      continue;
    }
    const auto hit = oracle::hit(line, oracleTriangle(triangle));
    if (hit) {
      ++expected.count;
      if (expected.nearest < 0 || compare(hit->enter, least) < 0) {
        expected.nearest = i;
        least = hit->enter;
      }
    }
  }
  return expected;
}

/** A quarter turn about y, and a step of what has few digits, are exact in doubles. */
Vec3 turned(const Vec3& v) { return {v.z, v.y, -v.x}; }
constexpr Vec3 kStep{4, -2, 8};
constexpr Quaternion kQuarter{0, 3, 0, 3};

int wrongRays(std::uint64_t seed, int rays) {
  int wrong = 0;
  std::size_t hits = 0;
  std::size_t together = 0;
  for (int round = 0; round * kRaysOfMesh < rays; ++round) {
    Random random(seed + static_cast<std::uint64_t>(round));
    const bool isWhole = random.below(3) > 0;
    const Mesh mesh = randomMesh(random, isWhole);
    const Vec3 step = isWhole ? kStep : Vec3{};
    const PosedMesh posed{&mesh, step, kQuarter};
    for (int i = 0; i < kRaysOfMesh; ++i) {
      const Ray ray = rayAt(random, mesh);
      const Expected expected = oneByOne(ray, mesh);
      const Ray there{turned(ray.origin) + step, turned(ray.direction), ray.maxDistance};
      const auto hit = collision::test(there, posed).hit;
      const bool isRight =
          mesh.raycast(ray).triangle == expected.nearest &&
          mesh.raycastAll(ray).size() == expected.count && hit.present == (expected.nearest >= 0) &&
          (!hit.present || collision::test(there, posed).triangleB == expected.nearest);
      hits += expected.count > 0 ? 1 : 0;
      together += expected.count > 1 ? 1 : 0;
      if (!isRight) {
        report(++wrong, "ray", i, round);
      }
    }
  }
  std::printf("%d rays, %zu hit, %zu of them several triangles, %d wrong\n", rays, hits, together,
              wrong);
  return wrong;
}

/** Any kind of shape, of halves. */
oracle::Shape randomShape(Random& random) {
  while (true) {
    oracle::Shape shape{static_cast<oracle::Kind>(random.below(oracle::kKindCount)), {}};
    for (double& number : shape.numbers) {
      number = random.between(-4, 4) * 0.5;
    }
    if (shape.kind == oracle::Kind::ray) {
      shape.numbers[6] = random.below(2) == 0 ? oracle::kInfinity : std::fabs(shape.numbers[6]);
    }
    if (!collision::check(verify::coreShape(shape))) {
      return shape;
    }
  }
}

oracle::PosedPoints randomPoints(Random& random, int count) {
  oracle::PosedPoints points;
  const bool isFlat = random.below(4) == 0;
  for (int i = 0; i < count; ++i) {
    const Vec3 place = halves(random, 4);
    points.points.push_back({place.x, isFlat ? 0.5 : place.y, place.z});
  }
  if (random.below(3) > 0) {
    const Vec3 position = halves(random, 4);
    points.position = {position.x, position.y, position.z};
    do {
      for (double& number : points.rotation) {
        number = random.between(-1, 1);
      }
    } while (points.rotation == std::array<double, 4>{});
  }
  return points;
}

int wrongOutcomes(std::uint64_t seed, int outcomes) {
  int wrong = 0;
  std::map<Outcome, int> counts;
  for (int round = 0; round < outcomes; ++round) {
    Random random(seed + static_cast<std::uint64_t>(round));
    const oracle::Shape shape = randomShape(random);
    const collision::ShapeCell own = verify::coreShape(shape);
    const bool isMesh = random.below(2) == 0;
    oracle::PosedPoints points = randomPoints(random, isMesh ? 9 : 1 + random.below(7));
    const auto& [x, y, z] = points.position;
    const auto& [qx, qy, qz, qw] = points.rotation;
    std::vector<double> positions;
    std::vector<Vec3> corners;
    for (const auto& [px, py, pz] : points.points) {
      positions.insert(positions.end(), {px, py, pz});
      corners.push_back({px, py, pz});
    }
    const Mesh mesh(positions);
    const collision::HullGeometry geometry(corners);
    const Vec3 position{x, y, z};
    const Quaternion rotation{qx, qy, qz, qw};
    Outcome found{};
    auto expected = oracle::Outcome::apart;
    if (isMesh) {
      found = collision::outcome(own, PosedMesh{&mesh, position, rotation});
      const auto all = points.points;
      for (std::size_t i = 0; i < all.size(); i += 3) {
        points.points = {all[i], all[i + 1], all[i + 2]};
        expected = std::max(expected, oracle::outcomeByProgramming(shape, points));
      }
    } else {
      found = collision::outcome(own, collision::Hull{&geometry, position, rotation});
      expected = oracle::outcomeByProgramming(shape, points);
    }
    ++counts[found];
    if (found != verify::coreOutcome(expected)) {
      report(++wrong, "outcome", 0, round);
    }
  }
  std::printf("%d outcomes, %d apart, %d touching, %d overlapping, %d wrong\n", outcomes,
              counts[Outcome::apart], counts[Outcome::touching], counts[Outcome::overlapping],
              wrong);
  return wrong;
}

}  // namespace

int main(int count, char** arguments) {
  try {
    std::map<std::string, long> options{{"--rays", 100000}, {"--outcomes", 10000}, {"--seed", 1}};
    for (int i = 1; i < count; i += 2) {
      if (!options.contains(arguments[i]) || i + 1 == count) {
        throw std::invalid_argument("--rays N, --outcomes N, --seed S");
      }
      options[arguments[i]] = std::stol(arguments[i + 1]);
    }
    const auto seed = static_cast<std::uint64_t>(options["--seed"]);
    const int wrong = wrongRays(seed, static_cast<int>(options["--rays"])) +
                      wrongOutcomes(seed, static_cast<int>(options["--outcomes"]));
    return wrong == 0 ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "collision_verify_meshes: %s\n", error.what());
    return 2;
  }
}
