// storefront/src/features/cart/pieces.ts
/** Pieces in the bag, every line counted with its quantity. */
function pieceCount(cart) {
  return cart.lines.edges.reduce((sum, { node }) => sum + node.quantity, 0);
}
/** "1 piece", "3 pieces". */
function pieces(count) {
  return count === 1 ? '1 piece' : `${count} pieces`;
}
// storefront/src/features/cart/shown-pieces.ts
/** Pieces the shopper sees as theirs: those in the bag and those on their way in. Undefined until the bag is known. */
function shownPieces({ cart, arriving, phase }) {
  const coming = arriving.reduce((sum, piece) => sum + piece.quantity, 0);
  if (cart) return pieceCount(cart) + coming;
  return phase === 'absent' || coming > 0 ? coming : void 0;
}
/** Whether the bag is known to hold nothing. A bag that cannot be reached is not an empty one. */
function bagIsEmpty(state) {
  return shownPieces(state) === 0;
}

export { bagIsEmpty as t, pieceCount as r, pieces as i, shownPieces as n };
