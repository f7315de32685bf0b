import { U as e } from './shell-DubmvhXR.js';
var t = {
  network: e,
  throttled: `The counter is busy. Give it a moment, then try again.`,
  server: `Something slipped on our side. Your bag is safe, so try again in a moment.`,
  refused: `That did not work. Reload the page and try again.`,
  leftTheShop: `This piece has just left the shop. Reload the page to see what is here.`,
  noCart: `We could not open a bag for you. Try again in a moment.`,
  soldOut: `Someone got there first: this size is sold out.`,
  allInBag: `Every one we have left is already in your bag.`,
  checkedOut: `That bag has been checked out, so this is a fresh one.`,
  lineGone: `This piece had already left the bag.`,
};
function n(e) {
  return t[e.kind];
}
var r = {
  MAXIMUM_EXCEEDED: `That is more of this piece than one order can hold.`,
  CART_TOO_LARGE: `Your bag is as full as a bag gets. Check out first, or take something out.`,
  SERVICE_UNAVAILABLE: t.throttled,
};
function i(e) {
  const n = e[0];
  return n
    ? /\bmerchandise\b.*does not exist/i.test(n.message)
      ? t.leftTheShop
      : ((n.code && r[n.code]) ?? (n.message.includes(`gid://`) ? t.refused : n.message))
    : t.refused;
}
function a({ code: e }) {
  return e === `MERCHANDISE_NOT_ENOUGH_STOCK` || e === `MERCHANDISE_OUT_OF_STOCK`;
}
function o(e, n) {
  return e.code === `MERCHANDISE_OUT_OF_STOCK`
    ? t.soldOut
    : n === 1
      ? `Only 1 left, so we set it to 1.`
      : `Only ${n} left, so we set it to ${n}.`;
}
function s(e) {
  return e.lines.edges.map((e) => e.node);
}
function c(e, t) {
  return e
    ? s(e)
        .filter((e) => e.merchandise.id === t)
        .reduce((e, t) => e + t.quantity, 0)
    : 0;
}
function l(e, t) {
  return new Map(t.map((t) => [t.merchandiseId, c(e, t.merchandiseId)]));
}
function u(e, t, n) {
  const r = new Map();
  for (const { merchandiseId: e, quantity: i } of n) r.set(e, (r.get(e) ?? t.get(e) ?? 0) + i);
  return [...r].every(([t, n]) => c(e, t) >= n);
}
function d(e, t) {
  return e && s(e).find((e) => e.id === t);
}
export { a as c, c as a, d as r, i as l, l as i, n as s, o as u, s as t, t as o, u as n };
