// Where a segment or ray hits a mesh: which triangle first, and of a solid mesh where it leaves.
#pragma once

#include "answer/ask.h"
#include "curve/curve.h"
#include "mesh/mesh_pair.h"

namespace collision {

class CurveMesh {
 public:
  /** Of a pair of a segment or ray and a mesh, which has to outlive it. */
  CurveMesh(const MeshPair& pair, const HitOptions& options);

  /**
   * The triangle that is hit first; where the curve starts inside of a solid mesh that at which it
   * leaves. −1: none.
   */
  [[nodiscard]] int triangle() const { return triangle_; }

  /** A hit of which nothing but its place is asked for. */
  [[nodiscard]] Verdict place(const Ask& ask) const;
  /** The hit with its numbers; `verdict` is about its triangle, if there is one. */
  [[nodiscard]] Hit hit(const Verdict& verdict) const;

 private:
  [[nodiscard]] bool isHitAtStart() const { return startsInside_ && options_.solid; }
  [[nodiscard]] int firstTriangle() const;
  /** Of a solid mesh: the first triangle after which the curve is outside; −1: it ends before. */
  [[nodiscard]] int lastTriangle() const;
  [[nodiscard]] Verdict testAt(int triangle, const Ask& ask) const;
  [[nodiscard]] QuadraticSurd<Exact> enterOf(int triangle) const;
  /** Gives a hit the weights of the corners b and c at its point. */
  void weigh(Hit& hit) const;
  /** Gives a hit of a solid mesh the place where the curve is outside again, or its end. */
  void leave(Hit& hit) const;

  const MeshPair& pair_;
  HitOptions options_;
  Curve curve_;
  const PosedMesh& mesh_;
  bool startsInside_;
  int triangle_ = -1;
};

}  // namespace collision
