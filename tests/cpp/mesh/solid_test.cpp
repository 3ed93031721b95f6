// A solid mesh is its triangles and what is inside of them. Of a convex one all answers are those
// of the hull; of cubes of a grid they follow from blocks of cubes.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <vector>

#include "collision/collision.h"
#include "collision/mesh.h"
#include "collision/world.h"
#include "mesh/random_mesh.h"
#include "number/index.h"

namespace collision {
namespace {

/** Triangles as a list without an index, each turned either way. */
class Soup {
 public:
  explicit Soup(Random& random) : random_(random) {}

  void add(const Vec3& a, const Vec3& b, const Vec3& c) {
    const bool isTurned = random_.below(2) == 0;
    for (const Vec3& corner : {a, isTurned ? c : b, isTurned ? b : c}) {
      positions_.insert(positions_.end(), {corner.x, corner.y, corner.z});
    }
  }
  /** In order around it. */
  void add(const std::vector<Vec3>& polygon) {
    const auto first = at(random_.below(static_cast<int>(polygon.size())));
    for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
      add(polygon[first], polygon[(first + i) % polygon.size()],
          polygon[(first + i + 1) % polygon.size()]);
    }
  }
  [[nodiscard]] Mesh solid() const {
    Mesh mesh(positions_);
    EXPECT_FALSE(mesh.makeSolid());
    EXPECT_TRUE(mesh.isSolid());
    return mesh;
  }
  [[nodiscard]] const std::vector<double>& positions() const { return positions_; }

 private:
  Random& random_;
  std::vector<double> positions_;
};

Mesh solidOf(const HullGeometry& hull, Random& random) {
  Soup soup(random);
  for (int i = 0; i < hull.faces(); ++i) {
    std::vector<Vec3> polygon;
    for (const std::int32_t corner : hull.face(i)) {
      polygon.push_back(hull.corners()[at(corner)]);
    }
    soup.add(polygon);
  }
  return soup.solid();
}

Quaternion randomRotation(Random& random) {
  const int family = random.below(3);
  if (family == 0) {
    return {};
  }
  const auto number = [&] { return family == 1 ? random.between(-1, 1) : random.withinTwo(); };
  const Quaternion rotation{number(), number(), number(), number()};
  return rotation == Quaternion{0, 0, 0, 0} ? Quaternion{} : rotation;
}

Vec3 halves(Random& random, int most) {
  const double x = random.between(-most, most) * 0.5;
  const double y = random.between(-most, most) * 0.5;
  const double z = random.between(-most, most) * 0.5;
  return {x, y, z};
}

void expectSameHit(const Hit& own, const Hit& hull, const std::string& where) {
  ASSERT_EQ(own.present, hull.present) << where;
  if (!own.present) {
    return;
  }
  EXPECT_EQ(own.startsInside, hull.startsInside) << where;
  EXPECT_EQ(own.t, hull.t) << where;
  if (std::isnan(hull.tExit)) {
    EXPECT_TRUE(std::isnan(own.tExit)) << where << own.tExit;
  } else {
    EXPECT_NEAR(own.tExit, hull.tExit, 1e-15 * std::fabs(hull.tExit)) << where;
  }
}

TEST(Solid, OfAHullAnswersAsTheHull) {
  Random random(1);
  int inside = 0;
  int held = 0;
  for (int round = 0; round < repeated(600); ++round) {
    const std::string where = random.where(round);
    RandomList list;
    std::vector<Vec3> points;
    for (int i = 4 + random.below(8); i > 0; --i) {
      points.push_back(halves(random, 6));
      list.positions.insert(list.positions.end(),
                            {points.back().x, points.back().y, points.back().z});
    }
    const HullGeometry geometry(points);
    if (geometry.dimension() < 3) {
      continue;
    }
    const Mesh mesh = solidOf(geometry, random);
    const Vec3 position = halves(random, 2);
    const Quaternion rotation = randomRotation(random);
    const Hull hull{&geometry, position, rotation};
    const PosedMesh posed{&mesh, position, rotation};
    for (int i = 0; i < 20; ++i) {
      const ShapeCell shape = randomShape(random, list);
      if (check(shape)) {
        continue;
      }
      const Outcome expected = outcome(hull, shape);
      ASSERT_EQ(outcome(posed, shape), expected) << where;
      ASSERT_EQ(outcome(shape, posed), expected) << where;
      const Verdict verdict = test(shape, posed);
      ASSERT_EQ(verdict.outcome, expected) << where;
      const bool holds = contains(hull, shape);
      ASSERT_EQ(contains(posed, shape), holds) << where;
      held += holds ? 1 : 0;
      if (verdict.triangleB < 0) {
        ++inside;
        EXPECT_EQ(outcome(hull, Sphere{verdict.contact, 1e-9}), Outcome::overlapping) << where;
        EXPECT_EQ(outcome(shape, Sphere{verdict.contact, 1e-9}), Outcome::overlapping) << where;
        EXPECT_TRUE(std::isnan(verdict.witness.gap)) << where;
      }
      const Distance own = distance(shape, posed);
      ASSERT_EQ(own.distance > 0, expected == Outcome::apart) << where;
      if (shape.kind() == Kind::ray || shape.kind() == Kind::segment) {
        for (const bool solid : {true, false}) {
          const HitOptions options{.solid = solid};
          expectSameHit(test(shape, posed, options).hit, test(shape, hull, options).hit, where);
        }
      }
    }
  }
  EXPECT_GT(inside, 10);
  EXPECT_GT(held, 10);
}

/** Unit cubes of a grid, some of them filled. */
class Cubes {
 public:
  static constexpr int kSide = 3;

  /** `most`: of eight, how many are filled at most, about. */
  explicit Cubes(Random& random, int most = 8) {
    const int part = 1 + random.below(most);
    for (bool& cube : filled_) {
      cube = random.below(8) < part;
    }
    filled_[0] = true;
  }

  /** Only those that another has, too. */
  void keep(const Cubes& other) {
    for (std::size_t i = 0; i < filled_.size(); ++i) {
      filled_[i] = filled_[i] && other.filled_[i];
    }
  }

  [[nodiscard]] bool at(int x, int y, int z) const {
    const auto isIn = [](int i) { return i >= 0 && i < kSide; };
    return isIn(x) && isIn(y) && isIn(z) &&
           filled_[static_cast<std::size_t>((x * kSide + y) * kSide + z)];
  }
  /** The faces between what is filled and what is not. */
  [[nodiscard]] Soup surface(Random& random) const {
    Soup soup(random);
    forEach(-1, kSide, [&](int x, int y, int z) {
      for (int axis = 0; axis < 3; ++axis) {
        const std::array<int, 3> step{axis == 0, axis == 1, axis == 2};
        if (at(x, y, z) == at(x + step[0], y + step[1], z + step[2])) {
          continue;
        }
        Vec3 corner{double(x + step[0]), double(y + step[1]), double(z + step[2])};
        Vec3 u;
        Vec3 v;
        u[(axis + 1) % 3] = 1;
        v[(axis + 2) % 3] = 1;
        soup.add({corner, corner + u, corner + u + v, corner + v});
      }
    });
    return soup;
  }
  /**
   * Blocks of one or two cubes each way that are all filled, or all not: the insides of all of them
   * are what is inside, or outside.
   */
  [[nodiscard]] std::vector<Obb> blocks(bool filled, const PosedMesh& pose) const {
    std::vector<Obb> blocks;
    const int margin = filled ? 0 : 1;
    for (int mask = 0; mask < 8; ++mask) {
      const std::array<int, 3> two{mask & 1, mask >> 1 & 1, mask >> 2};
      forEach(-margin, kSide + margin, [&](int x, int y, int z) {
        bool isWhole = true;
        for (int i = 0; i < 8; ++i) {
          isWhole = isWhole &&
                    at(x + (i & two[0]), y + (i >> 1 & two[1]), z + (i >> 2 & two[2])) == filled;
        }
        if (isWhole) {
          blocks.push_back(placed({double(x), double(y), double(z)},
                                  {1.0 + two[0], 1.0 + two[1], 1.0 + two[2]}, pose));
        }
      });
    }
    for (int side = 0; side < 6 && !filled; ++side) {  // all that is beyond a side of the grid
      constexpr double kFar = 64;
      const int axis = side % 3;
      Vec3 corner{-kFar, -kFar, -kFar};
      Vec3 size{2 * kFar, 2 * kFar, 2 * kFar};
      corner[axis] = side < 3 ? -kFar : kSide;
      size[axis] = kFar;
      blocks.push_back(placed(corner, size, pose));
    }
    return blocks;
  }

  template <class Visit>
  static void forEach(int from, int to, const Visit& visit) {
    for (int x = from; x < to; ++x) {
      for (int y = from; y < to; ++y) {
        for (int z = from; z < to; ++z) {
          visit(x, y, z);
        }
      }
    }
  }

 private:
  /** Of a rotation by right angles about an axis, so that the center is a double. */
  static Obb placed(const Vec3& corner, const Vec3& size, const PosedMesh& pose) {
    const Vec3 center = corner + size * 0.5;
    const Quaternion& q = pose.rotation;
    Vec3 turned = center;
    if (q.z != 0) {
      const double sign = q.z * q.w < 0 ? -1 : 1;
      turned = q.w == 0 ? Vec3{-center.x, -center.y, center.z}
                        : Vec3{-sign * center.y, sign * center.x, center.z};
    }
    return {pose.position + turned, q, size * 0.5};
  }

  std::array<bool, kSide * kSide * kSide> filled_{};
};

PosedMesh rightAngled(Random& random, const Mesh& mesh) {
  constexpr std::array<Quaternion, 4> kTurns{
      {{0, 0, 0, 1}, {0, 0, 1, 1}, {0, 0, 1, 0}, {0, 0, -1, 1}}};
  return {&mesh, random.below(2) == 0 ? Vec3{} : halves(random, 3), kTurns[at(random.below(4))]};
}

Outcome most(ShapeRef shape, const std::vector<Obb>& blocks) {
  Outcome found = Outcome::apart;
  for (const Obb& block : blocks) {
    found = std::max(found, outcome(shape, block));
  }
  return found;
}

/** With corners at places of the grid and halfway between them. */
ShapeCell shapeOnGrid(Random& random, std::deque<HullGeometry>& hulls) {
  RandomList list;
  for (int i = 0; i < 27; ++i) {
    list.positions.insert(list.positions.end(),
                          {double(i % 3) + 0.5, double(i / 3 % 3) + 0.5, double(i / 9)});
  }
  if (random.below(8) > 0) {
    return randomShape(random, list);
  }
  std::vector<Vec3> points;
  const bool isFlat = random.below(2) == 0;
  for (int i = 0; i < 6; ++i) {
    points.push_back(Vec3{1.5, 1.5, 1.5} + halves(random, 4));
    points.back().z = isFlat ? 1 : points.back().z;
  }
  return Hull{&hulls.emplace_back(points), {}, {}};
}

TEST(Solid, OfCubesAnswersAsTheirBlocks) {
  Random random(2);
  std::array<int, 3> counts{};
  int held = 0;
  int flat = 0;
  for (int round = 0; round < repeated(200); ++round) {
    const std::string where = random.where(round);
    const Cubes cubes(random);
    const Mesh mesh = cubes.surface(random).solid();
    const PosedMesh posed = rightAngled(random, mesh);
    const std::vector<Obb> filled = cubes.blocks(true, posed);
    const std::vector<Obb> empty = cubes.blocks(false, posed);
    std::deque<HullGeometry> hulls;
    for (int i = 0; i < 12; ++i) {
      const ShapeCell shape = shapeOnGrid(random, hulls);
      if (check(shape)) {
        continue;
      }
      const Outcome expected = most(shape, filled);
      ++counts[static_cast<std::size_t>(expected)];
      ASSERT_EQ(outcome(posed, shape), expected) << where;
      ASSERT_EQ(test(shape, posed).outcome, expected) << where;
      if (shape.kind() == Kind::ray || shape.kind() == Kind::plane) {
        continue;
      }
      const Verdict verdict = test(posed, shape);
      flat += verdict.outcome == Outcome::overlapping && verdict.triangleA < 0 ? 1 : 0;
      const Outcome outside = most(shape, empty);
      if (contains(Sphere{posed.position, 50}, shape)) {
        const bool holds = outside != Outcome::overlapping;
        ASSERT_EQ(contains(posed, shape), holds) << where;
        held += holds ? 1 : 0;
      }
    }
  }
  for (const int count : counts) {
    EXPECT_GT(count, 30);
  }
  EXPECT_GT(held, 5);
  EXPECT_GT(flat, 5);
}

TEST(Solid, MeetsMeshesAsTheirParts) {
  Random random(3);
  std::array<int, 3> counts{};
  std::array<int, 2> held{};
  for (int round = 0; round < repeated(60); ++round) {
    const std::string where = random.where(round);
    const Cubes first(random);
    Cubes second(random, 4);
    const bool isPart = random.below(3) == 0;
    if (isPart) {
      second.keep(first);
    }
    const Mesh meshA = first.surface(random).solid();
    const bool isSolidB = random.below(2) == 0;
    const Soup surface = second.surface(random);
    const Mesh meshB = isSolidB ? surface.solid() : Mesh(surface.positions());
    const PosedMesh a = rightAngled(random, meshA);
    PosedMesh b = rightAngled(random, meshB);
    if (isPart) {
      b.position = a.position;
      b.rotation = a.rotation;
    }
    const std::vector<Obb> filled = first.blocks(true, a);
    const std::vector<Obb> empty = first.blocks(false, a);
    Outcome expected = Outcome::apart;
    bool holds = true;
    const auto note = [&](ShapeRef part) {
      expected = std::max(expected, most(part, filled));
      holds = holds && most(part, empty) != Outcome::overlapping;
    };
    if (isSolidB) {
      for (const Obb& block : second.blocks(true, b)) {
        note(block);
      }
    } else {
      for (int i = 0; i < meshB.triangleCount(); ++i) {
        const auto [p, q, r] = meshB.triangle(i);
        const HullGeometry hull(p, q, r);
        note(Hull{&hull, b.position, b.rotation});
      }
    }
    ++counts[static_cast<std::size_t>(expected)];
    ASSERT_EQ(outcome(a, b), expected) << where;
    ASSERT_EQ(outcome(b, a), expected) << where;
    ASSERT_EQ(test(a, b).outcome, expected) << where;
    ASSERT_EQ(contains(a, b), holds) << where;
    held[isSolidB ? 1 : 0] += holds ? 1 : 0;
  }
  EXPECT_GT(counts[2], 2);
  if (!kIsSanitized) {  // few are asked then
    EXPECT_GT(counts[1], 2);
    EXPECT_GT(held[0], 2);
    EXPECT_GT(held[1], 2);
  }
}

TEST(Solid, HasToBeClosed) {
  Random random(4);
  const std::vector<Vec3> corners{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  const HullGeometry hull(corners);
  const Mesh closed = solidOf(hull, random);
  std::vector<double> positions;
  for (int i = 0; i < closed.triangleCount(); ++i) {
    const auto [a, b, c] = closed.triangle(i);
    for (const Vec3& corner : {a, b, c}) {
      positions.insert(positions.end(), {corner.x, corner.y, corner.z});
    }
  }
  std::vector<double> open(positions.begin(), positions.end() - 9);
  Mesh mesh(open);
  const MeshFault fault = mesh.makeSolid();
  EXPECT_EQ(fault.fault.reason, Reason::notClosed);
  EXPECT_EQ(fault.argument, MeshArgument::indices);
  EXPECT_LT(fault.fault.index, 9);
  EXPECT_FALSE(mesh.isSolid());
  EXPECT_EQ(mesh.outcome(Point{{0.1, 0.1, 0.1}}), Outcome::apart);

  Mesh solid(positions);
  EXPECT_EQ(solid.outcome(Point{{0.1, 0.1, 0.1}}), Outcome::apart);
  ASSERT_FALSE(solid.makeSolid());
  EXPECT_EQ(solid.outcome(Point{{0.1, 0.1, 0.1}}), Outcome::overlapping);
  // Corners that were one place have to be one.
  std::vector<double> moved = positions;
  moved[0] += 5;
  EXPECT_EQ(solid.refit(moved).fault.reason, Reason::notClosed);
  EXPECT_EQ(solid.outcome(Point{{0.1, 0.1, 0.1}}), Outcome::overlapping);
  for (double& number : moved) {
    number = number * 2 + 1;
  }
  moved[0] = positions[0] * 2 + 1;
  EXPECT_FALSE(solid.refit(moved));
  EXPECT_EQ(solid.outcome(Point{{0.1, 0.1, 0.1}}), Outcome::apart);
  EXPECT_EQ(solid.outcome(Point{{1.1, 1.1, 1.1}}), Outcome::overlapping);

  const auto loaded = Mesh::load(solid.serialize());
  ASSERT_TRUE(loaded);
  EXPECT_TRUE(loaded->isSolid());
  EXPECT_EQ(loaded->outcome(Point{{1.1, 1.1, 1.1}}), Outcome::overlapping);
  Mesh none(std::vector<double>{});
  EXPECT_FALSE(none.makeSolid());
  EXPECT_EQ(none.outcome(Point{{0, 0, 0}}), Outcome::apart);
}

}  // namespace
}  // namespace collision
