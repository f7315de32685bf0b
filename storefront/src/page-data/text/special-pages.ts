import { SHAPES, shapePicture } from '@bluebird-bay/content/shapes/shapes.ts';
import { clubTermsOf } from '../../features/club/terms/club-terms.ts';
import { type DeliveryRow, deliveryPromise } from '../../features/delivery/delivery-table.tsx';
import { measuredSizes } from '../../features/size-guide/measures.ts';
import type { BodySize } from '../../features/size-guide/size-guide.tsx';
import { BUDGET_COLLECTION } from '../../features/student/student-rail.tsx';
import type { BayClubPageData } from '../../pages/words/bay-club-page.tsx';
import type { MarloDollsPageData } from '../../pages/words/marlo-dolls-page.tsx';
import type { ShippingPageData } from '../../pages/words/shipping-page.tsx';
import type { SizeGuidePageData } from '../../pages/words/size-guide-page.tsx';
import type { StudentDiscountPageData } from '../../pages/words/student-discount-page.tsx';
import type { StyleGuidePageData } from '../../pages/words/style-guide-page.tsx';
import type { TariffsPageData } from '../../pages/words/tariffs-page.tsx';
import { ClubTerms, DeliveryTo, SizeMeasures } from '../../storefront-api/generated/operations.ts';
import { moneyIn } from '../../storefront-api/metafield.ts';
import { pictureUrl } from '../../storefront-api/picture-url.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import { collectionWithCards } from '../catalogue/collection-products.ts';
import { providerData } from '../catalogue/provider-data.ts';
import { countriesSoldTo } from '../countries-sold-to.ts';
import type { PageDataBuilder, PageDataContext } from '../page-data.ts';
import { scenePicture } from '../stories/scene-picture.ts';
import { everyTariff } from './part-data.ts';
import { textPageData } from './text-page-data.ts';

export const styleGuidePageData: PageDataBuilder<StyleGuidePageData> = async (context, params, path) => {
  const page = await textPageData(context, params, path);
  const drawn = (shape: (typeof SHAPES)[number]): PictureSource => {
    const { name, print } = shape;
    const spec = shapePicture(shape);
    return {
      small: pictureUrl(context.pictureBase, spec, 400),
      large: pictureUrl(context.pictureBase, spec, 800),
      alt: `${name}, laid flat, in ${print.replaceAll('-', ' ')}`,
    };
  };
  return page && { page, pictures: Object.fromEntries(SHAPES.map((shape) => [shape.id, drawn(shape)])) };
};

/** The words of the collaboration; the game writes its pictures' addresses itself and needs to know where they are served. */
export const marloDollsPageData: PageDataBuilder<MarloDollsPageData> = async (context, params, path) => {
  const page = await textPageData(context, params, path);
  return page && { page, pictureBase: context.pictureBase };
};

export const tariffsPageData: PageDataBuilder<TariffsPageData> = async (context, params, path) => {
  const [page, tariffs] = await Promise.all([textPageData(context, params, path), everyTariff(context)]);
  return page && { page, tariffs };
};

const RAIL = 8;

export const studentDiscountPageData: PageDataBuilder<StudentDiscountPageData> = async (context, params, path) => {
  const [page, collection] = await Promise.all([
    textPageData(context, params, path),
    collectionWithCards(context, BUDGET_COLLECTION, { first: RAIL }),
  ]);
  if (!page) return undefined;
  const alt = 'Zuri with braids, hands on her hips, in a strawberry dress';
  return { page, picture: scenePicture(context.pictureBase, 's/customer-zuri', alt), cards: collection?.cards ?? [] };
};

/** Products that together are measured everywhere a body is. */
const WOMEN = ['lido-one-piece-citrus-grove'];
const MEN = ['regatta-polo-citrus-grove', 'jetty-swim-shorts-citrus-grove'];

/** The body of each size, from the measures of these products taken together. */
async function bodiesOf({ api }: PageDataContext, handles: readonly string[]): Promise<BodySize[]> {
  const measured = await Promise.all(
    handles.map(async (handle) => {
      const { product } = providerData(await api.request(SizeMeasures, { handle }));
      return measuredSizes(product?.measurements?.value);
    }),
  );
  const [first = []] = measured;
  return first.map(({ size }) => ({
    size,
    measures: Object.fromEntries(
      measured.flatMap((sizes) => Object.entries(sizes.find((other) => other.size === size)?.body ?? {})),
    ),
  }));
}

export const sizeGuidePageData: PageDataBuilder<SizeGuidePageData> = async (context, params, path) => {
  const [page, women, men] = await Promise.all([
    textPageData(context, params, path),
    bodiesOf(context, WOMEN),
    bodiesOf(context, MEN),
  ]);
  return page && { page, women, men };
};

/** What the provider promises every country of the shop; one it promises nothing is not in the table. */
export const shippingPageData: PageDataBuilder<ShippingPageData> = async (context, params, path) => {
  const page = await textPageData(context, params, path);
  if (!page) return undefined;
  const countries = await countriesSoldTo(context);
  const rows = await Promise.all(
    countries.map(async ({ countryCode, countryName }): Promise<DeliveryRow | undefined> => {
      const { shop } = providerData(await context.api.request(DeliveryTo, { country: countryCode }));
      const standard = deliveryPromise(shop.standard?.value);
      const express = deliveryPromise(shop.express?.value);
      const freeFrom = moneyIn(shop.freeFrom?.value);
      return standard && express && freeFrom && { code: countryCode, name: countryName, standard, express, freeFrom };
    }),
  );
  return { page, rows: rows.filter((row) => row !== undefined) };
};

export const bayClubPageData: PageDataBuilder<BayClubPageData> = async ({ api, country, pictureBase }) => ({
  picture: scenePicture(pictureBase, 's/club-swimmers', ''),
  terms: clubTermsOf(providerData(await api.request(ClubTerms, { country }))),
});
