#include "contest/embree_scene.h"

#include <limits>

namespace peers {
namespace {

float infinity() { return std::numeric_limits<float>::infinity(); }
float floatOf(double number) { return static_cast<float>(number); }

}  // namespace

EmbreeScene::EmbreeScene(const FloatTriangles& triangles, Moves moves)
    : device_(rtcNewDevice("threads=1")),
      scene_(rtcNewScene(device_)),
      geometry_(rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_TRIANGLE)) {
  constexpr std::size_t kCorner = 3 * sizeof(float);
  constexpr std::size_t kTriangle = 3 * sizeof(std::uint32_t);
  rtcSetSharedGeometryBuffer(geometry_, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3,
                             triangles.positions.data(), 0, kCorner,
                             triangles.positions.size() / 3);
  rtcSetSharedGeometryBuffer(geometry_, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3,
                             triangles.indices.data(), 0, kTriangle, triangles.indices.size() / 3);
  if (moves == Moves::yes) {
    rtcSetSceneFlags(scene_, RTC_SCENE_FLAG_DYNAMIC);
  }
  build(moves == Moves::yes ? RTC_BUILD_QUALITY_REFIT : RTC_BUILD_QUALITY_MEDIUM);
}

EmbreeScene::EmbreeScene(unsigned count, RTCBoundsFunction boundsOf, void* data)
    : device_(rtcNewDevice("threads=1")),
      scene_(rtcNewScene(device_)),
      geometry_(rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_USER)) {
  rtcSetGeometryUserPrimitiveCount(geometry_, count);
  rtcSetGeometryUserData(geometry_, data);
  rtcSetGeometryBoundsFunction(geometry_, boundsOf, nullptr);
  build(RTC_BUILD_QUALITY_MEDIUM);
}

EmbreeScene::~EmbreeScene() {
  rtcReleaseGeometry(geometry_);
  rtcReleaseScene(scene_);
  rtcReleaseDevice(device_);
}

void EmbreeScene::build(RTCBuildQuality quality) {
  rtcSetGeometryBuildQuality(geometry_, quality);
  rtcCommitGeometry(geometry_);
  rtcAttachGeometry(scene_, geometry_);
  // only scenes of low quality have a tree for each geometry, which can be refitted
  rtcSetSceneBuildQuality(scene_,
                          quality == RTC_BUILD_QUALITY_REFIT ? RTC_BUILD_QUALITY_LOW : quality);
  rtcCommitScene(scene_);
}

bool EmbreeScene::hits(const Triple& origin, const Triple& direction, double length) const {
  RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  RTCRayHit asked{};
  asked.ray = {floatOf(origin[0]),
               floatOf(origin[1]),
               floatOf(origin[2]),
               0,
               floatOf(direction[0]),
               floatOf(direction[1]),
               floatOf(direction[2]),
               0,
               length < std::numeric_limits<float>::max() ? floatOf(length) : infinity(),
               ~0U,
               0,
               0};
  asked.hit.geomID = RTC_INVALID_GEOMETRY_ID;
  asked.hit.instID[0] = RTC_INVALID_GEOMETRY_ID;
  rtcIntersect1(scene_, &context, &asked);
  return asked.hit.geomID != RTC_INVALID_GEOMETRY_ID;
}

double EmbreeScene::query(const Triple& point, double radius, RTCPointQueryFunction visit,
                          void* data) const {
  RTCPointQuery asked{floatOf(point[0]), floatOf(point[1]), floatOf(point[2]), 0,
                      radius < std::numeric_limits<float>::max() ? floatOf(radius) : infinity()};
  RTCPointQueryContext context;
  rtcInitPointQueryContext(&context);
  rtcPointQuery(scene_, &asked, &context, visit, data);
  return static_cast<double>(asked.radius);
}

void EmbreeScene::refit() {
  rtcUpdateGeometryBuffer(geometry_, RTC_BUFFER_TYPE_VERTEX, 0);
  rtcCommitGeometry(geometry_);
  rtcCommitScene(scene_);
}

}  // namespace peers
