import { createContext, useContext } from 'react';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import type { Snap } from '../home/customer-wall.tsx';
import type { ProductCardData } from '../product/card/product-card-data.ts';

/** A product as it is counted: what kind it is, which cut and print, and the line that says what it is made of. */
interface CountedProduct {
  kind: string;
  /** What it is called without its print: products of one cut share it. */
  title: string;
  print: string;
  fabric: string;
}

/** The catalogue in figures. Every product counts once, in all its sizes. */
interface CatalogueCounts {
  products: number;
  cuts: number;
  prints: number;
  /** What is made for swimming; of that, what names a recycled fibre. */
  swim: number;
  swimRecycled: number;
  /** The smallest and the largest share of recycled fibre in it, in percent; 0 where nothing is. */
  leastShare: number;
  mostShare: number;
  /** Made of what cutting leaves over, and of organic cotton. */
  offcuts: number;
  organic: number;
}

const SWIM_KINDS: ReadonlySet<string> = new Set(['top', 'bottoms', 'set', 'one-piece', 'swim-shorts', 'board-shorts']);

const SHARE = /(\d+)% recycled\b/gi;

/** How much of a cloth is recycled, in percent, as its own line says it: '82% recycled nylon, 18% elastane' is 82. */
export const recycledShare = (fabric: string): number =>
  [...fabric.matchAll(SHARE)].reduce((sum, [, percent]) => sum + Number(percent), 0);

/** Counts products the way the Blue Pact page says. */
export function countCatalogue(products: readonly CountedProduct[]): CatalogueCounts {
  const swim = products.filter(({ kind }) => SWIM_KINDS.has(kind));
  const shares = swim.map(({ fabric }) => recycledShare(fabric)).filter((share) => share > 0);
  const naming = (word: string): number => products.filter(({ fabric }) => fabric.toLowerCase().includes(word)).length;
  return {
    products: products.length,
    cuts: new Set(products.map(({ title }) => title)).size,
    prints: new Set(products.map(({ print }) => print).filter((print) => print !== '')).size,
    swim: swim.length,
    swimRecycled: shares.length,
    leastShare: shares.length === 0 ? 0 : Math.min(...shares),
    mostShare: shares.length === 0 ? 0 : Math.max(...shares),
    offcuts: naming('offcuts'),
    organic: naming('organic cotton'),
  };
}

/** Amounts the provider promises, in the money of the page's country. */
export interface PromisedAmounts {
  /** What a top and bottoms in one print save. */
  pair?: MoneyAmount;
  /** From when delivery is free, and from when the Marlo Dolls gift comes along. */
  freeFrom?: MoneyAmount;
  giftFrom?: MoneyAmount;
}

/** What the parts on a page of text show; only what its words call for is there. */
export interface PartData {
  /** Scenes by address, 's/lookbook-sunchasers'. */
  pictures?: Readonly<Record<string, PictureSource>>;
  /** Products by handle; one that is no longer sold is not among them. */
  cards?: Readonly<Record<string, ProductCardData>>;
  amounts?: PromisedAmounts;
  counts?: CatalogueCounts;
  /** Snapshots of customers, for the wall. */
  snaps?: readonly Snap[];
  /** Names of the countries where the checkout adds duties. */
  dutyCountries?: readonly string[];
}

const Data = createContext<PartData>({});

/** Gives the parts of the page their data. */
export const PartDataProvider = Data.Provider;

export const usePartData = (): PartData => useContext(Data);
