import type { Lookbook, LookPicture, Spot } from '@bluebird-bay/content/lookbooks/lookbook.ts';
import { LOOKBOOKS, lookbookAt, productsOf } from '@bluebird-bay/content/lookbooks/lookbooks.ts';
import type { LookbookCover, LookPictureData } from '../../features/lookbook/lookbook-data.ts';
import type { ProductCardData } from '../../features/product/card/product-card-data.ts';
import { partnerName } from '../../features/promo/partner.ts';
import type { LookbookPageData } from '../../pages/shop/lookbook-page.tsx';
import type { LookbooksPageData } from '../../pages/shop/lookbooks-page.tsx';
import { pictureUrl } from '../../storefront-api/picture-url.ts';
import { collectionWithCards } from '../catalogue/collection-products.ts';
import { productsByHandle } from '../catalogue/provider-data.ts';
import type { PageDataBuilder, PageDataContext } from '../page-data.ts';
import { scenePicture } from './scene-picture.ts';

/** Cards of the rail, two views of four on a wide screen. */
const RAIL = 8;
const OTHERS = 3;

type Products = ReadonlyMap<string, ProductCardData>;

function lookbookCover({ pictureBase }: PageDataContext, { slug, title, tone, cover }: Lookbook): LookbookCover {
  return { slug, title, tone, picture: scenePicture(pictureBase, `s/${cover.scene}`, cover.alt) };
}

export const lookbooksPageData: PageDataBuilder<LookbooksPageData> = async (context) => ({
  covers: LOOKBOOKS.map((lookbook) => lookbookCover(context, lookbook)),
});

function lookPicture(pictureBase: string, { scene, alt, spots }: LookPicture, products: Products): LookPictureData {
  const known = ({ product: handle, x, y }: Spot) => {
    const product = products.get(handle);
    return product && { x, y, product };
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
  const [products, collection] = await Promise.all([
    productsByHandle(context, productsOf(lookbook)),
    collectionWithCards(context, handle, { first: RAIL }),
  ]);
  const cardOf = (product: string): ProductCardData[] => [products.get(product)].filter((card) => card !== undefined);
  const partner = partnerName(lookbook.promo);
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
      cover: lookPicture(pictureBase, cover, products),
      look: [...cover.spots.map(({ product }) => product), ...alongside].flatMap(cardOf),
    },
    pages: {
      tone,
      fabric,
      quote,
      portrait: {
        ...lookPicture(pictureBase, portrait, products),
        title: portrait.title,
        copy: portrait.copy,
      },
      pages: lookbook.pages.flatMap(({ product, copy }) => cardOf(product).map((card) => ({ product: card, copy }))),
      ...(collection &&
        collection.cards.length > 0 && {
          collection: { handle, products: collection.productCount, cards: collection.cards },
        }),
      ...(partner && { partner }),
      others: others.map((other) => lookbookCover(context, other)),
    },
  };
};
