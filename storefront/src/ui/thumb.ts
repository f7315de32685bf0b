/** How wide a picture is in rows of many: about twice what it is shown at. */
export const THUMB_PX = 160;

/** Where an address of ours, or of a hosted provider, says how wide the picture is: a card's, or a swatch. */
const WIDTH = /(@|[?&]width=)[14]00\b/;

/** A picture as small as rows of many show it; an address that says no width stays as it is. */
export const thumbOf = ({ small }: { small: string }): string =>
  small.replace(WIDTH, (_, before: string) => `${before}${THUMB_PX}`);
