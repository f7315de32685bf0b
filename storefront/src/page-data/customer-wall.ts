import { CUSTOMERS } from '@bluebird-bay/content/customers.ts';
import type { Snap } from '../features/home/customer-wall.tsx';
import type { PageDataContext } from './page-data.ts';
import { piecesByHandle } from './pieces.ts';
import { scenePicture } from './scene-picture.ts';

/** Who wears what on the wall; a snapshot of a piece that is no longer sold comes down. */
export async function customerWall(context: PageDataContext): Promise<Snap[]> {
  const pieces = await piecesByHandle(
    context,
    CUSTOMERS.map(({ piece }) => piece),
  );
  return CUSTOMERS.flatMap(({ name, scene, piece: handle, alt }) => {
    const piece = pieces.get(handle);
    if (!piece) return [];
    const wears = piece.print ? `${piece.title} in ${piece.print}` : piece.title;
    return [{ name, handle, wears, picture: scenePicture(context.pictureBase, `s/${scene}`, alt) }];
  });
}
