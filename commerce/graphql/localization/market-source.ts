/** Prices follow the country alone, so every country is of one market. */
export interface MarketSource {
  id: number;
  handle: string;
}

export const MARKET: MarketSource = { id: 1, handle: 'everywhere' };
