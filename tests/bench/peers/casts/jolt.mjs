// Casts of two shapes by Jolt, its shapes and casts made before. Boxes have no convex radius.
import initJolt from 'jolt-physics/wasm-compat';
import { halfLength, kMeshList, poseOf } from './cases.ts';

/** Whether each case meets. */
export async function joltCasts() {
  const jolt = await initJolt();
  registerShapes(jolt);
  const settings = new jolt.ShapeCastSettings();
  settings.mBackFaceModeTriangles = jolt.EBackFaceMode_CollideWithBackFaces;
  const collector = new jolt.CastShapeClosestHitCollisionCollector();
  const filter = new jolt.ShapeFilter();
  const origin = new jolt.RVec3(0, 0, 0);
  const scale = new jolt.Vec3(1, 1, 1);
  return (cases) => {
    const made = cases.map(({ a, b, velocity }) => {
      const { position, rotation } = poseOf(a);
      const from = jolt.RMat44.prototype.sRotationTranslation(
        turn(jolt, rotation),
        place(jolt, position),
      );
      const way = new jolt.Vec3(...velocity);
      const target = new jolt.TransformedShape();
      target.set_mShape(shapeOf(jolt, b));
      const there = poseOf(b);
      target.SetWorldTransform(place(jolt, there.position), turn(jolt, there.rotation), scale);
      return { cast: new jolt.RShapeCast(shapeOf(jolt, a), scale, from, way), target };
    });
    return (i) => {
      const { cast, target } = made[i];
      collector.Reset();
      target.CastShape(cast, settings, origin, collector, filter);
      return collector.HadHit();
    };
  };
}

/** What tests of shapes are found by is made with the first world. */
function registerShapes(jolt) {
  const settings = new jolt.JoltSettings();
  const pairs = new jolt.ObjectLayerPairFilterTable(1);
  const layers = new jolt.BroadPhaseLayerInterfaceTable(1, 1);
  layers.MapObjectToBroadPhaseLayer(0, new jolt.BroadPhaseLayer(0));
  settings.mObjectLayerPairFilter = pairs;
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectVsBroadPhaseLayerFilter = new jolt.ObjectVsBroadPhaseLayerFilterTable(
    layers,
    1,
    pairs,
    1,
  );
  return new jolt.JoltInterface(settings);
}

const place = (jolt, position) => new jolt.RVec3(...position);
const turn = (jolt, [x, y, z, w]) => new jolt.Quat(x, y, z, w);

/** All meshes are one. */
let oneMesh;

function shapeOf(jolt, shape) {
  switch (shape.kind) {
    case 'sphere':
      return new jolt.SphereShape(shape.radius);
    case 'capsule':
      return new jolt.CapsuleShape(halfLength(shape), shape.radius);
    case 'aabb': {
      const [x, y, z] = shape.max.map((each, i) => (each - shape.min[i]) / 2);
      return new jolt.BoxShape(new jolt.Vec3(x, y, z), 0);
    }
    case 'triangle': {
      // a mesh of one, as it has no triangles but those
      return meshOf(jolt, [shape.a, shape.b, shape.c], [0, 1, 2]);
    }
    case 'mesh':
      oneMesh ??= meshOf(
        jolt,
        Array.from({ length: kMeshList.positions.length / 3 }, (_, i) =>
          kMeshList.positions.subarray(3 * i, 3 * i + 3),
        ),
        kMeshList.index,
      );
      return oneMesh;
    case 'obb':
      return new jolt.BoxShape(new jolt.Vec3(...shape.halfExtents), 0);
  }
}

function meshOf(jolt, corners, index) {
  const triangles = new jolt.TriangleList();
  for (let i = 0; i < index.length; i += 3) {
    const of = [0, 1, 2].map((k) => new jolt.Vec3(...corners[index[i + k]]));
    const triangle = new jolt.Triangle(...of);
    triangles.push_back(triangle);
    for (const each of [...of, triangle]) jolt.destroy(each);
  }
  return new jolt.MeshShapeSettings(triangles).Create().Get();
}
