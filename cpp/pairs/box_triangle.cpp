// Does a box meet a triangle? The triangle is moved into the box's frame; there nine cross products
// of edges, three faces of the box and the triangle's own plane are asked, 13 candidates in all.
// Flat, straight and point-like shapes need a few more, which only they get.
// Source: Akenine-Möller, Fast 3D Triangle-Box Overlap Testing, 2001.
#include "math/box_separation.h"
#include "math/orientation.h"
#include "pairs/pairs.h"
#include "query/contact.h"
#include "query/separate.h"

namespace collision {
namespace {

constexpr int kFirstFace = 9;
constexpr int kNormal = 12;
constexpr int kFirstFlat = 13;    // triangle edge × triangle normal, in the triangle's plane
constexpr int kBoxLine = 16;      // box edge × triangle normal
constexpr int kLineWithinA = 17;  // box edge × (box edge × triangle edge)
constexpr int kLineWithinB = 18;  // triangle edge × (box edge × triangle edge)

/** The triangle in the box's frame; for a turned box everything is multiplied by n. */
struct LocalTriangle {
  Vec3 half;
  std::array<Vec3, 3> corner;
  Frame frame;
};

LocalTriangle toBox(const Aabb& box, const Triangle& triangle) {
  const BoxTerms terms = box.terms();
  const auto local = [&](const Vec3& p) { return (p + p) - terms.center2; };
  return {terms.half2, {local(triangle.a), local(triangle.b), local(triangle.c)}, terms.frame};
}

LocalTriangle toBox(const Obb& box, const Triangle& triangle) {
  const Frame& frame = box.frame;
  const auto local = [&](const Vec3& p) { return toLocal(frame, p - box.center); };
  return {
      box.halfExtents * frame.n, {local(triangle.a), local(triangle.b), local(triangle.c)}, frame};
}

class Candidates {
 public:
  explicit Candidates(const LocalTriangle& local)
      : frame_(local.frame), separation_(local.half, local.corner) {
    const int lengths = lengthsOf(local.half);
    if (lengths <= 1) {
      line_ = lengths == 1 ? unitAxis(firstLength(local.half)) : Vec3{};
      straight_ = true;
    }
  }

  [[nodiscard]] int count() const { return straight_ ? kLineWithinB + 1 : kFirstFlat; }

  [[nodiscard]] Candidacy decide(int candidate) const {
    if (candidate >= kFirstFace && candidate < kNormal) {
      return {separation_.alongFace(candidate - kFirstFace)};
    }
    const Vec3 along = localAxis(candidate);
    if (isZero(along)) {
      return skipped(candidate < kFirstFace ? SkipReason::parallel : SkipReason::degenerate);
    }
    if (candidate < kFirstFace) {
      return {separation_.alongEdges(candidate / 3, candidate % 3)};
    }
    if (candidate == kNormal) {
      return {separation_.alongNormal()};
    }
    return {separation_.along(along)};
  }

  [[nodiscard]] Vec3 axis(int candidate) const { return toWorld(frame_, localAxis(candidate)); }

  [[nodiscard]] static StepGroup group(int candidate) {
    return kBoxTriangleCandidates[static_cast<std::size_t>(candidate)].group;
  }

 private:
  [[nodiscard]] Vec3 localAxis(int candidate) const {
    if (candidate < kFirstFace) {
      return separation_.edgeAxis(candidate / 3, candidate % 3);
    }
    if (candidate < kNormal) {
      return unitAxis(candidate - kFirstFace);
    }
    const Vec3 normal = separation_.normal();
    if (candidate == kNormal) {
      return normal;
    }
    if (candidate < kBoxLine) {
      return cross(separation_.edge(candidate - kFirstFlat), normal);
    }
    if (candidate == kBoxLine) {
      return cross(line_, normal);
    }
    if (!isZero(normal)) {
      return {};
    }
    const Vec3 edge = longestEdge();
    return cross(candidate == kLineWithinA ? line_ : edge, cross(line_, edge));
  }

  /** Of a triangle without area: its longest edge is the segment that it is. */
  [[nodiscard]] Vec3 longestEdge() const {
    int longest = 0;
    for (int k = 1; k < 3; ++k) {
      const Vec3& edge = separation_.edge(k);
      const Vec3& best = separation_.edge(longest);
      if (dot(edge, edge) > dot(best, best)) {
        longest = k;
      }
    }
    return separation_.edge(longest);
  }

  Frame frame_;
  BoxTriangleSeparation separation_;
  bool straight_ = false;  // the box is a segment or a point
  Vec3 line_;              // its direction, zero for a point
};

template <class Box>
Verdict boxTriangle(const Box& a, const Triangle& b, Trace* trace) {
  const LocalTriangle local = toBox(a, b);
  Verdict verdict = separate(a, b, Candidates(local), b.a, trace);
  if (verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(solidOf(a), b);
  }
  return verdict;
}

}  // namespace

Verdict aabbTriangle(const Aabb& a, const Triangle& b, Trace* trace) {
  return boxTriangle(a, b, trace);
}
Verdict obbTriangle(const Obb& a, const Triangle& b, Trace* trace) {
  return boxTriangle(a, b, trace);
}

}  // namespace collision
