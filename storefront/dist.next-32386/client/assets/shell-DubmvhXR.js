import { r as n, t as r, n as t } from './react-CPaNxf5Z.js';
import { r as e } from './rolldown-runtime-XKyaHtl9.js';
var i = e(n(), 1),
  a = t(),
  o = [`pointermove`, `pointerdown`, `touchstart`, `wheel`, `scroll`, `keydown`, `focusin`, `click`],
  s = () => void 0,
  c;
function l() {
  return (
    (c ??= new Promise((e) => {
      s = () => e();
      for (const e of o) window.addEventListener(e, s, { once: !0, passive: !0, capture: !0 });
    })),
    c
  );
}
function u() {
  l(), s();
}
var d = new Set();
function f() {
  return Promise.all([...d].map((e) => e()));
}
function p(e) {
  let t;
  async function n() {
    return (t ??= await e()), t;
  }
  d.add(n);
  const r = (0, i.lazy)(async () => (await l(), { default: await n().catch(() => new Promise(() => void 0)) }));
  return (0, i.memo)((e) => {
    const [n] = (0, i.useState)(() => t ?? r);
    return (0, a.jsx)(i.Suspense, { children: (0, a.jsx)(n, { ...e }) });
  });
}
var m = (e) => encodeURIComponent(e),
  h = {
    home: () => `/`,
    collection: (e) => `/collections/${m(e)}/`,
    product: (e) => `/products/${m(e)}/`,
    cart: () => `/my-cart/`,
    notFound: () => `/404.html`,
    serverError: () => `/500.html`,
  };
function ee(e) {
  const t = new Map();
  return {
    read(n) {
      const r = t.get(n);
      if (r !== void 0) return r;
      try {
        return e().getItem(n) ?? void 0;
      } catch {
        return;
      }
    },
    write(n, r) {
      try {
        e().setItem(n, r), t.delete(n);
      } catch {
        t.set(n, r);
      }
    },
    remove(n) {
      t.delete(n);
      try {
        e().removeItem(n);
      } catch {}
    },
    watch(e, t) {
      const n = (n) => {
        if (n.key === null) for (const n of e) t(n);
        else e.includes(n.key) && t(n.key);
      };
      return window.addEventListener(`storage`, n), () => window.removeEventListener(`storage`, n);
    },
  };
}
var te = ee(() => window.localStorage),
  ne = ee(() => window.sessionStorage),
  g = `cart-attributes`;
function re() {
  const e = (e) => console.log(g, e instanceof CustomEvent ? e.detail : e);
  return document.addEventListener(g, e), () => document.removeEventListener(g, e);
}
var _ = (e) => {
    let t,
      n = new Set(),
      r = (e, r) => {
        const i = typeof e == `function` ? e(t) : e;
        if (!Object.is(i, t)) {
          const e = t;
          (t = (r ?? (typeof i != `object` || !i)) ? i : Object.assign({}, t, i)), n.forEach((n) => n(t, e));
        }
      },
      i = () => t,
      a = { setState: r, getState: i, getInitialState: () => o, subscribe: (e) => (n.add(e), () => n.delete(e)) },
      o = (t = e(r, i, a));
    return a;
  },
  ie = (e) => (e ? _(e) : _),
  ae = (e) => e;
function oe(e, t = ae) {
  const n = i.useSyncExternalStore(
    e.subscribe,
    i.useCallback(() => t(e.getState()), [e, t]),
    () => t(e.getInitialState()),
  );
  return i.useDebugValue(n), n;
}
function se() {
  return ie(() => ({
    phase: `unread`,
    cart: void 0,
    loading: !1,
    justAdded: !1,
    open: !1,
    arriving: [],
    wanted: {},
    removed: void 0,
    reasons: {},
    warnings: [],
  }));
}
var v = se();
function y(e) {
  return oe(v, e);
}
function ce() {
  v.setState({ open: !0 });
}
function le() {
  v.setState({ open: !1, removed: void 0 });
}
var b = `cartId`,
  ue = `cartChanged`;
function x(e) {
  return {
    read: () => e.read(b),
    write: (t) => e.write(b, t),
    forget: () => e.remove(b),
    announceChange: () => e.write(ue, `${Date.now()}.${Math.random()}`),
    watch: (t) => e.watch([b, ue], t),
  };
}
var S = `We could not reach the shop. Check your connection, then try again.`,
  C = (e) => e(),
  w;
function T() {
  return (
    (w ??= C(async () => {
      const { openSession: e } = await import(`./open-session-D3CRzARk.js`);
      return { openSession: e };
    }, []).then(({ openSession: e }) => e())),
    w.catch(() => {
      w = void 0;
    }),
    w
  );
}
async function de(e, t) {
  try {
    return await t(await T());
  } catch (t) {
    return console.error(`GraphQL errors`, t), v.setState((t) => ({ reasons: { ...t.reasons, [e]: S } })), null;
  }
}
var E = () => C(() => import(`./bag-drawer-DclecvZM.js`).then((e) => ({ default: e.BagDrawer })), []);
function D() {
  T().catch(() => void 0), E().catch(() => void 0);
}
function fe(e, t) {
  return de(e.merchandiseId, (n) => n.add(e, { preview: t }));
}
function pe() {
  T()
    .then((e) => e.read())
    .catch((e) => {
      console.error(`Error retrieving cart`, e), v.getState().cart || v.setState({ phase: `unreachable` });
    });
}
var me = (e) => {
  `requestIdleCallback` in window ? requestIdleCallback(e, { timeout: 1e3 }) : setTimeout(e, 200);
};
function he() {
  const e = x(te),
    t = () => {
      e.read() ? pe() : v.setState({ phase: `absent`, cart: void 0, warnings: [] });
    },
    n = (e) => {
      e.persisted && t();
    },
    r = re(),
    i = e.watch(t);
  return (
    window.addEventListener(`pageshow`, n),
    window.addEventListener(`online`, t),
    e.read() ? me(t) : t(),
    () => {
      r(), i(), window.removeEventListener(`pageshow`, n), window.removeEventListener(`online`, t);
    }
  );
}
var ge = (0, i.lazy)(E);
function _e({ pathname: e }) {
  const t = y((e) => e.open),
    [n, r] = (0, i.useState)(!1);
  return (
    (0, i.useEffect)(he, []),
    (0, i.useEffect)(le, [e]),
    (0, i.useEffect)(() => {
      t &&
        !n &&
        E().then(
          () => r(!0),
          () => window.location.assign(h.cart()),
        );
    }, [t, n]),
    n && (0, a.jsx)(i.Suspense, { children: (0, a.jsx)(ge, {}) })
  );
}
var ve = { skip: `_skip_12atq_2` };
function O(...e) {
  return e.filter(Boolean).join(` `) || void 0;
}
var k = { container: `_container_17aa3_3`, section: `_section_17aa3_9`, row: `_row_17aa3_12` },
  A = `a[data-link]`,
  ye = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
function be(e) {
  return ye.test(e);
}
function xe(e, t) {
  return (
    e.button === 0 &&
    !e.metaKey &&
    !e.altKey &&
    !e.ctrlKey &&
    !e.shiftKey &&
    !e.defaultPrevented &&
    !t.target &&
    t.download === null
  );
}
function j({ target: e }) {
  return e instanceof Element ? e.closest(A) : null;
}
var M = (0, i.createContext)({ location: { pathname: `/`, search: ``, hash: ``, key: `` }, navigate: () => void 0 });
function Se() {
  return (0, i.useContext)(M);
}
var Ce = /\.(?:html|json|js|map|txt|xml|pdf)$/;
function we(e) {
  const [, t = ``, n = ``] = /^([^?#]*)(.*)$/s.exec(e) ?? [];
  return t === `` || t.endsWith(`/`) || Ce.test(t) ? e : `${t}/${n}`;
}
function N({ to: e, replace: t, ...n }) {
  const { location: r } = Se();
  if (be(e)) return (0, a.jsx)(`a`, { ...n, href: e });
  const i = we(e),
    o = i === r.pathname;
  return (0, a.jsx)(`a`, {
    'aria-current': o ? `page` : void 0,
    ...n,
    href: i,
    'data-link': (t ?? o) ? `replace` : ``,
  });
}
var P = { icon: `_icon_ftjyb_2`, small: `_small_ftjyb_12` },
  Te = {
    bag: `M5 8.5h14l1.2 12H3.8ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4`,
    check: `m5 12.5 4.5 4.5L19 7.5`,
    clock: `M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.3l3.5 2`,
    close: `m6 6 12 12M18 6 6 18`,
    gift: `M4 9h16v4H4ZM5.5 13v7.5h13V13M12 9v11.5M12 9c-2-5-6.5-4.5-6.5-2 0 2 3 2 6.5 2Zm0 0c2-5 6.5-4.5 6.5-2 0 2-3 2-6.5 2Z`,
    leaf: `M5 19c-2-9 4-14 15-14 0 11-5 16-13 13M5 19c3-5 6-7.5 10-9.5`,
    left: `m14.5 5-7 7 7 7`,
    lock: `M5.5 11h13v9h-13ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3`,
    menu: `M3.5 7h17M3.5 12h17M3.5 17h11`,
    minus: `M5 12h14`,
    plus: `M12 5v14M5 12h14`,
    return: `M8 5 4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H9`,
    right: `m9.5 5 7 7-7 7`,
    ruler: `M3 8.5h18v7H3ZM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v4`,
    truck: `M2.5 6.5H14v10H2.5ZM14 10h4l3.5 3.5v3H14M5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0`,
  };
function F({ name: e, size: t, className: n }) {
  return (0, a.jsx)(`svg`, {
    className: O(P.icon, t && P[t], n),
    viewBox: `0 0 24 24`,
    'aria-hidden': `true`,
    children: (0, a.jsx)(`path`, { d: Te[e] }),
  });
}
var I = { button: `_button_1crdv_2`, float: `_float_1crdv_14`, line: `_line_1crdv_18` };
function L(e) {
  return O(I.button, e && I[e]);
}
function Ee({ label: e, icon: t, iconSize: n, variant: r, className: i, type: o = `button`, ...s }) {
  return (0, a.jsx)(`button`, {
    type: o,
    ...s,
    'aria-label': e,
    className: O(L(r), i),
    children: (0, a.jsx)(F, { name: t, size: n }),
  });
}
var De = { count: `_count_fsm6x_3` };
function R(e) {
  return e.lines.edges.reduce((e, { node: t }) => e + t.quantity, 0);
}
function z(e) {
  return e === 1 ? `1 piece` : `${e} pieces`;
}
function B({ cart: e, arriving: t, phase: n }) {
  const r = t.reduce((e, t) => e + t.quantity, 0);
  return e ? R(e) + r : n === `absent` || r > 0 ? r : void 0;
}
function Oe(e) {
  return B(e) === 0;
}
var ke = 0;
function Ae({ pathname: e }) {
  const t = y(B),
    n = y((e) => e.open),
    r = e === h.cart(),
    i = (e) => {
      r || e.button !== ke || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey || (e.preventDefault(), ce());
    },
    o = t === void 0 ? `Bag` : t === 0 ? `Bag, empty` : `Bag, ${z(t)}`;
  return (0, a.jsxs)(N, {
    to: h.cart(),
    className: L(),
    'aria-label': o,
    'aria-haspopup': r ? void 0 : `dialog`,
    'aria-expanded': r ? void 0 : n,
    onClick: i,
    onPointerEnter: D,
    onFocus: D,
    children: [
      (0, a.jsx)(F, { name: `bag` }),
      t !== void 0 && t > 0 && (0, a.jsx)(`span`, { className: De.count, children: t > 99 ? `99+` : t }),
    ],
  });
}
var V = { handle: `all`, label: `Swim` },
  H = { handle: `mens-collection`, label: `Men’s` },
  U = { handle: `beachwear`, label: `Beachwear` },
  je = { handle: `accessories`, label: `Accessories` },
  Me = [
    { handle: `new-arrivals`, label: `New` },
    V,
    H,
    U,
    je,
    { handle: `best-sellers`, label: `Best sellers` },
    { handle: `sale`, label: `Sale` },
  ],
  Ne = [
    { handle: `casa-del-mar`, label: `Casa Del Mar` },
    { handle: `romance-boulevard`, label: `Romance Boulevard` },
    { handle: `spellbound`, label: `Spellbound` },
    { handle: `sunset-beach`, label: `Sunset Beach` },
    { handle: `the-club-voyages-collection`, label: `Club Voyages` },
    { handle: `the-sunsoaked-collection`, label: `Sunsoaked` },
  ],
  Pe = [
    { handle: `tops`, label: `Tops` },
    { handle: `bottoms`, label: `Bottoms` },
    { handle: `one-pieces`, label: `One-pieces` },
    { handle: `sets`, label: `Sets` },
  ],
  Fe = [
    { parent: V, members: Pe },
    { parent: H, members: [] },
    {
      parent: U,
      members: [
        { handle: `dresses`, label: `Dresses` },
        { handle: `skirts`, label: `Skirts` },
      ],
    },
    {
      parent: je,
      members: [
        { handle: `hats`, label: `Hats` },
        { handle: `towels`, label: `Towels` },
        { handle: `tote-bags`, label: `Tote bags` },
      ],
    },
    { members: Ne },
  ];
function Ie(e) {
  return Fe.find((t) => t.parent?.handle === e || t.members.some((t) => t.handle === e));
}
function Le(e) {
  const t = Ie(e);
  return !t || t.members.length === 0
    ? []
    : t.parent
      ? [{ handle: t.parent.handle, label: `All` }, ...t.members]
      : t.members;
}
function Re(e) {
  const t = Ie(e)?.parent;
  return t?.handle === e ? void 0 : t;
}
var ze = /^\/collections\/([^/]+)\/?$/;
function Be(e) {
  const t = ze.exec(e)?.[1];
  if (t) return h.collection(Re(t)?.handle ?? t);
}
var Ve = { logo: `_logo_176b6_2`, large: `_large_176b6_17` };
function He({ large: e }) {
  return (0, a.jsxs)(N, {
    to: h.home(),
    className: O(Ve.logo, e && Ve.large),
    'aria-label': `Bluebird Bay, home`,
    children: [(0, a.jsx)(Ue, {}), (0, a.jsx)(`span`, { children: `Bluebird Bay` })],
  });
}
function Ue() {
  return (0, a.jsxs)(`svg`, {
    viewBox: `-110 -100 196 164`,
    'aria-hidden': `true`,
    children: [
      (0, a.jsx)(`path`, {
        fill: `#1f4fa8`,
        d: `M-6 4C-40-6-64-44-104-48C-84-30-86-22-98-18C-74-14-72-6-80 2C-50 4-30 18-8 18Z`,
      }),
      (0, a.jsx)(`path`, {
        fill: `#2f6fd6`,
        d: `M-46 20C-30 2 0-8 28-6C40-18 62-16 66 0L82 6L66 10C60 30 28 38 0 34L-44 46L-72 60L-66 46L-88 44L-64 34Z`,
      }),
      (0, a.jsx)(`path`, { fill: `#ffb48a`, d: `M66 10C60 30 28 38 2 34C24 28 34 12 50 8Z` }),
      (0, a.jsx)(`path`, {
        fill: `#2f6fd6`,
        d: `M2 8C-4-30 14-60 8-98C28-82 34-86 40-94C40-70 46-68 56-70C44-44 44-14 26 8Z`,
      }),
      (0, a.jsx)(`circle`, { cx: `54`, cy: `-1`, r: `3.4`, fill: `#12203f` }),
      (0, a.jsx)(`path`, { fill: `#f6b93b`, d: `M66 0L82 6L66 10Z` }),
    ],
  });
}
var W = { nav: `_nav_13h9v_2`, link: `_link_13h9v_7`, sale: `_sale_13h9v_33` };
function We({ current: e }) {
  return (0, a.jsx)(`nav`, {
    className: W.nav,
    'aria-label': `Main`,
    children: Me.map(({ handle: t, label: n }) => {
      const r = h.collection(t);
      return (0, a.jsx)(
        N,
        { to: r, className: O(W.link, t === `sale` && W.sale), 'aria-current': r === e ? `page` : void 0, children: n },
        t,
      );
    }),
  });
}
var G = `departments`,
  K = () => C(() => import(`./phone-menu-DyUdLUjt.js`).then((e) => ({ default: e.PhoneMenu })), []),
  Ge = (0, i.lazy)(K);
function Ke({ pathname: e }) {
  const [t, n] = (0, i.useState)(!1),
    [r, o] = (0, i.useState)(!1);
  (0, i.useEffect)(() => n(!1), [e]);
  const s = (e) => {
      e.preventDefault(),
        K().then(
          () => {
            o(!0), n(!0);
          },
          () => window.location.assign(`#${G}`),
        );
    },
    c = () => void K().catch(() => void 0);
  return (0, a.jsxs)(a.Fragment, {
    children: [
      (0, a.jsx)(`a`, {
        href: `#${G}`,
        className: L(),
        'aria-label': `Menu`,
        'aria-haspopup': `dialog`,
        'aria-expanded': t,
        onClick: s,
        onPointerEnter: c,
        onFocus: c,
        children: (0, a.jsx)(F, { name: `menu` }),
      }),
      r && (0, a.jsx)(i.Suspense, { children: (0, a.jsx)(Ge, { open: t, onClose: () => n(!1) }) }),
    ],
  });
}
var q = { header: `_header_17e6v_2`, row: `_row_17e6v_9`, tools: `_tools_17e6v_15`, menu: `_menu_17e6v_22` };
function qe({ pathname: e }) {
  const t = Be(e);
  return (0, a.jsx)(`header`, {
    className: q.header,
    children: (0, a.jsxs)(`div`, {
      className: O(k.container, q.row),
      children: [
        (0, a.jsx)(`span`, { className: q.menu, children: (0, a.jsx)(Ke, { pathname: e }) }),
        (0, a.jsx)(He, {}),
        (0, a.jsx)(We, { current: t }),
        (0, a.jsx)(`div`, { className: q.tools, children: (0, a.jsx)(Ae, { pathname: e }) }),
      ],
    }),
  });
}
var Je = p(() => C(() => import(`./announcement-DymNqmbE.js`).then((e) => e.Announcement), [])),
  Ye = p(() => C(() => import(`./site-footer-BH3z4tFW.js`).then((e) => e.SiteFooter), []));
function Xe({ pathname: e, children: t }) {
  return (0, a.jsxs)(a.Fragment, {
    children: [
      (0, a.jsx)(`a`, { className: ve.skip, href: `#main`, children: `Skip to the shop` }),
      (0, a.jsx)(Je, {}),
      (0, a.jsx)(qe, { pathname: e }),
      (0, a.jsx)(`main`, { id: `main`, children: t }),
      (0, a.jsx)(Ye, {}),
      (0, a.jsx)(_e, { pathname: e }),
    ],
  });
}
var Ze = Xe,
  Qe = {
    home: () => C(() => import(`./home-page-Dk_ml4j1.js`), []),
    collection: () => C(() => import(`./collection-page-Ba3YQt00.js`), []),
    product: () => C(() => import(`./product-page-DlumwJez.js`), []),
    cart: () => C(() => import(`./cart-page-4fGZcbzh.js`), []),
    'not-found': () => C(() => import(`./not-found-page-BUNS8zzl.js`), []),
    'server-error': () => C(() => import(`./server-error-page-Bi3pxp9d.js`), []),
  },
  $e = r(),
  et = `page`,
  tt = `page-focus`,
  nt = `route-announcer`,
  rt = `shop:first-render`,
  it = `page-boot`,
  at = `Navigated to `,
  ot = `shop:delayed-page`,
  st = 1e3,
  ct = `reload-compilation-hash-match`,
  lt = `reload-compilation-hashes`,
  J = `broken-page`,
  ut = `@@scroll|`,
  dt = `clearPathResources`,
  ft = `/page-data/app-data.json`,
  Y = `/404.html`,
  X = `/500.html`;
function pt(e) {
  e.set(J, window.location.pathname), e.lasting ? window.location.reload() : window.location.replace(X);
}
function mt(e, t) {
  const n = e.get(J);
  return e.remove(J), n === t;
}
function ht() {
  const e = navigator.serviceWorker?.controller;
  e?.state === `activated` && e.postMessage({ type: dt });
}
function gt(e, t, n) {
  if (t === ``) return !1;
  if (t === n) return e.remove(ct), e.remove(lt), !1;
  const r = `${t} ${n}`;
  return (e.get(`reload-compilation-hash-match`) === `1` && e.get(`reload-compilation-hashes`) === r) || !e.lasting
    ? !1
    : (e.set(ct, `1`), e.set(lt, r), !0);
}
var _t = [200, 600, 1500],
  vt = 1e4;
async function yt(e, t, n) {
  try {
    const r = await e.fetch(t, { ...n, signal: AbortSignal.timeout(vt) });
    return r.status === 200
      ? { kind: `found`, text: await r.text() }
      : r.status === 404
        ? { kind: `missing` }
        : r.status === 500
          ? { kind: `broken` }
          : { kind: `unreachable`, error: Error(`${t} answered ${r.status}`) };
  } catch (e) {
    return { kind: `unreachable`, error: e instanceof Error ? e : Error(String(e)) };
  }
}
async function bt(e, t, n = {}) {
  for (const r of _t) {
    const i = await yt(e, t, n);
    if (i.kind !== `unreachable` || !e.online()) return i;
    await e.wait(r);
  }
  return yt(e, t, n);
}
function xt(e) {
  try {
    const t = JSON.parse(e);
    return typeof t?.webpackCompilationHash == `string` ? t.webpackCompilationHash : ``;
  } catch {
    return ``;
  }
}
function St(e, t) {
  let n = { hash: ``, at: -1 / 0 },
    r;
  async function i() {
    const i = await bt(e, ft),
      a = i.kind === `found` ? xt(i.text) : ``;
    return a && (n = { hash: a, at: t() }), (r = void 0), a;
  }
  return {
    async hash(e) {
      return t() - n.at <= e ? n.hash : ((r ??= i()), r);
    },
    newest: (e) => n.hash || e,
  };
}
function Ct(e, t, n) {
  if (e.readyState !== `loading`) {
    t.setTimeout(n, 0);
    return;
  }
  let r = !1,
    i = () => {
      r || ((r = !0), n());
    };
  e.addEventListener(`DOMContentLoaded`, i, { once: !0 }), t.addEventListener(`load`, i, { once: !0 });
}
function wt(e) {
  try {
    const t = JSON.parse(e);
    return typeof t?.path == `string` ? t : void 0;
  } catch {
    return;
  }
}
var Tt = 1e3;
async function Et({ pageData: e, boot: t, modules: n, build: r }) {
  const i = wt(e),
    a = i && n[i.componentChunkName];
  if (!a) throw Error(`There is no page data, or nobody to show it.`);
  const o = new Promise((e) => window.setTimeout(() => e(``), Tt)),
    [s, c] = await Promise.all([a(), Promise.race([r.hash(0), o])]),
    { result: l, ...u } = i;
  return {
    status: `success`,
    page: { ...u, webpackCompilationHash: c || t.buildHash },
    json: l,
    component: s.default,
    notFound: i.path === Y,
    internalServerError: i.path === X,
  };
}
function Dt(e) {
  document.addEventListener(`click`, (t) => {
    const n = j(t);
    n &&
      xe(t, { target: n.target, download: n.getAttribute(`download`) }) &&
      (t.preventDefault(), e(n.href, { replace: n.dataset.link === `replace` }));
  });
}
var Z = 0;
function Ot(e) {
  return (Z = Math.max(Z + 1, e)), String(Z);
}
function kt(e) {
  const t = e.state;
  return typeof t?.key == `string` ? t.key : void 0;
}
function At(e, t) {
  const n = kt(e);
  if (n) return n;
  const r = Ot(t),
    i = e.state;
  return e.replaceState({ ...i, key: r }, ``), r;
}
function jt(e, t, n) {
  const { pathname: r, search: i, hash: a } = e;
  return n ? { pathname: r, search: i, hash: a, key: t, action: n } : { pathname: r, search: i, hash: a, key: t };
}
function Mt({ first: e, servedPath: t, stage: n }) {
  const [r, a] = (0, i.useState)(() => ({
    shown: { ...e, location: { ...e.location, pathname: t, search: ``, hash: `` } },
    focusedBefore: null,
  }));
  return (
    (0, i.useEffect)(() => {
      if (!n) return;
      performance.mark(rt);
      const e = (e) => {
        const t = document.activeElement;
        u(), (0, i.startTransition)(() => a({ shown: e, focusedBefore: t }));
      };
      n.onShow = e;
      const { pathname: r, search: o, hash: s } = n.current().location;
      r + o + s !== t && e(n.current());
    }, [n, t]),
    r
  );
}
function Nt(e) {
  const { stage: t, navigate: n, frame: r } = e,
    { shown: o, focusedBefore: s } = Mt(e),
    c = (0, i.useRef)(o);
  (0, i.useLayoutEffect)(() => {
    c.current.location.key !== o.location.key && t?.onCommit(o, c.current, s), (c.current = o);
  });
  const { location: l, page: u, params: d } = o,
    f = (0, i.useMemo)(() => ({ location: l, navigate: n }), [l, n]),
    p = u.component;
  return (0, a.jsxs)(a.Fragment, {
    children: [
      (0, a.jsx)(`div`, {
        id: tt,
        tabIndex: -1,
        children: (0, a.jsx)(M, {
          value: f,
          children: (0, a.jsx)(r, {
            pathname: l.pathname,
            children: (0, a.jsx)(p, { data: u.json.data, location: l, params: d }, u.page.path),
          }),
        }),
      }),
      (0, a.jsx)(`div`, { id: nt, 'aria-live': `assertive`, 'aria-atomic': `true` }),
    ],
  });
}
function Pt() {
  const e = JSON.parse(document.getElementById(`page-boot`)?.textContent ?? `null`);
  if (!e) throw Error(`The document has no #${it}.`);
  return { boot: e, pageData: document.getElementById(`page-data`)?.textContent ?? `` };
}
var Ft = `session-memory-probe`;
function It(e) {
  return e.setItem(Ft, `1`), e.removeItem(Ft), !0;
}
function Lt(e) {
  let t = new Map(),
    n;
  try {
    n = It(e()) ? e() : void 0;
  } catch {
    n = void 0;
  }
  return {
    lasting: n !== void 0,
    get: (e) => t.get(e) ?? n?.getItem(e) ?? void 0,
    set(e, r) {
      try {
        if (!n) throw Error(`No storage`);
        n.setItem(e, r);
      } catch {
        t.set(e, r);
      }
    },
    remove(e) {
      t.delete(e), n?.removeItem(e);
    },
    keys: () => [...t.keys(), ...Object.keys(n ?? {})],
  };
}
function Rt(e) {
  let t = e,
    n = {
      current: () => t,
      show(e) {
        (t = e), n.onShow(e);
      },
      onShow: () => void 0,
      onCommit: () => void 0,
    };
  return n;
}
var zt = 2e3,
  Bt = (e) => new Promise((t) => window.setTimeout(t, e)),
  Q = { fetch: (e, t) => window.fetch(e, t), online: () => navigator.onLine, wait: Bt };
function Vt(e, t) {
  try {
    return decodeURIComponent(e) === t;
  } catch {
    return !1;
  }
}
async function Ht({ rows: e, modules: t, frame: n }) {
  const r = Lt(() => window.sessionStorage);
  if (mt(r, window.location.pathname)) return;
  const i = Pt(),
    { boot: o } = i,
    s = St(Q, () => performance.now()),
    c = o.buildHash;
  async function u() {
    return Et({
      pageData:
        i.pageData !== `` && Vt(window.location.pathname, o.pagePath)
          ? i.pageData
          : await C(async () => {
              const { startUnusually: e } = await import(`./unusual-start-c_epmArS.js`);
              return { startUnusually: e };
            }, []).then(({ startUnusually: t }) => t(e, Q, i)),
      boot: o,
      modules: t,
      build: s,
    });
  }
  const d = await u().catch(Wt);
  if (gt(r, d.page.webpackCompilationHash, c)) {
    ht(), window.location.reload();
    return;
  }
  const f = Rt({ location: jt(window.location, At(window.history, Date.now())), page: d, params: o.params }),
    p = Ut({ rows: e, modules: t, network: Q, build: s, memory: r, stage: f, runningHash: c }),
    m = (e, t) => {
      p().then(
        (n) => n.navigate(e, t),
        () => window.location.assign(e),
      );
    };
  Ct(document, window, () => {
    const e = encodeURI(o.pagePath);
    Gt((0, a.jsx)(Nt, { first: f.current(), servedPath: e, frame: n, navigate: m, stage: f }), (e, t) => {
      console.error(`Uncaught error:`, e, t.componentStack), pt(r);
    }),
      Dt(m),
      Promise.race([l(), Bt(zt)]).then(() => p().catch(() => void 0));
  });
}
function Ut(e) {
  let t;
  return () => (
    (t ??= C(async () => {
      const { goLive: e } = await import(`./live-Cvy5CEDu.js`);
      return { goLive: e };
    }, []).then(({ goLive: t }) => t(e))),
    t.catch(() => {
      t = void 0;
    }),
    t
  );
}
function Wt(e) {
  throw (console.error(`page resources for ${window.location.pathname} not found. Not rendering React`), e);
}
function Gt(e, t) {
  const n = document.getElementById(et);
  if (!n) throw Error(`The document has no #${et}.`);
  (document.getElementById(`page-focus`)?.childElementCount ?? 0) > 0
    ? (0, $e.hydrateRoot)(n, e, { onUncaughtError: t })
    : (0, $e.createRoot)(n, { onUncaughtError: t }).render(e);
}
var $ = (e, t) => ({ path: e, matchPath: e, template: t }),
  Kt = [
    $(`/`, `home`),
    $(`/collections/:handle/`, `collection`),
    $(`/products/:slug/`, `product`),
    $(`/my-cart/`, `cart`),
    $(Y, `not-found`),
    $(X, `server-error`),
    { path: Y, matchPath: `/*`, template: `not-found` },
  ];
export {
  A as P,
  At as i,
  at as d,
  B as O,
  bt as c,
  C as H,
  D as B,
  de as R,
  Ee as j,
  F as M,
  f as Q,
  fe as z,
  G as b,
  He as x,
  Ht as n,
  h as X,
  ht as l,
  j as F,
  jt as a,
  Kt as t,
  k as I,
  kt as r,
  Le as E,
  le as K,
  Me as S,
  N,
  Ne as C,
  ne as Y,
  nt as u,
  O as L,
  Oe as D,
  Ot as o,
  ot as p,
  Pe as w,
  p as Z,
  pe as V,
  Qe as v,
  R as k,
  Re as T,
  S as U,
  st as f,
  te as J,
  tt as h,
  ut as g,
  v as G,
  wt as s,
  X as _,
  x as W,
  Y as m,
  y as q,
  Ze as y,
  z as A,
};
