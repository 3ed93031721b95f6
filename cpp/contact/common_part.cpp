#include "contact/common_part.h"

#include <array>
#include <optional>

#include "linear/number_vector.h"

namespace collision {
namespace {

/** Where a corner of the one lies: outside of the other, in it, or at one of its corners. */
struct Place {
  bool isIn = false;
  int corner = -1;
};

/** The sides of each corner of one outline about each edge of another, as seen along an axis. */
class Sides {
 public:
  template <class T>
  Sides(const Vector3<T>& axis, const Outline<T>& outline, const Outline<T>& other,
        const OutlineSigns<T>& signs)
      : order_(outline.order), count_(at(other.size())) {
    for (int edge = 0; edge < order_.edges(); ++edge) {
      const Vector3<T> inward = cross(axis, outline.along(edge));
      for (const Vector3<T>& place : other.place) {
        signs_.push_back(signs.ofDot(SignOf::sideOfAxis, inward, place - outline.from(edge)));
      }
    }
    for (int i = 0; i < other.size(); ++i) {
      places_.push_back(outline.size() < 3
                            ? placeBeside(axis, outline, i, other.place[at(i)], signs)
                            : placeWithin(i));
    }
  }

  [[nodiscard]] Sign of(int edge, int corner) const {
    return signs_[at(edge) * count_ + at(corner)];
  }
  [[nodiscard]] const Place& placeOf(int corner) const { return places_[at(corner)]; }

 private:
  /** In a polygon. */
  [[nodiscard]] Place placeWithin(int corner) const {
    Place place{true};
    for (int edge = 0; edge < order_.edges(); ++edge) {
      const Sign side = of(edge, corner);
      if (side == Sign::negative) {
        return {};
      }
      const int next = order_.after(edge);
      if (side == Sign::zero && of(next, corner) == Sign::zero) {
        place.corner = next;
      }
    }
    return place;
  }
  /** On a segment or point. */
  template <class T>
  [[nodiscard]] Place placeBeside(const Vector3<T>& axis, const Outline<T>& outline, int corner,
                                  const Vector3<T>& place, const OutlineSigns<T>& signs) const {
    const auto wayFrom = [&](int end) { return cross(axis, place - outline.place[at(end)]); };
    if (outline.size() == 1) {
      return signs.isZero(SignOf::acrossAxis, wayFrom(0)) ? Place{true, 0} : Place{};
    }
    if (of(0, corner) != Sign::zero) {
      return {};
    }
    const Vector3<T> along = cross(axis, outline.along(0));
    const Sign beyondStart = signOfDot(along, wayFrom(0));
    const Sign beyondEnd = signOfDot(along, wayFrom(1));
    if (beyondStart == Sign::negative || beyondEnd == Sign::positive) {
      return {};
    }
    return {true, beyondStart == Sign::zero ? 0 : (beyondEnd == Sign::zero ? 1 : -1)};
  }

  const OutlineOrder& order_;
  std::size_t count_;
  ShortList<Sign, kFewCorners * kFewCorners> signs_;
  ShortList<Place, kFewCorners> places_;
};

constexpr bool areOpposite(Sign a, Sign b) { return a != Sign::zero && a == -b; }

class CommonPart {
 public:
  template <class T>
  CommonPart(const Outline<T>& a, const Outline<T>& b, const Vector3<T>& axis,
             const OutlineSigns<T>& signs)
      : outlines_{&a.order, &b.order}, about_{Sides(axis, a, b, signs), Sides(axis, b, a, signs)} {}

  [[nodiscard]] CommonCorners corners() {
    collect();
    return corners_.size() < 3 ? corners_ : inOrder();
  }

 private:
  void collect() {
    const OutlineOrder& a = *outlines_[0];
    const OutlineOrder& b = *outlines_[1];
    const auto& [aboutA, aboutB] = about_;
    for (int i = 0; i < a.size(); ++i) {
      const Place& place = aboutB.placeOf(i);
      if (place.isIn) {
        corners_.push_back({{i, place.corner}});
      }
    }
    for (int i = 0; i < b.size(); ++i) {
      const Place& place = aboutA.placeOf(i);
      if (place.isIn && place.corner < 0) {
        corners_.push_back({{-1, i}});
      }
    }
    for (int i = 0; i < a.edges(); ++i) {
      for (int j = 0; j < b.edges(); ++j) {
        if (areOpposite(aboutA.of(i, j), aboutA.of(i, b.after(j))) &&
            areOpposite(aboutB.of(j, i), aboutB.of(j, a.after(i)))) {
          corners_.push_back({{-1, -1}, {i, j}});
        }
      }
    }
  }

  /** Where a corner is along an edge that it lies on: at its start, its end, or further along. */
  enum class Rank : signed char { start, early, late, end };

  /**
   * Of an edge of one side; none of a corner that is not on it. Where the edge begins to lie in the
   * other outline it is early, else late. The border of the other, which is counter-clockwise too,
   * comes back to the inner side of the edge where that leaves it: at a corner whose next one is
   * there.
   */
  [[nodiscard]] std::optional<Rank> rankOn(std::size_t side, int edge,
                                           const CommonCorner& corner) const {
    const std::size_t other = 1 - side;
    const auto rank = [](bool isEarly) { return isEarly ? Rank::early : Rank::late; };
    if (corner.isCrossing()) {
      const bool enters = about_[other].of(corner.edge[other], edge) == Sign::negative;
      return corner.edge[side] == edge ? std::optional(rank(enters)) : std::nullopt;
    }
    if (corner.corner[side] >= 0) {
      const bool isEnd = corner.corner[side] == outlines_[side]->after(edge);
      const Rank atEnd = isEnd ? Rank::end : Rank::start;
      return isEnd || corner.corner[side] == edge ? std::optional(atEnd) : std::nullopt;
    }
    const int across = corner.corner[other];
    if (about_[side].of(edge, across) != Sign::zero) {
      return std::nullopt;
    }
    return rank(about_[side].of(edge, outlines_[other]->after(across)) != Sign::positive);
  }

  using Next = ShortList<int, 2 * kFewCorners>;

  /** Leads from each corner to the one after it on an edge of one side. */
  void lead(Next& next, std::size_t side) const {
    for (int edge = 0; edge < outlines_[side]->edges(); ++edge) {
      int found = -1;
      Rank foundRank{};
      for (int i = 0; i < static_cast<int>(corners_.size()); ++i) {
        const std::optional<Rank> rank = rankOn(side, edge, corners_[at(i)]);
        if (rank && found >= 0) {
          const bool isBefore = *rank < foundRank;
          next[at(isBefore ? i : found)] = isBefore ? found : i;
        } else if (rank) {
          found = i;
          foundRank = *rank;
        }
      }
    }
  }

  /** Around, from the first one. Where signs are in doubt, and taken again exactly, any of them. */
  [[nodiscard]] CommonCorners inOrder() const {
    Next next;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      next.push_back(-1);
    }
    lead(next, 0);
    lead(next, 1);
    CommonCorners ordered;
    for (int i = 0; i >= 0 && ordered.size() < corners_.size(); i = next[at(i)]) {
      ordered.push_back(corners_[at(i)]);
    }
    return ordered;
  }

  std::array<const OutlineOrder*, 2> outlines_;
  std::array<Sides, 2> about_;  // of each outline, where the corners of the other are
  CommonCorners corners_;
};

}  // namespace

template <class T>
CommonCorners commonPart(const Outline<T>& a, const Outline<T>& b, const Vector3<T>& axis,
                         const OutlineSigns<T>& signs) {
  return CommonPart(a, b, axis, signs).corners();
}

template CommonCorners commonPart(const Outline<double>&, const Outline<double>&, const Vec3&,
                                  const OutlineSigns<double>&);
template CommonCorners commonPart(const Outline<Approximate>&, const Outline<Approximate>&,
                                  const ApproximateVec3&, const OutlineSigns<Approximate>&);
template CommonCorners commonPart(const Outline<Exact>&, const Outline<Exact>&, const ExactVec3&,
                                  const OutlineSigns<Exact>&);

}  // namespace collision
