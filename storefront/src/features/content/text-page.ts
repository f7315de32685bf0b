/** What a page of text is made of: words, and elements that hold others. */
export type Word = string | WordElement;

export interface WordElement {
  /** 'p', 'h2' …; with a capital, a part of ours: 'Products'. */
  name: string;
  attributes?: Readonly<Record<string, string>>;
  children?: readonly Word[];
}

/** Where a page of text begins a new thought. */
export interface TextHeading {
  /** Its anchor. */
  id: string;
  title: string;
  level: 2 | 3;
}

/** What stands above the words of a page in `content/`, checked while building. */
export interface FrontMatter {
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Below the title. */
  lead?: string | undefined;
  /** A scene of the art kit, 's/lookbook-sunchasers', and what is to be seen on it. */
  picture?: string | undefined;
  alt?: string | undefined;
  /** 'YYYY-MM-DD': when it was written; of law, since when it holds. */
  date?: string | undefined;
  author?: string | undefined;
  tags?: readonly string[] | undefined;
  /** Of law: which edition it is. */
  version?: number | undefined;
  /** Addresses of pages to read next. */
  related: readonly string[];
  /** Not for search engines. */
  hidden?: boolean | undefined;
}

/** A page of text as the search knows it. */
export interface FoundText {
  label: string;
  to: string;
  /** What people type who look for it; its beginnings count too. */
  terms: readonly string[];
}

/** A page of text, as its file in `content/` says it. */
export interface TextPage {
  /** Canonical: '/about-us/'. */
  path: string;
  /** The page module that shows it. */
  template: string;
  front: FrontMatter;
  words: readonly Word[];
  headings: readonly TextHeading[];
  /** How many words there are to read, and how many minutes that takes. */
  wordCount: number;
  minutes: number;
}
