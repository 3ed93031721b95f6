#include "convex/contact.h"

#include "shapes.h"

namespace collision {
namespace {

Vec3 contact(ShapeRef a, ShapeRef b) { return ask(a, b).contact; }

TEST(Contact, IsTheMiddleOfWhatIsCommon) {
  const Aabb unit{{-1, -1, -1}, {1, 1, 1}};
  expectNear(contact(unit, Aabb{{0, -1, -1}, {3, 1, 1}}), {0.5, 0, 0}, 1e-9);
  expectNear(contact(unit, Aabb{{1, -1, -1}, {2, 1, 1}}), {1, 0, 0}, 1e-9);
  expectNear(contact(unit, Aabb{{1, 1, 1}, {2, 2, 2}}), {1, 1, 1}, 1e-9);
  expectNear(contact(unit, Aabb{{-0.5, -0.5, -0.5}, {0.5, 0.5, 0.5}}), {0, 0, 0}, 1e-9);
}

TEST(Contact, OfCrossedEdgesIsTheCrossing) {
  const Obb lower = box({0, -5, 0}, {20, 5, 5}, {1, 0, 0, 1});
  const Obb upper = box({0, 5, 0}, {5, 5, 20}, {0, 0, 1, 1});
  expectNear(contact(lower, upper), {0, 0, 0}, 1e-9);
}

TEST(Contact, OfABoxThatIsPierced) {
  // No edge of the triangle comes near the box.
  const Triangle wide{{-50, 0.5, -50}, {50, 0.5, -50}, {0, 0.5, 90}};
  expectNear(contact(Aabb{{-1, -1, -1}, {1, 1, 1}}, wide), {0, 0.5, 0}, 1e-9);
}

TEST(Contact, OfCrossedTrianglesLiesInBoth) {
  const Triangle a{{-1, -1, 0}, {2, -1, 0}, {-1, 2, 0}};
  const Triangle b{{0, 0, -1}, {0.5, 0, 1}, {0, 0.5, 1}};
  const Vec3 common = contact(a, b);
  EXPECT_NEAR(common.z, 0, 1e-12);
  EXPECT_GE(common.x, -1e-12);
  EXPECT_GE(common.y, -1e-12);
}

TEST(Contact, IsAsNearWhateverTheSize) {
  for (const double size : {0x1p-300, 0x1p-40, 1.0, 0x1p+60, 0x1p+180}) {
    const auto at = [&](double x, double y, double z) { return Vec3{x, y, z} * size; };
    const Obb box{at(0.5, -0.5, 0.25), {-1, -3, 1, 1}, at(1, 1, 0.5)};
    const Parallelogram flat{at(0.5, -1, 0.25), at(1, -0.5, 0.25), at(1, -1, -0.25)};
    const Vec3 common = contact(box, flat);
    ASSERT_FALSE(std::isnan(common.x)) << size;
    // In the plane of the parallelogram.
    const Vec3 normal = normalized(cross(flat.b - flat.a, flat.c - flat.a));
    EXPECT_NEAR(dot(common - flat.a, normal) / size, 0, 0x1p-40) << size;
  }
}

TEST(Contact, OfSpheresAndPlanes) {
  expectNear(contact(Sphere{{0, 0, 0}, 2}, Sphere{{3, 0, 0}, 2}), {1.5, 0, 0}, 1e-12);
  expectNear(contact(Sphere{{0, 0, 0}, 9}, Sphere{{3, 0, 0}, 1}), {3, 0, 0}, 1e-12);
  expectNear(contact(Sphere{{0, 1, 0}, 2}, Plane{{0, 1, 0}, 0}), {0, 0, 0}, 1e-12);
  expectNear(contact(Aabb{{0, 0, 0}, {2, 2, 2}}, Plane{{0, 1, 0}, 0}), {1, 0, 1}, 1e-9);
}

TEST(Contact, OfARayIsItsHit) {
  EXPECT_EQ(contact(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity}, Sphere{{5, 0, 0}, 1}), (Vec3{4, 0, 0}));
}

TEST(Contact, IsNoneWhenApart) {
  EXPECT_TRUE(std::isnan(contact(Sphere{{0, 0, 0}, 1}, Sphere{{5, 0, 0}, 1}).x));
}

}  // namespace
}  // namespace collision
