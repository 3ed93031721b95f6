// Jolt: its oriented box. Its numbers are of single precision; its rays end, and are left out.
import initJolt from 'jolt-physics/wasm-compat';
import { testOf } from '../contestant.ts';
import { serve } from '../serve.ts';

const jolt = await initJolt();
const rotation = new jolt.Quat(0, 0, 0, 1);
const center = new jolt.Vec3(0, 0, 0);
const size = new jolt.Vec3(0, 0, 0);
const none = jolt.Mat44.prototype.sIdentity();

const obb = {
  make: () => new jolt.OrientedBox(none, size),
  write(box, numbers, at) {
    const [x, y, z, w] = numbers.subarray(at + 3, at + 7);
    const length = Math.hypot(x, y, z, w);
    rotation.Set(x / length, y / length, z / length, w / length);
    center.Set(numbers[at], numbers[at + 1], numbers[at + 2]);
    size.Set(numbers[at + 7], numbers[at + 8], numbers[at + 9]);
    box.set_mOrientation(jolt.Mat44.prototype.sRotationTranslation(rotation, center));
    box.set_mHalfExtents(size);
  },
};

await serve({
  // its memory is fixed
  most: 2 ** 18,
  pairs: { obbObb: testOf(obb, obb, (a, b) => a.OverlapsOrientedBox(b)) },
});
