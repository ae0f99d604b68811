import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { texts } from './build/texts.mjs';

/** What comes together lies in one file, so that a table takes some twenty requests and not eighty, and packs better.
 * What a chunk needs must lie in it, in a chunk above it, or be split by itself: circles would not start. */
const CHUNKS: [name: string, found: RegExp][] = [
  ['shell', /^\0(?!virtual:texts\/)|node_modules|src\/(?:core|pieces|wire|styles)\/|making\/quick/],
  ['shell', /src\/kit\/(?!GameArt|[Qq]r)|src\/App\.svelte/],
  ['fair', /src\/games\/(?:\w+\.ts|[\w-]+\/(?:index|Art|Crystal|icons|lesson|chips|orders)\.)/],
  ['table', /src\/(?:table|learn)\/|pages\/Table\.svelte/],
  ['$1', /src\/games\/([\w-]+)\/(?!Figure|figures|Diagram|diagrams|puzzles|Aim)/],
];

function chunkOf(id: string): string | null {
  for (const [name, found] of CHUNKS) {
    const match = found.exec(id);
    if (match) return name.replace('$1', match[1] ?? '');
  }
  return null;
}

// The built client is package data of the server: the wheel carries it, and no Node is needed to run it.
export default defineConfig({
  plugins: [texts(), svelte()],
  build: {
    outDir: '../src/frostfair/web_client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'CHUNKS' }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // catalogues and rules lie with the games
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
});
