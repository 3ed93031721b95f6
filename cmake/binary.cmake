# Writes the module that says where a WebAssembly file is and what its contents hash to:
#   cmake -DWASM=… -DMODULE=… -P binary.cmake
get_filename_component(NAME ${WASM} NAME)
file(SHA256 ${WASM} SUM)
file(WRITE ${MODULE} "export const sha256 = '${SUM}';
export const address = () => new URL('${NAME}', import.meta.url);
")
