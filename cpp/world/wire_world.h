// A world as JavaScript has it: it writes numbers into slots and reads the records of answers;
// between the two there is one call.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <string>

#include "collision/mesh.h"
#include "collision/trace.h"
#include "mesh/tree_mesh.h"
#include "wire/buffer.h"
#include "world/evaluation.h"
#include "world/queries.h"
#include "world/slots.h"
#include "world/write_boxes.h"

namespace collision {

struct AlongNumber;
struct ContactOptions;
enum class TextbookMethod : signed char;

class WireWorld {
 public:
  /** Room for `capacity` shapes, see Slots::fits(). */
  explicit WireWorld(int capacity);

  /** What calls answer that ran out of memory; the world is as usable as before. */
  static constexpr int kNoRoom = Evaluation::kNoRoom;

  /** Of all worlds. */
  static Geometries& geometries();

  Slots& slots() { return slots_; }
  Evaluation& evaluation() { return evaluation_; }
  Queries& queries() { return queries_; }

  /** What is no shape: the arguments of project() and others, and afterwards their answers. */
  Buffer<double>& scratch() { return scratch_; }
  /** The verdict of the last test, explain or raycast, or why a distance is none (kVerdictLayout).
   */
  Buffer<double>& verdict() { return verdict_; }
  /** The answer of the last distance (kDistanceLayout). */
  Buffer<double>& distance() { return distance_; }
  [[nodiscard]] const Trace& trace() const { return trace_; }
  /** The trace of the last explain (kStepLayout). */
  Buffer<double>& steps() { return steps_; }
  /** What the ray hits, nearest first, of the last raycastAll: kHitStride doubles each. */
  Buffer<double>& hits() { return hits_; }
  /** The triangle list of the last raycastMesh. */
  Buffer<double>& meshPositions() { return meshPositions_; }
  Buffer<std::int32_t>& meshIndices() { return meshIndices_; }

  /** Gives the slots 0 and 1, whose numbers were written, their kinds and prepares them. */
  void preparePair(int kindA, int kindB);
  /** Their outcome alone. They are prepared only where lanes of doubles can't tell it. */
  [[nodiscard]] Outcome pairOutcome(int kindA, int kindB);

  /** Whether two slots meet, and nothing else; leaves every record as it is. */
  [[nodiscard]] Outcome outcome(int a, int b) { return outcomeOfSlots(slots_, a, b); }
  /** Tests two slots, in this order. */
  Outcome test(int a, int b, const HitOptions& options = {});
  /** The same with the trace. Answers the number of steps, or kNoRoom. */
  int explain(int a, int b);
  /** Distance or depth of two slots. False when one is invalid: see the verdict. */
  bool distance(int a, int b);
  static constexpr int kNoMesh = -1;
  static constexpr int kInvalidPair = -4;
  /**
   * Writes the triangles of two slots that meet into meshIndices(). Answers how many, kNoRoom,
   * kNoMesh where neither is one, or kInvalidPair.
   */
  int meetingTriangles(int a, int b);
  /** Whether slot a contains b. */
  [[nodiscard]] Containment contains(int a, int b) { return containmentOfSlots(slots_, a, b); }

  static constexpr int kInvalidShape = 3;
  /**
   * Projects a slot on an axis: the first three numbers of scratch(), where the answer is
   * afterwards (kProjectionLayout). Answers 0 or kInvalidShape, or of what is no axis the Reason,
   * negative, with the place of the number at fault in the first of them.
   */
  int project(int slot);
  /** The same of two slots: answers the outcome, or as above (kSeparationLayout). */
  int separates(int a, int b);

  static constexpr int kBothGoOn = -64;
  /**
   * Casts two slots: the motion is in scratch(), the answer in verdict() (kCastLayout) and with
   * `explains` its rows in steps(). Answers the number of steps, kNoRoom, kInvalidPair, kBothGoOn,
   * or of what is no motion kMotionFault − the Reason, with the place of the number at fault first
   * in scratch(). In world/wire_motion.cpp.
   */
  int cast(int first, int second, bool explains);
  static constexpr int kMotionFault = -100;
  static constexpr int kTurned = -5;
  static constexpr int kNeverTurns = -65;
  /**
   * The same with angular velocities and a tolerance: kTurned, and the answer as kTurningLayout has
   * it, where one of the two turns; kNeverTurns where that is a plane or ray, with 0 for the
   * first shape or 1 first in scratch(). Of the motion's numbers at fault these are 7 to 13.
   */
  int castTurning(const Vec3& angularVelocityA, const Vec3& angularVelocityB, double tolerance);
  /**
   * Where the first or second of the slots 0 and 1 comes into contact as one of its numbers
   * changes: before, after, nearest and moved of ContactAlong in scratch(). Answers their outcome
   * at `after`, kNoContact, or kInvalidPair.
   */
  int contactAlong(const AlongNumber& along);
  static constexpr int kNoContact = -1;
  /**
   * The slots, of these, that the shape in the query slot meets as it moves with the motion in
   * scratch(), in order of time, or with `all` not set the first: a double each in hits(). Answers
   * how many, kNoRoom, kInvalidQuery, kBothGoOn where it is a plane or ray, or as cast() of a
   * motion.
   */
  int castAmong(const Queries::Among& among, bool all);
  /**
   * Lines: the names of the last cast's candidate, of what that is against, and of each step.
   * Before anything else is asked of its world.
   */
  static const std::string& castNames();

  static constexpr int kNoManifold = -2;
  /**
   * The manifolds of two slots, or with `deepest` the one of contact(): into hits(), each with its
   * points after it (kManifoldLayout, kContactPointLayout). Answers how many, kNoRoom,
   * kInvalidPair, or kNoManifold where one is a ray, with 0 for the first or 1 first in scratch().
   * In world/wire_contact.cpp.
   */
  int contacts(int first, int second, const ContactOptions& options, bool deepest);

  static constexpr int kNoIntersection = -2;
  static constexpr int kIsMesh = -5;
  /**
   * What two slots have in common, with `each` of each triangle of a mesh: into hits(), each with
   * its points, faces and their indices, and arcs after it (kIntersectionLayout and those after
   * it). Answers how many, kNoRoom, kInvalidPair, kIsMesh where one is a mesh, or kNoIntersection
   * where a round one has nothing of the kinds in common with the other, with 0 for the first or 1
   * first in scratch(). In world/wire_intersection.cpp, as the next.
   */
  int intersections(int first, int second, bool each);
  /**
   * The lines in which the mesh in one slot meets the plane in the other: into hits(), of each
   * whether it is closed, how many points and triangles it has, and these; then how many triangles
   * lie in the plane, and these. Answers how many lines, kNoRoom, kInvalidPair, or kNoIntersection.
   */
  int section(int first, int second);
  static constexpr int kNoDifference = -2;
  /**
   * The Minkowski difference of two slots: into hits(), with its points, faces and their indices
   * after it (kDifferenceLayout and those after it). Answers 1, kNoRoom, kInvalidPair, or
   * kNoDifference where one goes on forever or is a mesh, with 0 for the first or 1 first in
   * scratch().
   */
  int difference(int first, int second);
  /** The same of the walks of GJK and EPA (kGjkWalkLayout, kEpaWalkLayout and those after them). */
  int walkGjk(int first, int second);
  int walkEpa(int first, int second);

  static constexpr int kNoTextbook = -2;
  /**
   * What a textbook's method says of two slots: 1 where they meet, t and gap in scratch(), its
   * trace in steps(), the exact verdict in verdict(). Answers the number of steps, kNoRoom,
   * kInvalidPair, or kNoTextbook where it is not about their kinds. In world/wire_textbook.cpp.
   */
  int textbook(int first, int second, TextbookMethod method);
  /** Which are about their kinds: a bit each, or kInvalidPair. */
  int textbookMethods(int first, int second);
  static constexpr int kExactMethod = -1;
  /**
   * Asks so many times whether two slots meet, for who measures how long that takes: by a
   * TextbookMethod that is about their kinds, or kExactMethod. Answers how often they do.
   */
  [[nodiscard]] int countMeeting(int first, int second, int method, int times);

  using Among = Queries::Among;
  /**
   * Shoots the ray in the query slot at these slots. Answers the one hit first, or −1; of as many
   * as were tested in so many milliseconds.
   */
  int raycast(const Among& among, const HitOptions& options = {}, double milliseconds = HUGE_VAL);
  /** Starts with all hits, nearest first; equal parameters in the order of slots. */
  void beginRaycastAll(const Among& among, const HitOptions& options = {});
  static constexpr int kUnfinished = -1;
  /** Answers how many hits there are, kUnfinished after so many milliseconds, or kNoRoom. */
  int proceedRaycastAll(double milliseconds = HUGE_VAL);

  static constexpr int kInvalidQuery = -4;
  /**
   * The slots, of these, that the shape in the query slot meets, ascending: a double each in
   * hits(). Answers how many, kNoRoom or kInvalidQuery.
   */
  int query(const Among& among);
  /**
   * The slot that is nearest to the point in the query slot, of equal distances, which are rounded,
   * the first; −1 for none, or kInvalidQuery.
   */
  int nearest(const Among& among);

  /**
   * Boxes from transforms into slots, which are not prepared. Their half extents are in scratch();
   * afterwards its first number is the index of the one at fault.
   */
  template <class Number>
  TransformFault transform(int first, Transforms<Number> transforms, bool keepsHalfExtents);

  /**
   * Room for a triangle list, to be filled: three doubles a corner; three indices a triangle, none
   * when corners stand in order. False when there is no memory for so many.
   */
  [[nodiscard]] bool reserveMesh(double doubles, double indices);
  /** Gives the memory of a large triangle list back. */
  void releaseMesh();

  static constexpr int kInvalidMesh = -2;
  /**
   * Shoots the ray in the query slot at the triangle list. Answers the triangle hit first, −1 for
   * none, or kInvalidMesh: then the verdict has the reason, and faultSlot the code of MeshArgument.
   */
  int raycastMesh(const HitOptions& options = {});

  /** Whether the triangle list is one; else the verdict is as of raycastMesh(). */
  [[nodiscard]] bool checkMesh();
  /**
   * Shoots the ray in the query slot at a mesh. Answers the triangle hit first, −1 for none, or
   * kInvalidQuery.
   */
  int raycast(const TreeMesh& mesh, const HitOptions& options);
  /** All of them: a triangle and a verdict each in hits(). Answers how many, or kNoRoom. */
  int raycastAll(const TreeMesh& mesh, const HitOptions& options);
  /** The shape in the query slot; of no kind where it is invalid. */
  [[nodiscard]] ShapeCell queryShape();
  /**
   * The point of a mesh that is nearest to the one in the query slot: answers the triangle, −1 for
   * none, or kInvalidQuery. In scratch() are the point, its distance, u and v.
   */
  int nearestOn(const TreeMesh& mesh);

 private:
  /** 0, or what difference() answers of them. */
  int differenceFault(int first, int second);
  /** In hits(), instead of what was there; null: there is no memory for it. */
  double* roomInHits(std::size_t numbers);
  /** 0, or what cast() answers of it. */
  int checkMotionInScratch();
  int answerOf(const Fault& fault);
  /** What is wrong with the axis in scratch(), 0 or a Reason, negative. */
  int checkAxisInScratch();
  void writeVerdict(const SlotVerdict& found);
  /** The trace into steps(): answers how many, or kNoRoom. */
  int writeTrace();
  void writeMeshFault(const MeshFault& mesh);
  /** The ray in the query slot; null: there is none. */
  const Ray* queryRay();

  Slots slots_;
  Evaluation evaluation_;
  Queries queries_;
  Trace trace_;
  int hitCount_ = 0;
  Buffer<double> scratch_;
  Buffer<double> verdict_;
  Buffer<double> distance_;
  Buffer<double> steps_;
  Buffer<double> hits_;
  Buffer<double> meshPositions_;
  Buffer<std::int32_t> meshIndices_;
};

}  // namespace collision
