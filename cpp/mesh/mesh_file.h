// A mesh as bytes of a file: its list, and its hierarchy without numbers.
//
//   eight 32-bit numbers  kMeshFile, version, numbers of positions, of indices, bytes of the
//                         hierarchy, checksum of what follows these eight, 1 of a solid, 0
//   positions             doubles
//   indices               32-bit numbers
//   hierarchy             see tree_shape.cpp
//
// The least byte of a number comes first.
#pragma once

#include <optional>

#include "collision/mesh.h"
#include "mesh/tree_mesh.h"

namespace collision {

std::size_t meshFileBytes(const Mesh::State& mesh);
void writeMeshFile(const Mesh::State& mesh, std::uint8_t* into);

/** What a file has. */
struct MeshFile {
  std::vector<double> positions;
  std::vector<std::int32_t> indices;
  TriangleTree tree;  // to be refitted
  bool isSolid = false;
  std::vector<std::int32_t> patches;  // of a solid one, see closed_list.h
};
/** None: it is damaged, of a solid that is not closed, of another version or none at all, or there
 * is no memory for it. */
std::optional<MeshFile> readMeshFile(std::span<const std::uint8_t> bytes);

}  // namespace collision
