import { thumbOf } from '../../ui/thumb.ts';

/** A collection whose title answers what is searched for. */
export interface FoundCollection {
  handle: string;
  title: string;
  picture?: string;
}

export function foundCollection({
  handle,
  title,
  image,
}: {
  handle: string;
  title: string;
  image: { url: string } | null;
}): FoundCollection {
  return { handle, title, ...(image && { picture: thumbOf({ small: image.url }) }) };
}
