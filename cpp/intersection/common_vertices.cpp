#include "intersection/common_vertices.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace collision {
namespace {

using Where = PlaceOnEdge::Where;

/** Of an edge the part behind all planes of the other. */
struct EdgePart {
  PlaceOnEdge from{};
  PlaceOnEdge to{Where::end};
};

class VertexSearch {
 public:
  explicit VertexSearch(LatticePair& pair) : pair_(pair) {}

  std::vector<CommonVertex> all() {
    addVerticesOf(0);
    addVerticesOf(1);
    if (pair_.lattice(0).dimension() == 1 && pair_.lattice(1).dimension() == 1) {
      addCrossingOfLines();
    } else {
      addCrossingsOf(0);
      addCrossingsOf(1);
    }
    return std::move(vertices_);
  }

 private:
  void addVerticesOf(int side) {
    const FaceLattice& own = pair_.lattice(side);
    const bool endsAtRoot = own.ray() != nullptr && own.dimension() == 1 && own.ray()->bounded();
    for (int vertex = 0; vertex < own.vertices() + (endsAtRoot ? 1 : 0); ++vertex) {
      if (pair_.isInOther(side, vertex)) {
        CommonVertex common{side, vertex, -1, -1, {}};
        common.planes[at(side)] = own.planesOn(std::array{vertex});
        common.planes[at(1 - side)] = planesAt(side, vertex);
        add(std::move(common));
      }
    }
  }

  [[nodiscard]] bool holdsAll(int side, int plane) const {
    return pair_.lattice(side).planes()[at(plane)].holdsAll;
  }

  std::vector<int> planesAt(int side, int vertex) {
    std::vector<int> planes;
    for (int plane = 0; plane < planesOf(1 - side); ++plane) {
      if (!holdsAll(1 - side, plane) && pair_.sign(side, vertex, plane) == Sign::zero) {
        planes.push_back(plane);
      }
    }
    return planes;
  }

  [[nodiscard]] int planesOf(int side) const {
    return static_cast<int>(pair_.lattice(side).planes().size());
  }

  /** Nothing where no part is behind all planes; with `lineOnly` of those that hold all. */
  std::optional<EdgePart> partOf(int side, int edge, bool lineOnly = false) {
    const auto [start, end] = pair_.lattice(side).edges()[at(edge)];
    EdgePart part;
    const auto enterAt = [&](const PlaceOnEdge& place) {
      if (pair_.order(side, edge, place, part.from) == Sign::positive) {
        part.from = place;
      }
    };
    const auto leaveAt = [&](const PlaceOnEdge& place) {
      if (pair_.order(side, edge, place, part.to) == Sign::negative) {
        part.to = place;
      }
    };
    for (int plane = 0; plane < planesOf(1 - side); ++plane) {
      const bool isLevel = holdsAll(1 - side, plane);
      if (lineOnly && !isLevel) {
        break;
      }
      const Sign atStart = pair_.sign(side, start, plane);
      const Sign atEnd = pair_.sign(side, end, plane);
      if (atStart == atEnd) {
        if (atStart == Sign::positive || (isLevel && atStart == Sign::negative)) {
          return std::nullopt;
        }
        continue;
      }
      const PlaceOnEdge place{atStart == Sign::zero ? Where::start
                              : atEnd == Sign::zero ? Where::end
                                                    : Where::between,
                              plane};
      if (isLevel || atStart == Sign::positive) {
        enterAt(place);
      }
      if (isLevel || atEnd == Sign::positive) {
        leaveAt(place);
      }
    }
    return pair_.order(side, edge, part.from, part.to) == Sign::positive ? std::nullopt
                                                                         : std::optional(part);
  }

  void addCrossingsOf(int side) {
    if (pair_.lattice(1 - side).dimension() < 2) {
      return;  // such a point lies on an edge of the other, or is a vertex of it
    }
    for (int edge = 0; edge < static_cast<int>(pair_.lattice(side).edges().size()); ++edge) {
      const auto part = partOf(side, edge);
      if (!part) {
        continue;
      }
      addCrossing(side, edge, part->from);
      if (pair_.order(side, edge, part->from, part->to) != Sign::zero) {
        addCrossing(side, edge, part->to);
      }
    }
  }

  void addCrossing(int side, int edge, const PlaceOnEdge& place) {
    if (place.where != Where::between) {
      return;
    }
    CommonVertex common{side, -1, edge, place.plane, {}};
    const auto& [start, end] = pair_.lattice(side).edges()[at(edge)];
    common.planes[at(side)] = pair_.lattice(side).planesOn(std::array{start, end});
    for (int plane = 0; plane < planesOf(1 - side); ++plane) {
      const Sign atStart = pair_.sign(side, start, plane);
      const Sign atEnd = pair_.sign(side, end, plane);
      const bool holdsEdge = atStart == Sign::zero && atEnd == Sign::zero;
      const bool crosses = atStart != Sign::zero && atEnd == -atStart &&
                           pair_.order(side, edge, place, {Where::between, plane}) == Sign::zero;
      if (!holdsAll(1 - side, plane) && (holdsEdge || crosses)) {
        common.planes[at(1 - side)].push_back(plane);
      }
    }
    add(std::move(common));
  }

  /** Of two segments or rays that are not in one line: each crosses the line of the other. */
  void addCrossingOfLines() {
    const auto part = partOf(0, 0, true);
    const auto other = partOf(1, 0, true);
    if (part && other && part->from.where == Where::between &&
        other->from.where == Where::between) {
      add({0, -1, 0, part->from.plane, {}});
    }
  }

  void add(CommonVertex vertex) {
    const bool isKnown =
        std::any_of(vertices_.begin(), vertices_.end(),
                    [&](const CommonVertex& known) { return known.planes == vertex.planes; });
    if (!isKnown) {
      vertices_.push_back(std::move(vertex));
    }
  }

  LatticePair& pair_;
  std::vector<CommonVertex> vertices_;
};

}  // namespace

std::vector<CommonVertex> commonVertices(LatticePair& pair) { return VertexSearch(pair).all(); }

}  // namespace collision
