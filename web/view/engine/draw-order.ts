/**
 * The `renderOrder` of meshes: everything is translucent and drawn back to front, without a depth buffer. Of
 * meshes with the same order the renderer draws the further ones first.
 */
export const kDrawOrder = {
  ground: 0,
  shapes: 1,
  areas: 2,
  lockLines: 4,
  axis: 5,
  marks: 6,
  handles: 7,
} as const;
