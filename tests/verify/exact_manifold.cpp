#include "exact_manifold.h"

#include <algorithm>
#include <array>

#include "candidate_axes.h"

namespace verify {
namespace {

using oracle::Kind;
using oracle::Shape;

bool isBox(const Shape& shape) { return shape.kind == Kind::aabb || shape.kind == Kind::obb; }

/** A place across an axis. */
struct Across {
  Rational u;
  Rational v;
};
bool operator<(const Across& p, const Across& q) { return p.u < q.u || (p.u == q.u && p.v < q.v); }
bool operator==(const Across& p, const Across& q) { return p.u == q.u && p.v == q.v; }

/** Twice the area of a triangle, counter-clockwise. */
Rational turnOf(const Across& p, const Across& q, const Across& r) {
  return (q.u - p.u) * (r.v - p.v) - (q.v - p.v) * (r.u - p.u);
}

using Polygon = std::vector<Across>;

/** The corners of the convex hull, counter-clockwise: none twice, none in a line. */
Polygon hullOf(Polygon places) {
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  if (places.size() < 3) {
    return places;
  }
  Polygon hull;
  const auto add = [&](const Across& place, std::size_t least) {
    while (hull.size() > least && turnOf(hull[hull.size() - 2], hull.back(), place) <= 0) {
      hull.pop_back();
    }
    hull.push_back(place);
  };
  std::for_each(places.begin(), places.end(), [&](const Across& place) { add(place, 1); });
  const std::size_t lower = hull.size();
  std::for_each(std::next(places.rbegin()), places.rend(),
                [&](const Across& place) { add(place, lower); });
  hull.pop_back();
  return hull;
}

/** Where value(p) ≥ 0, with `value` linear. */
template <class Value>
Polygon clipped(const Polygon& polygon, const Value& value) {
  Polygon kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Across& p = polygon[i];
    const Across& q = polygon[(i + 1) % polygon.size()];
    const Rational atP = value(p);
    const Rational atQ = value(q);
    if (atP >= 0) {
      kept.push_back(p);
    }
    if (sgn(atP) * sgn(atQ) < 0) {
      const Rational t = atP / (atP - atQ);
      kept.push_back({p.u + (q.u - p.u) * t, p.v + (q.v - p.v) * t});
    }
  }
  return kept;
}

/** What a convex polygon, segment or point has in common with another. */
Polygon commonOf(Polygon polygon, const Polygon& other) {
  const auto clip = [&](const auto& value) { polygon = clipped(polygon, value); };
  if (other.size() == 1) {
    const Across& at = other[0];
    for (const int sign : {1, -1}) {
      clip([&](const Across& p) { return Rational(sign * (p.u - at.u)); });
      clip([&](const Across& p) { return Rational(sign * (p.v - at.v)); });
    }
  } else if (other.size() == 2) {
    const Across& from = other[0];
    const Across& to = other[1];
    const auto along = [&](const Across& p, const Across& start) {
      return Rational((p.u - start.u) * (to.u - from.u) + (p.v - start.v) * (to.v - from.v));
    };
    clip([&](const Across& p) { return turnOf(from, to, p); });
    clip([&](const Across& p) { return turnOf(to, from, p); });
    clip([&](const Across& p) { return along(p, from); });
    clip([&](const Across& p) { return Rational(-along(p, to)); });
  } else {
    for (std::size_t i = 0; i < other.size(); ++i) {
      clip([&](const Across& p) { return turnOf(other[i], other[(i + 1) % other.size()], p); });
    }
  }
  return hullOf(polygon);
}

/** A corner by its number, as seen along an axis. */
struct Named {
  std::size_t corner;
  Across place;
};
using NamedCorners = std::vector<Named>;

/** The outline of corners: from the least on counter-clockwise, of two the least first. */
Polygon outlineOf(const NamedCorners& corners) {
  Polygon places;
  for (const Named& named : corners) {
    places.push_back(named.place);
  }
  Polygon outline = hullOf(places);
  for (const Named& named : corners) {  // in the order of their numbers
    const auto at = std::find(outline.begin(), outline.end(), named.place);
    if (at != outline.end()) {
      std::rotate(outline.begin(), at, outline.end());
      break;
    }
  }
  return outline;
}

struct Common {
  Polygon places;
  bool isStartKnown = true;
};

/** In the order of the points of a manifold: from a's corners on, else from b's. */
Common commonInOrder(const Polygon& a, const Polygon& b) {
  Common common{commonOf(a, b), true};
  Polygon& places = common.places;
  Polygon corners;
  for (const Polygon* outline : {&a, &b}) {
    for (const Across& corner : *outline) {
      if (std::find(places.begin(), places.end(), corner) != places.end() &&
          std::find(corners.begin(), corners.end(), corner) == corners.end()) {
        corners.push_back(corner);
      }
    }
  }
  common.isStartKnown = !corners.empty();
  if (places.size() == 2 && corners.size() == 2) {
    places = corners;
  } else if (!corners.empty()) {
    std::rotate(places.begin(), std::find(places.begin(), places.end(), corners[0]), places.end());
  }
  return common;
}

/** Coordinates across an axis, counter-clockwise as seen from where it points. */
class Frame {
 public:
  explicit Frame(const Exact3& axis) : axis_(axis) {
    for (std::size_t i = 0; i < 3 && isZero(u_); ++i) {
      Exact3 unit{0, 0, 0};
      unit[i] = 1;
      u_ = cross(axis, unit);
    }
    v_ = cross(axis, u_);
  }
  [[nodiscard]] Across across(const Exact3& p) const { return {dot(p, u_), dot(p, v_)}; }
  [[nodiscard]] Polygon outlineOf(const std::vector<std::size_t>& numbers,
                                  const std::vector<Exact3>& points) const {
    NamedCorners corners;
    for (std::size_t i = 0; i < points.size(); ++i) {
      corners.push_back({numbers[i], across(points[i])});
    }
    return verify::outlineOf(corners);
  }
  /** The point there that is so far along the axis. */
  [[nodiscard]] Exact3 at(const Across& place, const Rational& along) const {
    return u_ * Rational(place.u / dot(u_, u_)) + v_ * Rational(place.v / dot(v_, v_)) +
           axis_ * Rational(along / dot(axis_, axis_));
  }

 private:
  Exact3 axis_;
  Exact3 u_{0, 0, 0};
  Exact3 v_{0, 0, 0};
};

/** Corners by their numbers, in rising order. */
struct Feature {
  std::vector<std::size_t> corners;
  std::vector<Exact3> points;
};
struct Furthest : Feature {
  Rational along;
};
Furthest furthestOf(const Shape& shape, const Exact3& axis) {
  Furthest furthest;
  const std::vector<Exact3> corners = numberedCorners(shape);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Rational along = dot(corners[i], axis);
    if (furthest.corners.empty() || along > furthest.along) {
      furthest = {{}, along};
    }
    if (along == furthest.along) {
      furthest.corners.push_back(i);
      furthest.points.push_back(corners[i]);
    }
  }
  return furthest;
}

/** All corners of the face of a box that is most along a direction, of those with its feature. */
Feature faceOf(const Shape& box, const Exact3& toward, const std::vector<std::size_t>& feature) {
  int best = 0;
  Rational most = -1;
  for (int i = 0; i < 3; ++i) {
    const Exact3 axis = boxAxis(box, i);
    const Rational along = abs(dot(axis, toward));
    if (along > most) {
      best = i;
      most = along;
    }
  }
  const auto bit = [&](std::size_t corner) { return (corner >> static_cast<unsigned>(best)) & 1U; };
  std::size_t end = bit(feature[0]);
  if (std::any_of(feature.begin(), feature.end(), [&](std::size_t i) { return bit(i) != end; })) {
    end = dot(boxAxis(box, best), toward) > 0 ? 1 : 0;
  }
  Feature face;
  const std::vector<Exact3> corners = numberedCorners(box);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (bit(i) == end) {
      face.corners.push_back(i);
      face.points.push_back(corners[i]);
    }
  }
  return face;
}

/** All corners. */
Feature wholeOf(const Shape& shape) {
  Feature whole{{}, numberedCorners(shape)};
  for (std::size_t i = 0; i < whole.points.size(); ++i) {
    whole.corners.push_back(i);
  }
  return whole;
}

/** Of a plane that holds all points, of those in a line the one that is level along it. */
Exact3 normalOfPlane(const std::vector<Exact3>& points, const Exact3& axis) {
  Exact3 along{0, 0, 0};
  for (const Exact3& point : points) {
    const Exact3 way = point - points[0];
    const Exact3 normal = cross(along, way);
    if (!isZero(normal)) {
      return normal;
    }
    along = isZero(along) ? way : along;
  }
  return isZero(along) ? axis : cross(cross(along, axis), along);
}

int rankOf(const std::vector<Exact3>& spans) {
  Exact3 line{0, 0, 0};
  Exact3 normal{0, 0, 0};
  int rank = 0;
  for (const Exact3& span : spans) {
    if (rank == 0 && !isZero(span)) {
      line = span;
      rank = 1;
    } else if (rank == 1 && !isZero(cross(line, span))) {
      normal = cross(line, span);
      rank = 2;
    } else if (rank == 2 && dot(normal, span) != 0) {
      return 3;
    }
  }
  return rank;
}

}  // namespace

std::vector<Exact3> numberedCorners(const Shape& shape) {
  std::vector<Exact3> corners = cornersOf(shape);
  if (shape.kind == Kind::parallelogram) {
    std::swap(corners[2], corners[3]);
  }
  return corners;
}

ExactManifold levelManifold(const Shape& a, const Shape& b, const Exact3& line) {
  const auto depthAlong = [&](const Exact3& axis) {
    return Rational(furthestOf(a, axis).along + furthestOf(b, negated(axis)).along);
  };
  const bool isForward = depthAlong(line) <= depthAlong(negated(line));
  const Exact3 axis = isForward ? line : negated(line);
  const Furthest onA = furthestOf(a, axis);
  const Furthest onB = furthestOf(b, negated(axis));
  ExactManifold manifold{axis, Rational(onA.along + onB.along), onA.corners, onB.corners, {}};
  const Frame frame(axis);
  const auto [places, isStartKnown] = commonInOrder(frame.outlineOf(onA.corners, onA.points),
                                                    frame.outlineOf(onB.corners, onB.points));
  manifold.isStartKnown = isStartKnown;
  for (const Across& place : places) {
    manifold.points.push_back(
        {frame.at(place, onA.along), frame.at(place, Rational(-onB.along)), manifold.depth});
  }
  return manifold;
}

std::optional<ExactManifold> incidentManifold(const Shape& a, const Shape& b,
                                              const ExactManifold& level) {
  const Frame frame(level.axis);
  const Furthest onA = furthestOf(a, level.axis);
  const Furthest onB = furthestOf(b, negated(level.axis));
  const auto outlineOf = [&](const Feature& of) { return frame.outlineOf(of.corners, of.points); };
  const bool isOfA = outlineOf(onA).size() > 2;
  if (!isOfA && outlineOf(onB).size() < 3) {
    return std::nullopt;
  }
  const Shape& other = isOfA ? b : a;
  const Feature& reference = isOfA ? onA : onB;
  const Feature& feature = isOfA ? onB : onA;
  const Exact3 toward = isOfA ? negated(level.axis) : level.axis;
  Feature face = isBox(other) ? faceOf(other, toward, feature.corners) : wholeOf(other);
  Exact3 normal = normalOfPlane(face.points, level.axis);
  if (dot(normal, level.axis) == 0) {  // seen edge-on
    face = feature;
    normal = normalOfPlane(face.points, level.axis);
  }
  ExactManifold incident = level;
  incident.points.clear();
  const Rational along = isOfA ? onA.along : Rational(-onB.along);
  const auto [places, isStartKnown] = isOfA ? commonInOrder(outlineOf(reference), outlineOf(face))
                                            : commonInOrder(outlineOf(face), outlineOf(reference));
  incident.isStartKnown = isStartKnown;
  for (const Across& place : places) {
    const Exact3 onReference = frame.at(place, along);
    const Rational way = dot(normal, face.points[0] - onReference) / dot(normal, level.axis);
    const Exact3 onFace = onReference + level.axis * way;
    const Rational depth = (isOfA ? Rational(-way) : way) * dot(level.axis, level.axis);
    if (depth >= 0) {
      incident.points.push_back(
          {isOfA ? onReference : onFace, isOfA ? onFace : onReference, depth});
    }
  }
  return incident;
}

std::vector<Exact3> manifoldAxes(const Question& question, bool isSolid) {
  using enum collision::CandidateType;
  std::vector<Exact3> spans = spansOf(question.a);
  const std::vector<Exact3> others = spansOf(question.b);
  spans.insert(spans.end(), others.begin(), others.end());
  const int rank = rankOf(spans);
  std::vector<Exact3> axes;
  for (const collision::Candidate& candidate : question.pair->candidates) {
    const bool isOfPlane = candidate.type == inPlaneA || candidate.type == inPlaneB;
    const bool isOfLine = candidate.type == inLine || candidate.type == besideLine;
    const bool isAsked = candidate.type == betweenPoints ? rank == 0
                         : isOfLine                      ? rank == 1
                                                         : !isOfPlane || rank == 2;
    if (!isAsked || (isSolid && collision::isForDegenerate(candidate.type))) {
      continue;
    }
    for (const Exact3& axis : axesOf(candidate, question.a, question.b)) {
      if (!isZero(axis)) {
        axes.push_back(axis);
      }
    }
  }
  return axes;
}

}  // namespace verify
