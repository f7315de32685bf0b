import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, type Plugin } from 'vite';
import { chunkName } from './bundle/chunk-name.ts';
import { shortClassNames } from './bundle/class-name.ts';
import { PAGE_SCRIPTS, scriptsSideBySide } from './bundle/page-scripts.ts';
import { splitStyles } from './bundle/split-styles.ts';
import { textPages } from './words/words-plugin.ts';

/**
 * Has every `import()` go through our own helper, which sees to it that what comes is styled. Vite's would also fetch
 * dependencies along with it; the runtime fetches pages ahead of time by itself.
 */
function styledImports(): Plugin {
  const helper = JSON.stringify(`${import.meta.dirname}/src/page-runtime/document/late-styles.ts`);
  return {
    name: 'styled-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? `export { withStyles as __vitePreload } from ${helper};` : undefined,
  };
}

/** The same on every machine, wherever the repository lies. */
const address = (file: string): string => relative(import.meta.dirname, file).replaceAll('\\', '/');
const styleSheets = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).map((file) =>
  join(import.meta.dirname, file),
);
const { nameOf, sheetOf } = shortClassNames(
  new Map(styleSheets.map((file) => [address(file), readFileSync(file, 'utf8')])),
);
const styleSheetOf = (name: string): string | undefined => {
  const sheet = sheetOf(name);
  return sheet && join(import.meta.dirname, sheet);
};

/** Two builds from one source: the browser's, and with `--ssr` the server's, which brings everything it needs along. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Pages of text become data while building: the browser gets no Markdown and nothing that reads it.
  plugins: [
    textPages(),
    react(),
    ...(isSsrBuild ? [] : [styledImports(), scriptsSideBySide(), splitStyles(styleSheetOf)]),
  ],
  // React picks its production half by this at build time; it then never depends on how the server was started.
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    ...(!isSsrBuild && { 'process.env.PAGE_SCRIPTS': JSON.stringify(PAGE_SCRIPTS) }),
    'process.env.DESIGN_PAGE': JSON.stringify(process.env.DESIGN_PAGE ?? 'false'),
  },
  css: {
    modules: { generateScopedName: (name, file) => nameOf(name, address(file)) },
    // Written another way, `light-dark()` would be settled where a value is set, not where it is used.
    lightningcss: { exclude: Features.LightDark },
  },
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
