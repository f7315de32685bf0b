import { withTx } from '@bluebird-bay/database/with-tx.ts';
import * as v from 'valibot';
import { BadInput } from '../bad-input.ts';
import { Refusal } from '../refusal.ts';
import type { ServicesDb } from '../store/services-database.ts';
import { isSigned } from './signature.ts';
import { saveDelivery } from './webhook-deliveries.ts';
import { webhookHandlerOf } from './webhook-topics.ts';

/** In bytes; the provider's largest are orders. */
const LARGEST = 1_000_000;

/** What has come of a webhook; for the log. */
export type Taken = 'done' | 'repeated' | 'not ours';

async function bodyOf(request: Request): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST) throw new BadInput('body', 'is too large');
  const body = Buffer.from(await request.arrayBuffer());
  if (body.length > LARGEST) throw new BadInput('body', 'is too large');
  return body;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new BadInput('body', 'is not JSON');
  }
}

const badBody = (error: unknown): unknown =>
  v.isValiError(error) ? new BadInput(v.getDotPath(error.issues[0]) ?? 'body', error.issues[0].message) : error;

/** Takes what the provider tells. Every webhook leads to something once, however often it comes. */
export function createWebhookApi(db: ServicesDb, secret: string, clock: () => Date) {
  return {
    /** Throws Refusal without a good signature, BadInput for a signed body that is not what its topic promises. */
    async take(request: Request): Promise<Taken> {
      const body = await bodyOf(request);
      const { headers } = request;
      if (!isSigned(body, headers.get('x-shopify-hmac-sha256'), secret))
        throw new Refusal(401, 'This is not signed by the provider.');
      const topic = headers.get('x-shopify-topic') ?? '';
      const take = webhookHandlerOf(topic);
      if (!take) return 'not ours';
      const id = headers.get('x-shopify-webhook-id') ?? '';
      if (!/^[\x21-\x7e]{1,100}$/.test(id)) throw new BadInput('X-Shopify-Webhook-Id', 'is missing');
      const event = parsed(body);
      return withTx(db, async (tx): Promise<Taken> => {
        if (!(await saveDelivery(tx, id, topic))) return 'repeated';
        await take(tx, event, clock());
        return 'done';
      }).catch((error: unknown) => {
        throw badBody(error);
      });
    },
  };
}
