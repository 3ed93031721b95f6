// A mesh as JavaScript has it: its list and hierarchy, and buffers for questions that are asked by
// the thousand. What is asked with one shape at a time is in a world's query slot (WireWorld).
#pragma once

#include "collision/mesh.h"
#include "mesh/mesh_shapes.h"
#include "mesh/mesh_state.h"
#include "wire/buffer.h"

namespace collision {

class WireMesh final : private MeetingVisitor {
 public:
  /** Of a list that checkMesh() finds no fault in. See Mesh::fits(). */
  WireMesh(std::vector<double> positions, std::vector<std::int32_t> indices)
      : mesh_(std::make_unique<Mesh::State>(std::move(positions), std::move(indices))) {}
  explicit WireMesh(MeshFile file) : mesh_(std::make_unique<Mesh::State>(std::move(file))) {}
  WireMesh(const WireMesh&) = delete;
  WireMesh& operator=(const WireMesh&) = delete;

  [[nodiscard]] const Mesh& geometry() const { return mesh_; }
  /** By which slots name it. */
  double name = 0;
  [[nodiscard]] const TreeMesh& mesh() const { return treeOf(mesh_); }
  /**
   * Takes as many positions as there are, all of them valid. Both answer −1, or where the mesh
   * isn't closed, and nothing happens, the edge at fault: see Mesh::makeSolid().
   */
  int refit(std::vector<double> positions);
  int makeSolid();
  /** Writes the file into file(). False when there is no memory for it. */
  [[nodiscard]] bool serialize();
  Buffer<std::uint8_t>& file() { return file_; }
  [[nodiscard]] std::size_t positionCount() const { return mesh_.state_->positions.size(); }

  /** Rays to be filled in, in the order of the kind's fields. */
  Buffer<double>& rays() { return rays_; }
  /** The triangles that they hit first, or −1, kInvalidRay; and the parameters there. */
  Buffer<std::int32_t>& hitTriangles() { return hitTriangles_; }
  Buffer<double>& parameters() { return parameters_; }

  static constexpr int kInvalidRay = -2;

  /** Room for so many rays. False when there is no memory for them. */
  [[nodiscard]] bool reserveRays(double count);
  /** Answers how many of them hit something. */
  int raycasts(const HitOptions& options);

  /** Of the last findMeeting() the triangles, in any order, and their outcomes. */
  Buffer<std::int32_t>& triangles() { return triangles_; }
  Buffer<std::uint8_t>& outcomes() { return outcomes_; }
  static constexpr int kNoRoom = -3;
  /** Finds the triangles that meet a valid shape. Answers how many, or kNoRoom. */
  int findMeeting(ShapeRef shape);

  /**
   * Numbers of the boxes of a level, their corners, least first, or of the steps of a walk, see
   * web/core/mesh-walk.ts. Both answer how many there are, or kNoRoom.
   */
  Buffer<double>& numbers() { return numbers_; }
  int writeBoxes(int level);
  int writeWalk(const Ray& ray, const PosedMesh& pose, const HitOptions& options);

 private:
  bool visit(int triangle, Outcome outcome) override;

  Mesh mesh_;
  Buffer<double> rays_;
  Buffer<std::int32_t> hitTriangles_;
  Buffer<double> parameters_;
  Buffer<std::int32_t> triangles_;
  Buffer<std::uint8_t> outcomes_;
  int met_ = 0;  // or kNoRoom
  Buffer<std::uint8_t> file_;
  Buffer<double> numbers_;
};

}  // namespace collision
