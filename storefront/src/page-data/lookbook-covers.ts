import type { Lookbook } from '@bluebird-bay/content/lookbooks/lookbook.ts';
import type { LookbookCover } from '../features/lookbook/lookbook-data.ts';
import type { PageDataContext } from './page-data.ts';
import { scenePicture } from './scene-picture.ts';

export function lookbookCover({ pictureBase }: PageDataContext, { slug, title, tone, cover }: Lookbook): LookbookCover {
  return { slug, title, tone, picture: scenePicture(pictureBase, `s/${cover.scene}`, cover.alt) };
}
