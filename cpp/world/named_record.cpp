#include "world/named_record.h"

#include "shapes/all.h"
#include "shapes/has_hulls.h"
#include "shapes/slot.h"

namespace collision {

Fault checkRecord(Kind kind, const double* numbers, Geometries& geometries) {
  const auto checkPosed = [&]<class Posed>(const Posed& posed) {
    const Fault fault = ShapeTraits<Posed>::check(posed);
    const bool isKnown = geometries.of<Posed>().find(numbers[kGeometryName]) != nullptr;
    return fault || isKnown ? fault : Fault{Reason::noGeometry, kGeometryName};
  };
  if (isHull(kind)) {
    return checkPosed(posedOf<Hull>(numbers, nullptr));
  }
  return isMesh(kind) ? checkPosed(posedOf<PosedMesh>(numbers, nullptr)) : checkSlot(kind, numbers);
}

void readRecord(ShapeCell& cell, Kind kind, const double* numbers, Geometries& geometries) {
  const auto readPosed = [&]<class Posed>(const Posed* /*kind*/) {
    const double name = numbers[kGeometryName];
    const auto* const geometry = geometries.of<Posed>().find(name);
    cell = detail::Named<Posed>(posedOf<Posed>(numbers, geometry), name);
  };
  if (isHull(kind)) {
    readPosed(static_cast<const Hull*>(nullptr));
  } else if (isMesh(kind)) {
    readPosed(static_cast<const PosedMesh*>(nullptr));
  } else {
    cell.read(kind, numbers);
  }
}

}  // namespace collision
