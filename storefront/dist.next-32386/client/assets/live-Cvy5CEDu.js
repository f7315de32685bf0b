import { t as v } from './page-matching-L1XjhBBH.js';
import {
  u as _,
  c as a,
  g as c,
  l as d,
  F as e,
  m as f,
  s as g,
  r as h,
  a as i,
  h as l,
  p as m,
  Q as n,
  d as o,
  o as p,
  _ as r,
  f as s,
  P as t,
  i as u,
} from './shell-DubmvhXR.js';
function y({ headings: e, title: t, pathname: n }) {
  return e.map((e) => e.replace(/\s+/g, ` `).trim()).find((e) => e !== ``) ?? (t.trim() || `new page at ${n}`);
}
function b() {
  return [...document.querySelectorAll(`#${l} h1`)].filter((e) => e.checkVisibility()).map((e) => e.innerText);
}
function x(e) {
  const t = document.getElementById(_);
  t &&
    ((t.textContent = ``),
    requestAnimationFrame(() => {
      t.textContent = `${o}${y({ headings: b(), title: document.title, pathname: e })}`;
    }));
}
var S = 6e4,
  C = (e) => e === `/404.html` || e === `/500.html`;
function w(e) {
  return { status: `error`, error: e instanceof Error ? e : Error(String(e)) };
}
function T({ table: e, modules: t, network: i, build: o, first: s }) {
  const c = new Map(),
    l = new Map(),
    u = new Map();
  async function d(e, t) {
    const n = await a(i, e, t);
    if (n.kind !== `found`) return n;
    const r = g(n.text);
    return r ? { kind: `found`, data: r } : { kind: `missing` };
  }
  function p(e, t = {}) {
    const n = u.get(e);
    if (n) return n;
    const r = d(e, t).then((t) => (t.kind !== `found` && u.delete(e), t));
    return u.set(e, r), r;
  }
  function m(e) {
    const n = t[e];
    return n ? n() : Promise.reject(Error(`We couldn't find the correct component chunk with the name "${e}"`));
  }
  async function h(t, n, r) {
    if (C(r.pagePath)) return { kind: `unreachable`, error: Error(`${r.pagePath} has no data`) };
    if (
      t === `/404.html` &&
      !n.startsWith(`//`) &&
      (await i.fetch(n, { method: `HEAD` }).catch(() => void 0))?.status === 200
    )
      return { kind: `unreachable`, error: Error(`${n} is a document of its own`) };
    const a = e.find(t)?.dataUrl;
    return a ? p(a) : { kind: `missing` };
  }
  async function _(e, t) {
    m(t.row.template).catch(() => void 0);
    const i = u.has(t.dataUrl) ? S : 0,
      [a, s] = await Promise.all([p(t.dataUrl), o.hash(i)]),
      c = a.kind === `missing`,
      l = a.kind === `broken`,
      d = c ? await h(f, e, t) : l ? await h(r, e, t) : a;
    if (d.kind === `unreachable`) return w(d.error);
    if (d.kind !== `found`) return w(Error(`No page data for ${t.pagePath}`));
    const { result: g, ..._ } = d.data,
      v = await m(_.componentChunkName);
    return (
      await n(),
      {
        status: `success`,
        page: { ..._, webpackCompilationHash: s },
        json: g,
        component: v.default,
        notFound: c || _.path === `/404.html`,
        internalServerError: l || _.path === `/500.html`,
      }
    );
  }
  const v = e.find(s.location.pathname)?.dataUrl;
  return (
    v && !s.page.internalServerError && c.set(v, s.page),
    {
      load(t) {
        const n = e.find(t);
        if (!n) return Promise.resolve(w(Error(`No page at ${t}`)));
        const r = n.dataUrl,
          i = c.get(r);
        if (i) return o.hash(S), Promise.resolve(i);
        const a = l.get(r);
        if (a) return a;
        const s = _(t.replace(/#.*$/s, ``), n)
          .catch(w)
          .then((e) => (l.delete(r), e.status === `success` && !e.internalServerError && c.set(r, e), e));
        return l.set(r, s), s;
      },
      peek(t) {
        return c.get(e.find(t)?.dataUrl ?? ``);
      },
      async prefetch(t) {
        const r = e.find(t);
        if (!r || c.has(r.dataUrl)) return !1;
        try {
          const e = await p(r.dataUrl, { priority: `low` });
          return e.kind === `found` && (await Promise.all([m(e.data.componentChunkName), o.hash(S)]), await n(), !0);
        } catch {
          return !1;
        }
      },
    }
  );
}
function E(e, t) {
  const n = new URL(window.location.href);
  e.origin === n.origin && e.pathname === n.pathname && e.search === n.search
    ? (e.hash !== n.hash && window.history.replaceState(window.history.state, ``, e), window.location.reload())
    : t
      ? window.location.replace(e)
      : window.location.assign(e);
}
function D(e) {
  let { table: t, loader: n, build: r, stage: a, runningHash: o, onIntent: c } = e,
    l = 0;
  async function f(e) {
    const t = ++l;
    c();
    const r = window.setTimeout(() => {
        t === l && window.dispatchEvent(new CustomEvent(m, { detail: { pathname: e } }));
      }, s),
      i = await n.load(e);
    return window.clearTimeout(r), t === l ? i : void 0;
  }
  function g(e) {
    return e.status === `error`
      ? !1
      : e === a.current().page || (e.page.webpackCompilationHash === o && r.newest(o) === o) || (d(), !1);
  }
  function _(e, n) {
    const r = n.notFound || n.internalServerError;
    a.show({ location: e, page: n, params: (!r && t.find(e.pathname)?.params) || {} });
  }
  function v(e, t, { replace: n = !1, state: r }) {
    try {
      return window.history[n ? `replaceState` : `pushState`]({ ...r, key: t }, ``, e), !0;
    } catch {
      return !1;
    }
  }
  async function y(e, t = {}) {
    const n = new URL(e, window.location.href),
      r = t.replace ?? !1;
    if (n.origin !== window.location.origin) return E(n, r);
    const a = await f(n.pathname);
    if (!a) return;
    const o = p(Date.now());
    g(a) && v(n, o, t) ? _(i(n, o, r ? `REPLACE` : `PUSH`), a) : E(n, r);
  }
  async function b() {
    const e = h(window.history) ? `POP` : `PUSH`,
      t = u(window.history, Date.now()),
      n = await f(window.location.pathname);
    n && (g(n) ? _(i(window.location, t, e), n) : window.location.reload());
  }
  return window.addEventListener(`popstate`, () => void b()), { navigate: y };
}
function O(e) {
  (e.tabIndex = -1),
    e.addEventListener(`blur`, () => e.removeAttribute(`tabindex`), { once: !0 }),
    e.focus({ preventScroll: !0 });
}
function k(e) {
  const t = document.activeElement;
  if (t !== e && t !== document.body && t !== null) return;
  const n = document.getElementById(l);
  n && O(n);
}
function A(e) {
  e.focus({ preventScroll: !0 }), document.activeElement !== e && !e.hasAttribute(`tabindex`) && O(e);
}
var j = /bot|crawler|spider|crawling/i;
function M({ userAgent: e, connection: t }) {
  return t?.saveData || t?.effectiveType?.includes(`2g`) ? !1 : !j.test(e);
}
var N = 4,
  P = 3e3;
function F({ prefetch: e, after: t, whenIdle: n }) {
  let r = new Set(),
    i = new Set(),
    a = !1;
  function o() {
    (a = !0), t(P, () => n(() => void s()));
  }
  async function s() {
    const t = [...r].slice(0, N);
    for (const e of t) r.delete(e), i.add(e);
    await Promise.all(t.map(e)), (a = !1), r.size > 0 && o();
  }
  return {
    add(e) {
      i.has(e) || (r.add(e), a || o());
    },
    drop: (e) => void r.delete(e),
  };
}
function I() {
  const { connection: e } = navigator;
  return M(e ? { userAgent: navigator.userAgent, connection: e } : { userAgent: navigator.userAgent });
}
function L(e) {
  typeof requestIdleCallback == `function` ? requestIdleCallback(e) : window.setTimeout(e, 0);
}
function R(e) {
  const t = F({ prefetch: (t) => e.prefetch(t), after: (e, t) => void window.setTimeout(t, e), whenIdle: L });
  return {
    linkSeen(n) {
      I() && !e.peek(n) && t.add(n);
    },
    linkGone: t.drop,
    linkTouched(t) {
      I() && e.load(t);
    },
  };
}
function z(e) {
  const t = e.replace(/^#/, ``);
  if (t === ``) return null;
  const n = document.getElementById(t);
  if (n) return n;
  try {
    return document.getElementById(decodeURIComponent(t));
  } catch {
    return null;
  }
}
var B = 500,
  V = [`wheel`, `touchstart`, `keydown`, `pointerdown`],
  H = () => void 0;
function U(e) {
  if ((H(), window.scrollTo({ top: e, left: 0, behavior: `instant` }), Math.abs(window.scrollY - e) < 1)) return;
  const t = new ResizeObserver(() => {
      window.scrollTo({ top: e, left: 0, behavior: `instant` }), Math.abs(window.scrollY - e) < 1 && H();
    }),
    n = window.setTimeout(() => H(), B);
  H = () => {
    window.clearTimeout(n), t.disconnect();
    for (const e of V) window.removeEventListener(e, H);
    H = () => void 0;
  };
  for (const e of V) window.addEventListener(e, H, { passive: !0 });
  t.observe(document.body);
}
function W(e, t) {
  let n = !0,
    r = 0;
  function i() {
    r = 0;
    const { pathname: i, key: a } = t.current().location;
    n && e.save(i, a, window.scrollY);
  }
  function a(e) {
    const t = z(e.hash);
    return t ? (t.scrollIntoView({ behavior: `instant` }), A(t), !0) : !1;
  }
  return (
    (window.history.scrollRestoration = `manual`),
    window.addEventListener(`pagehide`, () => {
      i(), (window.history.scrollRestoration = `auto`);
    }),
    window.addEventListener(`pageshow`, () => {
      window.history.scrollRestoration = `manual`;
    }),
    window.addEventListener(`scroll`, () => {
      r === 0 && (r = requestAnimationFrame(i));
    }),
    {
      pause() {
        i(), (n = !1);
      },
      place(t) {
        n = !0;
        const r = t.action === `POP` ? e.read(t.pathname, t.key) : void 0;
        r === void 0 ? a(t) || U(0) : U(r);
      },
    }
  );
}
var G = 100;
function K(e, t) {
  return `${c}${e}|${t}`;
}
function q(e, t) {
  const n = (e) => Number(e.slice(e.lastIndexOf(`|`) + 1)) || 0;
  return e
    .filter((e) => e.startsWith(c))
    .sort((e, t) => n(t) - n(e))
    .slice(t);
}
function J(e) {
  for (const t of q(e.keys(), G)) e.remove(t);
  return {
    save: (t, n, r) => e.set(K(t, n), JSON.stringify(r)),
    read(t, n) {
      const r = e.get(K(t, n));
      return r === void 0 ? void 0 : Number(r) || 0;
    },
  };
}
var Y = (e) => e.pathname + e.search;
function X({ linkSeen: e, linkGone: n }) {
  if (typeof IntersectionObserver > `u`) return;
  let r = new IntersectionObserver((t) => {
      for (const { target: i, isIntersecting: a } of t)
        i instanceof HTMLAnchorElement && (a ? e(Y(i)) : n(Y(i)), i.isConnected || r.unobserve(i));
    }),
    i = !1,
    a = () => {
      i = !1;
      for (const e of document.querySelectorAll(t)) r.observe(e);
    };
  new MutationObserver(() => {
    i || requestAnimationFrame(a), (i = !0);
  }).observe(document.body, { childList: !0, subtree: !0 }),
    a();
}
function Z(t) {
  X(t),
    document.addEventListener(`pointerover`, (n) => {
      const r = e(n);
      r && t.linkTouched(Y(r));
    });
}
function Q(e) {
  const { rows: t, modules: n, network: r, build: i, memory: a, stage: o, runningHash: s } = e,
    c = v(t),
    l = T({ table: c, modules: n, network: r, build: i, first: o.current() }),
    u = W(J(a), o);
  return (
    (o.onCommit = (e, t, n) => {
      const { pathname: r, search: i } = e.location,
        a = r !== t.location.pathname;
      a && k(n), u.place(e.location), (a || i !== t.location.search) && x(r);
    }),
    Z(R(l)),
    D({ table: c, loader: l, build: i, stage: o, runningHash: s, onIntent: u.pause })
  );
}
export { Q as goLive };
