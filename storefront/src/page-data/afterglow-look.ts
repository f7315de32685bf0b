import type { AfterglowLook, AfterglowPiece } from '../features/home/afterglow.tsx';
import { cardPictures } from '../features/product/card-pictures.ts';
import { type AfterglowPieceFragment, AfterglowPieces } from '../storefront-api/generated/operations.ts';
import type { PageDataContext } from './page-data.ts';
import { providerData } from './provider-data.ts';
import { scenePicture } from './scene-picture.ts';

/** The piece the look is built on; what goes with it comes from its own matches. */
const FIRST_PIECE = 'kaila-top-passionfruit';

function piece({ handle, title, priceRange, images }: AfterglowPieceFragment): AfterglowPiece | undefined {
  const pictures = cardPictures(images.nodes, title);
  return pictures && { handle, title, price: priceRange.minVariantPrice, picture: pictures.flat };
}

/** The look of the home page's plum section; undefined when the range does not hold its first piece. */
export async function afterglowLook({
  api,
  country,
  pictureBase,
}: PageDataContext): Promise<AfterglowLook | undefined> {
  const { product } = providerData(await api.request(AfterglowPieces, { handle: FIRST_PIECE, country }));
  if (!product) return undefined;
  const matches = (product.matches?.references?.nodes ?? []).filter(
    (node): node is AfterglowPieceFragment => 'handle' in node,
  );
  const alt = 'Model in the Passionfruit scoop top and high-waist bottoms in an orange archway';
  return {
    picture: scenePicture(pictureBase, 's/afterglow', alt),
    pieces: [product, ...matches].map(piece).filter((found) => found !== undefined),
  };
}
