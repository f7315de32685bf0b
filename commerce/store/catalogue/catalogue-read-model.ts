import { sql } from 'kysely';
import { type CatalogueNow, catalogueNow, nextPublished } from '../../domain/search/catalogue-now.ts';
import type { ListedCatalogue, PricedCatalogue } from '../../domain/search/listed-catalogue.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { recentEnough } from '../recent-enough.ts';
import { type Availability, createAvailability } from './availability.ts';
import { allCollections, type CollectionRecord } from './collections.ts';
import { readAmounts, readCollectionLists, readListedCatalogue } from './listed-rows.ts';

/** While it is the same object, every list, filter and count says the same. */
export interface CatalogueMoment {
  /** Milliseconds. */
  since: number;
}

/** What lists of products are made from, in one currency, as it is at this moment. Products are numbers of its catalogue. */
export interface CatalogueReadModel extends PricedCatalogue {
  moment: CatalogueMoment;
  now: CatalogueNow;
  collectionById: ReadonlyMap<number, CollectionRecord>;
  collectionByHandle: ReadonlyMap<string, CollectionRecord>;
  /** The products of a collection in their order; none for an unknown one. The same object while the catalogue is the same. */
  productsOf(collectionId: number): Uint32Array;
}

/** Reads the model; see {@link createCatalogueReadModel}. */
export interface CatalogueReadModelSource {
  read(currency: string): Promise<CatalogueReadModel>;
}

/** What is the same in every currency. */
interface Structure {
  version: number;
  catalogue: ListedCatalogue;
  lists: ReadonlyMap<number, Uint32Array>;
}

interface CachedCatalogue {
  structure: Structure;
  priced: PricedCatalogue;
  collectionById: ReadonlyMap<number, CollectionRecord>;
  collectionByHandle: ReadonlyMap<string, CollectionRecord>;
}

const NONE = new Uint32Array();

async function readStructure(tx: CommerceTx, version: number): Promise<Structure> {
  const catalogue = await readListedCatalogue(tx);
  return { version, catalogue, lists: await readCollectionLists(tx, catalogue) };
}

/** Everything of one moment: the snapshot of one transaction, so that the version is that of the rows. */
async function load(db: CommerceDb, currency: string, known: Structure | undefined): Promise<CachedCatalogue> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql<{ version: number }>`select version from commerce.catalogue_version`.execute(tx);
      const version = rows[0]?.version ?? 0;
      const structure = known?.version === version ? known : await readStructure(tx, version);
      const { catalogue } = structure;
      const collections = await allCollections(tx, currency);
      return {
        structure,
        priced: { catalogue, amounts: await readAmounts(tx, catalogue, currency) },
        collectionById: new Map(collections.map((collection) => [collection.id, collection])),
        collectionByHandle: new Map(collections.map((collection) => [collection.handle, collection])),
      };
    });
}

interface Known {
  soldOut: ReadonlySet<number>;
  now: CatalogueNow;
  until: number;
}

const knownNows = new WeakMap<ListedCatalogue, Known>();

/** What can be had: another object as soon as something sells out, comes back, or comes into the shop. */
function nowOf(catalogue: ListedCatalogue, { soldOut, now }: Availability): CatalogueNow {
  const last = knownNows.get(catalogue);
  if (last?.soldOut === soldOut && now >= last.now.now && now < last.until) return last.now;
  const known = { soldOut, now: catalogueNow(catalogue, soldOut, now), until: nextPublished(catalogue, now) };
  knownNows.set(catalogue, known);
  return known.now;
}

const moments = new WeakMap<CachedCatalogue, CatalogueMoment & { now: CatalogueNow }>();

function momentOf(catalogue: CachedCatalogue, now: CatalogueNow): CatalogueMoment {
  const last = moments.get(catalogue);
  if (last?.now === now) return last;
  const moment = { since: now.now, now };
  moments.set(catalogue, moment);
  return moment;
}

/** Currencies kept at once: each holds 2 MB of prices at 50,000 products, beside the 10 MB that all share. */
const MAX_CACHED = 12;

/** One piece of work after the other, whatever becomes of those before. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

/**
 * Keeps in memory what lists are filtered, counted and sorted by: a few milliseconds of counting in SQL become a fraction of
 * one here. Never stale: every read asks for the catalogue's version, which each change raises in its own transaction, and
 * for what has sold out or come back since the last one.
 */
export function createCatalogueReadModel(db: CommerceDb): CatalogueReadModelSource {
  const cached = new Map<string, Promise<CachedCatalogue>>();
  const availability = createAvailability(db);
  const turn = inTurn();
  let structure: Structure | undefined;

  /** One currency after the other: the first brings what all of them share. */
  const loadInTurn = (currency: string): Promise<CachedCatalogue> =>
    turn(async () => {
      const loaded = await load(db, currency, structure);
      structure = loaded.structure;
      return loaded;
    });

  function makeRoomFor(currency: string): void {
    const [oldest] = cached.keys();
    if (!cached.has(currency) && cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest);
  }

  /** Of this version or a newer one: a change may have come between. */
  const atLeast = (version: number, currency: string): Promise<CachedCatalogue> =>
    recentEnough(cached, currency, {
      isRecent: (known) => known.structure.version >= version,
      load: () => {
        makeRoomFor(currency);
        return loadInTurn(currency);
      },
    });

  return {
    async read(currency) {
      const { version, ...available } = await availability.read();
      const known = await atLeast(version, currency);
      const now = nowOf(known.structure.catalogue, available);
      return {
        ...known.priced,
        now,
        moment: momentOf(known, now),
        collectionById: known.collectionById,
        collectionByHandle: known.collectionByHandle,
        productsOf: (id) => known.structure.lists.get(id) ?? NONE,
      };
    },
  };
}
