import type { ComponentType } from 'react';
import type { HomeCountry, LinkedCollection, PageProps } from '../page.ts';
import { unpackData } from './packed-data.ts';

/**
 * The data of one page, which travels packed (`packData`): page-data.json, and the same text inside the document.
 * `data` is for the page module of that name alone; `never` keeps everybody else from reading it. How the fields are
 * named, `webpackCompilationHash` of app-data.json too, is the file format's: whoever reads these files expects Gatsby's names.
 */
export interface PageData {
  componentChunkName: string;
  /** Decoded, in the canonical spelling. */
  path: string;
  matchPath: string;
  result: { data: never };
  /** The country whose prices the page shows. */
  country: string;
  staticQueryHashes: readonly string[];
  slicesMap: Readonly<Record<string, string>>;
}

export type PageComponent = ComponentType<PageProps<never>>;

/** The modules of `src/pages/`, by template; each is a chunk of its own in the browser. */
export type PageModules = Readonly<Record<string, () => Promise<PageModule>>>;

export interface PageModule {
  default: PageComponent;
}

/** How the document was served. */
export interface PageBoot {
  /** The page whose HTML this is, decoded. */
  pagePath: string;
  /** The query it answers, with its `?`; absent where the page is the same whatever is asked. */
  search?: string;
  /** Its template, and the address of the module that shows it. */
  template: string;
  moduleUrl: string;
  /** The address of the style sheet of what comes later. */
  styleUrl: string;
  /** What the page is given as `params`. */
  params: Readonly<Record<string, string>>;
  /** Where shoppers see the shop, without a slash at the end. */
  origin: string;
  /** Collections the shop leads to, where they are not the house's own. */
  linkedCollections?: readonly LinkedCollection[];
  /** Where the shop is at home, where that is not the house's own country. */
  home?: HomeCountry;
  /** Beginnings of addresses that nothing leads to. */
  closed?: readonly string[] | undefined;
  /** The build this HTML and its scripts belong to. */
  buildHash: string;
}

/** A page that can be shown now. */
export interface LoadedPage {
  status: 'success';
  page: Omit<PageData, 'result'> & {
    /** The build the server served when this page was loaded; empty when it would not say. */
    webpackCompilationHash: string;
  };
  json: PageData['result'];
  component: PageComponent;
  notFound: boolean;
  internalServerError: boolean;
  /** When its data was kept (ISO 8601), where that is not from the server now but as it was last seen. */
  lastSeen?: string;
}

/** A page that cannot be had; the document may still be. */
export interface FailedPage {
  status: 'error';
  error: Error;
}

const isPageData = (value: unknown): value is PageData => typeof Object(value).path === 'string';

/** The page data in `text`, or `undefined` when it is none. */
export function parsePageData(text: string): PageData | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (!isPageData(data)) return undefined;
    unpackData(data.result);
    return data;
  } catch {
    return undefined;
  }
}

/** Where a page's data lies in the prices of `country`: `…/page-data.US.json`. */
export function countryDataUrl(dataUrl: string, country: string | undefined): string {
  return country ? dataUrl.replace(/json$/, `${country}.json`) : dataUrl;
}
