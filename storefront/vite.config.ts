import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkName } from './chunk-name.ts';

/** Two builds from one source: the browser's, and with `--ssr` the server's, which brings everything it needs along. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  // React picks its production half by this at build time; it then never depends on how the server was started.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true as const },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Data addresses inside style sheets and scripts would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkName }] } },
        },
  },
}));
