// What stands over the picture of meshes. Loaded with the first triangle under the pointer, or the first hierarchy.
export { pointedTemplate } from './pointed.ts';
export { treeWalkTemplate } from './tree-walk.ts';
