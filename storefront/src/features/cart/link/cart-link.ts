import { paths } from '../../../paths.ts';
import { variantId } from './find-variants.ts';

/**
 * What a link from outside puts into the bag, by the addresses that shops of the hosted provider have: `/discount/CODE`,
 * `/cart/VARIANT:QUANTITY,…` and `/cart/add?id=VARIANT`, which may be several.
 */
export interface CartLink {
  /** What it is about: a code, or pieces, which a code may come with. */
  kind: 'code' | 'pieces';
  items: readonly LinkedItem[];
  /** Discount code, as it is written; empty where the link has none. */
  code: string;
  /** It names more than a link may. */
  isTooLong: boolean;
  /** Where it leads in the end: an address of this shop. */
  to: string;
}

/** So many of a variant are to be in the bag. */
export interface LinkedItem {
  merchandiseId: string;
  quantity: number;
}

/** Different variants, and pieces of one. */
const MOST_ITEMS = 50;
const MOST_OF_ONE = 99;
const LONGEST_CODE = 100;

/** The bag by the names that other storefronts have for it, be it with a language, a country or both before them. */
const BAG = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:cart|checkout)\/?$/i;

const LINE = /^(\d{1,18}):(\d{1,6})$/;

/** Somewhere to read a path in. */
const HERE = 'https://shop.invalid';

/** An address of ours; undefined where it leads out of the shop, be it only as browsers read it. */
function ownAddress(target: string | null): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(target, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  // To be led there by another name takes another document, which would not know what to say of the code.
  return BAG.test(pathname) ? paths.cart() : pathname + search + hash;
}

/** By variant, how many; what nobody can read is passed over. */
function quantitiesIn(lines: readonly string[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const [, id, asked] = LINE.exec(line) ?? [];
    const quantity = Math.min((quantities.get(id ?? '') ?? 0) + Number(asked), MOST_OF_ONE);
    if (id && quantity > 0) quantities.set(id, quantity);
  }
  return quantities;
}

/** The lines of `add?id=42&quantity=2&…`, `add?id[]=42&quantity[]=2&…`, or `add?items[0][id]=42&items[0][quantity]=2&…`. */
function addedLines(asked: URLSearchParams): string[] {
  const names = new Set([...asked.keys()].filter((name) => /^(?:id(?:\[\])?|items\[\d+\]\[id\])$/.test(name)));
  return [...names].flatMap((name) => {
    const quantities = asked.getAll(name.replace('id', 'quantity'));
    return asked.getAll(name).map((id, nth) => `${id}:${quantities[nth] ?? 1}`);
  });
}

const ADDRESS = /^\/(discount|cart)\/([^/]+)\/?$/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Reads such a link from its address; the document, which is one for all, does not know it. */
export function cartLink({ pathname, search }: { pathname: string; search: string }): CartLink {
  const asked = new URLSearchParams(search);
  const [, kind, segment = ''] = ADDRESS.exec(pathname) ?? [];
  const text = decoded(segment);
  if (kind === 'discount') {
    const to = ownAddress(asked.get('redirect') ?? asked.get('return_to')) ?? paths.home();
    return { kind: 'code', items: [], code: text.trim().slice(0, LONGEST_CODE), isTooLong: false, to };
  }
  const quantities = [...quantitiesIn(text === 'add' ? addedLines(asked) : text.split(','))];
  return {
    kind: 'pieces',
    items: quantities.slice(0, MOST_ITEMS).map(([id, quantity]) => ({ merchandiseId: variantId(id), quantity })),
    code: asked.get('discount')?.trim().slice(0, LONGEST_CODE) ?? '',
    isTooLong: quantities.length > MOST_ITEMS,
    to: paths.cart(),
  };
}
