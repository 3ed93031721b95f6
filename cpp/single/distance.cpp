// Method: closest points of features, clamped to where they end (Ericson, Real-Time Collision
// Detection, 5.1): point and box, point and polygon, two segments. A segment that does not meet a
// flat or solid shape is nearest to it at one of its ends or at one of the shape's edges.
#include "single/distance.h"

namespace collision::single {
namespace {

/** The points origin + t · direction with t from 0 to end. */
struct Piece {
  Vec origin;
  Vec direction;
  float end = 1;

  [[nodiscard]] Vec at(float t) const { return origin + direction * t; }
  [[nodiscard]] float clamped(float t) const { return t > 0 ? smaller(end, t) : 0; }
  [[nodiscard]] bool endless() const { return end == kInfinity; }
};

Piece pieceOf(const Body& straight) {
  if (straight.endless) {
    return {straight.corner[0], straight.edge[0], kInfinity};
  }
  // Of a point both are the same.
  const Vec& last = straight.corner[straight.corners - 1];
  return {straight.corner[0], last - straight.corner[0], 1};
}

float pointPiece(const Vec& p, const Piece& piece) {
  const float squared = dot(piece.direction, piece.direction);
  const float t =
      squared == 0 ? 0 : piece.clamped(dot(p - piece.origin, piece.direction) / squared);
  return length(p - piece.at(t));
}

/** Where two lines come nearest, and the ends; all the same when the two are swapped. */
float piecePiece(const Piece& a, const Piece& b) {
  float least = smaller(pointPiece(a.origin, b), pointPiece(b.origin, a));
  if (!a.endless()) {
    least = smaller(least, pointPiece(a.at(a.end), b));
  }
  if (!b.endless()) {
    least = smaller(least, pointPiece(b.at(b.end), a));
  }
  const Vec between = a.origin - b.origin;
  const float aa = dot(a.direction, a.direction);
  const float bb = dot(b.direction, b.direction);
  const float ab = dot(a.direction, b.direction);
  const float onA = dot(a.direction, between);
  const float onB = dot(b.direction, between);
  const float across = aa * bb - ab * ab;
  if (across != 0) {
    const float s = (ab * onB - onA * bb) / across;
    const float t = (aa * onB - ab * onA) / across;
    least = smaller(least, pointPiece(a.at(a.clamped(s)), b));
    least = smaller(least, pointPiece(b.at(b.clamped(t)), a));
  }
  return least;
}

/** How far a coordinate is out of an interval. */
float outside(float at, float min, float max) { return larger(0, larger(min - at, at - max)); }

float pointBox(const Vec& p, const Body& box) {
  if (box.form == Form::aabb) {
    return length({outside(p.x, box.low.x, box.high.x), outside(p.y, box.low.y, box.high.y),
                   outside(p.z, box.low.z, box.high.z)});
  }
  const Vec local = p - box.corner[0];
  const auto along = [&](std::size_t i) {
    return outside(dot(local, box.edge[i]), -box.half[i], box.half[i]);
  };
  return length({along(0), along(1), along(2)});
}

Piece sideOf(const Body& polygon, std::size_t i) {
  const Vec& from = polygon.corner[i];
  return {from, polygon.corner[(i + 1) % polygon.corners] - from, 1};
}

/** Edge i of twelve: four along each axis. */
Piece edgeOf(const Body& box, std::size_t i) {
  const auto half = [&](std::size_t axis) { return box.edge[axis % 3] * box.half[axis % 3]; };
  const std::size_t axis = i / 4;
  const Vec along = half(axis);
  const float u = i % 2 == 0 ? -1.0F : 1.0F;
  const float v = i % 4 < 2 ? -1.0F : 1.0F;
  return {box.corner[0] + half(axis + 1) * u + half(axis + 2) * v - along, along * 2, 1};
}

float pointPolygon(const Vec& p, const Body& polygon) {
  const Vec normal = cross(polygon.edge[0], polygon.edge[1]);
  float least = kInfinity;
  bool above = !isZero(normal);
  for (std::size_t i = 0; i < polygon.corners; ++i) {
    const Piece side = sideOf(polygon, i);
    least = smaller(least, pointPiece(p, side));
    above = above && dot(cross(normal, side.direction), p - side.origin) >= 0;
  }
  return above ? std::fabs(dot(normal, p - polygon.corner[0])) / length(normal) : least;
}

float pointBody(const Vec& p, const Body& body) {
  return body.isBox() ? pointBox(p, body) : pointPolygon(p, body);
}

}  // namespace

float distance(const Body& straight, const Body& b) {
  const Piece piece = pieceOf(straight);
  if (b.form == Form::straight) {
    return piecePiece(piece, pieceOf(b));
  }
  float least = pointBody(piece.origin, b);
  if (straight.corners == 1) {
    return least;
  }
  least = smaller(least, pointBody(straight.corner[1], b));
  const std::size_t edges = b.isBox() ? 12 : b.corners;
  for (std::size_t i = 0; i < edges; ++i) {
    least = smaller(least, piecePiece(piece, b.isBox() ? edgeOf(b, i) : sideOf(b, i)));
  }
  return least;
}

}  // namespace collision::single
