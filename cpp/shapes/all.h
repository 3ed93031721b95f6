// The traits of all kinds, for what is made from them (with visitShape or forEachKind).
#pragma once

#include "shapes/aabb.h"
#include "shapes/capsule.h"
#include "shapes/hull_shape.h"
#include "shapes/mesh_shape.h"
#include "shapes/obb.h"
#include "shapes/parallelogram.h"
#include "shapes/plane.h"
#include "shapes/point.h"
#include "shapes/ray.h"
#include "shapes/segment.h"
#include "shapes/sphere.h"
#include "shapes/triangle.h"
