// A feature of a polytope as a convex polygon in order: one corner, the two ends of an edge, or the
// corners of a face. And what an axis shows of two of them, as signs.
#pragma once

#include "collision/verdict.h"
#include "contact/outline_signs.h"
#include "convex/polytope.h"
#include "number/index.h"
#include "number/short_list.h"

namespace collision {

/** So many corners need no memory of their own: those of faces of boxes. */
inline constexpr std::size_t kFewCorners = 4;

/**
 * Corners as a polytope numbers them: those of a hull and of a triangle, and else by the generators
 * that they are at the upper end of.
 */
using CornerNames = ShortList<int, kFewCorners>;

/** What is known of an outline without its numbers: corners none twice, none between others. */
struct OutlineOrder {
  CornerNames corner;

  [[nodiscard]] int size() const { return static_cast<int>(corner.size()); }
  /** Of a point none, of a segment one, of a polygon as many as corners. */
  [[nodiscard]] int edges() const { return size() < 3 ? size() - 1 : size(); }
  [[nodiscard]] int after(int i) const { return i + 1 < size() ? i + 1 : 0; }
};

template <class T>
struct Outline {
  OutlineOrder order;
  /** Times 2 n n' of the two polytopes, from their reference. */
  ShortList<Vector3<T>, kFewCorners> place;

  [[nodiscard]] int size() const { return order.size(); }
  [[nodiscard]] const Vector3<T>& from(int edge) const { return place[at(edge)]; }
  [[nodiscard]] const Vector3<T>& to(int edge) const { return place[at(order.after(edge))]; }
  [[nodiscard]] Vector3<T> along(int edge) const { return to(edge) - from(edge); }
  /** Of a polygon: it looks to where its corners are counter-clockwise from. */
  [[nodiscard]] Vector3<T> normal() const { return cross(along(0), place[2] - place[0]); }
};

/** Where a corner is, times 2 n, from the reference of the terms. */
template <class T>
Vector3<T> placeOf(const PolytopeTerms<T>& terms, int corner);

/** From one of its corners to another, times 2 n: what doesn't change on the way is exactly 0. */
template <class T>
Vector3<T> wayBetween(const PolytopeTerms<T>& terms, int from, int to);

/** Where the least corner of a feature is. */
template <class T>
Vector3<T> firstPlaceOf(const PolytopeTerms<T>& terms, Corners corners);

/**
 * The outline of corners that are a feature, the least of them first; a polygon counter-clockwise
 * as seen from where the axis points. `factor`: n of the other polytope.
 */
template <class T>
Outline<T> outlineOf(const PolytopeTerms<T>& terms, Corners corners, const T& factor,
                     const Vector3<T>& axis, const OutlineSigns<T>& signs = {});

/** The edges and corners that a certificate says are across an axis. */
struct KnownLevel {
  EdgeSet across = 0;
  std::vector<std::int32_t> corners;  // of a hull
};
template <class T>
KnownLevel levelOf(const PolytopeTerms<T>& terms, Corners corners);

}  // namespace collision
