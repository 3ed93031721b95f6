// Where the document of the sandboxed frame is.

/** Relative to the site's folder. */
export const kSandbox = 'bench/sandbox.html';
/** From assets/pages/, where the scripts of the pages are, and from this folder on the development server. */
const kFromScripts = `../../${kSandbox}`;

export const sandboxUrl = (): string => new URL(kFromScripts, import.meta.url).href;
