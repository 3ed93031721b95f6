// Motions by family: a direction, a time of contact, a duration, and what is nudged.
#include <algorithm>
#include <cmath>
#include <limits>

#include "casts.h"
#include "make_case.h"
#include "pair_order.h"

namespace verify {
namespace {

using Way = std::array<double, 3>;

constexpr double kEndless = std::numeric_limits<double>::infinity();

Way roughCross(const Way& a, const Way& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

Way gridWay(Cases& cases) {
  Way direction{};
  cases.gridDirection(direction.data());
  return direction;
}

/** A box's axis, as far as doubles hold it; exact for whole quaternions. */
Way roughBoxAxis(const Shape& box, int axis) {
  const auto& s = box.numbers;
  const double x = s[3];
  const double y = s[4];
  const double z = s[5];
  const double w = s[6];
  switch (axis) {
    case 0:
      return {w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)};
    case 1:
      return {2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)};
    default:
      return {2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z};
  }
}

/** An edge of the shape, a ray's direction, a direction in a plane. */
Way edgeWay(Cases& cases, const Shape& shape) {
  Draws& draws = cases.draws();
  const auto& s = shape.numbers;
  switch (shape.kind) {
    case Kind::point:
    case Kind::sphere:
      return gridWay(cases);
    case Kind::plane: {
      const Way other = gridWay(cases);
      return roughCross({s[0], s[1], s[2]}, other);
    }
    case Kind::ray:
      return {s[3], s[4], s[5]};
    case Kind::aabb: {
      Way axis{};
      axis.at(static_cast<std::size_t>(draws.whole(0, 2))) = 1;
      return axis;
    }
    case Kind::obb:
      return roughBoxAxis(shape, draws.whole(0, 2));
    default: {
      const int count = oracle::pointsOf(shape.kind);
      const int from = draws.whole(0, count - 1);
      const int to = draws.whole(0, count - 1);
      Way edge{};
      for (std::size_t i = 0; i < 3; ++i) {
        edge.at(i) = s.at(static_cast<std::size_t>(3 * to) + i) -
                     s.at(static_cast<std::size_t>(3 * from) + i);
      }
      return edge;
    }
  }
}

/** From a corner of a to one of b. */
Way wayBetween(Cases& cases, const Case& shapes) {
  Way from{};
  Way to{};
  cases.cornerOf(shapes.a, from.data());
  cases.cornerOf(shapes.b, to.data());
  for (std::size_t i = 0; i < 3; ++i) {
    to.at(i) -= from.at(i);
  }
  return to;
}

bool hasEdges(const Shape& shape) {
  return shape.kind != Kind::point && shape.kind != Kind::sphere;
}

/** Along an edge of either, in a plane of two of these, or across the way from a to b. */
Way tangentWay(Cases& cases, const Case& shapes) {
  Draws& draws = cases.draws();
  const bool isA = hasEdges(shapes.a) && (!hasEdges(shapes.b) || draws.oneIn(2));
  const Shape& one = isA ? shapes.a : shapes.b;
  const Shape& other = draws.oneIn(2) ? shapes.a : shapes.b;
  switch (hasEdges(one) ? draws.whole(0, 5) : 5) {
    case 0:
    case 1:
      return edgeWay(cases, one);
    case 2: {
      const Way first = edgeWay(cases, one);
      const Way second = edgeWay(cases, other);
      const double factor = draws.whole(-2, 2);
      return {first[0] + factor * second[0], first[1] + factor * second[1],
              first[2] + factor * second[2]};
    }
    case 3: {
      const Way first = edgeWay(cases, one);
      const Way second = edgeWay(cases, other);
      return roughCross(first, second);
    }
    default: {
      const Way way = wayBetween(cases, shapes);
      const Way across = gridWay(cases);
      return roughCross(way, across);
    }
  }
}

/** The one as seen from the other is v, but for rounding. */
void shareMotion(Cases& cases, const Way& v, Motion& motion) {
  Draws& draws = cases.draws();
  const int how = draws.whole(0, 3);
  const double size = std::max({std::abs(v[0]), std::abs(v[1]), std::abs(v[2]), 0x1p-900});
  for (std::size_t i = 0; i < 3; ++i) {
    const double whole = std::ldexp(draws.whole(-4, 4), std::ilogb(size));
    const double any = draws.unit() * size;
    const double common = how == 2 ? whole : any;
    motion.velocityA.at(i) = how == 0 ? v.at(i) : (how == 1 ? 0 : v.at(i) + common);
    motion.velocityB.at(i) = how == 0 ? 0 : (how == 1 ? -v.at(i) : common);
  }
}

/** Where both were `time` before. */
void moveBack(double time, const Motion& motion, Case& shapes) {
  Way stepA{};
  Way stepB{};
  for (std::size_t i = 0; i < 3; ++i) {
    stepA.at(i) = -time * motion.velocityA.at(i);
    stepB.at(i) = -time * motion.velocityB.at(i);
  }
  oracle::moveBy(stepA.data(), shapes.a);
  oracle::moveBy(stepB.data(), shapes.b);
}

/** Multiplies velocities, and divides times, by a power of two. */
void hurry(int bits, Motion& motion) {
  for (std::size_t i = 0; i < 3; ++i) {
    motion.velocityA.at(i) = std::ldexp(motion.velocityA.at(i), bits);
    motion.velocityB.at(i) = std::ldexp(motion.velocityB.at(i), bits);
  }
  motion.duration = std::ldexp(motion.duration, -bits);
}

double oddDuration(Draws& draws) {
  switch (draws.whole(0, 8)) {
    case 0:
      return 0;
    case 1:
      return 0x1p-1074;
    case 2:
      return std::ldexp(draws.whole(1, 9), -1074);
    case 3:
      return 1e-30;
    case 4:
      return 1e30;
    case 5:
      return 0x1p200;
    case 6: {
      const int bits = draws.whole(-1000, 198);
      return std::ldexp(1 + 0.5 * draws.unit(), bits);
    }
    default:
      return kEndless;
  }
}

double timeOf(Draws& draws) {
  constexpr std::array<double, 10> kTimes{0.25, 0.5, 1, 1, 1, 1.5, 2, 3, 4, 7};
  return kTimes.at(static_cast<std::size_t>(draws.whole(0, 9)));
}

void nudgeMotion(Draws& draws, Motion& motion) {
  const auto at = static_cast<std::size_t>(draws.whole(0, 2));
  const int what = draws.whole(0, 2);
  double& number =
      what == 0 ? motion.velocityA.at(at) : (what == 1 ? motion.velocityB.at(at) : motion.duration);
  const double end = draws.oneIn(2) ? kEndless : 0;
  if (std::isfinite(number) && (what != 2 || number > 0)) {
    number = std::nextafter(number, what != 2 && end == 0 ? -kEndless : end);
  }
}

Family shapeFamilyOf(CastFamily family, bool isRound, Draws& draws) {
  constexpr std::array<Family, 12> kContacts{
      Family::grid,    Family::grid,        Family::grid,        Family::rotated,
      Family::rotated, Family::pythagorean, Family::pythagorean, Family::degenerate,
      Family::curve,   Family::parallel,    Family::identical,   Family::near};
  switch (family) {
    case CastFamily::random:
      return draws.oneIn(2) ? Family::ordinary : Family::near;
    case CastFamily::slides:
      return draws.oneIn(2) ? Family::parallel : Family::rotated;
    case CastFamily::flat:
      return draws.oneIn(3) ? Family::sliver : Family::degenerate;
    case CastFamily::mixed: {
      constexpr std::array<Family, 5> kOdd{Family::far, Family::scaled, Family::mixed,
                                           Family::subnormal, Family::orientation};
      return kOdd.at(static_cast<std::size_t>(draws.whole(0, 4)));
    }
    default:
      if (isRound && draws.oneIn(2)) {
        return Family::pythagorean;
      }
      return kContacts.at(static_cast<std::size_t>(draws.whole(0, 11)));
  }
}

/** A power of two near the largest coordinate. */
int bitsOfPlaces(const Case& shapes) {
  double most = 0;
  for (const Shape* shape : {&shapes.a, &shapes.b}) {
    for (int i = 0; i < 3; ++i) {
      most = std::max(most, std::abs(shape->numbers.at(static_cast<std::size_t>(i))));
    }
  }
  return most == 0 ? 0 : std::ilogb(most);
}

Way motionWay(Cases& cases, CastFamily family, const Case& shapes) {
  Draws& draws = cases.draws();
  switch (family) {
    case CastFamily::random: {
      const double x = draws.unit();
      const double y = draws.unit();
      const double z = draws.unit();
      return {x, y, z};
    }
    case CastFamily::grazes:
    case CastFamily::slides:
      return tangentWay(cases, shapes);
    case CastFamily::still:
      return {0, 0, 0};
    default:
      switch (draws.whole(0, 4)) {
        case 0:
        case 1:
          return tangentWay(cases, shapes);
        case 2:
          return wayBetween(cases, shapes);
        default:
          return gridWay(cases);
      }
  }
}

bool isInRange(double value) { return std::abs(value) <= 0x1p200; }

bool isValidMotion(const Motion& motion) {
  return std::all_of(motion.velocityA.begin(), motion.velocityA.end(), isInRange) &&
         std::all_of(motion.velocityB.begin(), motion.velocityB.end(), isInRange) &&
         motion.duration >= 0 && (isInRange(motion.duration) || std::isinf(motion.duration));
}

void fillMotion(Cases& cases, CastCase& made) {
  Draws& draws = cases.draws();
  const CastFamily family = made.family;
  Way v = motionWay(cases, family, made.shapes);
  const int factor = draws.whole(1, 3);
  const int sign = draws.sign();
  for (double& component : v) {
    component *= factor * sign;
  }
  if (family == CastFamily::mixed) {
    const int bits = draws.oneIn(2) ? bitsOfPlaces(made.shapes) : draws.whole(-60, 60);
    for (double& along : v) {
      along = std::ldexp(along, bits);
    }
  }
  shareMotion(cases, v, made.motion);
  const double contact = family == CastFamily::starts ? 0 : timeOf(draws);
  const bool isThere =
      family != CastFamily::ends && draws.oneIn(family == CastFamily::random ? 2 : 8);
  if (!isThere) {
    moveBack(contact, made.motion, made.shapes);
  }
  const double more = timeOf(draws);
  switch (family) {
    case CastFamily::ends:
      made.motion.duration = contact;
      break;
    case CastFamily::lasting:
      made.motion.duration = oddDuration(draws);
      break;
    default:
      made.motion.duration = draws.oneIn(8) ? oddDuration(draws) : contact + more;
      break;
  }
  if (family == CastFamily::beside) {
    if (draws.oneIn(3)) {
      made.motion.duration = contact;
    }
    const int count = draws.whole(1, 2);
    for (int i = 0; i < count; ++i) {
      switch (draws.whole(0, 2)) {
        case 0:
          cases.nudge(made.shapes.a);
          break;
        case 1:
          cases.nudge(made.shapes.b);
          break;
        default:
          nudgeMotion(draws, made.motion);
          break;
      }
    }
  }
  if (family == CastFamily::scaled || draws.oneIn(12)) {
    hurry(draws.oneIn(2) ? draws.whole(-20, 20) : draws.whole(-170, 170), made.motion);
  }
}

/** Bounds one of two that go on forever, mostly. */
void boundOne(Draws& draws, Case& shapes) {
  if (!areEndless(shapes) || draws.oneIn(16)) {
    return;
  }
  Shape& ray = shapes.a.kind == Kind::ray ? shapes.a : shapes.b;
  if (ray.kind == Kind::ray) {
    ray.numbers[6] = 0.5 * draws.whole(0, 8);
  }
}

}  // namespace

bool areEndless(const Case& shapes) {
  const auto goesOn = [](const Shape& shape) {
    return shape.kind == Kind::plane || (shape.kind == Kind::ray && std::isinf(shape.numbers[6]));
  };
  return goesOn(shapes.a) && goesOn(shapes.b);
}

CastCase castAt(std::uint64_t seed, std::uint64_t index) {
  constexpr std::uint64_t kOwn = 0x6361737473;
  Cases cases(Draws(seed ^ kOwn, index));
  Draws& draws = cases.draws();
  const KindPair kinds = kPairOrder.at(index % kPairCount);
  CastCase made;
  made.family = static_cast<CastFamily>(draws.whole(0, 11));
  made.shapes = caseOf(shapeFamilyOf(made.family, isBall(kinds.a) || isBall(kinds.b), draws),
                       kinds.a, kinds.b, seed, index);
  boundOne(draws, made.shapes);
  fillMotion(cases, made);
  if (!isValid(made.shapes.a) || !isValid(made.shapes.b) || !isValidMotion(made.motion)) {
    made.shapes = caseOf(Family::grid, kinds.a, kinds.b, seed, index);
    boundOne(draws, made.shapes);
    made.motion = {{1, 0, 0}, {0, 1, 0}, 4};
    made.family = CastFamily::meets;
  }
  return made;
}

}  // namespace verify
