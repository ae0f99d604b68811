import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The built client is package data of the server: the wheel carries it, and no Node is needed to run it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/frostfair/web_client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: ['..'] }, // catalogues and rules lie with the games
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
});
