import { setTimeout as sleep } from 'node:timers/promises';
import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { type Row, shopUrl } from './rows.ts';

/** Asked for at once, whatever is still unanswered: shoppers do not wait for each other. */
const RATE = Number(process.env.MEMORY_RATE ?? 40);
/** `MEMORY_SECONDS=3600` is an hour's soak; `MEMORY_RATE` asks for more or less. */
const seconds = Number(process.env.MEMORY_SECONDS ?? 300);
const MOST_UNDER_WAY = 400;
const LOOK_EVERY_MS = 2_000;
const CEILING_MB = 600;
/** What shoppers look at: enough that pages are made anew all the time, few enough that making them is not all there is. */
const MOST_PRODUCTS = 300;
const COUNTRIES = ['PH', 'US', 'GB', 'AU', 'DE', 'JP'];
const MB = 1024 * 1024;

/** What one shopper's step asks for. */
interface Step {
  path: string;
  body?: object;
}

const api = (query: string, variables: object): Step => ({ path: API_PATH, body: { query, variables } });

const LINES = 'lines(first: 250) { nodes { id quantity cost { totalAmount { amount currencyCode } } } }';
const CREATE = `mutation ($lines: [CartLineInput!], $country: CountryCode) {
  cartCreate(input: { lines: $lines, buyerIdentity: { countryCode: $country } }) { cart { id checkoutUrl ${LINES} } } }`;
const ADD = `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id ${LINES} } } }`;
const READ = `query ($id: ID!) { cart(id: $id) { id ${LINES} } }`;
const SEARCH = `query ($query: String!, $country: CountryCode) @inContext(country: $country) {
  search(query: $query, first: 24, types: [PRODUCT]) { nodes { ... on Product { handle title } } } }`;
const PRODUCTS = `query ($after: String) { products(first: 250, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { handle variants(first: 1) { nodes { id } } } } }`;

interface Product {
  handle: string;
  variants: { nodes: { id: string }[] };
}

interface Answer {
  data?: {
    products?: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: Product[] };
    cartCreate?: { cart: { id: string; checkoutUrl: string } | null };
  };
}

async function send({ path, body }: Step): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-shopify-storefront-access-token': EMBEDDED_TOKEN };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
  return fetch(`${shopUrl()}${path}`, { ...init, signal: AbortSignal.timeout(30_000) });
}

async function everyProduct(): Promise<Product[]> {
  const all: Product[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const answer: Answer = await (await send(api(PRODUCTS, { after }))).json();
    const products = answer.data?.products;
    all.push(...(products?.nodes ?? []));
    more = products?.pageInfo.hasNextPage ?? false;
    after = products?.pageInfo.endCursor ?? null;
  }
  return all;
}

/** The same shoppers in the same order at every run: a plain sequence, not chance. */
function shoppers(products: readonly Product[], pictures: readonly string[]) {
  const carts: Array<{ id: string; checkout: string }> = [];
  let turn = 0;
  const pick = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[(turn * 7919) % things.length];
    if (thing === undefined) throw new Error('There is nothing to pick from.');
    return thing;
  };
  /** A few are what many look at: half of the views go to an eighth of the range. */
  const product = (): Product => {
    const product = products[Math.floor(products.length * (((turn * 7919) % 10_007) / 10_007) ** 3)];
    if (!product) throw new Error('There are no products.');
    return product;
  };
  const country = (): string => pick(COUNTRIES);
  const lines = () => [{ merchandiseId: product().variants.nodes[0]?.id, quantity: 1 }];
  const ofCart = (step: (cart: { id: string; checkout: string }) => Step): Step =>
    carts.length > 0 ? step(pick(carts)) : api(CREATE, { lines: lines(), country: country() });
  /** Out of twenty requests: eight pages, two of data, two pictures, four about carts, two searches, a checkout, reviews. */
  const steps: ReadonlyArray<() => Step> = [
    ...Array.from({ length: 7 }, () => () => ({ path: `/products/${product().handle}/` })),
    () => ({ path: '/' }),
    () => ({ path: `/page-data/products/${product().handle}/page-data.json` }),
    () => ({ path: `/page-data/products/${product().handle}/page-data.${country()}.json` }),
    () => ({ path: pick(pictures) }),
    () => ({ path: pick(pictures) }),
    () => api(CREATE, { lines: lines(), country: country() }),
    () => ofCart(({ id }) => api(ADD, { id, lines: lines() })),
    () => ofCart(({ id }) => api(READ, { id })),
    () => ofCart(({ id }) => api(READ, { id })),
    () => api(SEARCH, { query: pick(['top', 'bikini wildflowers', 'towel', 'hat', 'pareo red']), country: country() }),
    () => api(SEARCH, { query: product().handle.replaceAll('-', ' '), country: country() }),
    () => ofCart(({ checkout }) => ({ path: checkout })),
    () => ({ path: `/services/reviews?product=${product().handle}` }),
  ];
  return {
    next(): Step {
      turn += 1;
      const step = steps[turn % steps.length];
      if (!step) throw new Error('There is no such step.');
      return step();
    },
    /** Remembers a cart that was made; of many, the newest. */
    keep({ data }: Answer): void {
      const cart = data?.cartCreate?.cart;
      if (!cart) return;
      const { pathname, search } = new URL(cart.checkoutUrl);
      carts.push({ id: cart.id, checkout: pathname + search });
      if (carts.length > 2_000) carts.shift();
    },
  };
}

/** What the shop's process says of itself, in bytes. */
async function memory(): Promise<{ resident: number; heap: number; external: number }> {
  const text = await (await fetch(`${shopUrl()}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    resident: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_used_bytes'),
    external: read('nodejs_external_memory_bytes'),
  };
}

const megabytes = (bytes: number): string => `${Math.round(bytes / MB)} MB`;

interface Look {
  /** Seconds since the begin. */
  at: number;
  resident: number;
  /** What V8 has in use, and what it keeps outside of its heap. */
  used: number;
}

/** The look of each half minute at which least was in use: just after a collection, where they are forced (`collect-often.mjs`). */
const lowest = (looks: readonly Look[]): Look[] =>
  Object.values(Object.groupBy(looks, ({ at }) => Math.floor(at / 30))).flatMap(
    (some = []) => some.toSorted((one, other) => one.used - other.used)[0] ?? [],
  );

/** Growth over some looks in MB for ten minutes: the line through them with the least squares. */
function slope(looks: readonly Look[], of: 'resident' | 'used'): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, middle] = [mean(looks.map((look) => look.at)), mean(looks.map((look) => look[of]))];
  const over = looks.reduce((sum, look) => sum + (look.at - at) * (look[of] - middle), 0);
  const under = looks.reduce((sum, look) => sum + (look.at - at) ** 2, 0);
  return ((over / under) * 600) / MB;
}

function failureOf(answer: Response | string): string | undefined {
  if (typeof answer === 'string') return answer;
  return answer.status >= 500 ? String(answer.status) : undefined;
}

/** Memory of the shop's process under some minutes of mixed load: pages, data, pictures, carts, searches, checkouts. */
export async function memoryBench(): Promise<Row[]> {
  const home = await (await send({ path: '/' })).text();
  const pictures = [...new Set(home.match(/\/pictures\/[^"\s,)]+?\.(?:webp|avif|jpg|png)/g))];
  const crowd = shoppers((await everyProduct()).slice(0, MOST_PRODUCTS), pictures);
  const looks: Look[] = [];
  const failures = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  let notSent = 0;

  async function one(): Promise<void> {
    const step = crowd.next();
    const answer = await send(step).catch((error: unknown) => String(error));
    const failure = failureOf(answer);
    if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    if (typeof answer === 'string') return;
    const body = await answer.text().catch(() => '');
    if (step.path === API_PATH && body.includes('"cartCreate"')) crowd.keep(JSON.parse(body));
  }

  const before = await memory();
  const begun = performance.now();
  const elapsed = (): number => (performance.now() - begun) / 1_000;
  const looking = setInterval(async () => {
    const look = await memory().catch(() => undefined);
    if (look) looks.push({ at: elapsed(), resident: look.resident, used: look.heap + look.external });
  }, LOOK_EVERY_MS);
  /** Sends what is due by now; what would only wait behind others is left out and counted. */
  function sendDue(): void {
    for (const due = Math.floor(elapsed() * RATE); sent + notSent < due; ) {
      if (underWay.size >= MOST_UNDER_WAY) {
        notSent += 1;
        continue;
      }
      sent += 1;
      const request = one().finally(() => underWay.delete(request));
      underWay.add(request);
    }
  }
  while (elapsed() < seconds) {
    sendDue();
    // Fixed wait: between two handfuls of requests.
    await sleep(20);
  }
  await Promise.all(underWay);
  clearInterval(looking);
  const peak = Math.max(...looks.map(({ resident }) => resident));
  const second = looks.filter(({ at }) => at > seconds / 2);
  const last = looks.at(-1);
  const failed = [...failures].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';
  return [
    { what: `sent in ${seconds} s`, measured: `${sent}, ${(sent / seconds).toFixed(1)}/s`, target: `${RATE}/s` },
    { what: 'not sent: 400 unanswered', measured: String(notSent), target: '0' },
    { what: 'failed (no answer, or 5xx)', measured: failed, target: 'none' },
    { what: 'resident before', measured: megabytes(before.resident) },
    { what: 'resident, highest', measured: megabytes(peak), target: `<= ${CEILING_MB} MB` },
    { what: 'resident at the end', measured: megabytes(last?.resident ?? Number.NaN) },
    { what: 'in use at the end', measured: megabytes(last?.used ?? Number.NaN) },
    {
      what: 'growth in the second half',
      measured: `${slope(second, 'resident').toFixed(1)} MB in 10 min`,
      target: '<= 1 MB (an hour)',
    },
    {
      what: 'of it in use, lowest of each half minute',
      measured: `${slope(lowest(second), 'used').toFixed(1)} MB in 10 min`,
      target: '<= 1 MB where collections are forced',
    },
  ];
}
