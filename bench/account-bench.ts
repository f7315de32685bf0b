import { createPasswordHasher } from '@bluebird-bay/commerce/account/password-hasher.ts';
import { CUSTOMER_CREATE, SIGN_IN } from '@bluebird-bay/commerce/testing/account-operations.ts';
import { createServices } from '@bluebird-bay/services/services.ts';
import { connectServices, migrateServices } from '@bluebird-bay/services/store/services-database.ts';
import { guardedStorage } from '@bluebird-bay/storefront/src/features/storage/guarded-storage.ts';
import { mergedLists } from '@bluebird-bay/storefront/src/features/wishlist/sync/merged-lists.ts';
import { wishlistService } from '@bluebird-bay/storefront/src/features/wishlist/sync/wishlist-service.ts';
import { createWishlistSync } from '@bluebird-bay/storefront/src/features/wishlist/sync/wishlist-sync.ts';
import type { WishlistEntry } from '@bluebird-bay/storefront/src/features/wishlist/wishlist-entry.ts';
import { aNetwork, type ProviderUnderLoad, providerUnderLoad } from './provider-under-load.ts';
import { type Rounds, rounds } from './rounds.ts';
import type { Row } from './rows.ts';

const EMAIL = 'swimmer@example.com';
const PASSWORD = 'seven-salty-seagulls';
const FLOOD = 100;
const BROWSERS = 8;
const ENTRIES = 200;
const BROWSE = `query { collection(handle: "all") { products(first: 12) { nodes { id handle title
  priceRange { minVariantPrice { amount currencyCode } } } } } }`;

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const MIB = 1024 * 1024;

async function signIn(shop: ProviderUnderLoad, email: string): Promise<'in' | 'wrong' | 'later'> {
  const text = await shop.requestFrom(aNetwork(), SIGN_IN, { email, password: PASSWORD });
  if (text.includes('"accessToken":"')) return 'in';
  return text.includes('UNIDENTIFIED_CUSTOMER') ? 'wrong' : 'later';
}

async function signInRow(shop: ProviderUnderLoad, hash: Rounds): Promise<Row> {
  const alone = await rounds(60, async () => {
    if ((await signIn(shop, EMAIL)) !== 'in') throw new Error('The sign-in was refused.');
  });
  return {
    what: 'sign-in, p50',
    measured: `${ms(alone.p50)}, p95 ${ms(alone.p95)}`,
    floor: `${ms(hash.p50)} one hash`,
    ratio: alone.p50 / hash.p50,
  };
}

/** A hundred sign-ins at once from everywhere, none of them right, while others look around. */
async function floodRows(shop: ProviderUnderLoad, twoHashes: Rounds): Promise<Row[]> {
  const browse = () => rounds(400, () => shop.request(BROWSE), BROWSERS);
  const quiet = await browse();
  const before = process.memoryUsage.rss();
  let isOver = false;
  let hashed = 0;
  let turnedAway = 0;
  const began = performance.now();
  const flood = Array.from({ length: FLOOD }, async (_, index) => {
    for (let round = 0; !isOver; round += 1) {
      if ((await signIn(shop, `nobody-${index}-${round}@example.com`)) === 'later') turnedAway += 1;
      else hashed += 1;
    }
  });
  const busy = await browse().finally(() => {
    isOver = true;
  });
  const seconds = (performance.now() - began) / 1000;
  const grown = (process.memoryUsage.rss() - before) / MIB;
  await Promise.all(flood);
  return [
    {
      what: `browsing beside ${FLOOD} sign-ins at once, p95`,
      measured: `${ms(busy.p95)}, p50 ${ms(busy.p50)}`,
      floor: `${ms(quiet.p95)} without them`,
      ratio: busy.p95 / quiet.p95,
      target: '<= 250 ms (L5)',
    },
    {
      what: 'hashes a second under the flood',
      measured: `${(hashed / seconds).toFixed(0)}, ${turnedAway} told to come later`,
      floor: `${twoHashes.perSecond.toFixed(0)} two at a time`,
      ratio: hashed / seconds / twoHashes.perSecond,
      target: '<= 2 in flight: <= x 1',
    },
    { what: 'memory grown under the flood', measured: `${grown.toFixed(0)} MiB`, target: '<= 150 MiB' },
  ];
}

const list = (from: number, count: number): WishlistEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    handle: `piece-number-${from + index}`,
    variants: [{ id: `gid://shopify/ProductVariant/${from + index}` }],
  }));

/** The version of a list that nobody has written yet. */
const NEVER_WRITTEN = '"0"';

/** Half of what the browser holds, the account holds too. */
const OWN = list(0, ENTRIES / 2);
const STORED = list(ENTRIES / 4, ENTRIES - ENTRIES / 4);

async function mergeRows(databaseUrl: string): Promise<Row[]> {
  const merging = await rounds(400, async () => mergedLists({ base: [], own: OWN, stored: STORED }));
  const writing = await rounds(400, async () => JSON.stringify([...OWN, ...STORED]));
  const db = connectServices(databaseUrl, { applicationName: 'services-bench' });
  try {
    await migrateServices(db);
    const services = createServices({ db, customerOf: async (token) => `gid://shopify/Customer/${token}` });
    const send: typeof fetch = (input, init) =>
      services.fetch(new Request(new URL(String(input), 'https://shop.example'), init), { address: aNetwork() });
    const of = (owner: string) => wishlistService({ owner, token: owner }, send);
    const signInAndMerge = await rounds(60, async (round) => {
      const owner = String(1_000 + round);
      let entries: readonly WishlistEntry[] = OWN;
      const storage = guardedStorage(() => {
        throw new Error('no storage');
      });
      const replace = (next: readonly WishlistEntry[]): void => {
        entries = next;
      };
      await of(owner).write(STORED, NEVER_WRITTEN);
      await createWishlistSync({ list: { read: () => entries, replace }, storage, service: of(owner), owner })();
      if (entries.length !== ENTRIES) throw new Error(`The merged list holds ${entries.length}.`);
    });
    const byHand = await rounds(60, async (round) => {
      const owner = String(2_000 + round);
      await of(owner).write(STORED, NEVER_WRITTEN);
      const { version } = await of(owner).read();
      await of(owner).write(list(0, ENTRIES), version);
    });
    return [
      {
        what: `wishlist, merging to ${ENTRIES}, p50`,
        measured: `${merging.p50.toFixed(3)} ms`,
        floor: `${writing.p50.toFixed(3)} ms as JSON`,
        ratio: merging.p50 / writing.p50,
      },
      {
        what: `wishlist, merged at sign-in to ${ENTRIES}, p50`,
        measured: ms(signInAndMerge.p50),
        floor: `${ms(byHand.p50)} read and write`,
        ratio: signInAndMerge.p50 / byHand.p50,
      },
    ];
  } finally {
    await db.destroy();
  }
}

/** Accounts: signing in, alone and while the shop is flooded with sign-ins (reliability L5), and lists that become one. */
export async function accountBench(): Promise<Row[]> {
  const shop = await providerUnderLoad();
  try {
    const hasher = createPasswordHasher();
    const passwordHash = await hasher.hash(PASSWORD);
    const one = await rounds(40, () => hasher.matches(passwordHash, PASSWORD));
    const two = await rounds(80, () => hasher.matches(passwordHash, PASSWORD), 2);
    await shop.requestFrom(aNetwork(), CUSTOMER_CREATE, {
      input: { email: EMAIL, password: PASSWORD, firstName: 'Marina', lastName: 'Costa' },
    });
    return [await signInRow(shop, one), ...(await floodRows(shop, two)), ...(await mergeRows(shop.databaseUrl))];
  } finally {
    await shop.close();
  }
}
