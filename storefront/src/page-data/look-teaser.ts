import { AFTERGLOW } from '@bluebird-bay/content/lookbooks/afterglow.ts';
import type { LookTeaserData } from '../features/home/look-teaser.tsx';
import type { PageDataContext } from './page-data.ts';
import { piecesByHandle } from './pieces.ts';
import { scenePicture } from './scene-picture.ts';

/** Pieces below the words: what fits on a phone. */
const SHOWN = 3;

/** The lookbook of the moment, for the home page's plum section. */
export async function lookTeaser(context: PageDataContext): Promise<LookTeaserData> {
  const { slug, title, cover, alongside } = AFTERGLOW;
  const wanted = [...cover.spots.map(({ piece }) => piece), ...alongside].slice(0, SHOWN);
  const pieces = await piecesByHandle(context, wanted);
  return {
    slug,
    title,
    picture: scenePicture(context.pictureBase, 's/afterglow', cover.alt),
    pieces: [...pieces.values()].map(({ handle, title: name, price, flat }) => ({
      handle,
      title: name,
      price,
      picture: flat,
    })),
  };
}
