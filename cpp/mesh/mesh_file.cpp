#include "mesh/mesh_file.h"

#include <bit>
#include <cstring>

#include "collision/mesh.h"

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
  std::array<std::uint32_t, 2> unused{};
};

/** FNV-1a. */
std::uint32_t checksumOf(std::span<const std::uint8_t> bytes) {
  std::uint32_t sum = 0x811c9dc5;
  for (const std::uint8_t byte : bytes) {
    sum = (sum ^ byte) * 0x01000193;
  }
  return sum;
}

std::size_t bytesOf(const MeshFileHeader& header) {
  return sizeof header + header.positions * sizeof(double) + header.indices * sizeof(std::int32_t) +
         header.shapeBytes;
}

}  // namespace

std::size_t meshFileBytes(std::size_t positions, std::size_t indices, const TriangleTree& tree) {
  return sizeof(MeshFileHeader) + positions * sizeof(double) + indices * sizeof(std::int32_t) +
         tree.shapeBytes();
}

void writeMeshFile(std::span<const double> positions, std::span<const std::int32_t> indices,
                   const TriangleTree& tree, std::uint8_t* into) {
  MeshFileHeader header;
  header.positions = static_cast<std::uint32_t>(positions.size());
  header.indices = static_cast<std::uint32_t>(indices.size());
  header.shapeBytes = static_cast<std::uint32_t>(tree.shapeBytes());
  std::uint8_t* next = into + sizeof header;
  if (!positions.empty()) {
    std::memcpy(next, positions.data(), positions.size_bytes());
    next += positions.size_bytes();
  }
  if (!indices.empty()) {
    std::memcpy(next, indices.data(), indices.size_bytes());
    next += indices.size_bytes();
  }
  tree.writeShape(next);
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
  return file;
}

}  // namespace collision
