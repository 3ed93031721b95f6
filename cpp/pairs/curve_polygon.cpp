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
#include "number/certified.h"
#include "number/index.h"
#include "pairs/curve_line.h"
#include "pairs/families.h"

namespace collision {
namespace {

constexpr int kPolygonRange = 0;
constexpr int kPlane = 1;
constexpr int kFirstEdge = 2;

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
  /** The edge that a row asks about: ca, ab, bc of a triangle, ac, ab of a parallelogram. */
  template <class T>
  [[nodiscard]] Vector3<T> edgeIn(int row) const {
    if (row == 0) {
      return isTriangle ? differenceOf<T>(c, a) : differenceOf<T>(a, c);
    }
    return row == 1 ? differenceOf<T>(a, b) : differenceOf<T>(b, c);
  }

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

/** The crossing of a curve's line and a polygon's plane: in doubles, else exactly. */
class CurvePolygon {
 public:
  CurvePolygon(const Curve& curve, const Polygon& polygon)
      : curve_(curve),
        polygon_(polygon),
        line_(lineOf(curve)),
        rows_(filter::crossingRows(line_, polygon, knownSizeOf(line_))),
        facing_(curve.isPoint() ? decide(Sign::zero)
                                : decide(rows_.facing, [&] { return exact().facing(); })) {
    if (facing_.negative() != std::signbit(rows_.facing.value)) {
      rows_.turn();
    }
  }

  [[nodiscard]] const Decision& facing() const { return facing_; }

  /** Positive when the plane is crossed before the curve starts; zero if it starts there. */
  [[nodiscard]] Decision before(int line = __builtin_LINE()) const {
    return decide(rows_.before(), [&] { return towardFront(exact().height()); }, line);
  }
  /** Positive when the plane is crossed before the curve starts or after it ends. */
  [[nodiscard]] Decision range(int line = __builtin_LINE()) const {
    const Decision start = before(line);
    if (start.positive() || !curve_.bounded()) {
      return start;
    }
    return greater(
        start,
        decide(
            rows_.beyond(line_.end),
            [&] { return ExactSign{compareWithEnd(curve_, exact().height(), exact().facing())}; },
            line));
  }
  /** Positive when the line passes outside of edge k: in the order of the features. */
  [[nodiscard]] Decision outside(int k, int line = __builtin_LINE()) const {
    const bool isTriangle = polygon_.isTriangle;
    return decide(
        rows_.outside(isTriangle, k),
        [&] {
          const filter::PolygonWeights<Exact> weights{exact().u(), exact().v(), exact().facing()};
          return towardFront(weights.outside(isTriangle, k));
        },
        line);
  }

  template <class T>
  [[nodiscard]] filter::PolygonCrossing<T> in() const {
    return {curve_.directionIn<T>(), differenceOf<T>(polygon_.a, curve_.origin()),
            differenceOf<T>(polygon_.a, polygon_.b), differenceOf<T>(polygon_.a, polygon_.c)};
  }
  [[nodiscard]] const filter::PolygonCrossing<Exact>& exact() const {
    if (!exact_) {
      exact_.emplace(in<Exact>());
    }
    return *exact_;
  }
  [[nodiscard]] Vec3 unitNormal() const {
    return certified([&]<class T>() { return unitOf(polygon_.normalIn<T>()); });
  }

 private:
  [[nodiscard]] Exact towardFront(const Exact& number) const {
    return facing_.negative() ? -number : number;
  }

  const Curve& curve_;
  const Polygon& polygon_;
  mutable std::optional<filter::PolygonCrossing<Exact>> exact_;
  filter::Line line_;
  filter::CrossingRows<double> rows_;
  Decision facing_;
};

/** Where the plane is crossed. */
template <class T>
QuadraticSurd<T> parameterOf(const filter::PolygonCrossing<T>& crossing) {
  return QuadraticSurd<T>::fraction(-crossing.height(), crossing.facing());
}

/** The half-planes of a polygon whose plane the curve lies in; decided exactly. */
class EdgeSpaces final : public HalfSpaces {
 public:
  EdgeSpaces(const Curve& curve, const Polygon& polygon)
      : HalfSpaces(at(polygon.corners())), exact_(curve, polygon), first_(curve, polygon) {
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
    if (isZero(signs_.exact().normal)) {
      return onLine();
    }
    return parallel();
  }

 private:
  /** Outside when positive. */
  using EdgeRows = std::array<Decision, 3>;

  // The usual case: the curve's line crosses the plane once.

  Verdict transversal() {
    const Decision range = signs_.range();
    Verdict verdict;
    verdict.decidedBy = range.by | signs_.facing().by;
    if (range.positive()) {
      verdict.candidate = kPolygonRange;
      if (!ask_.numbers) {
        return verdict;
      }
    }
    std::array<Decision, 4> edges;
    for (int k = 0; k < polygon_.corners(); ++k) {
      edges[at(k)] = signs_.outside(k);
    }
    const EdgeRows rows = polygon_.isTriangle ? EdgeRows{edges[2], edges[0], edges[1]}
                                              : EdgeRows{greater(edges[3], edges[1]),
                                                         greater(edges[0], edges[2]), Decision{}};
    bool strict = range.negative();
    for (int i = 0; i < polygon_.edgeRows(); ++i) {
      const Decision& outside = rows[at(i)];
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
    const Facing facing = signs_.facing().negative() ? Facing::front : Facing::back;
    const bool culled = ask_.options.culls(facing);
    if (!ask_.numbers) {
      if (meets && !culled) {
        verdict.hit =
            hitWithoutNumbers(ask_, [&]<class T>() { return parameterOf(signs_.in<T>()); });
      }
      return verdict;
    }
    if (meets) {
      verdict.hit = certified([&]<class T>() {
        const filter::PolygonCrossing<T> crossing = signs_.in<T>();
        Hit hit = hitAt(curve_, parameterOf(crossing));
        const T whole = crossing.facing();
        hit.u = quotient(crossing.u(), whole);
        hit.v = quotient(crossing.v(), whole);
        hit.normal = unitOf(crossing.normal);
        return hit;
      });
      verdict.hit.facing = facing;
      verdict.hit.feature =
          polygon_.featureOf({edges[0].zero(), edges[1].zero(), edges[2].zero(), edges[3].zero()});
      verdict.hit.exitNormal = verdict.hit.normal;  // it enters and leaves at one point
      verdict.hit.exitFeature = verdict.hit.feature;
    }
    if (ask_.witness) {
      measure(verdict);
    }
    if (ask_.trace != nullptr) {
      traceTransversal(verdict, range, rows);
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

  /** Both shapes as polytopes, seen from the curve's origin. */
  template <class T>
  [[nodiscard]] std::pair<PolytopeTerms<T>, PolytopeTerms<T>> termsIn() const {
    const Vec3& reference = curve_.origin();
    return {roundedPolytopeOf(shape_).polytope.in<T>(reference),
            roundedPolytopeOf(flat_).polytope.in<T>(reference)};
  }

  /** A witness along the axes that `axisIn` gives, by certified evaluation. */
  template <class Axis>
  [[nodiscard]] Witness witnessAlongAxis(const Axis& axisIn) const {
    return certified([&]<class T>() {
      const auto [a, b] = termsIn<T>();
      return witnessAlong(a, b, axisIn.template operator()<T>(), curve_.origin());
    });
  }

  /** The edge of the polygon that a row asks about, as the polytope numbers its edges. */
  [[nodiscard]] EdgeSet edgeOfRow(int row) const {
    constexpr std::array<EdgeSet, 3> kTriangle{0b100, 0b001, 0b010};  // ca, ab, bc
    constexpr std::array<EdgeSet, 3> kParallelogram{0b10, 0b01, 0};   // ac, ab
    return polygon_.isTriangle ? kTriangle[at(row)] : kParallelogram[at(row)];
  }

  /** The plane's normal behind the range, direction × edge behind an edge. */
  void measure(Verdict& verdict) {
    verdict.witness = certified([&]<class T>() {
      const auto [a, b] = termsIn<T>();
      const Vec3& reference = curve_.origin();
      const Vector3<T> d = curve_.directionIn<T>();
      std::array<KnownAxis<T>, 4> axes{normalAxis<T>(), {}, {}, {}};
      for (int i = 0; i < polygon_.edgeRows(); ++i) {
        axes[at(1 + i)] = {cross(d, polygon_.edgeIn<T>(i)), 0b1, edgeOfRow(i)};
      }
      if (verdict.candidate < 0) {
        return leastWitness<T>(a, b, axes, reference);
      }
      const auto candidate = static_cast<int>(verdict.candidate);
      const int axis = candidate == kPolygonRange ? 0 : 1 + candidate - kFirstEdge;
      return witnessAlong(a, b, axes[at(axis)], reference);
    });
    verdict.witness.gap = agreeing(verdict.witness.gap, signOf(verdict.outcome));
  }

  void traceTransversal(const Verdict& verdict, const Decision& range, const EdgeRows& rows) {
    const double t = certified([&]<class T>() { return rounded(parameterOf(signs_.in<T>())); });
    const auto weights = certified([&]<class T>() {
      const filter::PolygonCrossing<T> crossing = signs_.in<T>();
      const T u = crossing.u();
      const T v = crossing.v();
      const T whole = crossing.facing();
      return std::array<double, 3>{quotient(u, whole), quotient(v, whole),
                                   quotient(whole - u - v, whole)};
    });
    const Interval allowed{0, polygon_.isTriangle ? kInfinity : 1.0};
    Step step = scalarStep(kPolygonRange, StepGroup::range, StepUnit::parameter, range, {t, t},
                           {0, curve_.end()}, true);
    const bool within = std::none_of(rows.begin(), rows.begin() + polygon_.edgeRows(),
                                     [](const Decision& row) { return row.positive(); });
    if (range.positive() && within) {
      step.beyond = beyondAt([&]<class T>() { return parameterOf(signs_.in<T>()); });
    }
    step.aMinPoint = step.aMaxPoint = curve_.at(t);
    ask_.trace->add(step);
    for (int i = 0; i < polygon_.edgeRows(); ++i) {
      const bool reached = verdict.candidate < 0 || kFirstEdge + i <= verdict.candidate;
      const double weight = weights[at(i)];
      step = scalarStep(kFirstEdge + i, StepGroup::barycentric, StepUnit::ratio, rows[at(i)],
                        {weight, weight}, allowed, reached);
      step.aMinPoint = step.aMaxPoint = curve_.at(t);
      ask_.trace->add(step);
    }
  }

  // The curve is parallel to the plane.

  Verdict parallel() {
    const Decision side = signs_.before();
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
      const QuadraticSurd<T> enter = clip.enterIn<T>();
      const QuadraticSurd<T> exit = ends ? clip.exitIn<T>() : QuadraticSurd<T>{};
      Hit hit = hitBetween(curve_, enter, ends ? &exit : nullptr);
      const auto [d, from, ab, ac, normal, across] = signs_.in<T>();
      const Vector3<T> fromA = from * enter.d + d * enter.a;
      const T whole = dot(normal, normal) * enter.d;
      hit.u = quotient(dot(cross(fromA, ac), normal), whole);
      hit.v = quotient(dot(cross(ab, fromA), normal), whole);
      hit.normal = unitOf(normal);
      return hit;
    });
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
    const auto meetingIn = [&]<class T>(LineRows /*rows*/) {
      const auto [first, last] = endsIn<T>();
      return meetingOf(Piece<T>(curve_), Piece<T>(first, last));
    };
    Verdict verdict = verdictOfLines(meetingIn, subject, shape_, flat_, curve_.origin(), ask_,
                                     [](const auto& /*meeting*/, const Hit& /*hit*/) {});
    if (verdict.hit.present && ask_.numbers) {
      const auto meeting = meetingIn.template operator()<Exact>(LineRows::asked);
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
