import type { CartCredentials } from '../../store/cart/cart-credentials.ts';
import type { Checkout } from '../checkout.ts';

/** What Marina types, unless a test says otherwise. */
export const MARINA = {
  email: 'marina.costa@example.com',
  'delivery.countryCode': 'US',
  'delivery.firstName': 'Marina',
  'delivery.lastName': 'Costa',
  'delivery.address1': '218 Kingfisher Lane',
  'delivery.address2': '',
  'delivery.city': 'Santa Cruz',
  'delivery.region': 'CA',
  'delivery.postcode': '95060',
  'delivery.phone': '',
  'billing.same': 'yes',
  method: 'standard',
  'card.number': '4242 4242 4242 4242',
  'card.expiry': '08 / 29',
  'card.code': '123',
  'card.name': 'Marina Costa',
  intent: 'pay',
} as const satisfies Record<string, string>;

export type Typed = Readonly<Record<string, string>>;

/** A page as a browser without scripts has it. */
export interface Page {
  status: number;
  /** Where a redirect leads; '' when it is none. */
  location: string;
  text: string;
  headers: Headers;
}

const ORIGIN = 'https://checkout.shop.example';

async function pageOf(response: Response): Promise<Page> {
  const { status, headers } = response;
  return { status, headers, location: headers.get('location') ?? '', text: await response.text() };
}

export async function get(checkout: Pick<Checkout, 'fetch'>, path: string): Promise<Page> {
  return pageOf(await checkout.fetch(new Request(`${ORIGIN}${path}`)));
}

export async function post(checkout: Pick<Checkout, 'fetch'>, path: string, typed: Typed): Promise<Page> {
  const body = new URLSearchParams(typed);
  return pageOf(await checkout.fetch(new Request(`${ORIGIN}${path}`, { method: 'POST', body })));
}

/** Goes where a redirect leads, as often as it leads on. */
export async function follow(checkout: Pick<Checkout, 'fetch'>, page: Page): Promise<Page> {
  let current = page;
  for (let step = 0; current.location !== '' && step < 5; step += 1)
    current = await get(checkout, current.location.replace(/#.*$/, ''));
  return current;
}

/** The value that a field of a page has. */
export function fieldValue(page: Page, name: string): string {
  const tag = new RegExp(`<input[^>]* name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(page.text)?.[0] ?? '';
  return / value="([^"]*)"/.exec(tag)?.[1] ?? '';
}

/** What a page sends along by itself. */
export function hiddenFields(page: Page): { key: string; quote: string } {
  return { key: fieldValue(page, 'key'), quote: fieldValue(page, 'quote') };
}

/** The words of a page, without its markup. */
export function pageText(page: Page): string {
  return page.text
    .replace(/<head>.*?<\/head>/s, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

export const pathOf = ({ token, secret }: CartCredentials): string => `/checkouts/cn/${token}?key=${secret}`;

/** Shows the page of Marina's country, as her browser has it when she presses "Pay". */
export async function openCheckout(
  checkout: Pick<Checkout, 'fetch'>,
  cart: CartCredentials,
  typed: Typed = {},
): Promise<Page> {
  await post(checkout, pathOf(cart), { ...MARINA, ...typed, intent: 'update-delivery' });
  return get(checkout, pathOf(cart));
}

/** Opens the checkout, fills it in and presses "Pay". */
export async function buy(checkout: Pick<Checkout, 'fetch'>, cart: CartCredentials, typed: Typed = {}): Promise<Page> {
  const page = await openCheckout(checkout, cart, typed);
  return post(checkout, pathOf(cart), { ...MARINA, ...hiddenFields(page), ...typed });
}
