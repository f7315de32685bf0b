import type { StarTotal } from './rating.ts';

export type Fit = 'small' | 'true' | 'large';

/** A review as the shop shows it. */
export interface Review {
  id: number;
  /** Handle of the product. */
  product: string;
  star: number;
  title: string;
  text: string;
  fit: Fit | null;
  /** The reviewer's own word for their build. */
  build: string | null;
  heightInches: number | null;
  sizeBought: string | null;
  sizeUsual: string | null;
  helpful: number;
  verified: boolean;
  /** 'YYYY-MM-DD' */
  date: string;
  /** First name and an initial: 'Priya S.' */
  name: string;
}

/** The ratings of a product in short. */
export interface RatingSummary {
  items: readonly StarTotal[];
  total: number;
  /** 0 where nobody has rated; unrounded. */
  average: number;
  /** How it came up, as counted from the reviews that say so. */
  fit: Readonly<Record<Fit, number>>;
}
