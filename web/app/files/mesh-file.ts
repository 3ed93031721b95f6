// Files of meshes, which are known by their names and by how they begin.

const kNames = /\.(obj|gltf|glb|stl|ply|off|fbx|dae|3ds|3mf|usdz?)$/i;
/** Binary glTF, PLY and STL; a text of glTF is JSON with an asset. */
const kBegins = /^(glTF|ply\r?\n|solid\s)/;
const kGltf = /^\s*\{[\s\S]{0,2000}?"asset"\s*:\s*\{/;

/** Whether a file is a mesh and no scene. `name`: of the file, or its address. */
export function isMesh(name: string, text: string): boolean {
  const [path = ''] = name.split(/[?#]/);
  return kNames.test(path) || kBegins.test(text) || kGltf.test(text);
}
