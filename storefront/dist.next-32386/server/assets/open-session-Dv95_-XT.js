import {
  s as failureReason,
  n as hasGrownBy,
  c as isStockWarning,
  r as lineOf,
  i as quantitiesOf,
  a as quantityOf,
  o as REASONS,
  l as refusalReason,
} from './cart-lines-n5NeJ7bF.js';
import { t as cartStore } from './cart-state-Bs4k6YlF.js';
import { t as documentShopConfig } from './document-shop-config-DJQ8a-he.js';
import {
  n as CartCreate,
  r as CartLinesAdd,
  i as CartLinesRemove,
  a as CartLinesUpdate,
  f as RetrieveCart,
  p as UpdateBuyerIdentity,
} from './operations-bPbDzD-d.js';
import { r as localValues, n as storedCartId, i as tabValues } from './unreachable-zULEF885.js';

// storefront/src/storefront-api/http-client.ts
function failed(kind, messages, status) {
  return {
    ok: false,
    failure:
      status === void 0
        ? {
            kind,
            messages,
          }
        : {
            kind,
            messages,
            status,
          },
  };
}
function kindOfStatus(status) {
  if (status === 429 || status === 430) return 'throttled';
  return status >= 500 ? 'server' : 'refused';
}
function kindOfErrors(errors) {
  const codes = errors.map((error) => error.extensions?.code);
  if (codes.includes('THROTTLED')) return 'throttled';
  return codes.includes('INTERNAL_SERVER_ERROR') ? 'server' : 'refused';
}
async function read(response) {
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    return failed(response.ok ? 'server' : kindOfStatus(response.status), ['The answer is not JSON.'], response.status);
  }
  const messages = (answer.errors ?? []).map((error) => error.message);
  if (!response.ok) return failed(kindOfStatus(response.status), messages, response.status);
  if (answer.errors && answer.errors.length > 0) return failed(kindOfErrors(answer.errors), messages, response.status);
  if (!answer.data) return failed('server', ['The answer holds no data.'], response.status);
  return {
    ok: true,
    data: answer.data,
  };
}
/** A `StorefrontClient` over HTTP. Partial answers (data beside errors) count as failures: half a page is no page. */
function httpClient({ endpoint, token, fetch }) {
  return {
    async request(query, variables, options) {
      const init = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': token,
        },
        body: JSON.stringify({
          query,
          variables,
        }),
      };
      if (options?.signal) init.signal = options.signal;
      try {
        return await read(await fetch(endpoint, init));
      } catch (error) {
        return failed('network', [error instanceof Error ? error.message : String(error)]);
      }
    },
  };
}
// storefront/src/storefront-api/browser-client.ts
var client;
/** The browser's one client, made on first use from the document's `ShopConfig`. */
function browserClient() {
  client ??= httpClient({
    ...documentShopConfig(),
    fetch: (input, init) => window.fetch(input, init),
  });
  return client;
}
// storefront/src/features/country/current-country.ts
/** Storage key of the choice (specification §7); the value is JSON with a `countryCode`. */
var COUNTRY_KEY = 'userCountry';
/** Countries the shop sells to, in the order they are offered. */
var SUPPORTED_COUNTRIES = [
  'US',
  'GB',
  'AU',
  'PH',
  'AE',
  'AT',
  'BE',
  'CA',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GR',
  'HK',
  'HR',
  'HU',
  'IE',
  'IL',
  'IT',
  'JP',
  'KR',
  'MX',
  'MY',
  'NL',
  'NO',
  'NZ',
  'PL',
  'PT',
  'RO',
  'SA',
  'SE',
  'SG',
  'TH',
  'TR',
  'TW',
  'VN',
  'ZA',
];
function storedCode(text) {
  try {
    const value = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && 'countryCode' in value ? value.countryCode : void 0;
  } catch {
    return;
  }
}
/** The chosen country; the default one when nothing, or nothing we sell to, is stored. Browser only. */
function currentCountry(storage = localValues) {
  const code = storedCode(storage.read(COUNTRY_KEY));
  return SUPPORTED_COUNTRIES.find((country) => country === code) ?? 'PH';
}
// storefront/src/features/cart/cart-queue.ts
var LOCK = 'bluebird-bay-cart';
/**
 * One first-in-first-out queue for everything that touches the cart, so that no answer overtakes another. With `locks`
 * the queue is shared by all tabs of the shop; without them (older browsers) it orders this tab alone.
 */
function cartQueue(locks) {
  let last = Promise.resolve();
  return (task) => {
    const run = () => (locks ? locks.request(LOCK, task) : task());
    const mine = last.then(run, run);
    last = mine.catch(() => void 0);
    return mine;
  };
}
// storefront/src/features/cart/cart-answer.ts
var GONE = /\bcart (does not exist|(was )?not found|(is |has )?(already )?(been )?completed)/i;
function saysGone(failure) {
  return failure.kind === 'refused' && failure.messages.some((message) => GONE.test(message));
}
function namesNoOpenCart({ code, field, message }) {
  return ((code === null || code === 'INVALID') && field?.includes('cartId')) === true || GONE.test(message);
}
/** Reads RetrieveCart: a null cart is one that is gone or checked out (decision D2). */
function retrieved(result) {
  if (!result.ok)
    return saysGone(result.failure)
      ? { kind: 'gone' }
      : {
          kind: 'failed',
          failure: result.failure,
        };
  const { cart } = result.data;
  return cart
    ? {
        kind: 'cart',
        cart,
        warnings: [],
      }
    : { kind: 'gone' };
}
/** Reads a mutation: it failed if the response has errors or a non-empty list of user errors (specification §5). */
function mutated(result, payloadOf) {
  if (!result.ok)
    return saysGone(result.failure)
      ? { kind: 'gone' }
      : {
          kind: 'failed',
          failure: result.failure,
        };
  const payload = payloadOf(result.data);
  const errors = payload?.userErrors ?? [];
  if (errors.some(namesNoOpenCart)) return { kind: 'gone' };
  if (errors.length > 0)
    return {
      kind: 'refused',
      errors,
    };
  if (payload?.cart)
    return {
      kind: 'cart',
      cart: payload.cart,
      warnings: payload.warnings,
    };
  return {
    kind: 'failed',
    failure: {
      kind: 'server',
      messages: ['The answer holds no cart.'],
    },
  };
}
var FIRST_PAUSE_MS = 300;
function pauseLength(retry, random) {
  return FIRST_PAUSE_MS * 3 ** retry * (0.5 + random / 2);
}
var jitteredPause = (retry) => new Promise((resolve) => setTimeout(resolve, pauseLength(retry, Math.random())));
/** Whether asking again may help. A refusal will be the same refusal next time. */
function isTransient(failure) {
  return failure.kind !== 'refused';
}
/** Asks until the answer is not a passing failure, at most `MAX_RETRIES` times more. For requests that may run twice. */
async function withRetries(ask, pause) {
  for (let retry = 0; ; retry += 1) {
    const answer = await ask();
    if (!('failure' in answer && answer.kind === 'failed' && isTransient(answer.failure)) || retry === 3) return answer;
    await pause(retry);
  }
}
// storefront/src/features/cart/cart-requests.ts
/** A request that hangs counts as a lost connection after this long. */
var TIMEOUT_MS = 12e3;
function cartRequests(client, pause) {
  const ask = (operation, variables) =>
    client().request(operation, variables, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const addOnce = async (cartId, pieces) => {
    const lines = pieces.map(({ merchandiseId, quantity, attributes }) =>
      attributes && attributes.length > 0
        ? {
            merchandiseId,
            quantity,
            attributes: [...attributes],
          }
        : {
            merchandiseId,
            quantity,
          },
    );
    return mutated(
      await ask(CartLinesAdd, {
        cartId,
        lines,
      }),
      (data) => data.cartLinesAdd,
    );
  };
  const retrieve = (cartId) => withRetries(async () => retrieved(await ask(RetrieveCart, { id: cartId })), pause);
  const settle = async (answer, cartId, pieces, before) => {
    if (answer.kind !== 'failed' || !isTransient(answer.failure)) return answer;
    if (answer.failure.kind === 'throttled') return void 0;
    const seen = await retrieve(cartId);
    if (seen.kind !== 'cart') return seen.kind === 'gone' ? seen : answer;
    return hasGrownBy(seen.cart, before, pieces) ? seen : void 0;
  };
  return {
    retrieve,
    create: (countryCode) =>
      withRetries(
        async () =>
          mutated(await ask(CartCreate, { input: { buyerIdentity: { countryCode } } }), (data) => data.cartCreate),
        pause,
      ),
    async add(cartId, pieces, before) {
      for (let retry = 0; ; retry += 1) {
        const answer = await addOnce(cartId, pieces);
        const settled = await settle(answer, cartId, pieces, before);
        if (settled || retry === 3) return settled ?? answer;
        await pause(retry);
      }
    },
    update: (cartId, lineId, quantity) =>
      withRetries(
        async () =>
          mutated(
            await ask(CartLinesUpdate, {
              cartId,
              lines: [
                {
                  id: lineId,
                  quantity,
                },
              ],
            }),
            (data) => data.cartLinesUpdate,
          ),
        pause,
      ),
    remove: (cartId, lineId) =>
      withRetries(
        async () =>
          mutated(
            await ask(CartLinesRemove, {
              cartId,
              lineIds: [lineId],
            }),
            (data) => data.cartLinesRemove,
          ),
        pause,
      ),
    async identify(cartId, countryCode, customerAccessToken) {
      const result = await ask(UpdateBuyerIdentity, {
        cartId,
        buyerIdentity: customerAccessToken
          ? {
              countryCode,
              customerAccessToken,
            }
          : { countryCode },
      });
      const errors = result.ok ? (result.data.cartBuyerIdentityUpdate?.userErrors ?? []) : result.failure.messages;
      if (errors.length > 0 || !result.ok) console.error('Error updating buyer identity', errors);
      return result.ok && errors.length === 0;
    },
  };
}
// storefront/src/features/cart/cart-adding.ts
/** How long the just-added flag stands (specification §9). */
var JUST_ADDED_MS = 3e3;
/**
 * The first variant that did not go in: "added" is said only once the returned cart holds it (decision D1). A bag that
 * holds some but not more than before has had none added only if the provider says so: another tab may have taken out.
 */
function notAdded(cart, before, warnings) {
  const shortOfStock = warnings.some(isStockWarning);
  return [...before.keys()].find((id) => {
    const has = quantityOf(cart, id);
    return has === 0 || (shortOfStock && has <= (before.get(id) ?? 0));
  });
}
function cartAdding({ store, requests, storedId }, life) {
  const { getState, setState } = store;
  let arrivals = 0;
  let justAddedTimer;
  /** Sends the lines; a cart that has been checked out meanwhile is replaced by a new one and the add sent again. */
  async function send(pieces) {
    const open = await life.openCartId();
    if ('reason' in open) return open;
    let before = quantitiesOf(getState().cart, pieces);
    let answer = await requests.add(open.id, pieces, before);
    if (answer.kind === 'gone') {
      const fresh = await life.startOver();
      if (!fresh) return { reason: REASONS.noCart };
      before = quantitiesOf(void 0, pieces);
      answer = await requests.add(fresh, pieces, before);
    }
    if (answer.kind !== 'cart') return { reason: life.explain(answer) };
    const { cart, warnings } = answer;
    life.replace(answer);
    storedId.announceChange();
    const short = notAdded(cart, before, warnings);
    if (!short) return { cart };
    console.error('User errors', warnings);
    return { reason: quantityOf(cart, short) > 0 ? REASONS.allInBag : REASONS.soldOut };
  }
  /** Sends one piece while the bag already shows it. */
  async function sendShowing(piece, preview) {
    arrivals += 1;
    const key = arrivals;
    setState((state) => ({
      arriving: [
        ...state.arriving,
        {
          ...piece,
          key,
          preview,
        },
      ],
    }));
    const sent = await life.mutation(() => send([piece]));
    setState((state) => ({ arriving: state.arriving.filter((other) => other.key !== key) }));
    return sent;
  }
  function celebrate() {
    clearTimeout(justAddedTimer);
    setState({ justAdded: true });
    justAddedTimer = setTimeout(() => setState({ justAdded: false }), JUST_ADDED_MS);
  }
  function fail(subject, reason) {
    life.say(subject, reason);
    return null;
  }
  async function addQuietly(piece) {
    const sent = await life.mutation(() => send([piece]));
    return 'cart' in sent ? sent.cart : fail(piece.merchandiseId, sent.reason);
  }
  return {
    async add(piece, { preview, quietly = false } = {}) {
      life.unsay(piece.merchandiseId);
      if (quietly) return addQuietly(piece);
      const opens = !getState().open;
      setState({ open: true });
      const sent = await sendShowing(piece, preview);
      if ('cart' in sent) {
        celebrate();
        return sent.cart;
      }
      if (opens && getState().arriving.length === 0) setState({ open: false });
      return fail(piece.merchandiseId, sent.reason);
    },
    async addMany(pieces) {
      if (!storedId.read() || pieces.length === 0) return null;
      const sent = await life.mutation(() => send(pieces));
      if ('reason' in sent) return fail('bag', sent.reason);
      setState({ open: true });
      celebrate();
      return sent.cart;
    },
    async undoRemove() {
      const { removed } = getState();
      if (!removed) return null;
      const { preview, ...piece } = removed;
      setState({ removed: void 0 });
      const sent = await sendShowing(piece, preview);
      if ('cart' in sent) return sent.cart;
      setState({ removed });
      return fail('bag', sent.reason);
    },
  };
}
// storefront/src/features/cart/record.ts
/** The record without one of its keys. */
function without(record, key) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
// storefront/src/features/cart/cart-lifecycle.ts
function cartLifecycle({ store, requests, queue, storedId, country, publish }) {
  const { getState, setState } = store;
  let underWay = 0;
  function replace({ cart, warnings }) {
    const known = getState().cart?.id;
    setState({
      cart,
      warnings,
      phase: 'ready',
    });
    if (cart.id !== known) publish(cart.id);
  }
  async function create() {
    const answer = await requests.create(country());
    if (answer.kind !== 'cart') {
      console.error('Cart creation error', answer.kind === 'refused' ? answer.errors : answer);
      return null;
    }
    storedId.write(answer.cart.id);
    replace(answer);
    return answer.cart.id;
  }
  function startOver() {
    storedId.forget();
    setState({
      cart: void 0,
      warnings: [],
      wanted: {},
      removed: void 0,
      phase: 'absent',
    });
    return create();
  }
  async function readStored() {
    const id = storedId.read();
    if (!id) {
      setState({
        cart: void 0,
        warnings: [],
        phase: 'absent',
      });
      return;
    }
    const answer = await requests.retrieve(id);
    if (answer.kind === 'cart') replace(answer);
    if (answer.kind === 'gone') await startOver();
    if (answer.kind !== 'failed') return void 0;
    console.error('Error retrieving cart', answer.failure);
    if (getState().cart?.id !== id)
      setState({
        cart: void 0,
        warnings: [],
        phase: 'unreachable',
      });
    return answer.failure;
  }
  return {
    readStored,
    startOver,
    replace,
    mutation(task) {
      underWay += 1;
      setState({ loading: true });
      return queue(task).finally(() => {
        underWay -= 1;
        if (underWay === 0) setState({ loading: false });
      });
    },
    async openCartId() {
      const stored = storedId.read();
      const failure = stored && stored !== getState().cart?.id ? await readStored() : void 0;
      if (failure) return { reason: failureReason(failure) };
      const id = storedId.read() ?? (await create());
      return id ? { id } : { reason: REASONS.noCart };
    },
    explain(answer) {
      if (answer.kind === 'gone') return REASONS.noCart;
      if (answer.kind === 'refused') {
        console.error('User errors', answer.errors);
        return refusalReason(answer.errors);
      }
      console.error('GraphQL errors', answer.failure);
      return failureReason(answer.failure);
    },
    say: (subject, reason) =>
      setState((state) => ({
        reasons: {
          ...state.reasons,
          [subject]: reason,
        },
      })),
    unsay: (subject) => setState((state) => ({ reasons: without(state.reasons, subject) })),
  };
}
// storefront/src/features/cart/cart-line-changes.ts
/** What the shop shows of a line that is not, or no longer, in the provider's cart. */
function previewOf(line) {
  const { image, product, title } = line.merchandise;
  const picture = image
    ? {
        url: image.url,
        alt: image.altText ?? '',
      }
    : void 0;
  return {
    title: product.title,
    handle: product.handle,
    variantTitle: title,
    picture,
  };
}
function removedPiece(line) {
  const attributes = line.attributes.map(({ key, value }) => ({
    key,
    value: value ?? '',
  }));
  return {
    merchandiseId: line.merchandise.id,
    quantity: line.quantity,
    attributes,
    preview: previewOf(line),
  };
}
function cartLineChanges({ store, requests, storedId }, life) {
  const { getState, setState } = store;
  const want = (lineId, quantity) =>
    setState((state) => ({
      wanted: {
        ...state.wanted,
        [lineId]: quantity,
      },
    }));
  const settle = (lineId) => setState((state) => ({ wanted: without(state.wanted, lineId) }));
  /** The bag is gone: a fresh one takes its place, and the shopper is told why it is empty. */
  async function loseBag() {
    await life.startOver();
    life.say('bag', REASONS.checkedOut);
    return null;
  }
  /** A refusal usually means that another tab was faster; the bag as it really is says more than the refusal. */
  async function lookAgain(cartId, lineId, reason) {
    const seen = await requests.retrieve(cartId);
    if (seen.kind === 'gone') return loseBag();
    if (seen.kind === 'cart') life.replace(seen);
    if (seen.kind === 'cart' && !lineOf(seen.cart, lineId)) life.say('bag', REASONS.lineGone);
    else life.say(lineId, reason);
    return null;
  }
  async function take(answer, cartId, lineId) {
    if (answer.kind === 'gone') return loseBag();
    if (answer.kind !== 'cart') {
      const reason = life.explain(answer);
      if (answer.kind === 'refused') return lookAgain(cartId, lineId, reason);
      life.say(lineId, reason);
      return null;
    }
    life.replace(answer);
    storedId.announceChange();
    return answer.cart;
  }
  function remove(lineId) {
    life.unsay(lineId);
    want(lineId, 0);
    return life.mutation(async () => {
      const { cart } = getState();
      const line = lineOf(cart, lineId);
      const returned =
        cart && line ? await take(await requests.remove(cart.id, lineId), cart.id, lineId) : (cart ?? null);
      settle(lineId);
      if (line && returned) setState({ removed: removedPiece(line) });
      return returned;
    });
  }
  return {
    remove,
    setQuantity(lineId, quantity) {
      if (quantity <= 0) return remove(lineId);
      life.unsay(lineId);
      want(lineId, quantity);
      return life.mutation(async () => {
        const { cart, wanted } = getState();
        const target = wanted[lineId];
        if (!cart || !target) return cart ?? null;
        const returned =
          lineOf(cart, lineId)?.quantity === target
            ? cart
            : await take(await requests.update(cart.id, lineId, target), cart.id, lineId);
        if (getState().wanted[lineId] === target) settle(lineId);
        return returned;
      });
    },
  };
}
// storefront/src/features/cart/cart-session.ts
function cartSession(parts) {
  const life = cartLifecycle(parts);
  return {
    ...cartAdding(parts, life),
    ...cartLineChanges(parts, life),
    ensure: () =>
      life.mutation(async () => {
        const open = await life.openCartId();
        return 'id' in open ? open.id : null;
      }),
    async read() {
      await parts.queue(life.readStored);
    },
    async changeCountry(countryCode, customerAccessToken) {
      await life.mutation(async () => {
        const id = parts.storedId.read();
        if (!id) return;
        await parts.requests.identify(id, countryCode, customerAccessToken);
        await life.readStored();
        parts.storedId.announceChange();
      });
    },
  };
}
// storefront/src/features/cart/merchant-session.ts
/** Name of the event that tells the shop's other tools which bag and which visit this is (specification §7). */
var MERCHANT_SESSION_EVENT = 'merchant-session';
var SESSION_ID_KEY = 'sessionId';
/** This tab's session id, made on first use. Not a secret and not an identity: it ends with the tab. */
function sessionId(storage) {
  const known = storage.read(SESSION_ID_KEY);
  if (known) return known;
  const made = [...crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  storage.write(SESSION_ID_KEY, made);
  return made;
}
/** Sends the merchant-session event; it bubbles, so listeners on the document and on the window both hear it. */
function publishMerchantSession(detail) {
  document.dispatchEvent(
    new CustomEvent(MERCHANT_SESSION_EVENT, {
      detail,
      bubbles: true,
    }),
  );
}
// storefront/src/features/cart/open-session.ts
/** The browser's cart session over the real provider, storage and tab locks. `bag.ts` loads this chunk on first need. */
function openSession() {
  const locks = 'locks' in navigator ? navigator.locks : void 0;
  return cartSession({
    store: cartStore,
    requests: cartRequests(browserClient, jitteredPause),
    queue: cartQueue(locks && { request: (name, task) => locks.request(name, task) }),
    storedId: storedCartId(localValues),
    country: () => currentCountry(),
    publish: (cartId) =>
      publishMerchantSession({
        cartId,
        sessionId: sessionId(tabValues),
      }),
  });
}

export { openSession };
