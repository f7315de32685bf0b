// A store that speaks as much S3 as the shop asks (GET, HEAD, PUT of an object; signature 4 checked by the letter of its
// description), in a process of its own, so that it can be stopped, frozen and killed. node s3-server.mjs PORT FOLDER
import { createHash, createHmac } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const [port, folder] = process.argv.slice(2);
const BUCKET = 'pictures';
const KEYS = new Map([['AKIATEST', 'the secret of the test']]);

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const hmac = (key, data) => createHmac('sha256', key).update(data).digest();
const encode = (part) =>
  encodeURIComponent(part).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** What a request is signed with, when whoever holds this secret signs it. */
function signature({ method, url, headers }, { secret, day, region, signedHeaders }) {
  const path = decodeURIComponent(url).split('/').map(encode).join('/');
  const canonicalHeaders = signedHeaders.split(';').map((name) => `${name}:${headers[name]?.trim()}\n`);
  const canonical = [method, path, '', canonicalHeaders.join(''), signedHeaders, headers['x-amz-content-sha256']];
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical.join('\n'))].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString('hex');
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;

/** Why a request is refused, in the words of S3; undefined when it is not. */
function refusal(request, body) {
  const [, key, day, region, signedHeaders, sent] = SIGNED.exec(request.headers.authorization ?? '') ?? [];
  if (!key) return [403, 'AccessDenied'];
  const secret = KEYS.get(key);
  if (!secret) return [403, 'InvalidAccessKeyId'];
  if (signature(request, { secret, day, region, signedHeaders }) !== sent) return [403, 'SignatureDoesNotMatch'];
  const hash = request.headers['x-amz-content-sha256'];
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch'];
  return request.url.startsWith(`/${BUCKET}/`) ? undefined : [404, 'NoSuchBucket'];
}

async function answer(request) {
  const body = await buffer(request);
  const refused = refusal(request, body);
  if (refused) return refused;
  const file = join(folder, encodeURIComponent(request.url));
  if (request.method === 'PUT') {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
    return [200, ''];
  }
  const stored = await readFile(file).catch(() => undefined);
  return stored ? [200, '', stored] : [404, 'NoSuchKey'];
}

createServer(async (request, response) => {
  const [status, code, bytes = `<Error><Code>${code}</Code></Error>`] = await answer(request);
  response.writeHead(status).end(request.method === 'HEAD' || (code === '' && request.method === 'PUT') ? '' : bytes);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
