/** Of the first module's binary that belongs to these modules, as hexadecimal digits. Written by the build, see cmake/binary.cmake. */
export const sha256: string;
/** Where that binary lies, beside this module. */
export function address(): URL;
