import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { type Listening, listen } from './listen.ts';
import { ownServers, query } from './testing/own-server.ts';

const servers = ownServers();
let listening: Listening | undefined;
let way: Server | undefined;
afterEach(async () => {
  await listening?.close();
  way?.close();
  await servers.clear();
});

it('a connection that could not be had at first is one that was missing: what was told meanwhile was not heard', async () => {
  const { url } = await servers.start(await servers.folder());
  const port = await freePort();
  const there = new URL(url);
  const by = new URL(url);
  by.port = String(port);
  const heard: string[] = [];
  listening = listen({
    url: by.href,
    channel: 'news',
    onNews: (payload) => heard.push(payload),
    onConnect: (isAgain) => heard.push(isAgain ? 'again' : 'first'),
    onLost: () => heard.push('lost'),
  });
  await expect.poll(() => heard.at(-1)).toBe('lost');
  way = createServer((from) => {
    const to = connect(Number(there.port), there.hostname);
    from.pipe(to).pipe(from);
    for (const end of [from, to]) end.on('error', () => {});
  }).listen(port, '127.0.0.1');
  await once(way, 'listening');
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe('again');
  await query(url, "select pg_notify('news', 'a hat')");
  await expect.poll(() => heard.at(-1)).toBe('a hat');
});
