// The function that the sandbox runs, as text.

/** `body`: what read-code.ts makes of a visitor's code. Its first line is the first of the text. */
export const functionText = (body: string): string => `function () { "use strict";${body}\n}`;
