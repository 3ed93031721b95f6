// box-intersect finds the pairs of boxes around the boxes, three.js's OBB decides them: what one would
// combine who has neither an engine nor this package.
import boxIntersect from 'box-intersect';
import { Matrix4, Quaternion } from 'three';
import { OBB } from 'three/addons/math/OBB.js';
import { kPose } from '../motion.ts';
import { serve } from '../serve.ts';

const kSpace = 3;
const rotation = new Quaternion();
const matrix = new Matrix4();

/** Writes the smallest and the largest coordinates of a box. */
function writeBounds(bounds, { center, halfSize, rotation: { elements } }) {
  for (let axis = 0; axis < kSpace; axis++) {
    const half =
      Math.abs(elements[axis]) * halfSize.x +
      Math.abs(elements[axis + kSpace]) * halfSize.y +
      Math.abs(elements[axis + 2 * kSpace]) * halfSize.z;
    const middle = center.getComponent(axis);
    bounds[axis] = middle - half;
    bounds[axis + kSpace] = middle + half;
  }
}

function world({ count, poses, halfExtents }) {
  const boxes = Array.from({ length: count }, (_, i) => {
    const box = new OBB();
    box.halfSize.fromArray(halfExtents, kSpace * i);
    return box;
  });
  const bounds = boxes.map(() => new Array(2 * kSpace).fill(0));
  return () => {
    for (let i = 0; i < count; i++) {
      const box = boxes[i];
      box.center.fromArray(poses, i * kPose);
      rotation.fromArray(poses, i * kPose + kSpace);
      box.rotation.setFromMatrix4(matrix.makeRotationFromQuaternion(rotation));
      writeBounds(bounds[i], box);
    }
    let n = 0;
    boxIntersect(bounds, (i, j) => {
      if (boxes[i].intersectsOBB(boxes[j])) n++;
    });
    return n;
  };
}

await serve({ pairs: {}, world });
