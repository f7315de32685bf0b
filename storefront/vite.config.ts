import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkName } from './chunk-name.ts';

/**
 * Lets `import()` be what it is. Vite would fetch styles and dependencies along with it through a helper in every first
 * view; there is one style sheet, and the runtime fetches pages ahead of time by itself.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/** Two builds from one source: the browser's, and with `--ssr` the server's, which brings everything it needs along. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), plainImports()],
  // React picks its production half by this at build time; it then never depends on how the server was started.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true as const },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Data addresses inside style sheets and scripts would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkName, debugName: 'first view' }],
            },
          },
        },
  },
}));
