#include "wire/layout.h"

#include "answer/positive_zero.h"

namespace collision {
namespace {

/** Fills a record field by field, in the order of its layout. */
class Writer {
 public:
  explicit Writer(double* out) : out_(out) {}

  Writer& operator<<(double value) {
    *out_++ = positiveZero(value);
    return *this;
  }
  template <class Code>
  Writer& operator<<(Code code) {
    return *this << static_cast<double>(static_cast<int>(code));
  }
  Writer& operator<<(const Vec3& v) { return *this << v.x << v.y << v.z; }
  Writer& operator<<(const Interval& interval) { return *this << interval.min << interval.max; }

 private:
  double* out_;
};

}  // namespace

void write(const Verdict& verdict, const VerdictContext& context, double* record) {
  const Hit& hit = verdict.hit;
  Writer(record) << verdict.outcome << verdict.decidedBy << verdict.side << context.pair
                 << context.swapped << verdict.candidate << verdict.reason << context.faultSlot
                 << context.faultIndex << verdict.witness.gap << verdict.witness.axis
                 << verdict.witness.supportA << verdict.witness.supportB << verdict.witness.cornersA
                 << verdict.witness.cornersB << verdict.contact << hit.present << hit.startsInside
                 << hit.facing << hit.feature << hit.t << hit.tExit << hit.tB << hit.distance
                 << hit.u << hit.v << hit.point << hit.exitPoint << hit.normal << hit.exitFeature
                 << hit.exitNormal << verdict.plane.signedDistance << verdict.plane.projectedRadius
                 << verdict.plane.min << verdict.plane.max << verdict.triangleA
                 << verdict.triangleB;
}

void write(const Distance& distance, double* record) {
  Writer(record) << distance.distance << distance.depth << distance.axis << distance.pointA
                 << distance.pointB << distance.translation << distance.cornersA
                 << distance.cornersB;
}

void write(const Cast& cast, int forms, double* record) {
  Writer(record) << cast.outcome << cast.decidedBy << cast.startsInside << cast.tEnter << cast.tExit
                 << cast.candidate << cast.against << cast.axis << cast.pointA << cast.pointB
                 << cast.triangleA << cast.triangleB << forms;
}

void write(const Manifold& manifold, double* record) {
  Writer(record) << manifold.outcome << manifold.kind << manifold.axis << manifold.depth
                 << manifold.cornersA << manifold.cornersB << manifold.triangleA
                 << manifold.triangleB << static_cast<int>(manifold.points.size());
}

void write(const ContactPoint& point, double* record) {
  Writer(record) << point.pointA << point.pointB << point.depth;
}

void write(const Intersection& common, double* record) {
  Writer(record) << common.outcome << common.kind << common.normal << common.center << common.radius
                 << common.length << common.area << common.volume << common.min << common.max
                 << common.triangleA << common.triangleB << static_cast<int>(common.points.size())
                 << static_cast<int>(common.faces.size()) << static_cast<int>(common.arcs.size());
}

void write(const IntersectionPoint& point, double* record) {
  Writer(record) << point.point << point.cornersA << point.cornersB;
}

void write(const IntersectionFace& face, double* record) {
  Writer(record) << face.normal << face.cornersA << face.cornersB
                 << static_cast<int>(face.points.size());
}

void write(const IntersectionArc& arc, double* record) {
  Writer(record) << arc.from << arc.control << arc.to << arc.weight;
}

void write(const Difference& difference, double* record) {
  Writer(record) << difference.outcome << difference.dimension << difference.radius
                 << static_cast<int>(difference.points.size())
                 << static_cast<int>(difference.faces.size());
}

void write(const DifferencePoint& point, double* record) {
  Writer(record) << point.point << point.cornersA << point.cornersB;
}

void write(const DifferenceFace& face, double* record) {
  Writer(record) << face.kind << face.normal << face.distance << face.cornersA << face.cornersB
                 << face.candidate << static_cast<int>(face.points.size());
}

void write(const GjkWalk& walk, double* record) {
  Writer(record) << walk.outcome << walk.radius << static_cast<int>(walk.steps.size());
}

void write(const GjkStep& step, double* record) {
  Writer(record) << step.nearest << step.distance << static_cast<int>(step.simplex.size());
}

void write(const EpaWalk& walk, double* record) {
  Writer(record) << walk.outcome << walk.radius << walk.depth << walk.axis
                 << static_cast<int>(walk.points.size()) << static_cast<int>(walk.steps.size());
}

void write(const EpaStep& step, double* record) {
  Writer(record) << step.nearest << step.normal << step.distance << step.support
                 << static_cast<int>(step.faces.size());
}

void write(const TurningCast& cast, double* record) {
  Writer(record) << cast.outcome << cast.tFree << cast.tMeet << cast.distance << cast.axis
                 << cast.pointA << cast.pointB << cast.steps;
}

void write(const Projection& projection, double* record) {
  Writer(record) << projection.interval << projection.minPoint << projection.maxPoint;
}

void write(const AxisSeparation& separation, double* record) {
  Writer(record) << separation.gap << separation.a << separation.b;
}

void write(const Step& step, double* record) {
  Writer(record) << step.candidate << step.group << step.status << step.skip << step.beyond
                 << step.reached << step.by << step.unit << step.line << step.a << step.b
                 << step.gap << step.axis << step.aMinPoint << step.aMaxPoint << step.bMinPoint
                 << step.bMaxPoint;
}

void write(const MeetingRecord& meeting, std::int32_t* record) {
  record[0] = meeting.a;
  record[1] = meeting.b;
  record[2] = meeting.outcome;
  record[3] = meeting.pair;
  record[4] = meeting.hit;
}

MeetingRecord meetingAt(const std::int32_t* record) {
  return {record[0], record[1], record[2], record[3], record[4]};
}

}  // namespace collision
