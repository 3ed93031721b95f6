// Does a ray or segment meet a triangle or parallelogram, and where? Its line must pass all edges
// on the same side; the volumes that tell are the barycentric coordinates times their sum. And the
// parameter at which it crosses the plane must lie within the curve.
// Source: Möller, Trumbore 1997, with the edge volumes of Segura, Feito 2001, so that triangles
// which share an edge agree about it.
#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>

#include "answer/steps.h"
#include "convex/polytope.h"
#include "convex/witness.h"
#include "curve/clip.h"
#include "curve/curve_projection.h"
#include "curve/end.h"
#include "curve/line_verdict.h"
#include "linear/number_vector.h"
#include "linear/predicates.h"
#include "number/certified.h"
#include "number/index.h"
#include "pairs/families.h"

namespace collision {
namespace {

constexpr int kPolygonRange = 0;
constexpr int kPlane = 1;
constexpr int kFirstEdge = 2;

/** A sign about the crossing: outside when positive, and the edge along which it was asked. */
struct EdgeRow {
  Decision outside;
  Vec3 from;  // the edge's direction is to − from
  Vec3 to;
};

/** What tells a triangle from a parallelogram. */
struct Polygon {
  Vec3 a;
  Vec3 b;
  Vec3 c;
  bool isTriangle;

  explicit Polygon(const Triangle& t) : a(t.a), b(t.b), c(t.c), isTriangle(true) {}
  explicit Polygon(const Parallelogram& p) : a(p.a), b(p.b), c(p.c), isTriangle(false) {}
  explicit Polygon(ShapeRef shape)
      : Polygon(shape.kind() == Kind::triangle ? Polygon(shape.as<Triangle>())
                                               : Polygon(shape.as<Parallelogram>())) {}

  [[nodiscard]] int corners() const { return isTriangle ? 3 : 4; }
  [[nodiscard]] int edgeRows() const { return isTriangle ? 3 : 2; }
  [[nodiscard]] int firstInPlane() const { return kFirstEdge + edgeRows(); }
  [[nodiscard]] int firstLine() const { return firstInPlane() + corners(); }

  /** In order around the edge: a, b, c, or a, b, b + c − a, c. */
  template <class T>
  [[nodiscard]] Vector3<T> cornerIn(int k) const {
    if (k < 2) {
      return vectorOf<T>(k == 0 ? a : b);
    }
    return isTriangle || k == 3 ? vectorOf<T>(c) : vectorOf<T>(b) + differenceOf<T>(a, c);
  }
  template <class T>
  [[nodiscard]] Vector3<T> normalIn() const {
    return cross(differenceOf<T>(a, b), differenceOf<T>(a, c));
  }
  [[nodiscard]] ExactVec3 exactNormal() const { return normalIn<Exact>(); }

  /** 0 the face, then the edges, then the corners, in order around. */
  [[nodiscard]] int featureOf(const std::array<bool, 4>& onEdge) const {
    const int n = corners();
    for (int k = 0; k < n; ++k) {
      if (onEdge[at(k)]) {
        const bool before = onEdge[at((k + n - 1) % n)];
        const bool after = onEdge[at((k + 1) % n)];
        return before ? 1 + n + k : (after ? 1 + n + (k + 1) % n : 1 + k);
      }
    }
    return 0;
  }
};

/** (o − a) · ((b − a) × (c − a)), seen from corner a; degree 3. */
template <class T>
constexpr T heightOf(const Vector3<T>& fromCorner, const Vector3<T>& ab, const Vector3<T>& ac) {
  return dot(fromCorner, cross(ab, ac));
}
constexpr Roundoff kHeight =
    heightOf(kPlaceDifferenceVector, kOtherDirectionVector, kOtherDirectionVector);
constexpr Roundoff kFacing =
    heightOf(kDirectionVector, kOtherDirectionVector, kOtherDirectionVector);

class CurvePolygon {
 public:
  CurvePolygon(const Curve& curve, const Polygon& polygon)
      : curve_(curve),
        polygon_(polygon),
        d_(curve.direction()),
        ab_(polygon.b - polygon.a),
        ac_(polygon.c - polygon.a),
        fromA_(curve.origin() - polygon.a),
        edgeSize_(std::sqrt(sizeOf(ab_) * sizeOf(ac_))) {
    facing_ = curve.isPoint()
                  ? decide(Sign::zero)
                  : decide(heightOf(d_, ab_, ac_), kFacing.bound(1, sizeOf(d_), edgeSize_),
                           [&] { return dot(curve_.exactDirection(), polygon_.exactNormal()); });
  }

  [[nodiscard]] const Decision& facing() const { return facing_; }

  /** On which side of the polygon's plane the origin is. */
  [[nodiscard]] Decision side(int line = __builtin_LINE()) const {
    return decide(
        height(), kHeight.bound(sizeOf(fromA_), 1, edgeSize_), [&] { return exactHeight(); }, line);
  }

  /** Positive when the plane is crossed before the curve starts or after it ends. */
  [[nodiscard]] Decision range(int line = __builtin_LINE()) const {
    const Decision start = side(line);
    const Decision before{start.sign * facing_.sign, start.by, line};
    if (before.positive() || !curve_.bounded()) {
      return before;
    }
    return greater(before, beyondEnd(start, line));
  }

  /** Positive when the line passes outside of the edge from p to q. */
  [[nodiscard]] Decision outside(const Vec3& p, const Vec3& q, int line = __builtin_LINE()) const {
    const Vec3 toP = p - curve_.origin();
    const Vec3 toQ = q - curve_.origin();
    const Decision volume = decide(
        signedVolume(d_, toP, toQ), kSignedVolume.bound(sizeOf(d_), sizeOf(toP), sizeOf(toQ)),
        [&] {
          return signedVolume(curve_.exactDirection(), difference(curve_.origin(), p),
                              difference(curve_.origin(), q));
        },
        line);
    return against(volume, facing_);
  }

  /** The same about the edge through p along to − from. */
  [[nodiscard]] Decision outsideAlong(const Vec3& p, const Vec3& from, const Vec3& to,
                                      int line = __builtin_LINE()) const {
    const Vec3 toP = p - curve_.origin();
    const Vec3 edge = to - from;
    const Decision volume = decide(
        signedVolume(d_, toP, edge), kSignedVolume.bound(sizeOf(d_), sizeOf(toP), sizeOf(edge)),
        [&] {
          return signedVolume(curve_.exactDirection(), difference(curve_.origin(), p),
                              difference(from, to));
        },
        line);
    return against(volume, facing_);
  }

  /** Where the plane is crossed. */
  template <class T>
  [[nodiscard]] QuadraticSurd<T> crossing() const {
    const Vector3<T> normal = polygon_.normalIn<T>();
    return QuadraticSurd<T>::fraction(-dot(differenceOf<T>(polygon_.a, curve_.origin()), normal),
                                      dot(curve_.directionIn<T>(), normal));
  }
  /** The weight of corner b or c: the volume of the opposite edge over that of the whole. */
  [[nodiscard]] double weight(const Vec3& p, const Vec3& q) const {
    return certified([&]<class T>() {
      const Vector3<T> d = curve_.directionIn<T>();
      const T volume =
          signedVolume(d, differenceOf<T>(curve_.origin(), p), differenceOf<T>(curve_.origin(), q));
      return quotient(volume, dot(d, polygon_.normalIn<T>()));
    });
  }
  /** The same of b (`first`) or c where the curve is in the plane: at t, which is a fraction. */
  template <class T>
  [[nodiscard]] double weightAt(const QuadraticSurd<T>& t, bool first) const {
    const Vector3<T> ab = differenceOf<T>(polygon_.a, polygon_.b);
    const Vector3<T> ac = differenceOf<T>(polygon_.a, polygon_.c);
    const Vector3<T> normal = cross(ab, ac);
    const Vector3<T> fromA =
        differenceOf<T>(polygon_.a, curve_.origin()) * t.d + curve_.directionIn<T>() * t.a;
    return quotient(dot(first ? cross(fromA, ac) : cross(ab, fromA), normal),
                    dot(normal, normal) * t.d);
  }
  [[nodiscard]] Vec3 unitNormal() const {
    return certified([&]<class T>() { return unitOf(polygon_.normalIn<T>()); });
  }

 private:
  [[nodiscard]] double height() const { return heightOf(fromA_, ab_, ac_); }
  [[nodiscard]] Exact exactHeight() const {
    return dot(difference(polygon_.a, curve_.origin()), polygon_.exactNormal());
  }

  [[nodiscard]] Decision beyondEnd(const Decision& start, int line) const {
    if (curve_.isSegment()) {
      const Vec3 fromA = curve_.endPoint() - polygon_.a;
      const Decision end = decide(
          heightOf(fromA, ab_, ac_), kHeight.bound(sizeOf(fromA), 1, edgeSize_),
          [&] { return dot(difference(polygon_.a, curve_.endPoint()), polygon_.exactNormal()); },
          line);
      return {-(end.sign * facing_.sign), end.by, line};
    }
    if (start.zero()) {
      return decide(curve_.maxDistance() == 0 ? Sign::zero : Sign::negative, line);
    }
    const double size = sizeOf(fromA_);
    const double directionSize = sizeOf(d_);
    const double edges = edgeSize_ * edgeSize_;
    const LinearValue along{
        {height(), kHeight.magnitude() * size * edges, kHeight.bound(size, 1, edgeSize_)},
        {heightOf(d_, ab_, ac_), kFacing.magnitude() * directionSize * edges,
         kFacing.bound(1, directionSize, edgeSize_)}};
    return compareWithRaysEnd(
        curve_, along,
        [&] {
          return ExactLinearValue{exactHeight(),
                                  dot(curve_.exactDirection(), polygon_.exactNormal())};
        },
        line);
  }

  const Curve& curve_;
  const Polygon& polygon_;
  Vec3 d_;
  Vec3 ab_;
  Vec3 ac_;
  Vec3 fromA_;
  double edgeSize_;  // the geometric mean of those of ab and ac, which formulas have as factors
  Decision facing_;
};

/** The half-planes of a polygon whose plane the curve lies in; decided exactly. */
class EdgeSpaces final : public HalfSpaces {
 public:
  EdgeSpaces(const Curve& curve, const Polygon& polygon)
      : exact_(curve, polygon), first_(curve, polygon) {
    for (int k = 0; k < polygon.corners(); ++k) {
      value[at(k)] = quotient(exact_.value[at(k)], 1.0);
      slope[at(k)] = quotient(exact_.slope[at(k)], 1.0);
    }
  }

  [[nodiscard]] Exact exactValue(int k) const override { return exact_.value[at(k)]; }
  [[nodiscard]] Exact exactSlope(int k) const override { return exact_.slope[at(k)]; }
  [[nodiscard]] FirstNumber firstValue(int k) const override { return first_.value[at(k)]; }
  [[nodiscard]] FirstNumber firstSlope(int k) const override { return first_.slope[at(k)]; }
  template <class T>
  [[nodiscard]] const Vector3<T>& inward(int k) const {
    if constexpr (std::is_same_v<T, Exact>) {
      return exact_.inward[at(k)];
    } else {
      return first_.inward[at(k)];
    }
  }

  /** The edges that the curve is on at t, which is a fraction. */
  [[nodiscard]] std::array<bool, 4> edgesAt(const QuadraticSurd<Exact>& t) const {
    std::array<bool, 4> onEdge{};
    for (std::size_t k = 0; k < onEdge.size(); ++k) {
      const Exact there = exact_.value[k] * t.d + exact_.slope[k] * t.a;
      onEdge[k] = !isZero(exact_.inward[k]) && there.sign() == Sign::zero;
    }
    return onEdge;
  }

 private:
  template <class T>
  struct Terms {
    std::array<Vector3<T>, 4> inward;
    std::array<T, 4> value;
    std::array<T, 4> slope;

    Terms(const Curve& curve, const Polygon& polygon) {
      const Vector3<T> normal = polygon.normalIn<T>();
      const int count = polygon.corners();
      const Vector3<T> origin = vectorOf<T>(curve.origin());
      const Vector3<T> direction = curve.isPoint() ? Vector3<T>{} : curve.directionIn<T>();
      for (int k = 0; k < count; ++k) {
        const Vector3<T> corner = polygon.cornerIn<T>(k);
        inward[at(k)] = cross(normal, polygon.cornerIn<T>((k + 1) % count) - corner);
        value[at(k)] = dot(origin - corner, inward[at(k)]);
        slope[at(k)] = dot(direction, inward[at(k)]);
      }
    }
  };

  Terms<Exact> exact_;
  Terms<FirstNumber> first_;
};

/** A test of one curve and one polygon, with what its parts share. */
class CurvePolygonTest {
 public:
  CurvePolygonTest(ShapeRef shape, ShapeRef flat, const Ask& ask)
      : shape_(shape),
        flat_(flat),
        ask_(ask),
        curve_(shape),
        polygon_(flat),
        signs_(curve_, polygon_) {}

  Verdict answer() {
    if (!signs_.facing().zero()) {
      return transversal();
    }
    if (isZero(polygon_.exactNormal())) {
      return onLine();
    }
    return parallel();
  }

 private:
  // The usual case: the curve's line crosses the plane once.

  Verdict transversal() {
    const auto& [a, b, c, isTriangle] = polygon_;
    const Decision range = signs_.range();
    Verdict verdict;
    if (range.positive() && !ask_.numbers) {
      verdict.candidate = kPolygonRange;
      verdict.decidedBy = range.by | signs_.facing().by;
      return verdict;
    }
    std::array<EdgeRow, 3> rows;
    std::array<bool, 4> onEdge{};
    const Decision ca = signs_.outside(c, a);
    const Decision ab = signs_.outside(a, b);
    if (isTriangle) {
      const Decision bc = signs_.outside(b, c);
      rows = {{{ca, c, a}, {ab, a, b}, {bc, b, c}}};
      onEdge = {ab.zero(), bc.zero(), ca.zero(), false};
    } else {
      const Decision bd = signs_.outsideAlong(b, a, c);
      const Decision dc = signs_.outsideAlong(c, b, a);
      rows = {{{greater(ca, bd), a, c}, {greater(ab, dc), a, b}, {}}};
      onEdge = {ab.zero(), bd.zero(), dc.zero(), ca.zero()};
    }
    bool strict = range.negative();
    verdict.decidedBy = range.by | signs_.facing().by;
    if (range.positive()) {
      verdict.candidate = kPolygonRange;
    }
    for (int i = 0; i < polygon_.edgeRows(); ++i) {
      const Decision& outside = rows[at(i)].outside;
      strict = strict && outside.negative();
      if (verdict.candidate < 0) {
        verdict.decidedBy = verdict.decidedBy | outside.by;
        if (outside.positive()) {
          verdict.candidate = kFirstEdge + i;
        }
      }
    }
    const bool meets = verdict.candidate < 0;
    if (meets) {
      verdict.outcome = strict ? Outcome::overlapping : Outcome::touching;
    }
    const auto crossing = [&]<class T>() { return signs_.crossing<T>(); };
    const Facing facing = signs_.facing().negative() ? Facing::front : Facing::back;
    const bool culled = ask_.options.culls(facing);
    if (!ask_.numbers) {
      if (meets && !culled) {
        verdict.hit = hitWithoutNumbers(ask_, crossing);
      }
      return verdict;
    }
    if (meets) {
      verdict.hit =
          certified([&]<class T>() { return hitAt(curve_, crossing.template operator()<T>()); });
    }
    const double u = signs_.weight(c, a);
    const double v = signs_.weight(a, b);
    if (meets) {
      verdict.hit.u = u;
      verdict.hit.v = v;
      verdict.hit.normal = signs_.unitNormal();
      verdict.hit.facing = facing;
      verdict.hit.feature = polygon_.featureOf(onEdge);
      verdict.hit.exitNormal = verdict.hit.normal;  // it enters and leaves at one point
      verdict.hit.exitFeature = verdict.hit.feature;
    }
    if (ask_.witness) {
      measure(verdict, rows);
    }
    if (ask_.trace != nullptr) {
      traceTransversal(verdict, range, rows, u, v);
    }
    if (meets && culled) {
      verdict.contact = verdict.hit.point;
      verdict.hit = {};
    }
    return verdict;
  }

  /** Along the polygon's normal, which all of its edges are across. */
  template <class T>
  KnownAxis<T> normalAxis() const {
    return {polygon_.normalIn<T>(), 0, kAllEdges};
  }

  /** A witness along the axes that `axisIn` gives, by certified evaluation. */
  template <class Axis>
  [[nodiscard]] Witness witnessAlongAxis(const Axis& axisIn) const {
    const Vec3& reference = curve_.origin();
    const Polytope onCurve = roundedPolytopeOf(shape_).polytope;
    const Polytope onFlat = roundedPolytopeOf(flat_).polytope;
    return certified([&]<class T>() {
      return witnessAlong(onCurve.in<T>(reference), onFlat.in<T>(reference),
                          axisIn.template operator()<T>(), reference);
    });
  }

  /** The edge of the polygon that a row asks about, as the polytope numbers its edges. */
  [[nodiscard]] EdgeSet edgeOfRow(int row) const {
    constexpr std::array<EdgeSet, 3> kTriangle{0b100, 0b001, 0b010};  // ca, ab, bc
    constexpr std::array<EdgeSet, 3> kParallelogram{0b10, 0b01, 0};   // ac, ab
    return polygon_.isTriangle ? kTriangle[at(row)] : kParallelogram[at(row)];
  }

  /** The plane's normal behind the range, direction × edge behind an edge. */
  void measure(Verdict& verdict, const std::array<EdgeRow, 3>& rows) {
    const Vec3& reference = curve_.origin();
    const Polytope onCurve = roundedPolytopeOf(shape_).polytope;
    const Polytope onFlat = roundedPolytopeOf(flat_).polytope;
    verdict.witness = certified([&]<class T>() {
      const PolytopeTerms<T> a = onCurve.in<T>(reference);
      const PolytopeTerms<T> b = onFlat.in<T>(reference);
      const Vector3<T> d = curve_.directionIn<T>();
      std::array<KnownAxis<T>, 4> axes{normalAxis<T>(), {}, {}, {}};
      for (int i = 0; i < polygon_.edgeRows(); ++i) {
        axes[at(1 + i)] = {cross(d, differenceOf<T>(rows[at(i)].from, rows[at(i)].to)), 0b1,
                           edgeOfRow(i)};
      }
      if (verdict.candidate < 0) {
        return leastWitness<T>(a, b, axes, reference);
      }
      const int axis = verdict.candidate == kPolygonRange ? 0 : 1 + verdict.candidate - kFirstEdge;
      return witnessAlong(a, b, axes[at(axis)], reference);
    });
    verdict.witness.gap = agreeing(verdict.witness.gap, signOf(verdict.outcome));
  }

  void traceTransversal(const Verdict& verdict, const Decision& range,
                        const std::array<EdgeRow, 3>& rows, double u, double v) {
    const double t = certified([&]<class T>() { return rounded(signs_.crossing<T>()); });
    const double w = polygon_.isTriangle ? signs_.weight(polygon_.b, polygon_.c) : 0;
    const std::array<double, 3> weights{u, v, w};
    const Interval allowed{0, polygon_.isTriangle ? kInfinity : 1.0};
    Step step = scalarStep(kPolygonRange, StepGroup::range, StepUnit::parameter, range, {t, t},
                           {0, curve_.end()}, true);
    const bool within = std::none_of(rows.begin(), rows.begin() + polygon_.edgeRows(),
                                     [](const EdgeRow& row) { return row.outside.positive(); });
    if (range.positive() && within) {
      step.beyond = beyondAt([&]<class T>() { return signs_.crossing<T>(); });
    }
    step.aMinPoint = step.aMaxPoint = curve_.at(t);
    ask_.trace->add(step);
    for (int i = 0; i < polygon_.edgeRows(); ++i) {
      const bool reached = verdict.candidate < 0 || kFirstEdge + i <= verdict.candidate;
      const double weight = weights[at(i)];
      step = scalarStep(kFirstEdge + i, StepGroup::barycentric, StepUnit::ratio,
                        rows[at(i)].outside, {weight, weight}, allowed, reached);
      step.aMinPoint = step.aMaxPoint = curve_.at(t);
      ask_.trace->add(step);
    }
  }

  // The curve is parallel to the plane.

  Verdict parallel() {
    const Decision side = signs_.side();
    const Decision gap{side.zero() ? side.sign : Sign::positive, side.by, side.line};
    Verdict verdict;
    if (gap.positive()) {
      verdict.candidate = kPlane;
      verdict.decidedBy = signs_.facing().by;
      if (ask_.numbers) {
        verdict.witness = witnessAlongAxis([&]<class T>() { return normalAxis<T>(); });
        verdict.witness.gap = agreeing(verdict.witness.gap, Sign::positive);
      }
    }
    if (ask_.trace != nullptr) {
      tracePlane(gap, verdict.witness.gap);
    }
    return gap.positive() ? verdict : inPlane();
  }

  void tracePlane(const Decision& gap, double measured) {
    const Vec3& corner = polygon_.a;
    const Vec3 axis = signs_.unitNormal();
    ask_.trace->add(
        skippedStep(kPolygonRange, StepGroup::range, SkipReason::parallel, true, gap.line));
    Step step = axisStep(kPlane, StepGroup::plane, gap, axis,
                         projectionOf(curve_, axis, Sign::zero, corner), {{0, 0}, corner, corner},
                         corner, true);
    if (gap.positive()) {
      step.gap = measured;
    }
    ask_.trace->add(step);
  }

  Verdict inPlane() {
    const EdgeSpaces spaces(curve_, polygon_);
    Clip clip(curve_, spaces);
    Verdict verdict;
    verdict.decidedBy = DecidedBy::exact;
    for (int k = 0; k < polygon_.corners(); ++k) {
      const bool reached = !clip.empty();
      if (!reached && ask_.trace == nullptr) {
        break;
      }
      const Interval before = clip.interval();
      Clip alone(curve_, spaces);
      const bool some = (reached ? clip : alone).keep(k);
      if (reached && clip.empty()) {
        verdict.candidate = polygon_.firstInPlane() + k;
      }
      if (ask_.trace != nullptr) {
        ask_.trace->add(edgeStep(spaces, k, before, some, reached));
      }
    }
    const bool meets = !clip.empty();
    if (meets) {
      verdict.outcome = Outcome::touching;
    }
    if (!ask_.numbers) {
      if (meets) {
        verdict.hit = hitWithoutNumbers(ask_, [&]<class T>() { return clip.enterIn<T>(); });
      }
      return verdict;
    }
    if (!meets) {
      const bool byEdge = clip.failedAgainst() == kCurveItself || curve_.isPoint();
      verdict.witness = witnessAlongAxis([&]<class T>() -> KnownAxis<T> {
        if (byEdge) {
          return {spaces.inward<T>(clip.failedSpace())};
        }
        return {cross(polygon_.normalIn<T>(), curve_.directionIn<T>()), 0b1, 0};
      });
      verdict.witness.gap = agreeing(verdict.witness.gap, Sign::positive);
      return verdict;
    }
    const bool ends = clip.exitSpace() != kCurveItself || curve_.bounded();
    verdict.hit = certified([&]<class T>() {
      const QuadraticSurd<T> exit = ends ? clip.exitIn<T>() : QuadraticSurd<T>{};
      return hitBetween(curve_, clip.enterIn<T>(), ends ? &exit : nullptr);
    });
    verdict.hit.u = certified([&]<class T>() { return signs_.weightAt(clip.enterIn<T>(), true); });
    verdict.hit.v = certified([&]<class T>() { return signs_.weightAt(clip.enterIn<T>(), false); });
    verdict.hit.normal = signs_.unitNormal();
    verdict.hit.feature = polygon_.featureOf(spaces.edgesAt(clip.enterIn<Exact>()));
    if (clip.exitSpace() != kCurveItself) {
      verdict.hit.exitNormal = verdict.hit.normal;
      verdict.hit.exitFeature = polygon_.featureOf(spaces.edgesAt(clip.exitIn<Exact>()));
    }
    verdict.witness = witnessAlongAxis([&]<class T>() -> KnownAxis<T> {
      return {polygon_.normalIn<T>(), 0b1, kAllEdges};  // the curve lies in the plane
    });
    verdict.witness.gap = 0;
    verdict.witness.supportA = verdict.witness.supportB = verdict.hit.point;
    return verdict;
  }

  Step edgeStep(const EdgeSpaces& spaces, int k, const Interval& before, bool some, bool reached) {
    const double slope = spaces.slope[at(k)];
    const double t = slope != 0 ? -spaces.value[at(k)] / slope : kNone;
    const Interval allowed =
        slope > 0 ? Interval{t, kInfinity} : Interval{-kInfinity, slope < 0 ? t : kInfinity};
    const Decision gap{some ? Sign::negative : Sign::positive, DecidedBy::exact, __builtin_LINE()};
    Step step = scalarStep(polygon_.firstInPlane() + k, StepGroup::flat, StepUnit::parameter, gap,
                           reached ? before : Interval{0, curve_.end()}, allowed, reached);
    step.axis = certified([&]<class T>() { return unitOf(spaces.inward<T>(k)); });
    return step;
  }

  // The polygon has no area.

  Verdict onLine() {
    const LineSubject subject{&curve_, false, polygon_.firstLine(), __builtin_LINE()};
    const auto meetingIn = [&]<class T>() {
      const auto [first, last] = endsIn<T>();
      return meetingOf(Piece<T>(curve_), Piece<T>(first, last));
    };
    if (!ask_.numbers) {
      const LineMeeting<Exact> meeting = meetingIn.template operator()<Exact>();
      Verdict verdict = lineVerdict(meeting, subject);
      if (verdict.hit.present) {
        verdict.hit = hitWithoutNumbers(
            ask_, [&]<class T>() { return meetingIn.template operator()<T>().enter; });
      }
      return verdict;
    }
    const Vec3& reference = curve_.origin();
    const Polytope onCurve = roundedPolytopeOf(shape_).polytope;
    const Polytope onFlat = roundedPolytopeOf(flat_).polytope;
    Verdict verdict = certified([&]<class T>() {
      const LineMeeting<T> meeting = meetingIn.template operator()<T>();
      Verdict found = lineVerdict(meeting, subject);
      if (found.hit.present) {
        found.hit = lineHit(meeting, subject);
      }
      measureLines(found, meeting, onCurve.in<T>(reference), onFlat.in<T>(reference), reference);
      return found;
    });
    if (ask_.trace != nullptr) {
      certified([&]<class T>() {
        traceLines(verdict, meetingIn.template operator()<T>(), subject, onCurve.in<T>(reference),
                   onFlat.in<T>(reference), reference, *ask_.trace);
        return true;
      });
    }
    if (verdict.hit.present) {
      const LineMeeting<Exact> meeting = meetingIn.template operator()<Exact>();
      verdict.hit.feature = featureOnLine(meeting.enter);
      verdict.hit.exitFeature = meeting.leaves ? featureOnLine(meeting.exit) : -1;
    }
    return verdict;
  }

  /**
   * The corner where the curve is at t, which is a fraction, else the longest edge through it: of a
   * polygon without area, which has no face. Of equal ones the first.
   */
  [[nodiscard]] int featureOnLine(const QuadraticSurd<Exact>& t) const {
    const int n = polygon_.corners();
    const ExactVec3 point = lift(curve_.origin()) * t.d + curve_.exactDirection() * t.a;
    const auto toCorner = [&](int k) { return polygon_.cornerIn<Exact>(k % n) * t.d - point; };
    int longest = 0;
    Exact most;
    for (int k = 0; k < n; ++k) {
      const ExactVec3 from = toCorner(k);
      if (isZero(from)) {
        return 1 + n + k;
      }
      const ExactVec3 to = toCorner(k + 1);
      const ExactVec3 edge = to - from;
      const Exact squared = dot(edge, edge);
      if (dot(from, to).sign() == Sign::negative && most < squared) {
        longest = 1 + k;
        most = squared;
      }
    }
    return longest;
  }

  /** The two corners furthest apart: of corners on one line, the extremes along it. */
  template <class T>
  [[nodiscard]] std::pair<Vector3<T>, Vector3<T>> endsIn() const {
    const Vector3<T> ab = differenceOf<T>(polygon_.a, polygon_.b);
    const Vector3<T> direction = isZero(ab) ? differenceOf<T>(polygon_.a, polygon_.c) : ab;
    Vector3<T> first = polygon_.cornerIn<T>(0);
    Vector3<T> last = first;
    for (int k = 1; k < polygon_.corners(); ++k) {
      const Vector3<T> corner = polygon_.cornerIn<T>(k);
      if (dot(corner - first, direction).sign() == Sign::negative) {
        first = corner;
      }
      if (dot(corner - last, direction).sign() == Sign::positive) {
        last = corner;
      }
    }
    return {first, last};
  }

  ShapeRef shape_;
  ShapeRef flat_;
  const Ask& ask_;
  Curve curve_;
  Polygon polygon_;
  CurvePolygon signs_;
};

}  // namespace

Verdict testCurvePolygon(ShapeRef a, ShapeRef b, const Ask& ask) {
  return CurvePolygonTest(a, b, ask).answer();
}

}  // namespace collision
