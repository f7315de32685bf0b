import type { Log } from '@bluebird-bay/telemetry/log.ts';
import { AwsClient } from 'aws4fetch';

/** Any store that speaks S3: Amazon's, MinIO, Ceph, Garage, R2. */
export interface BucketSettings {
  /** The bucket's own address, by path ('https://s3.example/pictures') or by host ('https://pictures.s3.example'). */
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** Drawn pictures where every machine finds them. Nothing here rejects: without the bucket a machine has its own folder, and draws. */
export interface PictureBucket {
  get(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Whether it answered when it was asked last, and how often it did not. */
  figures(): { isAway: boolean; failures: number };
}

export interface BucketOptions {
  log: Log;
  /** Below which address in the bucket. */
  prefix: string;
  /** A picture that takes longer is drawn sooner. */
  patienceMs?: number;
  /** After it failed it is left alone for so long: nobody waits for it meanwhile. */
  restMs?: number;
}

const PATIENCE_MS = 1_000;
const REST_MS = 5_000;

/** '403 AccessDenied': the store's own word for it, which is what its manual is searched for. */
async function refusal(response: Response): Promise<Error> {
  const [, code = ''] = /<Code>(\w{1,64})<\/Code>/.exec(await response.text()) ?? [];
  return new Error(`${response.status} ${code}`.trim());
}

/** Opens one; it is asked for nothing yet. */
export function createPictureBucket(
  { url, region, accessKey, secretKey }: BucketSettings,
  { log, prefix, patienceMs = PATIENCE_MS, restMs = REST_MS }: BucketOptions,
): PictureBucket {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 0,
  });
  let failures = 0;
  let isAway = false;
  let restsUntil = 0;

  function answered(): void {
    if (isAway) log.info('the picture bucket answers again');
    isAway = false;
  }
  function failed(what: string, name: string, error: unknown): void {
    failures += 1;
    restsUntil = performance.now() + restMs;
    if (!isAway)
      log.warn('the picture bucket fails: pictures are drawn, and kept in the folder alone', { what, name }, error);
    isAway = true;
  }

  /** What it answers; undefined where it does not have the picture, or cannot be asked. */
  async function ask(method: 'GET' | 'HEAD' | 'PUT', name: string, body?: Uint8Array): Promise<Buffer | undefined> {
    if (performance.now() < restsUntil) return undefined;
    try {
      const response = await client.fetch(`${url}/${prefix}/${name}`, {
        method,
        signal: AbortSignal.timeout(patienceMs),
        ...(body && {
          body: new Uint8Array(body),
          headers: { 'content-type': `image/${name.slice(name.lastIndexOf('.') + 1)}` },
        }),
      });
      // A bucket that is not there is no picture that is not drawn yet: it says which, but not in the answer to HEAD.
      if (!response.ok) {
        const error = await refusal(response);
        if (response.status !== 404 || method === 'PUT' || error.message.includes('NoSuchBucket')) throw error;
        answered();
        return undefined;
      }
      const bytes = Buffer.from(await response.arrayBuffer());
      answered();
      return bytes;
    } catch (error) {
      failed(method, name, error);
      return undefined;
    }
  }

  return {
    get: (name) => ask('GET', name),
    has: async (name) => (await ask('HEAD', name)) !== undefined,
    put: async (name, bytes) => {
      await ask('PUT', name, bytes);
    },
    figures: () => ({ isAway, failures }),
  };
}
