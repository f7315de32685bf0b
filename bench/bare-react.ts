import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('bare-react/main.js', import.meta.url));

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error('The bare page has no script.');
  return chunk.code;
}

/** Serves a page that is React and nothing else: the floor under the shop's interactions, on the same machine and in the same run. */
export async function bareReactPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const script = await bundle();
  const page = `<!doctype html><meta name="viewport" content="width=device-width"><div id="root"></div><script type="module" src="/assets/main.js"></script>`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/assets/main.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
