import type { BucketSettings } from '../pictures/picture-bucket.ts';
import { ConfigError, type GetSetting } from './settings.ts';

/** Where most stores keep those who name no region; what it is signed with matters, where it lies does not. */
const REGION = 'us-east-1';

function parseBucketUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.username !== '')
    throw new ConfigError(
      'PICTURES_S3_URL must be the bucket’s address, like https://s3.example/pictures, without the keys.',
    );
  return value.replace(/\/+$/, '');
}

/** Reads these settings; undefined: drawn pictures are kept in a folder alone. Throws {@link ConfigError} on the first that is wrong. */
export function readBucket(get: GetSetting): BucketSettings | undefined {
  const [url, accessKey, secretKey, region] = [
    get('PICTURES_S3_URL'),
    get('PICTURES_S3_ACCESS_KEY'),
    get('PICTURES_S3_SECRET_KEY'),
    get('PICTURES_S3_REGION'),
  ];
  if (url === undefined) {
    if (accessKey !== undefined || secretKey !== undefined || region !== undefined)
      throw new ConfigError(
        'PICTURES_S3_ACCESS_KEY, …_SECRET_KEY and …_REGION belong to PICTURES_S3_URL, which is not set.',
      );
    return undefined;
  }
  if (accessKey === undefined || secretKey === undefined)
    throw new ConfigError('PICTURES_S3_URL needs PICTURES_S3_ACCESS_KEY and PICTURES_S3_SECRET_KEY.');
  return { url: parseBucketUrl(url), region: region ?? REGION, accessKey, secretKey };
}
