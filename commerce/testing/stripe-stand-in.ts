import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import Stripe from 'stripe';

/** Documented test cards, and what their bank says. */
const DECLINES: Readonly<Record<string, { code: string; decline_code?: string }>> = {
  '4000000000000002': { code: 'card_declined', decline_code: 'generic_decline' },
  '4000000000009995': { code: 'card_declined', decline_code: 'insufficient_funds' },
};
const PAYS = '4242424242424242';
const ASKS_FIRST = '4000002760003184';
/** In the smallest unit of US dollars. */
const LEAST = 50;

/** How the next requests fare. `lost`: done, and the answer never arrives. */
export interface StripeTrouble {
  kind: 'lost' | 'refused' | '500';
  times: number;
}

interface Session {
  id: string;
  key: string;
  amount: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  successUrl: string;
  cancelUrl: string;
  metadataKey: string;
  email: string;
  intent: string;
  error?: { code: string; decline_code?: string; last4: string };
  /** Without digits where it was paid with something kept at Stripe. */
  paid?: { last4?: string };
  refunds: { id: string; amount: number; key: string; status: string }[];
}

type Answer = { status: number; body: object };

const failure = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

/**
 * Stripe as its API is spoken over HTTP, as far as the shop speaks it: sessions with a page of their own, idempotency keys,
 * refunds, signed events. It knows nothing of the shop.
 */
export async function openStripeStandIn({ secretKey, webhookSecret }: { secretKey: string; webhookSecret: string }) {
  const sessions = new Map<string, Session>();
  const answered = new Map<string, { sent: string; answer: Answer }>();
  let trouble: StripeTrouble | undefined;

  const intentOf = (session: Session) => ({
    id: session.intent,
    object: 'payment_intent',
    metadata: { key: session.metadataKey },
    last_payment_error: session.error
      ? {
          type: 'card_error',
          code: session.error.code,
          decline_code: session.error.decline_code,
          payment_method: { object: 'payment_method', type: 'card', card: { last4: session.error.last4 } },
        }
      : null,
    latest_charge: session.paid
      ? {
          id: `ch_${session.intent}`,
          object: 'charge',
          refunded: session.refunds.reduce((sum, { amount }) => sum + amount, 0) >= session.amount,
          payment_method_details: session.paid.last4
            ? { type: 'card', card: { last4: session.paid.last4 } }
            : { type: 'link', link: { country: null } },
        }
      : null,
  });
  const shown = (session: Session, isExpanded: boolean) => ({
    id: session.id,
    object: 'checkout.session',
    client_reference_id: session.key,
    status: session.status,
    payment_status: session.paid ? 'paid' : 'unpaid',
    amount_total: session.amount,
    currency: session.currency,
    url: session.status === 'open' ? `${origin}/c/pay/${session.id}` : null,
    payment_intent: !session.paid && !session.error ? null : isExpanded ? intentOf(session) : session.intent,
  });

  function create(sent: URLSearchParams): Answer {
    const amount = Number(sent.get('line_items[0][price_data][unit_amount]'));
    if (sent.get('mode') !== 'payment' || !Number.isInteger(amount) || amount <= 0)
      return failure(400, 'invalid_request_error', 'Invalid integer.');
    if (sent.get('line_items[0][price_data][currency]') === 'usd' && amount < LEAST)
      return failure(400, 'invalid_request_error', 'Amount must be at least 50 cents.', 'amount_too_small');
    const session: Session = {
      id: `cs_test_${randomBytes(24).toString('hex')}`,
      intent: `pi_${randomBytes(12).toString('hex')}`,
      key: sent.get('client_reference_id') ?? '',
      metadataKey: sent.get('payment_intent_data[metadata][key]') ?? '',
      amount,
      currency: sent.get('line_items[0][price_data][currency]') ?? '',
      status: 'open',
      successUrl: sent.get('success_url') ?? '',
      cancelUrl: sent.get('cancel_url') ?? '',
      email: sent.get('customer_email') ?? '',
      refunds: [],
    };
    sessions.set(session.id, session);
    return { status: 200, body: shown(session, false) };
  }

  const byIntent = (intent: string | null): Session | undefined =>
    [...sessions.values()].find((session) => session.intent === intent);

  function refund(sent: URLSearchParams): Answer {
    const session = byIntent(sent.get('payment_intent'));
    if (!session?.paid) return failure(404, 'invalid_request_error', 'No such payment_intent.', 'resource_missing');
    const left = session.amount - session.refunds.reduce((sum, { amount }) => sum + amount, 0);
    if (left === 0) return failure(400, 'invalid_request_error', 'Already refunded.', 'charge_already_refunded');
    const amount = Number(sent.get('amount') ?? left);
    if (amount > left) return failure(400, 'invalid_request_error', `Refund amount is greater than unrefunded amount.`);
    const made = { id: `re_${randomUUID()}`, amount, key: sent.get('metadata[key]') ?? '', status: 'succeeded' };
    session.refunds.push(made);
    return { status: 200, body: { ...made, object: 'refund', metadata: { key: made.key } } };
  }

  function refundsOf(intent: string | null): Answer {
    const made = byIntent(intent)?.refunds ?? [];
    const data = made.map((one) => ({ ...one, object: 'refund', metadata: { key: one.key } }));
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
  }

  function expire(session: Session): Answer {
    if (session.status !== 'open')
      return failure(400, 'invalid_request_error', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    session.status = 'expired';
    return { status: 200, body: shown(session, false) };
  }

  function route(method: string, url: URL, sent: URLSearchParams): Answer {
    const asked = `${method} ${url.pathname}`;
    if (asked === 'POST /v1/refunds') return refund(sent);
    if (asked === 'GET /v1/refunds') return refundsOf(url.searchParams.get('payment_intent'));
    if (asked === 'POST /v1/checkout/sessions') return create(sent);
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(url.pathname) ?? [];
    const session = sessions.get(id);
    if (!session) return failure(404, 'invalid_request_error', `No such checkout.session: ${id}`, 'resource_missing');
    if (verb) return expire(session);
    const isExpanded = [...url.searchParams.keys()].some((name) => name.startsWith('expand'));
    return { status: 200, body: shown(session, isExpanded) };
  }

  function answerOf(request: IncomingMessage, url: URL, text: string): Answer {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return failure(401, 'invalid_request_error', 'Invalid API Key provided.');
    const key = request.headers['idempotency-key'];
    const sent = `${url.pathname} ${text}`;
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    if (before && before.sent !== sent)
      return failure(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    const answer = before?.answer ?? route(request.method ?? '', url, new URLSearchParams(text));
    if (typeof key === 'string') answered.set(key, { sent, answer });
    return answer;
  }

  /** The trouble that is due now. */
  function nextTrouble(): StripeTrouble['kind'] | undefined {
    if (!trouble || trouble.times <= 0) return undefined;
    trouble.times -= 1;
    return trouble.kind;
  }

  /** Undefined: the connection ends without an answer. */
  async function respond(request: IncomingMessage): Promise<Answer | undefined> {
    const text = await bodyOf(request);
    const now = nextTrouble();
    if (now === 'refused') return undefined;
    if (now === '500') return failure(500, 'api_error', 'Sorry!');
    const answer = answerOf(request, new URL(request.url ?? '/', 'http://stripe.invalid'), text);
    return now === 'lost' ? undefined : answer;
  }

  const server = createServer((request, response) => {
    void respond(request).then((answer) => {
      if (!answer) return request.socket.destroy();
      const headers = { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` };
      return response.writeHead(answer.status, headers).end(JSON.stringify(answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('Stripe’s stand-in has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const signer = new Stripe(secretKey);

  const sessionAt = (pageUrl: string): Session => {
    const session = sessions.get(pageUrl.split('/').at(-1) ?? '');
    if (!session) throw new Error(`Nobody pays at ${pageUrl}.`);
    return session;
  };

  /** What an event of a type carries. */
  function subjectOf(type: string, session: Session): object {
    if (type.startsWith('payment_intent.')) return intentOf(session);
    if (type.startsWith('charge.dispute.'))
      return { id: `du_${session.intent}`, object: 'dispute', payment_intent: session.intent, amount: session.amount };
    return shown(session, false);
  }

  return {
    origin,
    /** What was opened, in its order. */
    sessions: (): readonly Session[] => [...sessions.values()],
    trouble: (kind: StripeTrouble['kind'], times: number): void => {
      trouble = { kind, times };
    },
    /** A shopper types a card on the page. Returns where the browser goes then; undefined: it stays and reads why. */
    pay(pageUrl: string, card: string, { confirms = true, tellsDigits = true } = {}): string | undefined {
      const session = sessionAt(pageUrl);
      if (session.status !== 'open') return undefined;
      const number = card.replaceAll(' ', '');
      const last4 = number.slice(-4);
      const declined =
        number === ASKS_FIRST && !confirms ? { code: 'payment_intent_authentication_failure' } : DECLINES[number];
      if (declined) session.error = { ...declined, last4 };
      if (declined || ![PAYS, ASKS_FIRST].includes(number)) return undefined;
      Object.assign(session, { status: 'complete', paid: tellsDigits ? { last4 } : {} });
      return session.successUrl;
    },
    /** Nobody paid for as long as a page stays open. */
    expire(id: string): void {
      const session = sessions.get(id);
      if (session?.status === 'open') session.status = 'expired';
    },
    /** The shopper presses "Back". */
    leave: (pageUrl: string): string => sessionAt(pageUrl).cancelUrl,
    /** An event about a session, signed at a time. */
    event(session: Session, { type = 'checkout.session.completed', secret = webhookSecret, at = new Date() } = {}) {
      const body = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type,
        data: { object: subjectOf(type, session) },
      });
      const signature = signer.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: Math.floor(at.getTime() / 1_000),
      });
      return { body, signature };
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof openStripeStandIn>>;
