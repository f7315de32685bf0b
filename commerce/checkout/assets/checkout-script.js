// Makes what works without it more comfortable; see decision 29. It stands at the end of a page, in a function that has
// `groupedCardNumber` and `readableExpiry` already.

const find = (selector, root = document) => root.querySelector(selector);

const form = find('#checkout');

/** Delivery follows the address by itself; where that fails the buttons come back. */
const showUpdateButtons = (isShown) => {
  for (const button of document.querySelectorAll('[name=intent][value^=update-]')) button.hidden = !isShown;
};

/** What was typed after the form was sent stays typed, and what was chosen chosen. */
const keepTyped = (before, after, sent) => {
  for (const control of before.querySelectorAll('input[id]')) {
    const next = find(`#${control.id}`, after);
    if (next && control.checked) next.checked = true;
    else if (next && control.value !== sent.get(control.name)) next.value = control.value;
  }
};

/** The fields after the country's: its select stays, and the focus with it. */
const swapAddress = (prefix, answer) => {
  const fieldOf = (root) => find(`#${prefix}-countryCode`, root).closest('.field');
  const before = fieldOf(document);
  const after = fieldOf(answer);
  while (before.nextSibling) before.nextSibling.remove();
  while (after.nextSibling) before.parentElement.append(document.adoptNode(after.nextSibling));
};

/** What follows from the address, besides its own fields. */
const PARTS = ['#delivery', '.aside .summary', '.folded .summary', '.folded summary', '.pay', '[name=quote]'];

const take = (prefix, answer, sent) => {
  const focused = document.activeElement?.id;
  keepTyped(document, answer, sent);
  if (prefix) swapAddress(prefix, answer);
  for (const part of PARTS) {
    const [before, after] = [find(part), find(part, answer)];
    // the button may be held down in this very moment: another one in its place would hear of no click
    if (part === '.pay') before.replaceChildren(...after.childNodes);
    else before.replaceWith(document.adoptNode(after));
  }
  showUpdateButtons(false);
  if (focused && document.activeElement?.id !== focused) find(`#${focused}`)?.focus();
  const followed = prefix ? 'Delivery and total follow your address' : 'The total follows your email';
  find('#followed').textContent = `${followed}. ${find('.pay').innerText}`;
};

/** What is typed so far, never the card. */
const typed = (prefix) => {
  const sent = new URLSearchParams(new FormData(form));
  sent.set('intent', `update-${prefix}`);
  for (const name of [...sent.keys()]) if (name.startsWith('card.')) sent.delete(name);
  return sent;
};

let latest;
/** The address that has not been answered yet, if any: a question about the email asks for it again. */
let waiting;

const follow = (changed) => {
  const prefix = changed ?? waiting;
  waiting = prefix;
  const sent = typed(prefix ?? 'delivery');
  latest?.abort();
  const request = new XMLHttpRequest();
  latest = request;
  request.open('POST', form.action);
  request.responseType = 'document';
  request.onload = () => {
    const answer = request.response;
    // a page of another kind: what there is to say is said when the button is pressed
    if (!answer || !PARTS.every((part) => find(part, answer) && find(part))) return showUpdateButtons(true);
    waiting = undefined;
    take(prefix, answer, sent);
  };
  request.onerror = () => showUpdateButtons(true);
  request.send(sent);
};

/** Writes the field as `shown` says, the caret after the digit it stood after. */
const write = (field, shown) => {
  if (shown === field.value) return;
  const isAtEnd = field.selectionStart === field.value.length;
  let digits = field.value.slice(0, field.selectionStart).replace(/\D/g, '').length;
  field.value = shown;
  let caret = 0;
  for (; digits > 0 && caret < shown.length; caret += 1) if (/\d/.test(shown[caret])) digits -= 1;
  if (isAtEnd) caret = shown.length;
  field.setSelectionRange(caret, caret);
};

/** Something was typed or chosen here: a page that was only looked at has nothing to say of its form. */
let isTyped = false;

if (form) {
  showUpdateButtons(false);
  form.addEventListener('change', ({ target }) => {
    if (target.matches('#delivery-countryCode, #delivery-region')) follow('delivery');
    if (target.matches('#billing-countryCode')) follow('billing');
    // a code may be for certain people, or for a first order
    if (target.id === 'email' && find('[value^="remove-code:"]')) follow();
  });
  // whoever goes for another size finds here what they typed
  find('.back')?.addEventListener('click', () => {
    if (isTyped) navigator.sendBeacon(form.action, typed('delivery'));
  });
  form.addEventListener('input', ({ target, inputType = '' }) => {
    isTyped = true;
    if (target.id === 'card-number') write(target, groupedCardNumber(target.value));
    // whoever takes a slash away is not given it back
    if (target.id === 'card-expiry' && !inputType.startsWith('delete')) write(target, readableExpiry(target.value));
  });
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    find('[role=status]', button).textContent = 'Copied';
  });
}

for (const button of document.querySelectorAll('[data-reveals]')) {
  const field = document.getElementById(button.dataset.reveals);
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = button.getAttribute('aria-pressed') === 'true';
    button.setAttribute('aria-pressed', String(!isShown));
    field.type = isShown ? 'password' : 'text';
  });
}
