import { createServer } from 'node:http';
import { load } from './load.ts';
import { type Row, shopUrl } from './rows.ts';

const PAGE = '/products/kaila-top-wildflowers/';
const HEADERS = { 'accept-encoding': 'br' };

/** Node's own server, answering everything with the same bytes: as fast as it gets without doing anything. */
async function bareServer(
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function rawBody(url: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
}

/** A prerendered page from the shop, against a bare server that sends the same bytes. */
export async function pageBench(): Promise<Row[]> {
  const url = shopUrl() + PAGE;
  const answer = await fetch(url, { headers: HEADERS });
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(date|connection|keep-alive|transfer-encoding|content-length)$/.test(name),
    ),
  );
  const floor = await bareServer(await rawBody(url), headers);
  const bare = await load({ url: floor.url, headers: HEADERS });
  const ours = await load({ url, headers: HEADERS });
  await floor.close();
  return [
    {
      what: 'prerendered product page, requests/s',
      measured: ours.requestsPerSecond.toFixed(0),
      floor: bare.requestsPerSecond.toFixed(0),
      ratio: ours.requestsPerSecond / bare.requestsPerSecond,
      wanted: '>= 0.60, no failures',
    },
    { what: 'prerendered product page, failures', measured: String(ours.failures) },
  ];
}
