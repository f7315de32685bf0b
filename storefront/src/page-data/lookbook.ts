import type { LookPicture, Spot } from '@bluebird-bay/content/lookbooks/lookbook.ts';
import { LOOKBOOKS, lookbookAt, piecesOf } from '@bluebird-bay/content/lookbooks/lookbooks.ts';
import type { LookPictureData } from '../features/lookbook/lookbook-data.ts';
import type { ProductCardData } from '../features/product/product-card-data.ts';
import type { LookbookPageData } from '../pages/lookbook-page.tsx';
import { pictureUrl } from '../storefront-api/picture-url.ts';
import { collectionWithCards } from './collection-products.ts';
import { lookbookCover } from './lookbook-covers.ts';
import type { PageDataBuilder } from './page-data.ts';
import { piecesByHandle } from './pieces.ts';
import { scenePicture } from './scene-picture.ts';

/** Cards of the rail, two views of four on a wide screen. */
const RAIL = 8;
const OTHERS = 3;

type Pieces = ReadonlyMap<string, ProductCardData>;

function lookPicture(pictureBase: string, { scene, alt, spots }: LookPicture, pieces: Pieces): LookPictureData {
  const known = ({ piece: handle, x, y }: Spot) => {
    const piece = pieces.get(handle);
    return piece && { x, y, piece };
  };
  return {
    picture: scenePicture(pictureBase, `s/${scene}`, alt),
    spots: spots.map(known).filter((spot) => spot !== undefined),
  };
}

export const lookbookPageData: PageDataBuilder<LookbookPageData> = async (context, { slug = '' }) => {
  const lookbook = lookbookAt(slug);
  if (!lookbook) return undefined;
  const { pictureBase } = context;
  const { title, setting, lead, tone, quote, description, cover, alongside, portrait } = lookbook;
  const handle = `lookbook-${slug}`;
  const [pieces, shelf] = await Promise.all([
    piecesByHandle(context, piecesOf(lookbook)),
    collectionWithCards(context, handle, { first: RAIL }),
  ]);
  const cardOf = (piece: string): ProductCardData[] => [pieces.get(piece)].filter((card) => card !== undefined);
  const fabric = pictureUrl(pictureBase, `t/${lookbook.print}`, 400);
  const at = LOOKBOOKS.indexOf(lookbook);
  const others = [...LOOKBOOKS.slice(at + 1), ...LOOKBOOKS.slice(0, at)].slice(0, OTHERS);
  return {
    slug,
    description,
    spread: {
      title,
      setting,
      lead,
      tone,
      fabric,
      cover: lookPicture(pictureBase, cover, pieces),
      look: [...cover.spots.map(({ piece }) => piece), ...alongside].flatMap(cardOf),
    },
    pages: {
      tone,
      fabric,
      quote,
      portrait: {
        ...lookPicture(pictureBase, portrait, pieces),
        title: portrait.title,
        words: portrait.words,
      },
      pages: lookbook.pages.flatMap(({ piece, words }) => cardOf(piece).map((card) => ({ piece: card, words }))),
      ...(shelf && shelf.cards.length > 0 && { shelf: { handle, pieces: shelf.pieces, cards: shelf.cards } }),
      others: others.map((other) => lookbookCover(context, other)),
    },
  };
};
