// How answers lie in memory, as flat doubles, for readers in JavaScript. The names are
// published in the catalog; a reader looks offsets up there and never counts for itself.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "collision/difference.h"
#include "collision/epa_walk.h"
#include "collision/gjk_walk.h"
#include "collision/intersection.h"
#include "collision/manifold.h"
#include "collision/measures.h"
#include "collision/motion.h"
#include "collision/trace.h"
#include "collision/turning.h"
#include "collision/verdict.h"
#include "shapes/slot.h"

namespace collision {

inline constexpr std::array<Field, 37> kVerdictLayout{{
    {"outcome"},
    {"decidedBy"},
    {"side"},
    {"pair"},
    {"swapped"},
    {"candidate"},
    {"reason"},
    {"faultSlot"},
    {"faultIndex"},
    {"gap"},
    {"axis", 3},
    {"supportA", 3},
    {"supportB", 3},
    {"cornersA"},
    {"cornersB"},
    {"contact", 3},
    {"hit"},
    {"startsInside"},
    {"facing"},
    {"feature"},
    {"t"},
    {"tExit"},
    {"tB"},
    {"distance"},
    {"u"},
    {"v"},
    {"point", 3},
    {"exitPoint", 3},
    {"normal", 3},
    {"exitFeature"},
    {"exitNormal", 3},
    {"signedDistance"},
    {"projectedRadius"},
    {"signedMin"},
    {"signedMax"},
    {"triangleA"},
    {"triangleB"},
}};

inline constexpr std::array<Field, 8> kDistanceLayout{{
    {"distance"},
    {"depth"},
    {"axis", 3},
    {"pointA", 3},
    {"pointB", 3},
    {"translation", 3},
    {"cornersA"},
    {"cornersB"},
}};

inline constexpr std::array<Field, 13> kCastLayout{{
    {"outcome"},
    {"decidedBy"},
    {"startsInside"},
    {"tEnter"},
    {"tExit"},
    {"candidate"},
    {"against"},
    {"axis", 3},
    {"pointA", 3},
    {"pointB", 3},
    {"triangleA"},
    {"triangleB"},
    {"forms"},
}};

inline constexpr std::array<Field, 8> kTurningLayout{{
    {"outcome"},
    {"tFree"},
    {"tMeet"},
    {"distance"},
    {"axis", 3},
    {"pointA", 3},
    {"pointB", 3},
    {"steps"},
}};

inline constexpr std::array<Field, 4> kProjectionLayout{{
    {"min"},
    {"max"},
    {"minPoint", 3},
    {"maxPoint", 3},
}};

/** A manifold, and after it its points. */
inline constexpr std::array<Field, 9> kManifoldLayout{{
    {"outcome"},
    {"kind"},
    {"axis", 3},
    {"depth"},
    {"cornersA"},
    {"cornersB"},
    {"triangleA"},
    {"triangleB"},
    {"points"},
}};
inline constexpr std::array<Field, 3> kContactPointLayout{{
    {"pointA", 3},
    {"pointB", 3},
    {"depth"},
}};

/** What two shapes have in common, and after it its points, faces and arcs. */
inline constexpr std::array<Field, 15> kIntersectionLayout{{
    {"outcome"},
    {"kind"},
    {"normal", 3},
    {"center", 3},
    {"radius"},
    {"length"},
    {"area"},
    {"volume"},
    {"min", 3},
    {"max", 3},
    {"triangleA"},
    {"triangleB"},
    {"points"},
    {"faces"},
    {"arcs"},
}};
inline constexpr std::array<Field, 3> kIntersectionPointLayout{{
    {"point", 3},
    {"cornersA"},
    {"cornersB"},
}};
/** After it the indices of its points. */
inline constexpr std::array<Field, 4> kIntersectionFaceLayout{{
    {"normal", 3},
    {"cornersA"},
    {"cornersB"},
    {"points"},
}};
inline constexpr std::array<Field, 4> kIntersectionArcLayout{{
    {"from", 3},
    {"control", 3},
    {"to", 3},
    {"weight"},
}};

/** A Minkowski difference, and after it its points and faces. */
inline constexpr std::array<Field, 5> kDifferenceLayout{{
    {"outcome"},
    {"dimension"},
    {"radius"},
    {"points"},
    {"faces"},
}};
inline constexpr std::array<Field, 3> kDifferencePointLayout{{
    {"point", 3},
    {"cornersA"},
    {"cornersB"},
}};
/** After it the indices of its points. */
inline constexpr std::array<Field, 7> kDifferenceFaceLayout{{
    {"kind"},
    {"normal", 3},
    {"distance"},
    {"cornersA"},
    {"cornersB"},
    {"candidate"},
    {"points"},
}};

/** The walk of GJK, and after it its steps. */
inline constexpr std::array<Field, 3> kGjkWalkLayout{{
    {"outcome"},
    {"radius"},
    {"steps"},
}};
/** After it the points of its simplex (kDifferencePointLayout). */
inline constexpr std::array<Field, 3> kGjkStepLayout{{
    {"nearest", 3},
    {"distance"},
    {"points"},
}};
/** The walk of EPA, and after it its points (kDifferencePointLayout) and steps. */
inline constexpr std::array<Field, 6> kEpaWalkLayout{{
    {"outcome"},
    {"radius"},
    {"depth"},
    {"axis", 3},
    {"points"},
    {"steps"},
}};
/** After it three indices of points a face. */
inline constexpr std::array<Field, 5> kEpaStepLayout{{
    {"nearest"},
    {"normal", 3},
    {"distance"},
    {"support"},
    {"faces"},
}};

inline constexpr std::array<Field, 5> kSeparationLayout{{
    {"gap"},
    {"aMin"},
    {"aMax"},
    {"bMin"},
    {"bMax"},
}};

inline constexpr std::array<Field, 19> kStepLayout{{
    {"candidate"},    {"group"},        {"status"},       {"skipReason"},   {"beyond"},
    {"reached"},      {"decidedBy"},    {"unit"},         {"line"},         {"aMin"},
    {"aMax"},         {"bMin"},         {"bMax"},         {"gap"},          {"axis", 3},
    {"aMinPoint", 3}, {"aMaxPoint", 3}, {"bMinPoint", 3}, {"bMaxPoint", 3},
}};

constexpr int strideOf(std::span<const Field> layout) {
  int stride = 0;
  for (const Field& field : layout) {
    stride += field.size;
  }
  return stride;
}

inline constexpr int kVerdictStride = strideOf(kVerdictLayout);
inline constexpr int kDistanceStride = strideOf(kDistanceLayout);
inline constexpr int kStepStride = strideOf(kStepLayout);
inline constexpr int kManifoldStride = strideOf(kManifoldLayout);
inline constexpr int kContactPointStride = strideOf(kContactPointLayout);
inline constexpr int kIntersectionStride = strideOf(kIntersectionLayout);
inline constexpr int kIntersectionPointStride = strideOf(kIntersectionPointLayout);
inline constexpr int kIntersectionFaceStride = strideOf(kIntersectionFaceLayout);
inline constexpr int kIntersectionArcStride = strideOf(kIntersectionArcLayout);
inline constexpr int kDifferenceStride = strideOf(kDifferenceLayout);
inline constexpr int kDifferencePointStride = strideOf(kDifferencePointLayout);
inline constexpr int kDifferenceFaceStride = strideOf(kDifferenceFaceLayout);
inline constexpr int kGjkWalkStride = strideOf(kGjkWalkLayout);
inline constexpr int kGjkStepStride = strideOf(kGjkStepLayout);
inline constexpr int kEpaWalkStride = strideOf(kEpaWalkLayout);
inline constexpr int kEpaStepStride = strideOf(kEpaStepLayout);
static_assert(strideOf(kProjectionLayout) <= kSlotStride &&
                  strideOf(kSeparationLayout) <= kSlotStride,
              "they are written into a slot");
/** A hit of a ray in a world: the slot that it hits, then the verdict. */
inline constexpr int kHitStride = 1 + kVerdictStride;

/** Two slots that meet, as integers. */
struct MeetingRecord {
  int a;  // the lesser slot
  int b;
  int outcome;
  int pair;  // place in the table
  int hit;   // place among the hits of the evaluation, or kNoHit
};
inline constexpr int kNoHit = -1;
inline constexpr std::array<Field, 5> kMeetingLayout{
    {{"a"}, {"b"}, {"outcome"}, {"pair"}, {"hit"}}};
inline constexpr int kMeetingStride = strideOf(kMeetingLayout);

/** What the world knows about a verdict beyond the shapes. */
struct VerdictContext {
  int pair = -1;
  bool swapped = false;
  int faultSlot = -1;  // 0: the first shape is invalid, 1: the second
  int faultIndex = -1;
};

void write(const Verdict& verdict, const VerdictContext& context, double* record);
void write(const Distance& distance, double* record);
/** `forms`: see formsOf() in motion/cast_rows.h. */
void write(const Cast& cast, int forms, double* record);
void write(const TurningCast& cast, double* record);
/** Without its points. */
void write(const Manifold& manifold, double* record);
void write(const ContactPoint& point, double* record);
/** The numbers of it, without the lists after them. */
void write(const Intersection& common, double* record);
void write(const IntersectionPoint& point, double* record);
void write(const IntersectionFace& face, double* record);
void write(const IntersectionArc& arc, double* record);
/** The numbers of it, without the lists after them. */
void write(const Difference& difference, double* record);
void write(const DifferencePoint& point, double* record);
void write(const DifferenceFace& face, double* record);
void write(const GjkWalk& walk, double* record);
void write(const GjkStep& step, double* record);
void write(const EpaWalk& walk, double* record);
void write(const EpaStep& step, double* record);
void write(const Projection& projection, double* record);
void write(const AxisSeparation& separation, double* record);
void write(const Step& step, double* record);
void write(const MeetingRecord& meeting, std::int32_t* record);
MeetingRecord meetingAt(const std::int32_t* record);

}  // namespace collision
