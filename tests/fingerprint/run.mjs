// Runs the fingerprint's WebAssembly, in Node or, handed over as a function, in a page: it may use
// nothing from outside. BigInts cross that border as text.
export async function fingerprintOf({ base64, seed, count }) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const module = await WebAssembly.compile(bytes);
  // What the C++ library would ask of a system; nothing here ever calls it.
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => {
      throw new Error(`The fingerprint called ${from}.${name}`);
    };
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize?.();
  const stretch = 10_000;
  let hash = 0xcbf29ce484222325n;
  for (let first = 0; first < count; first += stretch) {
    const next = Math.min(stretch, count - first);
    hash = BigInt.asUintN(64, exports.fingerprint(BigInt(seed), first, next, hash));
    await new Promise((resolve) => setTimeout(resolve)); // so that a page stays alive
  }
  return hash.toString(16).padStart(16, '0');
}
