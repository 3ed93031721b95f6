// What a Mesh of collision/mesh.h has: its list's numbers and the hierarchy over them.
#pragma once

#include <vector>

#include "collision/mesh.h"
#include "mesh/mesh_file.h"
#include "mesh/tree_mesh.h"

namespace collision {

struct Mesh::State {
  State() = default;
  /** Of a list that checkMesh() finds no fault in. See Mesh::fits(). */
  State(std::vector<double> ownPositions, std::vector<std::int32_t> ownIndices)
      : positions(std::move(ownPositions)),
        indices(std::move(ownIndices)),
        mesh(TriangleList(positions, indices)) {}
  explicit State(MeshFile file)
      : positions(std::move(file.positions)),
        indices(std::move(file.indices)),
        mesh(TriangleList(positions, indices), std::move(file.tree)),
        isSolid(file.isSolid),
        patches(std::move(file.patches)) {}

  /** As Mesh has them; `moved` are as many as before, all of them valid. */
  MeshFault makeSolid();
  MeshFault refit(std::vector<double> moved);

  std::vector<double> positions;
  std::vector<std::int32_t> indices;
  TreeMesh mesh;
  bool isSolid = false;
  std::vector<std::int32_t> patches;  // of a solid one, see closed_list.h
};

const TreeMesh& treeOf(const Mesh& mesh);
const Mesh::State& stateOf(const Mesh& mesh);

}  // namespace collision
