import { t as UNREACHABLE } from './unreachable-zULEF885.js';

// storefront/src/features/cart/cart-reasons.ts
/** Words for the shopper when the bag did not do as asked (decision D1): what happened, then what helps. */
var REASONS = {
  network: UNREACHABLE,
  throttled: 'The counter is busy. Give it a moment, then try again.',
  server: 'Something slipped on our side. Your bag is safe, so try again in a moment.',
  refused: 'That did not work. Reload the page and try again.',
  leftTheShop: 'This piece has just left the shop. Reload the page to see what is here.',
  noCart: 'We could not open a bag for you. Try again in a moment.',
  soldOut: 'Someone got there first: this size is sold out.',
  allInBag: 'Every one we have left is already in your bag.',
  checkedOut: 'That bag has been checked out, so this is a fresh one.',
  lineGone: 'This piece had already left the bag.',
};
function failureReason(failure) {
  return REASONS[failure.kind];
}
var PLAIN_REASONS = {
  MAXIMUM_EXCEEDED: 'That is more of this piece than one order can hold.',
  CART_TOO_LARGE: 'Your bag is as full as a bag gets. Check out first, or take something out.',
  SERVICE_UNAVAILABLE: REASONS.throttled,
};
/** The provider's refusal in our words where we have them, else in its own; never with an id in it. */
function refusalReason(errors) {
  const first = errors[0];
  if (!first) return REASONS.refused;
  if (/\bmerchandise\b.*does not exist/i.test(first.message)) return REASONS.leftTheShop;
  return (
    (first.code && PLAIN_REASONS[first.code]) ?? (first.message.includes('gid://') ? REASONS.refused : first.message)
  );
}
function isStockWarning({ code }) {
  return code === 'MERCHANDISE_NOT_ENOUGH_STOCK' || code === 'MERCHANDISE_OUT_OF_STOCK';
}
/** What a line says about its stock, given the quantity that is in the bag now. */
function stockNote(warning, quantity) {
  if (warning.code === 'MERCHANDISE_OUT_OF_STOCK') return REASONS.soldOut;
  return quantity === 1 ? 'Only 1 left, so we set it to 1.' : `Only ${quantity} left, so we set it to ${quantity}.`;
}
// storefront/src/features/cart/cart-lines.ts
function cartLines(cart) {
  return cart.lines.edges.map((edge) => edge.node);
}
/** How many of one variant the bag holds, over all its lines. */
function quantityOf(cart, merchandiseId) {
  if (!cart) return 0;
  return cartLines(cart)
    .filter((line) => line.merchandise.id === merchandiseId)
    .reduce((sum, line) => sum + line.quantity, 0);
}
/** How many of each asked variant the bag holds; what `hasGrownBy` compares with later. */
function quantitiesOf(cart, pieces) {
  return new Map(pieces.map((piece) => [piece.merchandiseId, quantityOf(cart, piece.merchandiseId)]));
}
/** Whether the bag has grown by all of `pieces` since `before`. */
function hasGrownBy(cart, before, pieces) {
  const wanted = /* @__PURE__ */ new Map();
  for (const { merchandiseId, quantity } of pieces)
    wanted.set(merchandiseId, (wanted.get(merchandiseId) ?? before.get(merchandiseId) ?? 0) + quantity);
  return [...wanted].every(([id, quantity]) => quantityOf(cart, id) >= quantity);
}
function lineOf(cart, lineId) {
  return cart && cartLines(cart).find((line) => line.id === lineId);
}

export {
  cartLines as t,
  failureReason as s,
  hasGrownBy as n,
  isStockWarning as c,
  lineOf as r,
  quantitiesOf as i,
  quantityOf as a,
  REASONS as o,
  refusalReason as l,
  stockNote as u,
};
