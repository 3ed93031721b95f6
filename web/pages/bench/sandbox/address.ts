// Where the document of the sandboxed frame is.

/** Relative to the site's folder. */
export const kSandbox = 'bench/sandbox.html';
/** As a page of the site sees it: its scripts are in assets/pages/. */
export const sandboxUrl = (): string => new URL(`../../${kSandbox}`, import.meta.url).href;
