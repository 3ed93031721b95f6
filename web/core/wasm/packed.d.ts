// A binary's bytes, deflated and in base64: made by vite.inline.config.ts.
declare module '*.wasm?packed' {
  const packed: string;
  export default packed;
}
