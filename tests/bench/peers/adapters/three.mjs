// three.js: the tests of its math classes. It has no search for pairs.
import { Vector3 } from 'three';
import { testOf } from '../contestant.ts';
import { serve } from '../serve.ts';
import { boxForm, obbForm, rayForm, triangleForm } from './three-forms.mjs';

const triangle = triangleForm();
/** Where a hit is put. */
const target = new Vector3();

await serve({
  pairs: {
    obbObb: testOf(obbForm, obbForm, (a, b) => a.intersectsOBB(b)),
    rayTriangle: testOf(
      rayForm,
      triangle,
      (ray, { a, b, c }) => ray.intersectTriangle(a, b, c, false, target) !== null,
    ),
    rayAabb: testOf(rayForm, boxForm, (ray, box) => ray.intersectsBox(box)),
    rayObb: testOf(rayForm, obbForm, (ray, obb) => obb.intersectsRay(ray)),
    aabbTriangle: testOf(boxForm, triangle, (box, other) => box.intersectsTriangle(other)),
  },
});
