import { createContext, useContext } from 'react';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import type { Snap } from '../home/customer-wall.tsx';
import type { ProductCardData } from '../product/card/product-card-data.ts';

import type { CatalogueCounts } from './catalogue-counts.ts';

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
