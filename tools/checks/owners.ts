import { readSource, trackedSources } from '../tracked-sources.ts';

/** What only one file of the sources may say; everything else goes by it. */
interface Owned {
  what: string;
  owner: string;
  pattern: RegExp;
  /** Files that say it too, held to the owner by their types. */
  also?: readonly string[];
}

const only = (owner: string, what: string, pattern: RegExp, also: readonly string[] = []): Owned => ({
  owner,
  what,
  pattern,
  also,
});

/** Types that would drift apart if another file defined them as well. */
const TYPES: Readonly<Record<string, string>> = {
  Kind: 'commerce/catalogue/kinds/kinds.ts',
  Print: 'commerce/catalogue/print.ts',
  Colourway: 'art-kit/colourways/colourway.ts',
  Colour: 'commerce/domain/search/colour-families.ts',
  Country: 'commerce/domain/country/countries.ts',
  FulfilmentStatus: 'commerce/domain/order/order-status.ts',
  FinancialStatus: 'commerce/domain/order/order-status.ts',
  ReferralState: 'services/club/rules/referral-outcome.ts',
};

/** Kinds that have little in common, quoted or in a pattern: who names them all has a list or a table by kind. */
const ALL_KINDS = new RegExp(
  `^${['swim-shorts', 'puffer-jacket', 'sticker-pack', 'waist-chain'].map((kind) => `(?=[\\s\\S]*['"\`|]${kind}['"\`|])`).join('')}`,
);

const OWNED: readonly Owned[] = [
  {
    what: 'writes the tables of carts',
    owner: 'commerce/store/cart/cart-writes.ts',
    pattern:
      /(?:insertInto|updateTable|deleteFrom)\(\s*['"`]commerce\.cart(?:_line)?\b|\b(?:update|insert\s+into|delete\s+from)\s+commerce\.cart(?:_line)?\b(?!_)/i,
  },
  only(
    'contract/bounded-body.ts',
    'reads what is sent to us',
    /\b(?:request|raw|req)\.(?:text|json|arrayBuffer|formData|blob|bytes|parseBody)\(/,
  ),
  only('contract/api.ts', 'says the version of the Storefront API', /['"`/-]20\d\d-(?:01|04|07|10)(?![-\d])/),
  only('contract/api.ts', 'says the token of the embedded provider', /0b1eb12d0b1eb12d0b1eb12d0b1eb12d/),
  only('contract/countries.ts', 'says which country is the default', /(?:=|\?\?|\|\||:\s*return)\s*['"`]PH['"`]/),
  only(
    'contract/countries.ts',
    'lists the countries the shop sells to',
    /['"`]?\bHU['"`]?\s*[,:][^;]*?\bIE\b['"`]?\s*[,:]/,
    ['commerce/domain/country/europe.ts'],
  ),
  only('contract/currencies.ts', 'lists currencies without decimals', /['"`]KRW['"`],?\s*['"`][A-Z]{3}['"`]/),
  only(
    'contract/gifts.ts',
    'names the free gift or what rides along',
    /['"`](?:marlo-dolls-mini-pouch|bluebird-sticker-pack-\w+)['"`]|['"`]_gift['"`]/,
  ),
  only(
    'contract/free-from.ts',
    'says from how much on the gift is free',
    /\b(?:from:?|gift:?|for|spend|over) ['"`$]?115\b|\b115 or more/i,
  ),
  only(
    'commerce/domain/order/order-status.ts',
    'lists the states of an order',
    /['"`](?:PARTIALLY_REFUNDED|PARTIALLY_FULFILLED)['"`]\s*[,|\]]/,
  ),
  only(
    'content/bay-club.ts',
    'says what sample members have',
    /\b5_?000,\s*2_?000,\s*-200\b|(?:balance|points)\w*['"`]?\s*[:=]\s*1_?500\b/i,
  ),
  only('contract/product-handle.ts', 'says what a product handle is', /\\p\{L\}\\p\{M\}\\p\{N\}_/),
  only('contract/length.ts', 'says how long an inch is', /\b2\.54\b/),
  only(
    'storefront/src/features/game/state/game-settings.ts',
    'says how large the stage of the game is',
    /\b1216\b[^;]*?\b632\b/,
    [
      // What is drawn for it: the kit imports nothing, and the home page shows one of its pictures.
      'art-kit/scenes/game.ts',
      'storefront/src/features/home/banners.tsx',
    ],
  ),
  only('services/club/rules/referral-outcome.ts', 'lists the states of a referral', /['"`]waiting['"`]\s*[,|]/),
  only(
    'commerce/domain/search/colour-families.ts',
    'lists the colours of the filter',
    /['"`]pink['"`],\s*['"`]white['"`],\s*['"`]black['"`]/,
  ),
  only('commerce/catalogue/kinds/', 'lists the kinds of product', ALL_KINDS, [
    // The kit's own, and what leans on it by type.
    'art-kit/garments/cuts.ts',
    'art-kit/composition/pose.ts',
    // What people say of them; a kind that is not in it has no sample reviews.
    'services/reviews/sample/reviewed-kinds.ts',
  ]),
  ...Object.entries(TYPES).map(([name, owner]) =>
    only(owner, `defines ${name}`, new RegExp(`export (?:type|interface) ${name}\\b(?! from)`)),
  ),
];

const isTest = (file: string): boolean => /\.test\.tsx?$|\.e2e\.ts$|\/testing\//.test(file);

/** Lines that say what another file owns, one line each; tests may say anything. */
export function ownerViolations(
  files: readonly string[] = trackedSources(/\.(?:ts|tsx|mjs)$/),
  read = readSource,
): string[] {
  return files
    .filter((file) => !isTest(file) && file !== 'tools/checks/owners.ts')
    .flatMap((file) => {
      const text = read(file);
      return OWNED.filter(
        ({ owner, also, pattern }) => file !== owner && !also?.includes(file) && pattern.test(text),
      ).flatMap(({ what, owner, pattern }) => {
        const line = text.slice(0, text.search(pattern)).split('\n').length;
        return `${file}:${line}: ${what}; only ${owner} does`;
      });
    });
}
