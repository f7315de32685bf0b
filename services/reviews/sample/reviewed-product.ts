/** What the sample needs to know of a product. */
export interface ReviewedProduct {
  handle: string;
  /** The garment kind: 'top', 'one-piece', 'towel' … */
  kind: string;
  /** The cut's first name, as in the handle: 'kaila'. */
  style: string;
  /** The print's id: 'wildflowers'. */
  print: string;
  /** The print as it is spoken of: 'Wildflowers'. */
  printTitle: string;
  /** What the shop says of its fit; reviewers tend to agree. */
  fit: string;
  /** 'best-seller' brings many reviews, 'top-rated' good ones, 'new' few. */
  tags: readonly string[];
  variants: readonly { size: string }[];
  /** 'YYYY-MM-DD': nobody has written before that. */
  arrivedOn: string;
}
