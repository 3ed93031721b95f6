// Known by hand, in the order of the pairs; 3-4-5 and 1-2-2 triangles make roots whole.
#include "hand_cases.h"

#include <cmath>

#include "make.h"

namespace oracle {

std::vector<HandCase> handCases() {
  constexpr Outcome kApart = Outcome::apart;
  constexpr Outcome kTouch = Outcome::touching;
  constexpr Outcome kOver = Outcome::overlapping;
  const Shape cube = aabb({-1, -1, -1}, {1, 1, 1});
  // Turned by the angle of 3, 4, 5: |3x + 4y| <= 25, |4x - 3y| <= 25, |z| <= 1; its corners are
  // (-1, 7), (7, 1), (1, -7) and (-7, -1).
  const Shape turned = obb({0, 0, 0}, {0, 0, 1, 2}, {5, 5, 1});
  const Shape face = triangle({0, 0, 0}, {4, 0, 0}, {0, 4, 0});
  const Shape tile = parallelogram({0, 0, 0}, {4, 0, 0}, {0, 4, 0});
  const Shape ball = sphere({0, 0, 0}, 1);
  const Shape pill = capsule({0, 0, 0}, {4, 0, 0}, 1);
  const Shape floor = plane({0, 1, 0}, 0);
  const Shape stick = segment({0, 0, 0}, {4, 0, 0});
  const Shape along = ray({0, 0, 0}, {1, 0, 0});
  const double rootAbove = std::sqrt(2.0);  // above the true root
  const double rootBelow = std::nextafter(rootAbove, 0.0);

  return {
      // ray - ray
      {along, ray({0, 1, 0}, {1, 0, 0}), kApart},
      {along, ray({-1, 0, 0}, {-1, 0, 0}), kApart},
      {along, ray({2, -1, 0}, {0, 1, 0}), kTouch},
      {along, ray({2, -1, 0}, {0, 1, 0}, 1), kTouch},
      {along, ray({2, -1, 0}, {0, 1, 0}, 0.5), kApart},
      {along, ray({0, 0, 0}, {-1, 0, 0}), kTouch},
      {along, ray({5, 0, 0}, {-1, 0, 0}), kTouch},
      {ray({0, 0, 0}, {3, 4, 0}, 5), ray({3, 4, 0}, {0, 0, 1}), kTouch},
      {ray({0, 0, 0}, {3, 4, 0}, 4.5), ray({3, 4, 0}, {0, 0, 1}), kApart},
      {ray({0, 0, 0}, {1, 1, 0}, 1), ray({4, 4, 0}, {-1, -1, 0}, 4.65), kApart},
      {ray({0, 0, 0}, {1, 1, 0}, 1), ray({4, 4, 0}, {-1, -1, 0}, 4.66), kTouch},
      {ray({0, 0, 0}, {1, 1, 0}, 0), ray({1, 1, 0}, {-1, -1, 0}, rootAbove), kTouch},
      {ray({0, 0, 0}, {1, 1, 0}, 0), ray({1, 1, 0}, {-1, -1, 0}, rootBelow), kApart},
      // ray - plane
      {ray({0, 1, 0}, {0, -1, 0}), floor, kOver},
      {ray({0, 1, 0}, {0, -1, 0}, 1), floor, kTouch},
      {ray({0, 1, 0}, {0, -1, 0}, 0.5), floor, kApart},
      {ray({0, 1, 0}, {1, -1, 0}, rootAbove), floor, kOver},
      {ray({0, 1, 0}, {1, -1, 0}, rootBelow), floor, kApart},
      {ray({0, 0, 0}, {0, 1, 0}), floor, kTouch},
      {along, floor, kTouch},
      {ray({0, 1, 0}, {1, 0, 0}), floor, kApart},
      // ray - sphere
      {ray({-2, 0, 0}, {1, 0, 0}), ball, kOver},
      {ray({-2, 0, 0}, {1, 0, 0}, 1), ball, kTouch},
      {ray({-2, 1, 0}, {1, 0, 0}), ball, kTouch},
      {ray({1, 0, 0}, {1, 0, 0}), ball, kTouch},
      {ray({1, 0, 0}, {-1, 0, 0}), ball, kOver},
      {ray({-2, 0, 0}, {-1, 0, 0}), ball, kApart},
      {ray({-2, 0, 0}, {1, 0, 0}, 0.5), ball, kApart},
      // ray - aabb
      {ray({-2, 0, 0}, {1, 0, 0}), cube, kOver},
      {ray({-2, 1, 0}, {1, 0, 0}), cube, kTouch},
      {ray({1, 0, 0}, {1, 0, 0}), cube, kTouch},
      {ray({1, 0, 0}, {-1, 0, 0}), cube, kOver},
      {ray({-2, 0, 0}, {1, 0, 0}, 1), cube, kTouch},
      {ray({-2, 2, 0}, {1, 0, 0}), cube, kApart},
      // ray - obb
      {ray({-10, 0, 0}, {1, 0, 0}), turned, kOver},
      {ray({-10, 7, 0}, {1, 0, 0}), turned, kTouch},
      {ray({-10, 8, 0}, {1, 0, 0}), turned, kApart},
      {ray({3, 4, 0}, {3, 4, 0}), turned, kTouch},
      {ray({3, 4, 0}, {-3, -4, 0}), turned, kOver},
      // ray - triangle
      {ray({1, 1, 1}, {0, 0, -1}), face, kOver},
      {ray({2, 2, 1}, {0, 0, -1}), face, kTouch},
      {ray({0, 0, 1}, {0, 0, -1}), face, kTouch},
      {ray({1, 1, 1}, {0, 0, -1}, 1), face, kTouch},
      {ray({1, 1, 0}, {0, 0, -1}), face, kTouch},
      {ray({-1, 1, 0}, {1, 0, 0}), face, kTouch},
      {ray({3, 3, 1}, {0, 0, -1}), face, kApart},
      {ray({1, 1, 1}, {0, 0, -1}, 0.5), face, kApart},
      {ray({0, 1, 0}, {0, -1, 0}), triangle({-1, 0, 0}, {0, 0, 0}, {3, 0, 0}), kTouch},
      // ray - parallelogram
      {ray({3, 3, 1}, {0, 0, -1}), tile, kOver},
      {ray({4, 2, 1}, {0, 0, -1}), tile, kTouch},
      {ray({4, 4, 1}, {0, 0, -1}), tile, kTouch},
      {ray({5, 5, 1}, {0, 0, -1}), tile, kApart},
      {ray({3, 3, 1}, {0, 0, 1}), tile, kApart},
      // ray - point
      {along, point({7, 0, 0}), kTouch},
      {along, point({0, 0, 0}), kTouch},
      {along, point({-1, 0, 0}), kApart},
      {ray({0, 0, 0}, {3, 4, 0}, 5), point({3, 4, 0}), kTouch},
      {ray({0, 0, 0}, {3, 4, 0}, std::nextafter(5.0, 0.0)), point({3, 4, 0}), kApart},
      // ray - segment
      {along, segment({1, -1, 0}, {1, 1, 0}), kTouch},
      {along, segment({-3, 0, 0}, {0, 0, 0}), kTouch},
      {along, segment({-3, 0, 0}, {-1, 0, 0}), kApart},
      {along, segment({1, 1, 0}, {1, 2, 0}), kApart},
      // ray - capsule
      {ray({2, 2, 0}, {0, -1, 0}, 1), pill, kTouch},
      {ray({2, 2, 0}, {0, -1, 0}), pill, kOver},
      {ray({2, 2, 0}, {0, -1, 0}, 0.5), pill, kApart},
      {ray({-9, 1, 0}, {1, 0, 0}), pill, kTouch},
      {ray({5, 9, 0}, {0, -1, 0}), pill, kTouch},
      // plane - plane
      {floor, plane({1, 0, 0}, 0), kOver},
      {floor, plane({0, -2, 0}, 0), kTouch},
      {plane({0, 1, 0}, -1), plane({0, -2, 0}, 2), kTouch},
      {floor, plane({0, 1, 0}, 1), kApart},
      // plane - sphere
      {plane({0, 3, 4}, -5), ball, kTouch},
      {plane({0, 3, 4}, -4), ball, kOver},
      {plane({0, 3, 4}, -6), ball, kApart},
      // plane - aabb
      {plane({1, 1, 1}, -3), cube, kTouch},
      {plane({1, 1, 1}, -2), cube, kOver},
      {plane({1, 1, 1}, 4), cube, kApart},
      {floor, aabb({0, 0, 0}, {1, 0, 1}), kTouch},
      // plane - obb
      {plane({3, 4, 0}, -25), turned, kTouch},
      {plane({1, 0, 0}, -7), turned, kTouch},
      {plane({1, 0, 0}, -6), turned, kOver},
      {plane({1, 0, 0}, -8), turned, kApart},
      // plane - triangle
      {plane({0, 0, 1}, 0), face, kTouch},
      {plane({1, 0, 0}, -4), face, kTouch},
      {plane({1, 0, 0}, -1), face, kOver},
      {plane({0, 0, 1}, 1), face, kApart},
      // plane - parallelogram
      {plane({1, 1, 0}, -8), tile, kTouch},
      {plane({1, 1, 0}, -7), tile, kOver},
      {plane({1, 1, 0}, -9), tile, kApart},
      // plane - point
      {floor, point({7, 0, 7}), kTouch},
      {floor, point({7, 0x1p-1074, 7}), kApart},
      {floor, point({7, -1, 7}), kApart},
      // plane - segment
      {floor, stick, kTouch},
      {floor, segment({0, 0, 0}, {0, 1, 0}), kTouch},
      {floor, segment({0, -1, 0}, {0, 1, 0}), kOver},
      {floor, segment({0, 2, 0}, {0, 1, 0}), kApart},
      // plane - capsule
      {plane({0, 3, 4}, -5), pill, kTouch},
      {plane({1, 0, 0}, -5), pill, kTouch},
      {plane({1, 0, 0}, -4.5), pill, kOver},
      {plane({1, 0, 0}, -6), pill, kApart},
      // sphere - sphere
      {sphere({0, 0, 0}, 5), sphere({3, 4, 12}, 8), kTouch},
      {sphere({0, 0, 0}, 5), sphere({3, 4, 12}, 9), kOver},
      {sphere({0, 0, 0}, 5), sphere({3, 4, 12}, 7), kApart},
      {sphere({1, 2, 3}, 0), sphere({1, 2, 3}, 0), kTouch},
      // sphere - aabb
      {sphere({2, 3, 3}, 3), cube, kTouch},
      {sphere({2, 3, 3}, 3.5), cube, kOver},
      {sphere({2, 3, 3}, std::nextafter(3.0, 0.0)), cube, kApart},
      {sphere({0, 0, 2}, 1), cube, kTouch},
      {sphere({0, 0, 0}, 0), cube, kOver},
      // sphere - obb
      {sphere({0, 9, 3}, 3), turned, kTouch},
      {sphere({0, 9, 3}, 3.25), turned, kOver},
      {sphere({0, 9, 3}, 2.75), turned, kApart},
      {sphere({6, 8, 0}, 5), turned, kTouch},
      // sphere - triangle
      {sphere({1, 1, 2}, 2), face, kTouch},
      {sphere({1, 1, 2}, 3), face, kOver},
      {sphere({-1, -2, 2}, 3), face, kTouch},
      {sphere({-1, -2, 2}, 2.5), face, kApart},
      {sphere({5, 5, 0}, 4), face, kApart},
      // sphere - parallelogram
      {sphere({5, 6, 2}, 3), tile, kTouch},
      {sphere({5, 6, 2}, 4), tile, kOver},
      {sphere({5, 6, 2}, 2), tile, kApart},
      // sphere - point
      {sphere({0, 0, 0}, 3), point({1, 2, 2}), kTouch},
      {sphere({0, 0, 0}, 3), point({1, 2, 1}), kOver},
      {sphere({0, 0, 0}, 3), point({1, 2, 3}), kApart},
      // sphere - segment
      {sphere({2, 3, 4}, 5), stick, kTouch},
      {sphere({2, 3, 4}, 6), stick, kOver},
      {sphere({2, 3, 4}, 4), stick, kApart},
      {sphere({-1, 2, 2}, 3), stick, kTouch},
      // sphere - capsule
      {sphere({2, 3, 4}, 4), pill, kTouch},
      {sphere({2, 3, 4}, 5), pill, kOver},
      {sphere({2, 3, 4}, 3), pill, kApart},
      // aabb - aabb
      {cube, aabb({1, 1, 1}, {2, 2, 2}), kTouch},
      {cube, aabb({1, 0, 0}, {2, 2, 2}), kTouch},
      {cube, aabb({0, 0, 0}, {2, 2, 2}), kOver},
      {cube, aabb({1.5, 0, 0}, {2, 2, 2}), kApart},
      {cube, aabb({0, 0, 0}, {0, 0, 0}), kOver},
      // aabb - obb
      {aabb({-5, 7, -1}, {5, 8, 1}), turned, kTouch},
      {aabb({-5, 6.5, -1}, {5, 8, 1}), turned, kOver},
      {aabb({-5, 7.5, -1}, {5, 8, 1}), turned, kApart},
      {aabb({6, 6, -1}, {8, 8, 1}), turned, kApart},
      // aabb - triangle
      {cube, triangle({1, -5, -5}, {1, 5, -5}, {1, 0, 5}), kTouch},
      {cube, triangle({0, -5, -5}, {0, 5, -5}, {0, 0, 5}), kOver},
      {cube, triangle({5, 0, 0}, {6, 0, 0}, {5, 1, 0}), kApart},
      {cube, triangle({2, 0, 0}, {0, 2, 0}, {2, 2, 0}), kTouch},
      // aabb - parallelogram
      {cube, parallelogram({3, 3, 0}, {3, 1, 0}, {1, 3, 0}), kTouch},
      {cube, parallelogram({2.5, 2.5, 0}, {2.5, 1, 0}, {1, 2.5, 0}), kTouch},
      {cube, parallelogram({2, 2, 0}, {2, 0, 0}, {0, 2, 0}), kOver},
      {cube, parallelogram({3, 3, 0}, {3, 1.5, 0}, {1.5, 3, 0}), kApart},
      // aabb - point
      {cube, point({1, 1, 1}), kTouch},
      {cube, point({0, 0, 0.5}), kOver},
      {cube, point({1, 1, std::nextafter(1.0, 2.0)}), kApart},
      // aabb - segment
      {cube, segment({2, 0, 0}, {0, 2, 0}), kTouch},
      {cube, segment({1, 0, 0}, {0, 1, 0}), kOver},
      {cube, segment({3, 0, 0}, {0, 3, 0}), kApart},
      // aabb - capsule
      {cube, capsule({2, 3, 3}, {2, 3, 9}, 3), kTouch},
      {cube, capsule({2, 3, 3}, {2, 3, 9}, 4), kOver},
      {cube, capsule({2, 3, 3}, {2, 3, 9}, 2), kApart},
      {cube, capsule({-9, 2, 0}, {9, 2, 0}, 1), kTouch},
      // obb - obb
      {turned, obb({6, 8, 0}, {0, 0, 1, 2}, {5, 5, 1}), kTouch},
      {turned, obb({5.9, 8, 0}, {0, 0, -2, -4}, {5, 5, 1}), kOver},
      {turned, obb({7, 8, 0}, {0, 0, 1, 2}, {5, 5, 1}), kApart},
      {turned, obb({-1, 9, 0}, {0, 0, 0, 3}, {2, 2, 2}), kTouch},
      // obb - triangle
      {turned, triangle({7, -9, -9}, {7, 9, -9}, {7, 1, 9}), kTouch},
      {turned, triangle({6, -9, -9}, {6, 9, -9}, {6, 1, 9}), kOver},
      {turned, triangle({8, -9, -9}, {8, 9, -9}, {8, 1, 9}), kApart},
      // obb - parallelogram
      {turned, parallelogram({7, -9, -9}, {7, 9, -9}, {7, -9, 9}), kTouch},
      {turned, parallelogram({6, -9, -9}, {6, 9, -9}, {6, -9, 9}), kOver},
      {turned, parallelogram({8, -9, -9}, {8, 9, -9}, {8, -9, 9}), kApart},
      // obb - point
      {turned, point({7, 1, 1}), kTouch},
      {turned, point({3, 4, 0}), kTouch},
      {turned, point({3, 3.5, 0}), kOver},
      {turned, point({7, 2, 0}), kApart},
      // obb - segment
      {turned, segment({-9, 7, 0}, {9, 7, 0}), kTouch},
      {turned, segment({-9, 6, 0}, {9, 6, 0}), kOver},
      {turned, segment({-9, 8, 0}, {9, 8, 0}), kApart},
      // obb - capsule
      {turned, capsule({-9, 9, 0}, {9, 9, 0}, 2), kTouch},
      {turned, capsule({-9, 9, 0}, {9, 9, 0}, 3), kOver},
      {turned, capsule({-9, 9, 0}, {9, 9, 0}, 1), kApart},
      // triangle - triangle
      {face, triangle({1, 1, 0}, {2, 1, 0}, {1, 2, 0}), kTouch},
      {face, triangle({1, 1, -1}, {1, 1, 1}, {9, 9, 0}), kOver},
      {face, triangle({1, 1, 0}, {1, 1, 1}, {9, 9, 1}), kTouch},
      {face, triangle({3, 3, 0}, {3, 4, 0}, {4, 3, 0}), kApart},
      // triangle - parallelogram
      {face, parallelogram({4, 4, 0}, {4, 2, 0}, {2, 4, 0}), kTouch},
      {face, parallelogram({1, 1, -1}, {1, 1, 1}, {9, 9, -1}), kOver},
      {face, parallelogram({4, 4, 0}, {4, 3, 0}, {3, 4, 0}), kApart},
      // triangle - point
      {face, point({1, 1, 0}), kTouch},
      {face, point({2, 2, 0}), kTouch},
      {face, point({2, 2.5, 0}), kApart},
      {face, point({1, 1, 0x1p-1074}), kApart},
      // triangle - segment
      {face, segment({1, 1, -1}, {1, 1, 1}), kOver},
      {face, segment({2, 2, -1}, {2, 2, 1}), kTouch},
      {face, segment({1, 1, 0}, {1, 1, 1}), kTouch},
      {face, segment({3, 3, -1}, {3, 3, 1}), kApart},
      // triangle - capsule
      {face, capsule({1, 1, 2}, {1, 1, 5}, 2), kTouch},
      {face, capsule({1, 1, -2}, {1, 1, 5}, 0.5), kOver},
      {face, capsule({1, 1, 2}, {1, 1, 5}, 1), kApart},
      {face, capsule({-3, 0, 0}, {-3, 1, 0}, 3), kTouch},
      // parallelogram - parallelogram
      {tile, parallelogram({4, 4, 0}, {5, 4, 0}, {4, 5, 0}), kTouch},
      {tile, parallelogram({3, 3, -1}, {3, 3, 1}, {9, 9, -1}), kOver},
      {tile, parallelogram({5, 4, 0}, {6, 4, 0}, {5, 5, 0}), kApart},
      // parallelogram - point
      {tile, point({4, 4, 0}), kTouch},
      {tile, point({3, 3, 0}), kTouch},
      {tile, point({4.5, 3, 0}), kApart},
      // parallelogram - segment
      {tile, segment({3, 3, -1}, {3, 3, 1}), kOver},
      {tile, segment({4, 4, -1}, {4, 4, 1}), kTouch},
      {tile, segment({5, 5, -1}, {5, 5, 1}), kApart},
      // parallelogram - capsule
      {tile, capsule({5, 6, 2}, {5, 6, 9}, 3), kTouch},
      {tile, capsule({5, 6, 2}, {5, 6, 9}, 4), kOver},
      {tile, capsule({5, 6, 2}, {5, 6, 9}, 2), kApart},
      // point - point
      {point({1, 2, 3}), point({1, 2, 3}), kTouch},
      {point({0, 0, 0}), point({-0.0, 0, 0}), kTouch},
      {point({0, 0, 0}), point({0, 0, 0x1p-1074}), kApart},
      // point - segment
      {point({2, 0, 0}), stick, kTouch},
      {point({4, 0, 0}), stick, kTouch},
      {point({5, 0, 0}), stick, kApart},
      // point - capsule
      {point({2, 1, 0}), pill, kTouch},
      {point({4, 0.5, 0}), pill, kOver},
      {point({5, 0.5, 0}), pill, kApart},
      // segment - segment
      {stick, segment({2, -1, 0}, {2, 1, 0}), kTouch},
      {stick, segment({4, 0, 0}, {5, 5, 5}), kTouch},
      {stick, segment({2, -1, 1}, {2, 1, 1}), kApart},
      {stick, segment({5, 0, 0}, {6, 0, 0}), kApart},
      // segment - capsule
      {segment({2, -1, 1}, {2, 1, 1}), pill, kTouch},
      {segment({2, -1, 0.5}, {2, 1, 0.5}), pill, kOver},
      {segment({2, -1, 2}, {2, 1, 2}), pill, kApart},
      // capsule - capsule
      {capsule({2, -1, 3}, {2, 1, 3}, 2), pill, kTouch},
      {capsule({2, -1, 3}, {2, 1, 3}, 3), pill, kOver},
      {capsule({2, -1, 3}, {2, 1, 3}, 1), pill, kApart},
  };
}

}  // namespace oracle
