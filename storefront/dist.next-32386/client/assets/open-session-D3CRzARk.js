import { a, l as c, r as d, s as f, n as l, c as o, i as s, o as u } from './cart-lines-DPUmlmw8.js';
import { t as e } from './document-shop-config-ZTr_5Pf4.js';
import { Y as i, J as n, W as r, G as t } from './shell-DubmvhXR.js';
function p(e, t, n) {
  return { ok: !1, failure: n === void 0 ? { kind: e, messages: t } : { kind: e, messages: t, status: n } };
}
function m(e) {
  return e === 429 || e === 430 ? `throttled` : e >= 500 ? `server` : `refused`;
}
function h(e) {
  const t = e.map((e) => e.extensions?.code);
  return t.includes(`THROTTLED`) ? `throttled` : t.includes(`INTERNAL_SERVER_ERROR`) ? `server` : `refused`;
}
async function g(e) {
  let t = await e.text(),
    n;
  try {
    n = JSON.parse(t);
  } catch {
    return p(e.ok ? `server` : m(e.status), [`The answer is not JSON.`], e.status);
  }
  const r = (n.errors ?? []).map((e) => e.message);
  return e.ok
    ? n.errors && n.errors.length > 0
      ? p(h(n.errors), r, e.status)
      : n.data
        ? { ok: !0, data: n.data }
        : p(`server`, [`The answer holds no data.`], e.status)
    : p(m(e.status), r, e.status);
}
function _({ endpoint: e, token: t, fetch: n }) {
  return {
    async request(r, i, a) {
      const o = {
        method: `POST`,
        headers: { 'content-type': `application/json`, 'x-shopify-storefront-access-token': t },
        body: JSON.stringify({ query: r, variables: i }),
      };
      a?.signal && (o.signal = a.signal);
      try {
        return await g(await n(e, o));
      } catch (e) {
        return p(`network`, [e instanceof Error ? e.message : String(e)]);
      }
    },
  };
}
var v;
function y() {
  return (v ??= _({ ...e(), fetch: (e, t) => window.fetch(e, t) })), v;
}
var b = `userCountry`,
  x =
    `US.GB.AU.PH.AE.AT.BE.CA.CH.CZ.DE.DK.ES.FI.FR.GR.HK.HR.HU.IE.IL.IT.JP.KR.MX.MY.NL.NO.NZ.PL.PT.RO.SA.SE.SG.TH.TR.TW.VN.ZA`.split(
      `.`,
    );
function ee(e) {
  try {
    const t = JSON.parse(e ?? `null`);
    return typeof t == `object` && t && `countryCode` in t ? t.countryCode : void 0;
  } catch {
    return;
  }
}
function S(e = n) {
  const t = ee(e.read(b));
  return x.find((e) => e === t) ?? `PH`;
}
var C = `bluebird-bay-cart`;
function te(e) {
  let t = Promise.resolve();
  return (n) => {
    const r = () => (e ? e.request(C, n) : n()),
      i = t.then(r, r);
    return (t = i.catch(() => void 0)), i;
  };
}
function w(e) {
  return e;
}
var T = w(`query RetrieveCart($id: ID!) {
  cart(id: $id) {
    ...CartFields
  }
}

fragment CartFields on Cart {
  id
  createdAt
  updatedAt
  checkoutUrl
  attributes {
    key
    value
  }
  cost {
    totalAmount {
      amount
      currencyCode
    }
    subtotalAmount {
      amount
      currencyCode
    }
    totalTaxAmount {
      amount
      currencyCode
    }
    totalDutyAmount {
      amount
      currencyCode
    }
  }
  discountCodes {
    code
    applicable
  }
  buyerIdentity {
    countryCode
    email
    phone
    customer {
      email
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      hasPreviousPage
    }
    edges {
      node {
        id
        quantity
        attributes {
          key
          value
        }
        merchandise {
          ... on ProductVariant {
            id
            title
            image {
              url
              originalSrc
              src
              altText
              height
              width
            }
            price {
              amount
              currencyCode
            }
            product {
              title
              handle
            }
            metafield(namespace: "custom", key: "promo") {
              value
            }
          }
        }
        cost {
          totalAmount {
            amount
            currencyCode
          }
          subtotalAmount {
            amount
            currencyCode
          }
          amountPerQuantity {
            amount
            currencyCode
          }
          compareAtAmountPerQuantity {
            amount
            currencyCode
          }
        }
        discountAllocations {
          discountedAmount {
            amount
            currencyCode
          }
        }
        sellingPlanAllocation {
          checkoutChargeAmount {
            amount
            currencyCode
          }
          sellingPlan {
            id
          }
          priceAdjustments {
            compareAtPrice {
              amount
              currencyCode
            }
            perDeliveryPrice {
              amount
              currencyCode
            }
            price {
              amount
              currencyCode
            }
            unitPrice {
              amount
              currencyCode
            }
          }
        }
      }
    }
  }
}`),
  E = w(`mutation CartCreate($input: CartInput) {
  cartCreate(input: $input) {
    cart {
      ...CartFields
    }
    userErrors {
      code
      field
      message
    }
    warnings {
      ...CartWarningFields
    }
  }
}

fragment CartWarningFields on CartWarning {
  code
  message
  target
}

fragment CartFields on Cart {
  id
  createdAt
  updatedAt
  checkoutUrl
  attributes {
    key
    value
  }
  cost {
    totalAmount {
      amount
      currencyCode
    }
    subtotalAmount {
      amount
      currencyCode
    }
    totalTaxAmount {
      amount
      currencyCode
    }
    totalDutyAmount {
      amount
      currencyCode
    }
  }
  discountCodes {
    code
    applicable
  }
  buyerIdentity {
    countryCode
    email
    phone
    customer {
      email
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      hasPreviousPage
    }
    edges {
      node {
        id
        quantity
        attributes {
          key
          value
        }
        merchandise {
          ... on ProductVariant {
            id
            title
            image {
              url
              originalSrc
              src
              altText
              height
              width
            }
            price {
              amount
              currencyCode
            }
            product {
              title
              handle
            }
            metafield(namespace: "custom", key: "promo") {
              value
            }
          }
        }
        cost {
          totalAmount {
            amount
            currencyCode
          }
          subtotalAmount {
            amount
            currencyCode
          }
          amountPerQuantity {
            amount
            currencyCode
          }
          compareAtAmountPerQuantity {
            amount
            currencyCode
          }
        }
        discountAllocations {
          discountedAmount {
            amount
            currencyCode
          }
        }
        sellingPlanAllocation {
          checkoutChargeAmount {
            amount
            currencyCode
          }
          sellingPlan {
            id
          }
          priceAdjustments {
            compareAtPrice {
              amount
              currencyCode
            }
            perDeliveryPrice {
              amount
              currencyCode
            }
            price {
              amount
              currencyCode
            }
            unitPrice {
              amount
              currencyCode
            }
          }
        }
      }
    }
  }
}`),
  D = w(`mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) {
    cart {
      ...CartFields
    }
    userErrors {
      code
      field
      message
    }
    warnings {
      ...CartWarningFields
    }
  }
}

fragment CartWarningFields on CartWarning {
  code
  message
  target
}

fragment CartFields on Cart {
  id
  createdAt
  updatedAt
  checkoutUrl
  attributes {
    key
    value
  }
  cost {
    totalAmount {
      amount
      currencyCode
    }
    subtotalAmount {
      amount
      currencyCode
    }
    totalTaxAmount {
      amount
      currencyCode
    }
    totalDutyAmount {
      amount
      currencyCode
    }
  }
  discountCodes {
    code
    applicable
  }
  buyerIdentity {
    countryCode
    email
    phone
    customer {
      email
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      hasPreviousPage
    }
    edges {
      node {
        id
        quantity
        attributes {
          key
          value
        }
        merchandise {
          ... on ProductVariant {
            id
            title
            image {
              url
              originalSrc
              src
              altText
              height
              width
            }
            price {
              amount
              currencyCode
            }
            product {
              title
              handle
            }
            metafield(namespace: "custom", key: "promo") {
              value
            }
          }
        }
        cost {
          totalAmount {
            amount
            currencyCode
          }
          subtotalAmount {
            amount
            currencyCode
          }
          amountPerQuantity {
            amount
            currencyCode
          }
          compareAtAmountPerQuantity {
            amount
            currencyCode
          }
        }
        discountAllocations {
          discountedAmount {
            amount
            currencyCode
          }
        }
        sellingPlanAllocation {
          checkoutChargeAmount {
            amount
            currencyCode
          }
          sellingPlan {
            id
          }
          priceAdjustments {
            compareAtPrice {
              amount
              currencyCode
            }
            perDeliveryPrice {
              amount
              currencyCode
            }
            price {
              amount
              currencyCode
            }
            unitPrice {
              amount
              currencyCode
            }
          }
        }
      }
    }
  }
}`),
  O = w(`mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) {
    cart {
      ...CartFields
    }
    userErrors {
      code
      field
      message
    }
    warnings {
      ...CartWarningFields
    }
  }
}

fragment CartWarningFields on CartWarning {
  code
  message
  target
}

fragment CartFields on Cart {
  id
  createdAt
  updatedAt
  checkoutUrl
  attributes {
    key
    value
  }
  cost {
    totalAmount {
      amount
      currencyCode
    }
    subtotalAmount {
      amount
      currencyCode
    }
    totalTaxAmount {
      amount
      currencyCode
    }
    totalDutyAmount {
      amount
      currencyCode
    }
  }
  discountCodes {
    code
    applicable
  }
  buyerIdentity {
    countryCode
    email
    phone
    customer {
      email
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      hasPreviousPage
    }
    edges {
      node {
        id
        quantity
        attributes {
          key
          value
        }
        merchandise {
          ... on ProductVariant {
            id
            title
            image {
              url
              originalSrc
              src
              altText
              height
              width
            }
            price {
              amount
              currencyCode
            }
            product {
              title
              handle
            }
            metafield(namespace: "custom", key: "promo") {
              value
            }
          }
        }
        cost {
          totalAmount {
            amount
            currencyCode
          }
          subtotalAmount {
            amount
            currencyCode
          }
          amountPerQuantity {
            amount
            currencyCode
          }
          compareAtAmountPerQuantity {
            amount
            currencyCode
          }
        }
        discountAllocations {
          discountedAmount {
            amount
            currencyCode
          }
        }
        sellingPlanAllocation {
          checkoutChargeAmount {
            amount
            currencyCode
          }
          sellingPlan {
            id
          }
          priceAdjustments {
            compareAtPrice {
              amount
              currencyCode
            }
            perDeliveryPrice {
              amount
              currencyCode
            }
            price {
              amount
              currencyCode
            }
            unitPrice {
              amount
              currencyCode
            }
          }
        }
      }
    }
  }
}`),
  k = w(`mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
    cart {
      ...CartFields
    }
    userErrors {
      code
      field
      message
    }
    warnings {
      ...CartWarningFields
    }
  }
}

fragment CartWarningFields on CartWarning {
  code
  message
  target
}

fragment CartFields on Cart {
  id
  createdAt
  updatedAt
  checkoutUrl
  attributes {
    key
    value
  }
  cost {
    totalAmount {
      amount
      currencyCode
    }
    subtotalAmount {
      amount
      currencyCode
    }
    totalTaxAmount {
      amount
      currencyCode
    }
    totalDutyAmount {
      amount
      currencyCode
    }
  }
  discountCodes {
    code
    applicable
  }
  buyerIdentity {
    countryCode
    email
    phone
    customer {
      email
    }
  }
  lines(first: 50) {
    pageInfo {
      hasNextPage
      hasPreviousPage
    }
    edges {
      node {
        id
        quantity
        attributes {
          key
          value
        }
        merchandise {
          ... on ProductVariant {
            id
            title
            image {
              url
              originalSrc
              src
              altText
              height
              width
            }
            price {
              amount
              currencyCode
            }
            product {
              title
              handle
            }
            metafield(namespace: "custom", key: "promo") {
              value
            }
          }
        }
        cost {
          totalAmount {
            amount
            currencyCode
          }
          subtotalAmount {
            amount
            currencyCode
          }
          amountPerQuantity {
            amount
            currencyCode
          }
          compareAtAmountPerQuantity {
            amount
            currencyCode
          }
        }
        discountAllocations {
          discountedAmount {
            amount
            currencyCode
          }
        }
        sellingPlanAllocation {
          checkoutChargeAmount {
            amount
            currencyCode
          }
          sellingPlan {
            id
          }
          priceAdjustments {
            compareAtPrice {
              amount
              currencyCode
            }
            perDeliveryPrice {
              amount
              currencyCode
            }
            price {
              amount
              currencyCode
            }
            unitPrice {
              amount
              currencyCode
            }
          }
        }
      }
    }
  }
}`),
  A = w(`mutation UpdateBuyerIdentity($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
    cart {
      id
      buyerIdentity {
        countryCode
        email
        phone
      }
    }
    userErrors {
      code
      field
      message
    }
    warnings {
      ...CartWarningFields
    }
  }
}

fragment CartWarningFields on CartWarning {
  code
  message
  target
}`),
  j = /\bcart (does not exist|(was )?not found|(is |has )?(already )?(been )?completed)/i;
function M(e) {
  return e.kind === `refused` && e.messages.some((e) => j.test(e));
}
function N({ code: e, field: t, message: n }) {
  return ((e === null || e === `INVALID`) && t?.includes(`cartId`)) === !0 || j.test(n);
}
function P(e) {
  if (!e.ok) return M(e.failure) ? { kind: `gone` } : { kind: `failed`, failure: e.failure };
  const { cart: t } = e.data;
  return t ? { kind: `cart`, cart: t, warnings: [] } : { kind: `gone` };
}
function F(e, t) {
  if (!e.ok) return M(e.failure) ? { kind: `gone` } : { kind: `failed`, failure: e.failure };
  const n = t(e.data),
    r = n?.userErrors ?? [];
  return r.some(N)
    ? { kind: `gone` }
    : r.length > 0
      ? { kind: `refused`, errors: r }
      : n?.cart
        ? { kind: `cart`, cart: n.cart, warnings: n.warnings }
        : { kind: `failed`, failure: { kind: `server`, messages: [`The answer holds no cart.`] } };
}
var I = 300;
function L(e, t) {
  return I * 3 ** e * (0.5 + t / 2);
}
var R = (e) => new Promise((t) => setTimeout(t, L(e, Math.random())));
function z(e) {
  return e.kind !== `refused`;
}
async function B(e, t) {
  for (let n = 0; ; n += 1) {
    const r = await e();
    if (!(`failure` in r && r.kind === `failed` && z(r.failure)) || n === 3) return r;
    await t(n);
  }
}
var V = 12e3;
function H(e, t) {
  const n = (t, n) => e().request(t, n, { signal: AbortSignal.timeout(V) }),
    r = async (e, t) => {
      const r = t.map(({ merchandiseId: e, quantity: t, attributes: n }) =>
        n && n.length > 0 ? { merchandiseId: e, quantity: t, attributes: [...n] } : { merchandiseId: e, quantity: t },
      );
      return F(await n(D, { cartId: e, lines: r }), (e) => e.cartLinesAdd);
    },
    i = (e) => B(async () => P(await n(T, { id: e })), t),
    a = async (e, t, n, r) => {
      if (e.kind !== `failed` || !z(e.failure)) return e;
      if (e.failure.kind === `throttled`) return;
      const a = await i(t);
      return a.kind === `cart` ? (l(a.cart, r, n) ? a : void 0) : a.kind === `gone` ? a : e;
    };
  return {
    retrieve: i,
    create: (e) =>
      B(async () => F(await n(E, { input: { buyerIdentity: { countryCode: e } } }), (e) => e.cartCreate), t),
    async add(e, n, i) {
      for (let o = 0; ; o += 1) {
        const s = await r(e, n),
          c = await a(s, e, n, i);
        if (c || o === 3) return c ?? s;
        await t(o);
      }
    },
    update: (e, r, i) =>
      B(async () => F(await n(O, { cartId: e, lines: [{ id: r, quantity: i }] }), (e) => e.cartLinesUpdate), t),
    remove: (e, r) => B(async () => F(await n(k, { cartId: e, lineIds: [r] }), (e) => e.cartLinesRemove), t),
    async identify(e, t, r) {
      const i = await n(A, {
          cartId: e,
          buyerIdentity: r ? { countryCode: t, customerAccessToken: r } : { countryCode: t },
        }),
        a = i.ok ? (i.data.cartBuyerIdentityUpdate?.userErrors ?? []) : i.failure.messages;
      return (a.length > 0 || !i.ok) && console.error(`Error updating buyer identity`, a), i.ok && a.length === 0;
    },
  };
}
var U = 3e3;
function W(e, t, n) {
  const r = n.some(o);
  return [...t.keys()].find((n) => {
    const i = a(e, n);
    return i === 0 || (r && i <= (t.get(n) ?? 0));
  });
}
function G({ store: e, requests: t, storedId: n }, r) {
  let { getState: i, setState: o } = e,
    c = 0,
    l;
  async function d(e) {
    const o = await r.openCartId();
    if (`reason` in o) return o;
    let c = s(i().cart, e),
      l = await t.add(o.id, e, c);
    if (l.kind === `gone`) {
      const n = await r.startOver();
      if (!n) return { reason: u.noCart };
      (c = s(void 0, e)), (l = await t.add(n, e, c));
    }
    if (l.kind !== `cart`) return { reason: r.explain(l) };
    const { cart: d, warnings: f } = l;
    r.replace(l), n.announceChange();
    const p = W(d, c, f);
    return p ? (console.error(`User errors`, f), { reason: a(d, p) > 0 ? u.allInBag : u.soldOut }) : { cart: d };
  }
  async function f(e, t) {
    c += 1;
    const n = c;
    o((r) => ({ arriving: [...r.arriving, { ...e, key: n, preview: t }] }));
    const i = await r.mutation(() => d([e]));
    return o((e) => ({ arriving: e.arriving.filter((e) => e.key !== n) })), i;
  }
  function p() {
    clearTimeout(l), o({ justAdded: !0 }), (l = setTimeout(() => o({ justAdded: !1 }), U));
  }
  function m(e, t) {
    return r.say(e, t), null;
  }
  async function h(e) {
    const t = await r.mutation(() => d([e]));
    return `cart` in t ? t.cart : m(e.merchandiseId, t.reason);
  }
  return {
    async add(e, { preview: t, quietly: n = !1 } = {}) {
      if ((r.unsay(e.merchandiseId), n)) return h(e);
      const a = !i().open;
      o({ open: !0 });
      const s = await f(e, t);
      return `cart` in s
        ? (p(), s.cart)
        : (a && i().arriving.length === 0 && o({ open: !1 }), m(e.merchandiseId, s.reason));
    },
    async addMany(e) {
      if (!n.read() || e.length === 0) return null;
      const t = await r.mutation(() => d(e));
      return `reason` in t ? m(`bag`, t.reason) : (o({ open: !0 }), p(), t.cart);
    },
    async undoRemove() {
      const { removed: e } = i();
      if (!e) return null;
      const { preview: t, ...n } = e;
      o({ removed: void 0 });
      const r = await f(n, t);
      return `cart` in r ? r.cart : (o({ removed: e }), m(`bag`, r.reason));
    },
  };
}
function K(e, t) {
  return Object.fromEntries(Object.entries(e).filter(([e]) => e !== t));
}
function q({ store: e, requests: t, queue: n, storedId: r, country: i, publish: a }) {
  let { getState: o, setState: s } = e,
    l = 0;
  function d({ cart: e, warnings: t }) {
    const n = o().cart?.id;
    s({ cart: e, warnings: t, phase: `ready` }), e.id !== n && a(e.id);
  }
  async function p() {
    const e = await t.create(i());
    return e.kind === `cart`
      ? (r.write(e.cart.id), d(e), e.cart.id)
      : (console.error(`Cart creation error`, e.kind === `refused` ? e.errors : e), null);
  }
  function m() {
    return r.forget(), s({ cart: void 0, warnings: [], wanted: {}, removed: void 0, phase: `absent` }), p();
  }
  async function h() {
    const e = r.read();
    if (!e) {
      s({ cart: void 0, warnings: [], phase: `absent` });
      return;
    }
    const n = await t.retrieve(e);
    if ((n.kind === `cart` && d(n), n.kind === `gone` && (await m()), n.kind === `failed`))
      return (
        console.error(`Error retrieving cart`, n.failure),
        o().cart?.id !== e && s({ cart: void 0, warnings: [], phase: `unreachable` }),
        n.failure
      );
  }
  return {
    readStored: h,
    startOver: m,
    replace: d,
    mutation(e) {
      return (
        (l += 1),
        s({ loading: !0 }),
        n(e).finally(() => {
          --l, l === 0 && s({ loading: !1 });
        })
      );
    },
    async openCartId() {
      const e = r.read(),
        t = e && e !== o().cart?.id ? await h() : void 0;
      if (t) return { reason: f(t) };
      const n = r.read() ?? (await p());
      return n ? { id: n } : { reason: u.noCart };
    },
    explain(e) {
      return e.kind === `gone`
        ? u.noCart
        : e.kind === `refused`
          ? (console.error(`User errors`, e.errors), c(e.errors))
          : (console.error(`GraphQL errors`, e.failure), f(e.failure));
    },
    say: (e, t) => s((n) => ({ reasons: { ...n.reasons, [e]: t } })),
    unsay: (e) => s((t) => ({ reasons: K(t.reasons, e) })),
  };
}
function J(e) {
  const { image: t, product: n, title: r } = e.merchandise,
    i = t ? { url: t.url, alt: t.altText ?? `` } : void 0;
  return { title: n.title, handle: n.handle, variantTitle: r, picture: i };
}
function Y(e) {
  const t = e.attributes.map(({ key: e, value: t }) => ({ key: e, value: t ?? `` }));
  return { merchandiseId: e.merchandise.id, quantity: e.quantity, attributes: t, preview: J(e) };
}
function X({ store: e, requests: t, storedId: n }, r) {
  const { getState: i, setState: a } = e,
    o = (e, t) => a((n) => ({ wanted: { ...n.wanted, [e]: t } })),
    s = (e) => a((t) => ({ wanted: K(t.wanted, e) }));
  async function c() {
    return await r.startOver(), r.say(`bag`, u.checkedOut), null;
  }
  async function l(e, n, i) {
    const a = await t.retrieve(e);
    return a.kind === `gone`
      ? c()
      : (a.kind === `cart` && r.replace(a),
        a.kind === `cart` && !d(a.cart, n) ? r.say(`bag`, u.lineGone) : r.say(n, i),
        null);
  }
  async function f(e, t, i) {
    if (e.kind === `gone`) return c();
    if (e.kind !== `cart`) {
      const n = r.explain(e);
      return e.kind === `refused` ? l(t, i, n) : (r.say(i, n), null);
    }
    return r.replace(e), n.announceChange(), e.cart;
  }
  function p(e) {
    return (
      r.unsay(e),
      o(e, 0),
      r.mutation(async () => {
        const { cart: n } = i(),
          r = d(n, e),
          o = n && r ? await f(await t.remove(n.id, e), n.id, e) : (n ?? null);
        return s(e), r && o && a({ removed: Y(r) }), o;
      })
    );
  }
  return {
    remove: p,
    setQuantity(e, n) {
      return n <= 0
        ? p(e)
        : (r.unsay(e),
          o(e, n),
          r.mutation(async () => {
            const { cart: n, wanted: r } = i(),
              a = r[e];
            if (!n || !a) return n ?? null;
            const o = d(n, e)?.quantity === a ? n : await f(await t.update(n.id, e, a), n.id, e);
            return i().wanted[e] === a && s(e), o;
          }));
    },
  };
}
function Z(e) {
  const t = q(e);
  return {
    ...G(e, t),
    ...X(e, t),
    ensure: () =>
      t.mutation(async () => {
        const e = await t.openCartId();
        return `id` in e ? e.id : null;
      }),
    async read() {
      await e.queue(t.readStored);
    },
    async changeCountry(n, r) {
      await t.mutation(async () => {
        const i = e.storedId.read();
        i && (await e.requests.identify(i, n, r), await t.readStored(), e.storedId.announceChange());
      });
    },
  };
}
var Q = `merchant-session`,
  $ = `sessionId`;
function ne(e) {
  const t = e.read($);
  if (t) return t;
  const n = [...crypto.getRandomValues(new Uint8Array(16))].map((e) => e.toString(16).padStart(2, `0`)).join(``);
  return e.write($, n), n;
}
function re(e) {
  document.dispatchEvent(new CustomEvent(Q, { detail: e, bubbles: !0 }));
}
function ie() {
  const e = `locks` in navigator ? navigator.locks : void 0;
  return Z({
    store: t,
    requests: H(y, R),
    queue: te(e && { request: (t, n) => e.request(t, n) }),
    storedId: r(n),
    country: () => S(),
    publish: (e) => re({ cartId: e, sessionId: ne(i) }),
  });
}
export { ie as openSession };
