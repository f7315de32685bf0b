import { build } from 'vite';

/** A module and all it imports as one script that can stand inline in a document; it is run where it stands. */
export async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      minify: true,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk' || /<\/script/i.test(chunk.code)) throw new Error(`${entry} is no script to be inline.`);
  return chunk.code.trim();
}
