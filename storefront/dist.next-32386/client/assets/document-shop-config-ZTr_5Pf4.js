var e = `shop-config`;
function t() {
  const t = document.getElementById(e)?.textContent;
  if (!t) throw Error(`The document has no #${e}.`);
  return JSON.parse(t);
}
export { t };
