import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { query, until } from '@bluebird-bay/database/testing/own-server.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

const MB = 1024 * 1024;
const CREATE_CART = 'mutation ($note: String) { cartCreate(input: { note: $note }) { cart { id } } }';
const READ_CART = 'query ($id: ID!) { cart(id: $id) { note } }';

/** A disk of its own, in memory: only root may make one. */
const isRoot = process.getuid?.() === 0;

async function smallDisk(megabytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-disk-'));
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`No disk could be made: ${stderr}`);
  await chmod(folder, 0o755);
  return folder;
}

const freeOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Takes room on the disk until so much is left. */
async function leave(folder: string, bytes: number): Promise<void> {
  const file = await open(join(folder, 'ballast'), 'a');
  for (let left = await freeOn(folder); left > bytes; left = await freeOn(folder)) {
    await file.appendFile(Buffer.alloc(Math.min(left - bytes, MB)));
    // What PostgreSQL takes at the same time counts as well.
    if (left - bytes < 4_096) break;
  }
  await file.close();
}

// Left out: a disk of its own can only be made by root.
describe.skipIf(!isRoot)('a disk that fills up (13.1, X7)', { timeout: 400_000 }, () => {
  let disk: string;
  let shop: ShopProcess;
  afterEach(async () => {
    await shop?.clear();
    // Whoever was killed may hold it for a moment yet.
    spawnSync('umount', ['--lazy', disk]);
    await rm(disk, { recursive: true, force: true });
  });

  const create = (note: string) => shop.query(CREATE_CART, { note });
  const idOf = (body: string): string => JSON.parse(body).data.cartCreate.cart.id;
  const noteOf = async (id: string): Promise<unknown> =>
    JSON.parse((await shop.query(READ_CART, { id })).body).data?.cart?.note;

  it('turns the shop to reading before it is full, and back by itself; nobody waits meanwhile', async () => {
    disk = await smallDisk(400);
    shop = await shopProcess({ dataDir: disk, environment: { MIN_FREE_MB: '60' } });
    const kept = idOf((await create('kept')).body);
    await leave(disk, 50 * MB);
    await until(async () => (await shop.ask('/readyz')).body.includes('readOnly'), 5_000);
    const [ready, home, refused, read] = await Promise.all([
      shop.ask('/readyz'),
      shop.ask('/'),
      create('refused'),
      noteOf(kept),
    ]);
    expect([ready.status, home.status, refused.status, read]).toEqual([200, 200, 503, 'kept']);
    expect(ready.body).toMatch(/\d+ MB are left on the disk, and 60 must be/);
    expect(refused.body).toContain('READ_ONLY');
    for (const { seconds } of [ready, home, refused]) expect(seconds).toBeLessThan(1);
    await rm(join(disk, 'ballast'));
    const freed = performance.now();
    await until(async () => (await create('again')).status === 200, 10_000);
    expect(performance.now() - freed).toBeLessThan(10_000);
  });

  it('positive control: unguarded it takes PostgreSQL down, which comes back by itself when there is room, with all it had said yes to', async () => {
    disk = await smallDisk(400);
    shop = await shopProcess({ dataDir: disk, environment: { MIN_FREE_MB: '0' } });
    const { superuserUrl } = await startEmbeddedServer({ dataDir: join(disk, 'database') });
    // Room for some carts, and none for the next piece of PostgreSQL's own log, which is 16 MB.
    await leave(disk, 4 * MB);
    const acknowledged = new Map<string, string>();
    const refusals: number[] = [];
    await until(async () => {
      const note = randomBytes(1_000).toString('base64');
      const answers = await Promise.all(Array.from({ length: 8 }, () => create(note)));
      for (const { status, body } of answers) {
        if (status === 200) acknowledged.set(idOf(body), note);
        else refusals.push(status);
      }
      // A megabyte of log, as much as a hundred orders write.
      await query(superuserUrl, `select pg_logical_emit_message(false, 'sand', repeat('sand', 262144))`).catch(
        () => {},
      );
      return shop.output().includes('PostgreSQL is away');
    }, 240_000);
    expect([...new Set(refusals)].filter((status) => status !== 503)).toEqual([]);
    expect((await shop.ask('/')).status).toBe(200);
    expect((await shop.ask('/readyz')).status).toBe(503);
    // Longer than the tries it has where the disk is not to blame.
    const away = performance.now();
    await until(() => performance.now() - away > 60_000, 90_000);
    await rm(join(disk, 'ballast'));
    await until(async () => (await create('again')).status === 200, 30_000);
    const lost: string[] = [];
    for (const [id, note] of acknowledged) if ((await noteOf(id)) !== note) lost.push(id);
    expect([acknowledged.size > 0, lost]).toEqual([true, []]);
  });
});
