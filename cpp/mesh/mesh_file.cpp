#include "mesh/mesh_file.h"

#include <bit>
#include <cstring>

#include "mesh/closed_list.h"
#include "mesh/mesh_state.h"

namespace collision {
namespace {

static_assert(std::endian::native == std::endian::little, "files are written as memory is");

constexpr std::uint32_t kMeshFile = 0x4853454d;  // MESH
constexpr std::uint32_t kVersion = 1;

struct MeshFileHeader {
  std::uint32_t kind = kMeshFile;
  std::uint32_t version = kVersion;
  std::uint32_t positions = 0;
  std::uint32_t indices = 0;
  std::uint32_t shapeBytes = 0;
  std::uint32_t checksum = 0;
  std::uint32_t isSolid = 0;
  std::uint32_t unused = 0;
};

/** FNV-1a. */
std::uint32_t checksumOf(std::span<const std::uint8_t> bytes) {
  std::uint32_t sum = 0x811c9dc5;
  for (const std::uint8_t byte : bytes) {
    sum = (sum ^ byte) * 0x01000193;
  }
  return sum;
}

MeshFileHeader headerOf(const Mesh::State& mesh) {
  MeshFileHeader header;
  header.positions = static_cast<std::uint32_t>(mesh.positions.size());
  header.indices = static_cast<std::uint32_t>(mesh.indices.size());
  header.shapeBytes = static_cast<std::uint32_t>(mesh.mesh.tree().shapeBytes());
  header.isSolid = mesh.isSolid ? 1 : 0;
  return header;
}

std::size_t bytesOf(const MeshFileHeader& header) {
  return sizeof header + header.positions * sizeof(double) + header.indices * sizeof(std::int32_t) +
         header.shapeBytes;
}

}  // namespace

std::size_t meshFileBytes(const Mesh::State& mesh) { return bytesOf(headerOf(mesh)); }

void writeMeshFile(const Mesh::State& mesh, std::uint8_t* into) {
  MeshFileHeader header = headerOf(mesh);
  std::uint8_t* next = into + sizeof header;
  const auto write = [&](const auto& numbers) {
    if (!numbers.empty()) {
      const std::size_t bytes = numbers.size() * sizeof numbers[0];
      std::memcpy(next, numbers.data(), bytes);
      next += bytes;
    }
  };
  write(mesh.positions);
  write(mesh.indices);
  mesh.mesh.tree().writeShape(next);
  header.checksum = checksumOf({into + sizeof header, bytesOf(header) - sizeof header});
  std::memcpy(into, &header, sizeof header);
}

std::optional<MeshFile> readMeshFile(std::span<const std::uint8_t> bytes) {
  MeshFileHeader header;
  if (bytes.size() < sizeof header) {
    return std::nullopt;
  }
  std::memcpy(&header, bytes.data(), sizeof header);
  const double length = static_cast<double>(sizeof header) +
                        static_cast<double>(header.positions) * sizeof(double) +
                        static_cast<double>(header.indices) * sizeof(std::int32_t) +
                        static_cast<double>(header.shapeBytes);
  if (header.kind != kMeshFile || header.version != kVersion ||
      length != static_cast<double>(bytes.size()) ||
      header.checksum != checksumOf(bytes.subspan(sizeof header)) ||
      !hasRoomFor(static_cast<double>(bytes.size()), 1)) {
    return std::nullopt;
  }
  MeshFile file;
  const std::uint8_t* next = bytes.data() + sizeof header;
  file.positions.resize(header.positions);
  file.indices.resize(header.indices);
  if (header.positions > 0) {
    std::memcpy(file.positions.data(), next, header.positions * sizeof(double));
    next += header.positions * sizeof(double);
  }
  if (header.indices > 0) {
    std::memcpy(file.indices.data(), next, header.indices * sizeof(std::int32_t));
    next += header.indices * sizeof(std::int32_t);
  }
  if (checkMesh(file.positions, file.indices) ||
      !file.tree.readShape({next, header.shapeBytes},
                           TriangleList(file.positions, file.indices).count())) {
    return std::nullopt;
  }
  file.isSolid = header.isSolid != 0;
  if (file.isSolid) {
    ListPatches own = patchesOf(TriangleList(file.positions, file.indices));
    if (own.openEdge >= 0) {
      return std::nullopt;
    }
    file.patches = std::move(own.triangles);
  }
  return file;
}

}  // namespace collision
