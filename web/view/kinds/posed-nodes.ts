// The nodes of kinds that have geometries. Loaded with the first asset.
import type { PosedShape, SceneHull, SceneMesh } from '../../scene/scene-shape.ts';
import { hullDrawing } from './hull-drawing.ts';
import { addNodes } from './make-node.ts';
import { meshDrawing } from './mesh-drawing.ts';
import { type Draw, PosedNode } from './posed-node.ts';

const kHull: Draw = {
  pointsOf: (shape: PosedShape) => (shape as SceneHull).geometry.corners,
  drawingOf: (shape, points) => hullDrawing(shape as SceneHull, points),
};
const kMesh: Draw = {
  pointsOf: ({ asset }) => asset.positions,
  drawingOf: (shape, points) => meshDrawing(shape as SceneMesh, points),
};

export const addPosedNodes = (): void =>
  addNodes({
    hull: (resources) => new PosedNode(resources, kHull),
    mesh: (resources) => new PosedNode(resources, kMesh),
  });
