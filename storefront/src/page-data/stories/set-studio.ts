import { drawnImage } from '../../features/game/doll/drawn-item.ts';
import type { StudioData, StudioPrint, StudioProduct } from '../../features/set-builder/studio/studio-data.ts';
import { StudioProducts, type StudioProductsQuery } from '../../storefront-api/generated/operations.ts';
import { allPrints } from '../catalogue/prints.ts';
import { everyNode, providerData } from '../catalogue/provider-data.ts';
import type { PageDataBuilder, PageDataContext } from '../page-data.ts';

type Node = NonNullable<StudioProductsQuery['collection']>['products']['nodes'][number];

const NONE = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
const TILE = 100;

async function productsOf({ api, country }: PageDataContext, handle: string): Promise<Node[]> {
  return everyNode(
    async (after) =>
      providerData(await api.request(StudioProducts, { handle, country, after })).collection?.products ?? NONE,
  );
}

/** What can be drawn on a body of those cut from one print. */
function cutFrom(print: string, nodes: readonly Node[]): StudioProduct[] {
  return nodes.flatMap(({ handle, title, tags, availableForSale, priceRange, images }) => {
    const image = drawnImage(images.nodes.find(({ url }) => drawnImage(url))?.url);
    if (image === undefined || !tags.includes(`print_${print}`)) return [];
    return [{ handle, title, price: priceRange.minVariantPrice, image, ...(!availableForSale && { soldOut: true }) }];
  });
}

/** Every print that both halves of a set are cut from, with what is cut from it, in the order of all prints: it begins with fruit. */
export const makeASetPageData: PageDataBuilder<StudioData> = async (context) => {
  const [all, tops, bottoms] = await Promise.all([
    allPrints(context),
    productsOf(context, 'tops'),
    productsOf(context, 'bottoms'),
  ]);
  const prints = all.map(
    ({ handle, title, cloth }): StudioPrint => ({
      handle,
      title,
      cloth: cloth.small.replace('@400.', `@${TILE}.`),
      top: cutFrom(handle, tops),
      bottoms: cutFrom(handle, bottoms),
    }),
  );
  const [first, ...others] = prints.filter(({ top, bottoms: halves }) => top.length > 0 && halves.length > 0);
  return first && { pictureBase: context.pictureBase, prints: [first, ...others] };
};
