import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { SameBytes } from './bare-server.ts';
import { type Load, load } from './load.ts';
import { type Row, shopUrl } from './rows.ts';

const PAGE = '/products/kaila-top-wildflowers/';
const HEADERS = { 'accept-encoding': 'br' };
/** In turns, so that whatever else the machine does meets both. */
const TURNS = 3;

async function bareServer(answer: SameBytes): Promise<{ url: string; close: () => void }> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  child.send(answer);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${Number(port)}`, close: () => child.kill() };
}

async function rawBody(url: string): Promise<Buffer> {
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

const best = (loads: readonly Load[]): number => Math.max(...loads.map(({ requestsPerSecond }) => requestsPerSecond));

/** A prerendered page from the shop, against a bare server that sends the same bytes. */
export async function pageBench(): Promise<Row[]> {
  const url = shopUrl() + PAGE;
  const answer = await fetch(url, { headers: HEADERS });
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(date|connection|keep-alive|transfer-encoding|content-length)$/.test(name),
    ),
  );
  const floor = await bareServer({ headers, base64: (await rawBody(url)).toString('base64') });
  const bare: Load[] = [];
  const ours: Load[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    bare.push(await load({ url: floor.url, headers: HEADERS }));
    ours.push(await load({ url, headers: HEADERS }));
  }
  floor.close();
  return [
    {
      what: 'prerendered product page, requests/s',
      measured: best(ours).toFixed(0),
      floor: best(bare).toFixed(0),
      ratio: best(ours) / best(bare),
      target: '>= 0.60, no failures',
    },
    {
      what: 'prerendered product page, failures',
      measured: String(ours.reduce((sum, { failures }) => sum + failures, 0)),
    },
  ];
}
