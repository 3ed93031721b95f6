#include "shapes/mesh_shape.h"

#include "shapes/obb.h"

namespace collision {

Bounds ShapeTraits<PosedMesh>::bounds(const PosedMesh& mesh) {
  const auto [min, max] = mesh.geometry->bounds();
  if (!(min.x <= max.x)) {
    return {mesh.position, mesh.position};
  }
  const Frame frame = frameOf(mesh.rotation);
  const Vec3 middle = min * 0.5 + max * 0.5;
  // The box's center is rounded where it stands: by no more than a part of all that it is made of.
  const Vec3 center = mesh.position + turned(frame.axis, middle) * (1 / frame.n);
  const double size = roundoff::magnitudeOf(mesh.position) + roundoff::magnitudeOf(min) +
                      roundoff::magnitudeOf(max);
  const double rounded = slackOf(8 * size);
  const Vec3 grown{rounded, rounded, rounded};
  const auto box = boundsOfBox(FramedObb(Obb{center, mesh.rotation, (max - min) * 0.5 + grown}));
  return {box.min, box.max};
}

}  // namespace collision
