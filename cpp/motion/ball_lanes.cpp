#include "motion/ball_lanes.h"

#include "motion/outward.h"
#include "number/roundoff.h"

namespace collision {
namespace {

DoubleLanes largestMagnitude(const LaneVector& v) {
  return greatest(absolute(v.x), greatest(absolute(v.y), absolute(v.z)));
}

DoubleLanes beyond(const DoubleLanes& x, const DoubleLanes& half) {
  return greatest(x - half, DoubleLanes(0.0)) + least(x + half, DoubleLanes(0.0));
}
/** From the box to the ball's center. */
LaneVector beyond(const LaneBall& ball, const DoubleLanes& time) {
  const LaneVector x = ball.place + ball.velocity * time;
  return {beyond(x.x, ball.half.x), beyond(x.y, ball.half.y), beyond(x.z, ball.half.z)};
}

Sides sidesOf(const LaneBall& ball, const LaneVector& beyond) {
  const DoubleLanes zero(0.0);
  Sides sides;
  for (int i = 0; i < 3; ++i) {
    sides[i] = choose((beyond[i] > zero) | (ball.half[i] == zero), DoubleLanes(1.0),
                      choose(beyond[i] < zero, DoubleLanes(-1.0), zero));
  }
  return sides;
}
DoubleMask areSame(const Sides& a, const Sides& b) {
  return (a.x == b.x) & (a.y == b.y) & (a.z == b.z);
}

LaneVector chooseEach(const DoubleMask& mask, const LaneVector& a, const LaneVector& b) {
  return {choose(mask, a.x, b.x), choose(mask, a.y, b.y), choose(mask, a.z, b.z)};
}

/** Half of what the square of the distance grows by, a step of time, and half of what that grows
 * by. */
struct Growth {
  Growth(const LaneVector& velocity, const LaneVector& away, const Sides& sides)
      : slope(dot(velocity, away)) {
    const LaneVector counts{velocity.x * sides.x, velocity.y * sides.y, velocity.z * sides.z};
    bend = dot(counts, counts);
  }
  DoubleLanes slope;
  DoubleLanes bend;
};

/** From the box to the ball's center at the time, from one to another, when it is nearest. */
LaneVector nearestAway(const LaneBall& ball, DoubleLanes from, DoubleLanes to) {
  constexpr int kMost = 16;
  const DoubleLanes zero(0.0);
  const LaneVector first = beyond(ball, from);
  LaneVector away = beyond(ball, to);
  const DoubleMask isFirst = dot(ball.velocity, first) >= zero;
  LaneVector found = chooseEach(isFirst, first, away);
  DoubleMask isOpen = butNot(dot(ball.velocity, away) > zero, isFirst);
  DoubleLanes time = to;
  for (int step = 0; step < kMost && isOpen.bits() != 0; ++step) {
    const Sides sides = sidesOf(ball, away);
    const auto [slope, bend] = Growth(ball.velocity, away, sides);
    from = choose(slope < zero, time, from);
    to = choose(slope < zero, to, time);
    const DoubleLanes next = time - slope / bend;
    const LaneVector there = beyond(ball, next);
    const DoubleMask isFound = (slope == zero) | areSame(sidesOf(ball, there), sides);
    found = chooseEach(isOpen, chooseEach(slope == zero, away, there), found);
    isOpen = butNot(isOpen, isFound);
    time =
        choose((next > from) & (next < to), next, from * DoubleLanes(0.5) + to * DoubleLanes(0.5));
    away = beyond(ball, time);
  }
  return found;
}

/** Whether a direction along the box's axes separates them all the time. */
DoubleMask surelySeparates(const LaneBall& ball, const LaneVector& direction,
                           const DoubleLanes& duration, const DoubleLanes& size) {
  constexpr Roundoff kAlong = Roundoff::input(Roundoff::Size::other);
  constexpr Roundoff kPlace =
      dot(kFrameRoundoff.axis[0], vectorOfRoundoff(kPlaceDifference + kPlaceDifference));
  constexpr Roundoff kWay = dot(vectorOfRoundoff(kAlong), vectorOfRoundoff(kPlace));
  constexpr Roundoff kLength = (kPlaceDifference + kPlaceDifference) * kFrameRoundoff.n;
  constexpr Roundoff kReach =
      dot(vectorOfRoundoff(kAlong), vectorOfRoundoff(kLength)) + (kAlong + kAlong) * kLength;
  constexpr Roundoff kRow = kWay + kWay * kUnitNumber - kReach;
  // Of components of at most 1, whatever its length.
  const LaneVector along = direction * (DoubleLanes(1.0) / largestMagnitude(direction));
  constexpr double kLengthPart =
      outwardPart(squareRoot(dot(kVectorRoundedOnce, kVectorRoundedOnce)) + RelativeRoundoff(1));
  const DoubleLanes length = squareRoot(dot(along, along)) * DoubleLanes(1 + 2 * kLengthPart);
  const DoubleLanes reach = absolute(along.x) * ball.half.x + absolute(along.y) * ball.half.y +
                            absolute(along.z) * ball.half.z + length * ball.radius;
  const DoubleLanes start = dot(along, ball.place);
  const DoubleLanes gap = least(start, start + dot(along, ball.velocity) * duration) - reach;
  return gap > withUnderflow(kRow.bound(withinRange(size), DoubleLanes(1.0), DoubleLanes(1.0)));
}

/** Of all slabs that are wider than the box by the radius the last is entered: it has not come. */
DoubleLanes timeBefore(const LaneBall& ball) {
  const DoubleLanes zero(0.0);
  DoubleLanes before(-kInfinity);
  for (int i = 0; i < 3; ++i) {
    const DoubleLanes& v = ball.velocity[i];
    const DoubleLanes toMiddle = choose(v > zero, -ball.place[i], ball.place[i]);
    const DoubleLanes time = (toMiddle - ball.half[i] - ball.radius) / absolute(v);
    before = choose(v == zero, before, greatest(before, time));
  }
  return before;
}

}  // namespace

// By Newton's method from before, which goes no further than the time that it looks for; the root
// of a quadratic is tried first.
Arrivals arrivalsOf(const LaneBall& ball) {
  constexpr int kMost = 24;
  const DoubleLanes zero(0.0);
  Arrivals found;
  DoubleMask isOpen(true);
  DoubleLanes now = timeBefore(ball);
  for (int step = 0; step < kMost && isOpen.bits() != 0; ++step) {
    const LaneVector away = beyond(ball, now);
    const Sides sides = sidesOf(ball, away);
    const auto [slope, bend] = Growth(ball.velocity, away, sides);
    const DoubleLanes excess = dot(away, away) - ball.radius * ball.radius;
    isOpen = isOpen & (slope < zero);  // else it goes away
    const DoubleLanes square = slope * slope - bend * excess;
    const DoubleLanes time = now + excess / (squareRoot(square) - slope);
    const DoubleMask isRoot =
        isOpen & (square > zero) & areSame(sidesOf(ball, beyond(ball, time)), sides);
    found.exist = found.exist | isRoot;
    found.time = choose(isRoot, time, found.time);
    found.sides = chooseEach(isRoot, sides, found.sides);
    isOpen = butNot(isOpen, isRoot);
    now = now - excess / (slope + slope);
  }
  return found;
}

DoubleMask surelyNeverMeet(const LaneBall& ball, const LaneVector& velocity,
                           const DoubleLanes& duration, const DoubleLanes& size) {
  const DoubleLanes zero(0.0);
  const DoubleLanes within = least(duration, DoubleLanes(4.0) * size / largestMagnitude(velocity));
  const DoubleLanes sizeOfAll = size + DoubleLanes(2.0) * roundoff::magnitudeOf(velocity) * within;
  const auto separatedBy = [&](const LaneVector& away) {
    return surelySeparates(ball, away, within, sizeOfAll);
  };
  // Nearest to the box's middle most of them meet the box, or have passed it.
  const DoubleLanes toMiddle = -dot(ball.velocity, ball.place) / dot(ball.velocity, ball.velocity);
  const LaneVector away = beyond(ball, greatest(zero, least(within, toMiddle)));
  const DoubleMask isSeparated = separatedBy(away);
  const DoubleMask isNear = dot(away, away) < ball.radius * ball.radius;
  if (holdsForAll(isSeparated | isNear)) {
    return isSeparated;
  }
  return isSeparated | separatedBy(nearestAway(ball, zero, within));
}

}  // namespace collision
