import { readBytes, WEBHOOK_BODY } from '@bluebird-bay/contract/bounded-body.ts';
import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import * as v from 'valibot';
import { BadInput } from '../bad-input.ts';
import { jsonIn } from '../read-request.ts';
import { Refusal } from '../refusal.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { ServicesTx } from '../store/services-database.ts';
import { isSigned } from './signature.ts';
import { webhookHandlerOf } from './webhook-topics.ts';

/**
 * Notes in the transaction of what it leads to that a webhook has come. False when it came before; of two at the same time,
 * the second waits for what becomes of the first.
 */
async function saveDelivery(tx: ServicesTx, id: string, topic: string): Promise<boolean> {
  const row = await tx
    .insertInto('services.webhook_delivery')
    .values({ id, topic })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What has come of a webhook; for the log. */
export type Taken = 'done' | 'repeated' | 'not ours';

const badBody = (error: unknown): unknown =>
  v.isValiError(error) ? new BadInput(v.getDotPath(error.issues[0]) ?? 'body', error.issues[0].message) : error;

/** Takes what the provider tells. Every webhook leads to something once, however often it comes. */
export function createWebhookApi({ db, clock }: ServiceParts, secret: string) {
  return {
    /** Throws Refusal without a good signature, BadInput for a signed body that is not what its topic promises. */
    async take(request: Request): Promise<Taken> {
      const body = await readBytes(request, WEBHOOK_BODY);
      if (body === undefined) throw new BadInput('body', 'is too large');
      const { headers } = request;
      if (!isSigned(body, headers.get('x-shopify-hmac-sha256'), secret))
        throw new Refusal(401, 'This is not signed by the provider.');
      const topic = headers.get('x-shopify-topic') ?? '';
      const take = webhookHandlerOf(topic);
      if (!take) return 'not ours';
      const id = headers.get('x-shopify-webhook-id') ?? '';
      if (!/^[\x21-\x7e]{1,100}$/.test(id)) throw new BadInput('X-Shopify-Webhook-Id', 'is missing');
      const event = jsonIn(new TextDecoder().decode(body));
      return withTx(db, async (tx): Promise<Ending<Taken>> => {
        if (!(await saveDelivery(tx, id, topic))) return rollback('repeated');
        await take(tx, event, clock());
        return commit('done');
      }).catch((error: unknown) => {
        throw badBody(error);
      });
    },
  };
}
