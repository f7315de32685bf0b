/** A product in a picture, and where it is worn: percent of the picture's width and height. */
export interface Spot {
  /** The product's handle. */
  product: string;
  x: number;
  y: number;
}

/** A picture of a lookbook: a scene of the art kit (4:5) and what is worn in it. */
export interface LookPicture {
  /** The scene's id in its picture address, `s/{scene}`. */
  scene: string;
  alt: string;
  spots: readonly Spot[];
}

/** A product from the catalogue as somebody wears it, with a line below. */
export interface LookPage {
  product: string;
  copy: string;
}

/**
 * One lookbook: what its pages say and show. Products are product handles; those the catalogue does not hold are left
 * out.
 */
export interface Lookbook {
  /** Also names its collection: `lookbook-{slug}`. */
  slug: string;
  title: string;
  /** Where and when, above the title. */
  setting: string;
  lead: string;
  /** For search results and shared links: one sentence. */
  description: string;
  /** The darkest colour of the cover; text in it reads on paper (4.5:1). */
  tone: string;
  /** Colourway of the fabric, `t/{print}`. */
  print: string;
  quote: { copy: string; who: string };
  cover: LookPicture;
  /** What goes with the products on the cover. */
  alongside: readonly string[];
  /** Whom its pieces were made with, by their promo. */
  promo?: string;
  portrait: LookPicture & { title: string; copy: string };
  pages: readonly LookPage[];
}
