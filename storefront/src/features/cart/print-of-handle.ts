// Garment kinds of product handles (specification §2), longer names before the names they end in.
const KINDS =
  'board-shorts|swim-shorts|puffer-jacket|sticker-pack|waist-chain|one-piece|tote-bag|headband|scrunchie|wristlet|necklace|bottoms|sarong|shorts|hoodie|towel|pouch|dress|skirt|skort|scarf|visor|polo|clip|top|set|hat|cap';
const HANDLE = new RegExp(`^[a-z0-9-]+?-(?:${KINDS})-([a-z0-9-]+)$`);

const SPOKEN_WITH_HYPHEN = /\b(tie dye|cut outs)\b/g;

/**
 * The print in a product's handle, `{style}-{kind}-{print}`: "Young Love" for `zoey-top-young-love`. A cart line carries
 * no print of its own, and two lines of one style would read alike without it. Undefined where the handle has none.
 */
export function printOfHandle(handle: string): string | undefined {
  const print = HANDLE.exec(handle)?.[1];
  return print
    ?.replaceAll('-', ' ')
    .replace(SPOKEN_WITH_HYPHEN, (words) => words.replace(' ', '-'))
    .replace(/(^| |(?<=tie)-)([a-z0-9])/g, (_, before, letter) => before + letter.toUpperCase());
}
