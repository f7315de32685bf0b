import { type PromisedAmounts as Amounts, countCatalogue, type PartData } from '../../features/content/part-data.ts';
import type { Word, WordElement } from '../../features/content/text-page.ts';
import { type Tariff, tariffOf } from '../../features/tariffs/tariff-table.tsx';
import { CountedProducts, PromisedAmounts, TariffsOf } from '../../storefront-api/generated/operations.ts';
import { moneyIn } from '../../storefront-api/metafield.ts';
import { everyNode, productsByHandle, providerData } from '../catalogue/provider-data.ts';
import { countriesSoldTo } from '../countries-sold-to.ts';
import type { PageDataContext } from '../page-data.ts';
import { customerWall } from '../stories/customer-wall.ts';
import { scenePicture } from '../stories/scene-picture.ts';

/** What the provider asks for in every country of the shop, in the order of the shop. Throws `ProviderFailed`. */
export async function everyTariff(context: PageDataContext): Promise<Tariff[]> {
  const countries = await countriesSoldTo(context);
  return Promise.all(
    countries.map(async ({ countryCode, countryName }) =>
      tariffOf(
        { code: countryCode, name: countryName },
        providerData(await context.api.request(TariffsOf, { country: countryCode })),
      ),
    ),
  );
}

/** Every element among some words, those inside others included. */
function elementsOf(words: readonly Word[]): readonly WordElement[] {
  return words.flatMap((word) => (typeof word === 'string' ? [] : [word, ...elementsOf(word.children ?? [])]));
}

/** The values of an attribute of all elements of a name. */
export const attributesOf = (words: readonly Word[], name: string, attribute: string): readonly string[] =>
  elementsOf(words).flatMap((element) => (element.name === name ? (element.attributes?.[attribute] ?? []) : []));

/** Reads what one kind of part shows; `undefined` where the words do not call for it. */
type PartReader = (
  context: PageDataContext,
  words: readonly Word[],
  calls: ReadonlySet<string>,
) => Promise<PartData | undefined>;

const pictures: PartReader = async ({ pictureBase }, words, calls) => {
  if (!calls.has('Scene')) return undefined;
  const scenes = elementsOf(words).filter(({ name }) => name === 'Scene');
  return {
    pictures: Object.fromEntries(
      scenes.map(({ attributes: { spec = '', alt = '' } = {} }) => [spec, scenePicture(pictureBase, spec, alt)]),
    ),
  };
};

const cards: PartReader = async (context, words, calls) => {
  if (!calls.has('Products')) return undefined;
  const handles = attributesOf(words, 'Products', 'handles').flatMap((list) => list.split(/\s+/));
  return { cards: Object.fromEntries(await productsByHandle(context, [...new Set(handles)])) };
};

const AMOUNTS = ['PairSaving', 'FreeFrom', 'GiftFrom'];

async function amountsIn({ api, country }: PageDataContext): Promise<Amounts> {
  const { shop } = providerData(await api.request(PromisedAmounts, { country }));
  const pair = moneyIn(shop.pair?.value);
  const freeFrom = moneyIn(shop.freeFrom?.value);
  const giftFrom = moneyIn(shop.giftFrom?.value);
  return { ...(pair && { pair }), ...(freeFrom && { freeFrom }), ...(giftFrom && { giftFrom }) };
}

const amounts: PartReader = async (context, _words, calls) =>
  AMOUNTS.some((name) => calls.has(name)) ? { amounts: await amountsIn(context) } : undefined;

const COUNTS = ['CatalogueFigures', 'PactFigures'];

/** Whether words say how much there is of everything, for which all of it is read. */
export const countsCatalogue = (words: readonly Word[]): boolean =>
  elementsOf(words).some(({ name }) => COUNTS.includes(name));

const counts: PartReader = async ({ api, country }, _words, calls) => {
  if (!COUNTS.some((name) => calls.has(name))) return undefined;
  const products = await everyNode(
    async (after) => providerData(await api.request(CountedProducts, { country, after })).products,
  );
  return {
    counts: countCatalogue(
      products.map(({ productType, title, print, fabric }) => ({
        kind: productType,
        title,
        print: print?.value ?? '',
        fabric: fabric?.value ?? '',
      })),
    ),
  };
};

const snaps: PartReader = async (context, _words, calls) =>
  calls.has('SnapWall') ? { snaps: await customerWall(context) } : undefined;

const dutyCountries: PartReader = async (context, _words, calls) =>
  calls.has('DutyCountries')
    ? { dutyCountries: (await everyTariff(context)).flatMap(({ name, duty }) => (duty ? [name] : [])) }
    : undefined;

const READERS: readonly PartReader[] = [pictures, cards, amounts, counts, snaps, dutyCountries];

/** What the parts on a page show. Throws `ProviderFailed`. */
export async function partData(context: PageDataContext, words: readonly Word[]): Promise<PartData> {
  const calls = new Set(elementsOf(words).map(({ name }) => name));
  const found = await Promise.all(READERS.map((read) => read(context, words, calls)));
  return Object.assign({}, ...found);
}
