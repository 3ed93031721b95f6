// What the plugin of vite.inline.config.ts makes of core.wasm: deflated (zlib), in base64.
declare module '*/core.wasm?packed' {
  const text: string;
  export default text;
}
