// The faces of D = all a − b, which is the Minkowski sum of a and of b mirrored.
//
// The normal of a face of D is that of a face of a, that of a face of b the other way around, or
// across an edge of each (Gottschalk 1996). Along it the corners of a that reach furthest are a
// face, edge or corner, and so are those of b against it: the face of D is the sum of these two,
// and its sides run as theirs do.
#include <algorithm>
#include <functional>
#include <utility>

#include "answer/candidate.h"
#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "collision/difference.h"
#include "difference/support_sets.h"
#include "number/index.h"
#include "number/sort_in_place.h"
#include "pairs/hull_pairs.h"
#include "pairs/pairs.h"
#include "sat/spanning_edges.h"
#include "shapes/core.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

/** The same about the shapes in the other order. */
Candidate exchanged(const Candidate& candidate) {
  switch (candidate.type) {
    case CandidateType::faceA:
      return {CandidateType::faceB, candidate.i};
    case CandidateType::faceB:
      return {CandidateType::faceA, candidate.i};
    case CandidateType::edges:
      return {CandidateType::edges, candidate.j, candidate.i};
    default:
      return candidate;
  }
}

/** The rows of the ledger of two shapes, without those that a trace leaves out. */
std::vector<Candidate> rowsOf(ShapeRef a, ShapeRef b) {
  const PairPlace place = findPair(a.kind(), b.kind());
  std::vector<Candidate> rows;
  if (isHull(a) || isHull(b)) {
    rows = HullCandidates(a, b).thatMatter();
  } else {
    const auto all = pairTable()[at(place.index)].candidates;
    rows.assign(all.begin(), all.end());
  }
  if (place.swapped) {
    std::transform(rows.begin(), rows.end(), rows.begin(), exchanged);
  }
  return rows;
}

/** Rows by what they are. */
class RowNumbers {
 public:
  explicit RowNumbers(const std::vector<Candidate>& rows) {
    for (const Candidate& row : rows) {
      rows_.push_back({row, static_cast<int>(rows_.size())});
    }
    sortInPlace(rows_.begin(), rows_.end(), std::less<>());
  }

  /** −1: there is none. */
  [[nodiscard]] int of(const Candidate& candidate) const {
    const auto place = std::lower_bound(rows_.begin(), rows_.end(), Row{candidate, 0});
    return place != rows_.end() && place->is == candidate ? place->number : -1;
  }

 private:
  struct Row {
    Candidate is;
    int number;

    auto operator<=>(const Row&) const = default;
  };

  std::vector<Row> rows_;
};

class FaceSearch {
 public:
  /** Of two cores; `rows`: of the shapes. */
  FaceSearch(ShapeRef a, ShapeRef b, const std::vector<Candidate>& rows)
      : search_(a, b),
        rows_(rows),
        isUpright_{a.kind() == Kind::aabb, b.kind() == Kind::aabb},
        pointsAt_(at(search_.lattice(0).vertices())) {}

  Difference answer() {
    difference_.dimension = dimension();
    switch (difference_.dimension) {
      case 0:
        pointAt({0, 0});
        break;
      case 1: {
        const int side = edges(0) > 0 ? 0 : 1;
        const DifferenceSide ends = search_.endsAlong(side, 0);
        pointAt(ends.from);
        pointAt(ends.to);
        break;
      }
      case 2:
        addFlat();
        break;
      default:
        addFacesOf(0);
        addFacesOf(1);
        addFacesOfEdges();
    }
    return std::move(difference_);
  }

 private:
  [[nodiscard]] int edges(int side) const {
    return static_cast<int>(search_.lattice(side).edges().size());
  }

  /** The plane that all of a flat lattice lies in. */
  [[nodiscard]] int planeOf(int side) const {
    const auto planes = search_.lattice(side).planes();
    const auto holding = std::find_if(planes.begin(), planes.end(),
                                      [](const LatticePlane& plane) { return plane.holdsAll; });
    return static_cast<int>(holding - planes.begin());
  }

  [[nodiscard]] int dimension() const {
    const int a = search_.lattice(0).dimension();
    const int b = search_.lattice(1).dimension();
    if (a == 3 || b == 3) {
      return 3;
    }
    if (a == 2 || b == 2) {
      const int flat = a == 2 ? 0 : 1;
      for (int edge = 0; edge < edges(1 - flat); ++edge) {
        if (!search_.isInPlane(1 - flat, edge, planeOf(flat))) {
          return 3;
        }
      }
      return 2;
    }
    return a == 1 && b == 1 && !search_.areParallel(0, 0) ? 2 : std::max(a, b);
  }

  void addFlat() {
    if (search_.lattice(0).dimension() == 2) {
      addFace({0, planeOf(0), {}, false}, {});
    } else if (search_.lattice(1).dimension() == 2) {
      addFace({1, planeOf(1), {}, true}, {});
    } else {
      addFace({0, -1, {0, 0}, false}, {});
    }
  }

  void addFacesOf(int side) {
    const FaceLattice& own = search_.lattice(side);
    const CandidateType type = side == 0 ? CandidateType::faceA : CandidateType::faceB;
    const auto add = [&](int plane, bool isReversed) {
      // Out of b is into D.
      addFace({side, plane, {}, isReversed != (side == 1)}, {type, own.faceOf(plane)});
    };
    if (own.dimension() == 2) {
      add(planeOf(side), false);
      add(planeOf(side), true);
    } else if (own.dimension() == 3) {
      for (int plane = 0; plane < static_cast<int>(own.planes().size()); ++plane) {
        add(plane, false);
      }
    }
  }

  void addFacesOfEdges() {
    const auto addOne = [&](int edgeA, int edgeB) {
      for (const bool isReversed : {false, true}) {
        const NormalName normal{0, -1, {edgeA, edgeB}, isReversed};
        if (search_.spanFace(normal)) {
          addFace(normal, {CandidateType::edges, search_.lattice(0).directionOf(edgeA),
                           search_.lattice(1).directionOf(edgeB)});
        }
      }
    };
    if (isSolidHull(0) && isSolidHull(1)) {  // whose edges are those of the lattice
      SpanningEdges spanning(search_.lattice(0).polytope(), search_.lattice(1).polytope());
      for (const EdgePair& pair : spanning.all()) {
        addOne(pair.a, pair.b);
      }
      return;
    }
    for (int edgeA = 0; edgeA < edges(0); ++edgeA) {
      for (int edgeB = 0; edgeB < edges(1); ++edgeB) {
        addOne(edgeA, edgeB);
      }
    }
  }
  [[nodiscard]] bool isSolidHull(int side) const {
    const FaceLattice& own = search_.lattice(side);
    return own.polytope().hull() != nullptr && own.dimension() == 3;
  }

  [[nodiscard]] int rowOf(const Candidate& candidate) const {
    const int row = rows_.of(candidate);
    return row < 0 && isAlongWorld(candidate) ? rows_.of({CandidateType::worldAxis, candidate.i})
                                              : row;
  }

  [[nodiscard]] bool isAlongWorld(const Candidate& candidate) const {
    return (candidate.type == CandidateType::faceA && isUpright_[0]) ||
           (candidate.type == CandidateType::faceB && isUpright_[1]);
  }

  void addFace(const NormalName& normal, const Candidate& candidate) {
    const SupportSets supports = search_.supportsAlong(normal);
    if (supports[0].size() > 2 && supports[1].size() > 2) {
      if (std::find(faces_.begin(), faces_.end(), supports) != faces_.end()) {
        return;  // a face of b beside one of a
      }
      faces_.push_back(supports);
    }
    DifferenceFace face;
    face.kind = kindOf(supports);
    face.normal = search_.unitOf(normal);
    face.distance = search_.distanceTo({supports[0][0], supports[1][0]}, normal);
    face.cornersA = featureOf(0, supports[0]);
    face.cornersB = featureOf(1, supports[1]);
    face.candidate = difference_.dimension == 3 ? rowOf(candidate) : -1;
    face.points = around(supports, normal);
    difference_.faces.push_back(std::move(face));
  }

  static DifferenceFaceKind kindOf(const SupportSets& supports) {
    if (supports[1].size() == 1) {
      return DifferenceFaceKind::faceA;
    }
    if (supports[0].size() == 1) {
      return DifferenceFaceKind::faceB;
    }
    return supports[0].size() == 2 && supports[1].size() == 2 ? DifferenceFaceKind::edges
                                                              : DifferenceFaceKind::both;
  }

  [[nodiscard]] Corners featureOf(int side, const std::vector<int>& corners) const {
    const FaceLattice& own = search_.lattice(side);
    return own.featureOn(own.planesOn(corners));
  }

  /** The corners of a face in order. */
  std::vector<int> around(const SupportSets& supports, const NormalName& normal) {
    std::vector<DifferenceSide> sides;
    for (int side = 0; side < 2; ++side) {
      const std::vector<int>& within = supports[at(side)];
      const auto holds = [&](int corner) {
        return std::binary_search(within.begin(), within.end(), corner);
      };
      std::vector<int> own;
      for (const int corner : within) {
        for (const int edge : search_.lattice(side).edgesFrom(corner)) {
          if (holds(search_.lattice(side).edges()[at(edge)][1])) {
            own.push_back(edge);
          }
        }
      }
      std::sort(own.begin(), own.end());
      for (const int edge : own) {
        for (const bool isReversed : {false, true}) {
          const DifferenceSide found = search_.sideOf(supports, normal, side, edge, isReversed);
          const bool isNew =
              std::none_of(sides.begin(), sides.end(),
                           [&](const DifferenceSide& known) { return known.from == found.from; });
          if (found.from != found.to && isNew) {
            sides.push_back(found);
          }
        }
      }
    }
    std::vector<int> points;
    CornerPair corner = sides[0].from;
    for (std::size_t i = 0; i < sides.size(); ++i) {
      points.push_back(pointAt(corner));
      const auto next = std::find_if(sides.begin(), sides.end(), [&](const DifferenceSide& side) {
        return side.from == corner;
      });
      if (next == sides.end()) {
        break;
      }
      corner = next->to;
    }
    return points;
  }

  int pointAt(const CornerPair& corners) {
    for (const auto& [cornerB, point] : pointsAt_[at(corners[0])]) {
      if (cornerB == corners[1]) {
        return point;
      }
    }
    const auto number = static_cast<int>(difference_.points.size());
    pointsAt_[at(corners[0])].emplace_back(corners[1], number);
    difference_.points.push_back(
        {search_.pointOf(corners), featureOf(0, {corners[0]}), featureOf(1, {corners[1]})});
    return number;
  }

  SupportSearch search_;
  RowNumbers rows_;
  std::array<bool, 2> isUpright_;
  std::vector<std::vector<std::pair<int, int>>> pointsAt_;  // by corners of a: of b, and which
  std::vector<SupportSets> faces_;                          // that are those of both
  Difference difference_;
};

}  // namespace

bool hasDifference(ShapeRef a, ShapeRef b) {
  const auto isBounded = [](ShapeRef shape) {
    return shape.kind() != Kind::ray && shape.kind() != Kind::plane && !isMesh(shape);
  };
  return isBounded(a) && isBounded(b);
}

Difference difference(ShapeRef a, ShapeRef b) {
  if (!hasDifference(a, b)) {
    return {};
  }
  const ShapeCell coreA = coreOf(a);
  const ShapeCell coreB = coreOf(b);
  Difference difference = FaceSearch(coreA, coreB, rowsOf(a, b)).answer();
  difference.outcome = collision::outcome(a, b);
  difference.radius = radiusOf(a) + radiusOf(b);
  return difference;
}

}  // namespace collision
