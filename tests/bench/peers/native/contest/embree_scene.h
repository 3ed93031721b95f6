// Embree on one thread: a device and a scene of one geometry. Single precision, all that Embree
// has.
#pragma once

#include <embree3/rtcore.h>

#include <cstdint>
#include <vector>

#include "contest/random.h"

namespace peers {

/** Where triangles are from: three numbers a corner, three corners a triangle. */
struct FloatTriangles {
  std::vector<float> positions;
  std::vector<std::uint32_t> indices;
};

/** Whether its geometry's corners will move. */
enum class Moves : bool { no, yes };

class EmbreeScene {
 public:
  /** `triangles` must outlive it. */
  explicit EmbreeScene(const FloatTriangles& triangles, Moves moves = Moves::no);
  /** So many primitives that only `boundsOf` and a query's callback know; `data`: for the former.
   */
  EmbreeScene(unsigned count, RTCBoundsFunction boundsOf, void* data);
  ~EmbreeScene();
  EmbreeScene(const EmbreeScene&) = delete;
  EmbreeScene& operator=(const EmbreeScene&) = delete;

  /** Whether a ray, its direction of length 1, hits anything up to so many meters. */
  [[nodiscard]] bool hits(const Triple& origin, const Triple& direction, double length) const;
  /**
   * Calls back for each primitive whose bounds are within so many meters of the point; where that
   * makes the query's radius less, within so many. The last radius, meters.
   */
  double query(const Triple& point, double radius, RTCPointQueryFunction visit, void* data) const;
  /** After the corners have moved. */
  void refit();

 private:
  void build(RTCBuildQuality quality);

  RTCDevice device_;
  RTCScene scene_;
  RTCGeometry geometry_;
};

}  // namespace peers
