// A mesh as JavaScript has it: its list and hierarchy, and buffers for questions that are asked by
// the thousand. What is asked with one shape at a time is in a world's query slot (WireWorld).
#pragma once

#include "collision/mesh.h"
#include "mesh/mesh_file.h"
#include "mesh/mesh_shapes.h"
#include "wire/buffer.h"

namespace collision {

class WireMesh final : private MeetingVisitor {
 public:
  /** Of a list that checkMesh() finds no fault in. See fits(). */
  WireMesh(std::vector<double> positions, std::vector<std::int32_t> indices)
      : positions_(std::move(positions)),
        indices_(std::move(indices)),
        mesh_(TriangleList(positions_, indices_)) {}
  /** Of a file. */
  explicit WireMesh(MeshFile file)
      : positions_(std::move(file.positions)),
        indices_(std::move(file.indices)),
        mesh_(TriangleList(positions_, indices_), std::move(file.tree)) {}
  WireMesh(const WireMesh&) = delete;
  WireMesh& operator=(const WireMesh&) = delete;

  [[nodiscard]] const TreeMesh& mesh() const { return mesh_; }
  /** Takes as many positions as there are, all of them valid. */
  void refit(std::vector<double> positions) {
    positions_ = std::move(positions);
    mesh_.refit(TriangleList(positions_, indices_));
  }
  /** Writes the file into file(). False when there is no memory for it. */
  [[nodiscard]] bool serialize();
  Buffer<std::uint8_t>& file() { return file_; }
  [[nodiscard]] std::size_t positionCount() const { return positions_.size(); }
  [[nodiscard]] int vertexCount() const {
    return static_cast<int>(positions_.size() / TriangleList::kCoordinates);
  }

  /** Rays to be filled in, in the order of the kind's fields. */
  Buffer<double>& rays() { return rays_; }
  /** The triangles that they hit first, or kNoTriangle, kInvalidRay; and the parameters there. */
  Buffer<std::int32_t>& hitTriangles() { return hitTriangles_; }
  Buffer<double>& parameters() { return parameters_; }

  static constexpr int kNoTriangle = -1;
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

 private:
  bool visit(int triangle, Outcome outcome) override;

  std::vector<double> positions_;
  std::vector<std::int32_t> indices_;
  TreeMesh mesh_;
  Buffer<double> rays_;
  Buffer<std::int32_t> hitTriangles_;
  Buffer<double> parameters_;
  Buffer<std::int32_t> triangles_;
  Buffer<std::uint8_t> outcomes_;
  int met_ = 0;  // or kNoRoom
  Buffer<std::uint8_t> file_;
};

}  // namespace collision
