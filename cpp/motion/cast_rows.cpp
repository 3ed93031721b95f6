#include "motion/cast_rows.h"

#include <string_view>
#include <utility>

#include "answer/candidate.h"
#include "answer/steps.h"
#include "collision/collision.h"
#include "motion/convex_cast.h"
#include "motion/polytope_cast.h"
#include "motion/root_time.h"
#include "motion/rough_boxes.h"
#include "motion/rounded_cast.h"
#include "number/certified.h"
#include "number/index.h"
#include "shapes/core.h"

namespace collision {
namespace {

/** A row as a step: the motion's times beside those at which the row is open. */
template <class T>
Step stepOf(std::int64_t candidate, StepGroup group, const TimeSpan<T>& span,
            const RelativeMotion& motion) {
  TimeSpan<T> common = TimeSpan<T>::during(motion.duration());
  common.intersect(span);
  Sign sign = Sign::negative;
  if (common.isEmpty) {
    sign = Sign::positive;
  } else if (!span.hasRoom ||
             (!motion.isNone() && common.ends && compare(common.from, common.to) == Sign::zero)) {
    sign = Sign::zero;
  }
  Interval open{-kInfinity, kInfinity};
  if (span.isEmpty) {
    open = {kNone, kNone};
  } else {
    open.min = span.begins ? rounded(span.from) : open.min;
    open.max = span.ends ? rounded(span.to) : open.max;
  }
  const DecidedBy by = std::is_same_v<T, Approximate> ? DecidedBy::filter : DecidedBy::exact;
  Step step = scalarStep(candidate, group, StepUnit::time, {sign, by, 0}, {0, motion.duration()},
                         open, true);
  if (span.isEmpty) {
    step.gap = kInfinity;
  }
  return step;
}

/** Their rows are the world's three axes, as explain() has them. */
bool areUpright(ShapeRef a, ShapeRef b) { return a.kind() == Kind::aabb && b.kind() == Kind::aabb; }
constexpr int kUprightRows = 3;

void tracePolytopes(ShapeRef shapeA, ShapeRef shapeB, const RelativeMotion& motion, Trace& trace) {
  const Polytope a = roundedPolytopeOf(shapeA).polytope;
  const Polytope b = roundedPolytopeOf(shapeB).polytope;
  const PolytopeCast cast(a, b, motion, true);
  const bool isUpright = areUpright(shapeA, shapeB);
  const int count = isUpright ? kUprightRows : static_cast<int>(cast.list().size());
  for (int i = 0; i < count; ++i) {
    const StepGroup group = isUpright ? StepGroup::worldAxis : groupOf(cast.list()[at(i)].type);
    const std::int64_t number = isUpright ? i : cast.number(i);
    const Step step = certified([&]<class T>() {
      const auto row = cast.row<T>(i, cast.space<T>());
      if (row.skip != SkipReason::none) {
        return skippedStep(number, group, row.skip, true, 0);
      }
      Step own = stepOf(number, group, row.row.span(), motion);
      own.axis = unitOf(row.axis.axis);
      return own;
    });
    if (step.skip != SkipReason::notNeeded) {
      trace.add(step);
    }
  }
}

void tracePieces(ShapeRef a, ShapeRef b, const RelativeMotion& motion, Trace& trace) {
  const PieceSpans pieces = pieceSpans(a, b, motion);
  int number = 0;
  for (const TimeSpan<Root>& span : pieces.spans) {
    trace.add(stepOf(number++, StepGroup::distance, span, motion));
  }
}

void tracePlane(ShapeRef shape, const Plane& plane, const RelativeMotion& motion, Trace& trace) {
  const auto [core, radius] = roundedPolytopeOf(shape);
  trace.add(certified([&, &polytope = core, r = radius]<class T>() {
    const Vec3& reference = polytope.reference();
    const MovingRow<T> row =
        rowBesidePlane<T>(polytope.in<T>(reference), r, reference, plane, motion.velocity<T>());
    Step step = stepOf(0, StepGroup::plane, row.span(), motion);
    step.axis = unitOf(vectorOf<T>(plane.normal));
    return step;
  }));
}

bool isRounded(ShapeRef a, ShapeRef b) { return radiusOf(a) > 0 || radiusOf(b) > 0; }

/** What a part of a shape is called; empty: the shape as a whole. */
std::string nameOfPart(Kind kind, const PieceName& piece, std::size_t first) {
  const signed char* const end = &piece.end[first];
  std::string name;
  switch (kind) {
    case Kind::segment:
    case Kind::ray:
    case Kind::capsule:
      return end[0] == 0 ? "" : (end[0] < 0 ? "start" : "end");
    case Kind::aabb:
    case Kind::obb:
      for (std::size_t i = 0; i < 3; ++i) {
        if (end[i] != 0) {
          name += end[i] < 0 ? "−" : "+";
          name += "xyz"[i];
        }
      }
      return name;
    case Kind::triangle:
      for (const int corner : piece.corner) {
        if (corner >= 0) {
          name += "abc"[corner];
        }
      }
      return name;
    case Kind::parallelogram: {
      // by the ends of ab and ac: both at the start a, both at the end d
      constexpr std::array<std::string_view, 9> kNames{"a",  "ab", "b",  "ac", "abcd",
                                                       "bd", "c",  "cd", "d"};
      return std::string(kNames.at(at((end[1] + 1) * 3 + end[0] + 1)));
    }
    case Kind::hull:
      for (const int corner : piece.corner) {
        if (corner >= 0) {
          name.append("v").append(std::to_string(corner));
        }
      }
      return name;
    default:
      return name;
  }
}

std::string nameOfPiece(Kind kindA, Kind kindB, const PieceName& piece) {
  const std::string a = nameOfPart(kindA, piece, 0);
  const std::string b = nameOfPart(kindB, piece, PieceName::kGenerators);
  std::string name;
  if (!a.empty()) {
    name.append("{a}.").append(a);
  }
  if (!a.empty() && !b.empty()) {
    name.append("×");
  }
  if (!b.empty()) {
    name.append("{b}.").append(b);
  }
  return name.empty() ? "|{a} − {b}|" : name;
}

std::string nameOfPiece(ShapeRef a, ShapeRef b, std::int64_t candidate) {
  const Polytope coreA = roundedPolytopeOf(a).polytope;
  const Polytope coreB = roundedPolytopeOf(b).polytope;
  const Vec3& reference = referenceOf(coreA, coreB);
  const std::vector<PieceName> names =
      PieceNames(coreA.rounded(reference), coreB.rounded(reference)).all();
  const auto place = static_cast<std::size_t>(candidate);
  return place < names.size() ? nameOfPiece(a.kind(), b.kind(), names[place]) : "";
}

/** Of a straight shape the edge is the shape itself. */
void withoutEdgeName(std::string& name, ShapeRef shape, std::string_view edge) {
  constexpr std::size_t kPlaceholder = std::string_view("{a}").size();
  const std::size_t place = name.find(edge);
  if ((shape.kind() == Kind::segment || shape.kind() == Kind::ray) && place != std::string::npos) {
    name.erase(place + kPlaceholder, edge.size() - kPlaceholder);
  }
}

constexpr int kForms = 3;

/** −1: there are more than these. */
int formOf(ShapeRef shape) {
  switch (shape.kind()) {
    case Kind::hull:
    case Kind::mesh:
      return -1;
    case Kind::ray:
      return shape.as<Ray>().maxDistance == 0 ? 1 : (shape.as<Ray>().bounded() ? 0 : 2);
    case Kind::sphere:
    case Kind::capsule:
      return radiusOf(shape) > 0 ? 0 : 1;
    case Kind::aabb:
      return isSolid(shape.as<Aabb>()) ? 0 : 1;
    case Kind::obb:
      return isSolid(shape.as<Obb>()) ? 0 : 1;
    default:
      return 0;
  }
}

}  // namespace

int formsOf(ShapeRef a, ShapeRef b) {
  const int formA = formOf(a);
  const int formB = formOf(b);
  return formA < 0 || formB < 0 ? -1 : kForms * formA + formB;
}

void traceRows(ShapeRef first, ShapeRef second, const Motion& motion, Trace& trace) {
  Point pointA;
  Point pointB;
  const ShapeRef a = withoutEmptyRay(first, pointA);
  const ShapeRef b = withoutEmptyRay(second, pointB);
  const RelativeMotion relative(motion);
  if (b.kind() == Kind::plane) {
    tracePlane(a, b.as<Plane>(), relative, trace);
  } else if (a.kind() == Kind::plane) {
    const Motion other = exchanged(motion);
    tracePlane(b, a.as<Plane>(), RelativeMotion(other), trace);
  } else if (!isRounded(a, b)) {
    tracePolytopes(a, b, relative, trace);
  } else {
    tracePieces(a, b, relative, trace);
  }
}

std::string rowName(ShapeRef first, ShapeRef second, std::int64_t candidate) {
  Point pointA;
  Point pointB;
  const ShapeRef a = withoutEmptyRay(first, pointA);
  const ShapeRef b = withoutEmptyRay(second, pointB);
  if (a.kind() == Kind::plane || b.kind() == Kind::plane) {
    return nameOf({a.kind() == Kind::plane ? CandidateType::planeA : CandidateType::planeB},
                  a.kind(), b.kind());
  }
  if (isRounded(a, b)) {
    return nameOfPiece(a, b, candidate);
  }
  if (areUpright(a, b) && candidate < kUprightRows) {
    return nameOf({CandidateType::worldAxis, static_cast<int>(candidate)}, a.kind(), b.kind());
  }
  if (isBox(a.kind()) && isBox(b.kind()) && candidate < kBoxRows) {
    return nameOf(axisOfBoxRow(static_cast<int>(candidate)), a.kind(), b.kind());
  }
  const AxisCounts counts =
      movingCountsOf(roundedPolytopeOf(a).polytope, roundedPolytopeOf(b).polytope);
  if (candidate >= counts.all()) {
    return {};
  }
  std::string name = nameOf(axisAt(counts, candidate), a.kind(), b.kind());
  withoutEdgeName(name, a, "{a}.ab");
  withoutEdgeName(name, b, "{b}.ab");
  return name;
}

}  // namespace collision
