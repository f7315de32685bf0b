import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BucketSettings, createPictureBucket } from './picture-bucket.ts';
import { createPictures, type Pictures, type PicturesOptions } from './pictures.ts';
import { type S3StandIn, s3StandIn } from './testing/s3-stand-in.ts';

const OURS = { 'sec-fetch-site': 'same-origin' };
const REST_MS = 300;

describe('a bucket for pictures, in a store that speaks S3', () => {
  let folder: string;
  let s3: S3StandIn;
  let unused: number;
  const machines: Pictures[] = [];
  let views = 1;
  /** A picture nobody has asked for yet. */
  const aPicture = (): string => `p/triangle/passionfruit/flat-${20 + views++}`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-bucket-'));
    process.env.DYING_WORKER_MARKER = join(folder, 'died-once');
    s3 = await s3StandIn(join(folder, 's3'));
    unused = await freePort();
  });
  afterEach(() => {
    for (const machine of machines.splice(0)) machine.stop();
  });
  afterAll(async () => {
    await s3.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** A machine with a folder of its own, which sees of the others the bucket alone. */
  async function aMachine(options: Partial<PicturesOptions> = {}) {
    const log = keptLog('pictures');
    const pictures = createPictures({
      cacheDir: await mkdtemp(join(folder, 'machine-')),
      log,
      workers: 1,
      workerModule: new URL('testing/dying-worker.ts', import.meta.url),
      bucket: s3.settings,
      ...options,
    });
    machines.push(pictures);
    const get = (spec: string): Promise<Response> =>
      pictures.fetch(new Request(`http://localhost${pictures.url(spec, 400)}`, { headers: OURS }));
    return { pictures, log, get };
  }
  type Machine = Awaited<ReturnType<typeof aMachine>>;

  /** Until one that does not draw has it. */
  async function arrives(at: Machine, spec: string): Promise<void> {
    const kind = async () => (await at.get(spec)).headers.get('content-type');
    await vi.waitFor(async () => expect(await kind()).toBe('image/webp'), { timeout: 5_000 });
  }

  it('shows what another machine drew, and keeps it in its own folder', async () => {
    const [drawer, other] = [await aMachine(), await aMachine({ draws: false })];
    const spec = aPicture();
    expect((await other.get(spec)).headers.get('content-type')).toBe('image/svg+xml');
    expect(await (await drawer.get(spec)).text()).toBe('w400');
    await arrives(other, spec);
    const away = await aMachine({ draws: false });
    expect(await away.pictures.prepare({ spec, width: 400, format: 'webp' })).toBe(true);
    expect(away.pictures.figures().bucket).toEqual({ isAway: false, failures: 0 });
  });

  it.each<[string, (settings: BucketSettings) => BucketSettings, RegExp]>([
    ['a secret that is wrong', (settings) => ({ ...settings, secretKey: 'wrong' }), /403 SignatureDoesNotMatch/],
    ['a key nobody knows', (settings) => ({ ...settings, accessKey: 'NOBODY' }), /403 InvalidAccessKeyId/],
    ['a bucket that is not there', (settings) => ({ ...settings, url: `${settings.url}-of-yore` }), /404 NoSuchBucket/],
    [
      'a port nobody listens on',
      (settings) => ({ ...settings, url: `http://127.0.0.1:${unused}/pictures` }),
      /fetch failed: connect ECONNREFUSED/,
    ],
  ])('with %s pictures are drawn and shown, and the operator is told why, once', async (_what, change, why) => {
    const machine = await aMachine({ bucket: change(s3.settings) });
    for (const spec of [aPicture(), aPicture()]) expect(await (await machine.get(spec)).text()).toBe('w400');
    const told = machine.log.lines.filter((line) => line.includes('the picture bucket fails'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(why);
    expect(told[0]).not.toContain('wrong');
    expect(machine.pictures.figures().bucket).toMatchObject({ isAway: true });
  });

  it('that answers nothing costs one reader a second, the next ones nothing, and is found again', async () => {
    const log = keptLog('pictures');
    const bucket = createPictureBucket(s3.settings, { log, prefix: 'kit', patienceMs: 200, restMs: REST_MS });
    const name = `${aPicture()}@400.webp`;
    await bucket.put(name, Buffer.from('drawn'));
    await s3.signal('SIGSTOP');
    const timed = async (): Promise<number> => {
      const asked = performance.now();
      expect(await bucket.get(name)).toBeUndefined();
      return performance.now() - asked;
    };
    expect(await timed()).toBeGreaterThan(190);
    expect(await timed()).toBeLessThan(100);
    expect(bucket.figures()).toEqual({ isAway: true, failures: 1 });
    await s3.signal('SIGCONT');
    await vi.waitFor(async () => expect((await bucket.get(name))?.toString()).toBe('drawn'), { timeout: 5_000 });
    expect(bucket.figures().isAway).toBe(false);
    expect(log.lines.at(-1)).toContain('the picture bucket answers again');
  });

  it('that goes and comes again has everything it had', async () => {
    const machine = await aMachine();
    const spec = aPicture();
    await machine.get(spec);
    await arrives(await aMachine({ draws: false }), spec);
    await s3.signal('SIGKILL');
    const meanwhile = await aMachine();
    expect(await (await meanwhile.get(spec)).text()).toBe('w400');
    expect(meanwhile.pictures.figures()).toMatchObject({ asked: { drawn: 1 }, bucket: { isAway: true } });
    await s3.start();
    await arrives(await aMachine({ draws: false }), spec);
  });
});
