#include "contact/common_part.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "linear/number_vector.h"
#include "random.h"

namespace collision {
namespace {

struct Place {
  int x;
  int y;
  auto operator<=>(const Place&) const = default;
};
int turn(const Place& a, const Place& b, const Place& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The hull of a few places of a small grid, counter-clockwise: a point, a segment or a polygon. */
std::vector<Place> anyConvex(Random& random) {
  std::set<Place> places;
  const int count = random.between(1, 7);
  for (int i = 0; i < count; ++i) {
    const int x = random.between(-4, 4);
    places.insert({x, random.between(-4, 4)});
  }
  if (places.size() < 3) {
    return {places.begin(), places.end()};
  }
  std::vector<Place> hull;
  const auto add = [&](const Place& place, std::size_t least) {
    while (hull.size() > least && turn(hull[hull.size() - 2], hull.back(), place) <= 0) {
      hull.pop_back();
    }
    hull.push_back(place);
  };
  std::for_each(places.begin(), places.end(), [&](const Place& place) { add(place, 1); });
  const std::size_t lower = hull.size();
  std::for_each(std::next(places.rbegin()), places.rend(),
                [&](const Place& place) { add(place, lower); });
  hull.pop_back();
  return hull;
}

/** A place as a fraction, in lowest terms. */
struct Ratio {
  std::int64_t x;
  std::int64_t y;
  std::int64_t w;
};
bool operator<(const Ratio& a, const Ratio& b) {
  return std::tuple(a.x * b.w, a.y * b.w) < std::tuple(b.x * a.w, b.y * a.w);
}

/** By another method: of all lines through two places of either, the crossings that lie in both and
 * between no others. */
std::set<Ratio> cornersOfCommon(const std::vector<Place>& a, const std::vector<Place>& b) {
  const auto isIn = [](const std::vector<Place>& convex, const Ratio& p) {
    const auto side = [&](const Place& from, const Place& to) {
      return (to.x - from.x) * (p.y - from.y * p.w) - (to.y - from.y) * (p.x - from.x * p.w);
    };
    if (convex.size() == 1) {
      return p.x == convex[0].x * p.w && p.y == convex[0].y * p.w;
    }
    if (convex.size() == 2) {
      const auto between = [&](std::int64_t at, int one, int other) {
        return std::min(one, other) * p.w <= at && at <= std::max(one, other) * p.w;
      };
      return side(convex[0], convex[1]) == 0 && between(p.x, convex[0].x, convex[1].x) &&
             between(p.y, convex[0].y, convex[1].y);
    }
    for (std::size_t i = 0; i < convex.size(); ++i) {
      if (side(convex[i], convex[(i + 1) % convex.size()]) < 0) {
        return false;
      }
    }
    return true;
  };
  std::set<Ratio> found;
  const auto add = [&](const Ratio& place) {
    if (isIn(a, place) && isIn(b, place)) {
      found.insert(place);
    }
  };
  for (const auto* convex : {&a, &b}) {
    for (const Place& place : *convex) {
      add({place.x, place.y, 1});
    }
  }
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) {
      const Place& p = a[i];
      const Place& q = a[(i + 1) % a.size()];
      const Place& r = b[j];
      const Place& s = b[(j + 1) % b.size()];
      const std::int64_t weight = (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x);
      if (weight != 0) {
        const std::int64_t way = (r.x - p.x) * (s.y - r.y) - (r.y - p.y) * (s.x - r.x);
        const std::int64_t sign = weight < 0 ? -1 : 1;
        add({sign * (p.x * weight + way * (q.x - p.x)), sign * (p.y * weight + way * (q.y - p.y)),
             sign * weight});
      }
    }
  }
  return found;
}

Outline<Exact> outlineOf(const std::vector<Place>& places) {
  Outline<Exact> outline;
  for (const auto& [x, y] : places) {
    outline.order.corner.push_back(outline.size());
    outline.place.push_back({Exact(x), Exact(y), Exact(x * 2.0 - y)});
  }
  return outline;
}

Ratio placeOf(const CommonCorner& corner, const std::vector<Place>& a,
              const std::vector<Place>& b) {
  if (corner.corner[0] >= 0) {
    return {a[at(corner.corner[0])].x, a[at(corner.corner[0])].y, 1};
  }
  if (corner.corner[1] >= 0) {
    return {b[at(corner.corner[1])].x, b[at(corner.corner[1])].y, 1};
  }
  const Place& p = a[at(corner.edge[0])];
  const Place& q = a[(at(corner.edge[0]) + 1) % a.size()];
  const std::size_t next = (at(corner.edge[1]) + 1) % b.size();
  const int start = turn(b[at(corner.edge[1])], b[next], p);
  const int weight = start - turn(b[at(corner.edge[1])], b[next], q);
  const std::int64_t sign = weight < 0 ? -1 : 1;
  return {sign * (std::int64_t{p.x} * weight + std::int64_t{start} * (q.x - p.x)),
          sign * (std::int64_t{p.y} * weight + std::int64_t{start} * (q.y - p.y)), sign * weight};
}

std::int64_t turn(const Ratio& a, const Ratio& b, const Ratio& c) {
  return a.w * (b.x * c.y - b.y * c.x) - b.w * (a.x * c.y - a.y * c.x) +
         c.w * (a.x * b.y - a.y * b.x);
}

TEST(CommonPart, IsThatOfAllCrossingsOfGridPolygons) {
  Random random(3201);
  int polygons = 0;
  for (int round = 0; round < repeated(60000); ++round) {
    SCOPED_TRACE(random.where(round));
    const std::vector<Place> a = anyConvex(random);
    const std::vector<Place> b = anyConvex(random);
    const Vector3<Exact> axis{Exact(0), Exact(0), Exact(3)};
    const auto corners = commonPart(outlineOf(a), outlineOf(b), axis);
    std::vector<Ratio> places;
    for (const CommonCorner& corner : corners) {
      places.push_back(placeOf(corner, a, b));
    }
    const std::set<Ratio> expected = cornersOfCommon(a, b);
    const std::set<Ratio> found(places.begin(), places.end());
    ASSERT_EQ(found.size(), places.size()) << "one is there twice";
    ASSERT_EQ(found.size(), expected.size());
    ASSERT_TRUE(std::equal(found.begin(), found.end(), expected.begin(),
                           [](const Ratio& x, const Ratio& y) { return !(x < y) && !(y < x); }));
    for (std::size_t i = 0; places.size() > 2 && i < places.size(); ++i) {
      ASSERT_GT(turn(places[i], places[(i + 1) % places.size()], places[(i + 2) % places.size()]),
                0)
          << "not in order";
    }
    polygons += places.size() > 2 ? 1 : 0;
    const auto isOfA = [](const CommonCorner& corner) { return corner.corner[0] >= 0; };
    const auto first = std::find_if(corners.begin(), corners.end(), isOfA);
    ASSERT_TRUE(first == corners.end() || isOfA(corners[0])) << "a's corner is not first";
  }
  EXPECT_GT(polygons, repeated(60000) / 4);
}

TEST(CommonPart, NamesACornerOfBothOnce) {
  const Outline<Exact> a = outlineOf({{0, 0}, {2, 0}, {0, 2}});
  const Outline<Exact> b = outlineOf({{0, 0}, {2, 0}, {2, 2}});
  const auto corners = commonPart(a, b, {Exact(0), Exact(0), Exact(1)});
  ASSERT_EQ(corners.size(), 3U);
  EXPECT_EQ(corners[0].corner[0], 0);
  EXPECT_EQ(corners[0].corner[1], 0);
  EXPECT_EQ(corners[1].corner[0], 1);
  EXPECT_EQ(corners[1].corner[1], 1);
  EXPECT_TRUE(corners[2].isCrossing());
}

}  // namespace
}  // namespace collision
