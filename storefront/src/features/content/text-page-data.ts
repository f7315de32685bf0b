import type { PictureSource } from '../../ui/picture.tsx';
import type { PartData } from './part-data.ts';
import type { FrontMatter, TextHeading, Word } from './text-page.ts';

/** A page to read next. */
export interface NextPage {
  to: string;
  title: string;
  /** What it is about, in a sentence. */
  line: string;
}

/** What every page of text shows, whatever its template. */
export interface TextPageData {
  path: string;
  front: Pick<FrontMatter, 'title' | 'description' | 'lead' | 'date' | 'author' | 'version' | 'hidden' | 'tags'>;
  picture?: PictureSource;
  words: readonly Word[];
  headings: readonly TextHeading[];
  minutes: number;
  wordCount: number;
  next: readonly NextPage[];
  data: PartData;
}

/** A post as it is announced. */
export interface PostTeaser {
  path: string;
  title: string;
  lead: string;
  date: string;
  author: string;
  minutes: number;
  picture: PictureSource;
}

/** A post of the blog, and the one before it. */
export interface PostData extends TextPageData {
  older?: PostTeaser;
}

/** All posts, the newest first. */
export interface BlogData {
  posts: readonly PostTeaser[];
}
