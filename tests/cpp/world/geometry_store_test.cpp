// A geometry stays as long as something uses it, and no name is given twice.
#include "world/geometry_store.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "collision/collision.h"
#include "collision/world.h"
#include "shapes/hull_shape.h"
#include "world/slots.h"

namespace collision {
namespace {

const std::vector<Vec3> kTetrahedron{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

TEST(GeometryStore, NamesWhatIsUsed) {
  GeometryStore<HullGeometry> store;
  const HullGeometry borrowed(kTetrahedron);
  const double first = store.add(std::make_unique<const HullGeometry>(kTetrahedron));
  const double second = store.add(borrowed);
  EXPECT_NE(first, second);
  EXPECT_EQ(store.find(second), &borrowed);
  store.retain(second);
  store.release(second);
  EXPECT_EQ(store.find(second), &borrowed);
  store.release(second);
  EXPECT_EQ(store.find(second), nullptr);
  EXPECT_GT(store.add(borrowed), second);
  EXPECT_EQ(store.find(first)->corners().size(), 4U);
  for (const double none : {0.0, -1.0, 0.5, 1e9, kNone, kInfinity, -kInfinity}) {
    EXPECT_EQ(store.find(none), nullptr) << none;
  }
}

TEST(GeometryStore, SlotsUseWhatTheyHold) {
  Geometries geometries;
  auto& store = geometries.hulls;
  const double name = store.add(std::make_unique<const HullGeometry>(kTetrahedron));
  const Hull hull{nullptr, {1, 2, 3}, {0, 0, 0, 1}};
  {
    Slots slots(2, geometries);
    const auto put = [&](int slot, Kind kind, double named) {
      writePosed(hull, named, slots.numbersOf(slot));
      slots.kinds()[static_cast<std::size_t>(slot)] = static_cast<std::int32_t>(kind);
      return slots.prepare(slot);
    };
    EXPECT_EQ(put(0, Kind::hull, name), Reason::none);
    EXPECT_EQ(put(0, Kind::hull, name), Reason::none);  // again: it is used once
    EXPECT_EQ(put(1, Kind::hull, name), Reason::none);
    store.release(name);
    EXPECT_NE(store.find(name), nullptr);
    EXPECT_EQ(put(1, Kind::hull, name + 1), Reason::noGeometry);
    EXPECT_EQ(slots.faultOf(1).index, kGeometryName);
    EXPECT_FALSE(slots.usable(1));
    EXPECT_NE(store.find(name), nullptr);
    EXPECT_EQ(put(1, Kind::hull, name), Reason::none);
    EXPECT_EQ(put(0, Kind::point, 0), Reason::none);
    EXPECT_NE(store.find(name), nullptr);
    EXPECT_EQ(slots[1].as<Hull>().geometry, store.find(name));
  }
  EXPECT_EQ(store.find(name), nullptr);
}

TEST(World, HoldsHulls) {
  const HullGeometry geometry(kTetrahedron);
  World world(8);
  std::vector<ShapeCell> shapes;
  for (int slot = 0; slot < 8; ++slot) {
    const Vec3 place{slot * 0.5, slot % 3 * 0.25, 0};
    const ShapeCell shape = slot % 2 == 0 ? ShapeCell(Hull{&geometry, place, {0, 0, slot * 0.1, 1}})
                                          : ShapeCell(Sphere{place, 0.125});
    shapes.push_back(shape);
    EXPECT_FALSE(world.set(slot, shape));
    EXPECT_EQ(world.shape(slot).kind(), shape.kind());
  }
  EXPECT_EQ(world.evaluate(), Status::finished);
  std::size_t meeting = 0;
  for (int a = 0; a < 8; ++a) {
    for (int b = 0; b < 8; ++b) {
      const ShapeCell& first = shapes[static_cast<std::size_t>(a)];
      const ShapeCell& second = shapes[static_cast<std::size_t>(b)];
      EXPECT_EQ(world.outcome(a, b), outcome(first, second)) << a << ' ' << b;
      EXPECT_EQ(world.test(a, b).witness.gap, test(first, second).witness.gap) << a << ' ' << b;
      meeting += a < b && meets(first, second) ? 1 : 0;
    }
  }
  EXPECT_GT(meeting, 0U);
  EXPECT_EQ(world.meetings().size(), meeting);
  const Ray ray{{-1, 0.05, 0.05}, {1, 0, 0}};
  EXPECT_EQ(world.raycast(ray).slot, 0);
  EXPECT_TRUE(world.contains(0, 0));
  std::vector<int> slots;
  EXPECT_EQ(world.query(shapes[2], slots), Status::finished);
  EXPECT_FALSE(slots.empty());
  EXPECT_EQ(world.nearest(Point{{-1, 0, 0}}).slot, 0);
  EXPECT_EQ(world.set(0, Hull{}).reason, Reason::noGeometry);
  EXPECT_EQ(world.shape(0).kind(), Kind::none);
}

}  // namespace
}  // namespace collision
