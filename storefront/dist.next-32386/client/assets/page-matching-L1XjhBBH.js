function e(e) {
  const n = e.replace(/[?#].*$/s, ``).replace(/^\/index\.html$/, `/`),
    r = n.replace(/^\//, ``).replace(/\/$/, ``);
  if (r === ``) return n === `//` ? void 0 : [];
  const i = [];
  for (const e of r.split(`/`)) {
    const n = t(e);
    if (n === void 0 || n === `` || n === `.` || n === `..` || n.includes(`\0`)) return;
    i.push(n);
  }
  return i;
}
function t(e) {
  try {
    return decodeURIComponent(e);
  } catch {
    return;
  }
}
function n(e) {
  return e.startsWith(`*`) ? -1 : e.startsWith(`:`) ? 6 : 7;
}
function r(e) {
  const t = i(e);
  return t.length === 0 ? 5 : t.reduce((e, t) => e + n(t), 0);
}
function i(e) {
  return e.split(`/`).filter((e) => e !== ``);
}
function a(e, t) {
  const n = {};
  for (const [r, i] of e.entries()) {
    if (i.startsWith(`*`)) return (n[i.slice(1) || `*`] = t.slice(r).join(`/`)), n;
    const e = t[r];
    if (e === void 0) return;
    if (i.startsWith(`:`)) n[i.slice(1)] = e;
    else if (i !== e) return;
  }
  return t.length === e.length ? n : void 0;
}
function o(e, t, n) {
  const r = e.path.endsWith(`/`) && n.length > 0 ? `/` : ``,
    i = n.map(encodeURIComponent).join(`/`);
  return {
    row: e,
    params: t,
    pagePath: `/${n.join(`/`)}${r}`,
    address: `/${i}${r}`,
    dataUrl: `/page-data/${i || `index`}/page-data.json`,
  };
}
function s(t) {
  const n = t.find((e) => e.matchPath === `/*`),
    s = t
      .filter((e) => e !== n)
      .map((e) => ({ row: e, segments: i(e.matchPath), score: r(e.matchPath) }))
      .sort((e, t) => t.score - e.score);
  function c(e) {
    for (const t of s) {
      const n = a(t.segments, e);
      if (n) return o(t.row, n, e);
    }
  }
  return {
    find(t) {
      const r = e(t);
      return (r && c(r)) ?? (n && o(n, {}, i(n.path)));
    },
    isKnown(t) {
      const n = e(t),
        r = n && c(n);
      return r !== void 0 && t.replace(/[?#].*$/s, ``).endsWith(`/`) === r.pagePath.endsWith(`/`);
    },
  };
}
export { e as n, s as t };
