import { defineConfig } from 'vite';

// The site. Relative paths, so that it works from any folder of any static host.
export default defineConfig({
  root: 'web',
  base: './',
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: true,
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
});
