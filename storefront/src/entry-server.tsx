import { renderToString } from 'react-dom/server';
import { SiteFrame } from './app.tsx';
import { ANSWERED_QUERIES, PAGE_DATA_BUILDERS } from './page-data/builders.ts';
import { readCatalogueSnapshot } from './page-data/catalogue/read-catalogue-snapshot.ts';
import { listFrontPages, listPages, listSitemap } from './page-data/list-pages.ts';
import { closedDoors, insteadOfPage } from './page-data/not-offered.ts';
import { PAGE_SLICES, SHARED_FILES, sharedFile } from './page-data/shared-data.ts';
import { structuredData } from './page-data/structured-data/things-of-page.ts';
import { attributesOf } from './page-data/text/part-data.ts';
import { posts, textPageProblems, textPages } from './page-data/text/text-page-data.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_MODULES, type Template } from './page-modules.ts';
import { createPageTable, type PageMatch } from './page-runtime/addresses/page-matching.ts';
import { laterParts } from './page-runtime/document/later-parts.ts';
import { packData } from './page-runtime/loading/packed-data.ts';
import { type PageBoot, type PageComponent, type PageData, parsePageData } from './page-runtime/loading/page-data.ts';
import { NOT_FOUND_PATH, PAGE_FOCUS_ID, SERVER_ERROR_PATH } from './page-runtime/names.ts';
import { PageRoot } from './page-runtime/page-root.tsx';
import { PAGE_TABLE } from './page-table.ts';
import type { StorefrontRenderer } from './storefront-renderer.ts';
import { FIRST_VIEW_FONTS } from './styles/font-files.ts';

/** All page modules, here from the start: rendering never waits. */
const components = new Map<string, PageComponent>(
  await Promise.all(Object.entries(PAGE_MODULES).map(async ([name, load]) => [name, (await load()).default] as const)),
);
await laterParts.load();
const table = createPageTable(PAGE_TABLE);
const wrong = textPageProblems(textPages(), table);
if (wrong.length > 0) throw new Error(`Pages of text that cannot be shown, or lead nowhere:\n${wrong.join('\n')}`);

/** An amount, as the provider writes it: a page without any costs the same everywhere. */
const CURRENCY = /"currencyCode":"([A-Z]{3})"/;

function match(address: string): PageMatch {
  const found = table.find(address);
  if (!found) throw new Error('The page table has no wildcard.');
  return found;
}

/** The page's HTML, split where `#page-focus` begins: React writes what belongs into the head before it. */
function renderPage(
  data: PageData,
  { params, origin, linkedCollections, home, closed, search = '' }: Omit<PageBoot, 'pagePath'>,
): { head: string; body: string } {
  const component = components.get(data.componentChunkName);
  if (!component) throw new Error(`There is no page module ${data.componentChunkName}.`);
  const { result, ...page } = data;
  const servedPath = encodeURI(data.path);
  const html = renderToString(
    <PageRoot
      first={{
        location: { pathname: servedPath, search, hash: '', key: '' },
        page: {
          status: 'success',
          page: { ...page, webpackCompilationHash: '' },
          json: result,
          component,
          notFound: data.path === NOT_FOUND_PATH,
          internalServerError: data.path === SERVER_ERROR_PATH,
        },
        params,
      }}
      servedPath={servedPath}
      search={search}
      origin={origin}
      linkedCollections={linkedCollections}
      home={home}
      closed={closed}
      frame={SiteFrame}
    />,
  );
  const start = html.indexOf(`<div id="${PAGE_FOCUS_ID}"`);
  return { head: html.slice(0, start), body: html.slice(start) };
}

export const renderer: StorefrontRenderer = {
  fonts: FIRST_VIEW_FONTS,
  dynamicBeginnings: [
    ...new Set(
      PAGE_TABLE.flatMap(({ isSecret, matchPath }) => (isSecret && /^((?:\/:lang)?[^:]+):/.exec(matchPath)?.[1]) || []),
    ),
  ],
  listPages,
  listFrontPages,
  readCatalogueSnapshot,
  listSitemap,
  posts: posts().map(({ path, front: { title, lead = '', author = '', date = '', tags = [] } }) => ({
    address: path,
    title,
    summary: lead,
    author,
    date,
    tags,
  })),
  words: textPages().map(({ path, minutes, front: { picture }, words }) => ({
    address: path,
    minutes,
    pictures: [...(picture ? [picture] : []), ...attributesOf(words, 'Scene', 'spec')],
  })),
  sharedFiles: SHARED_FILES,
  sharedFile,
  find(address) {
    const { row, address: canonical } = match(address);
    const { template, isSecret = false } = row;
    return { address: canonical, template, isUnknown: row.matchPath !== row.path, isSecret };
  },
  answersQuery: (template) => ANSWERED_QUERIES.has(template),
  answeredQuery: (template, search) => ANSWERED_QUERIES.get(template)?.(search) || undefined,
  async buildPage(address, context) {
    const { row, params, pagePath } = match(address);
    const instead = insteadOfPage(row.template, context);
    const template = instead ? ('not-offered' satisfies Template) : row.template;
    const data = instead ?? (await PAGE_DATA_BUILDERS.get(template)?.(context, params, pagePath));
    if (data === undefined) return undefined;
    const json = JSON.stringify({
      componentChunkName: template,
      path: pagePath,
      matchPath: row.matchPath,
      country: context.country,
      result: { data: packData(data) },
      ...PAGE_SLICES,
    });
    const currency = CURRENCY.exec(json)?.[1];
    return {
      path: pagePath,
      template,
      json,
      ...(context.search && { search: context.search }),
      ...(currency && { currency }),
    };
  },
  renderDocument({ path, search, json, currency }, { buildHash, shopConfig, rating, files }) {
    const origin = shopConfig.shopOrigin;
    const data = parsePageData(json);
    if (!data) throw new Error(`The page data of ${path} is none.`);
    const { params, dataUrl, address } = match(encodeURI(path));
    const structured = structuredData(data.componentChunkName, data.result.data, { origin, path: address, rating });
    const boot = {
      pagePath: path,
      ...(search && { search }),
      template: data.componentChunkName,
      moduleUrl: files.page,
      styleUrl: files.lateStyle,
      params,
      origin,
      ...(shopConfig.linkedCollections && { linkedCollections: shopConfig.linkedCollections }),
      ...(shopConfig.market && { home: shopConfig.market.home }),
      ...(shopConfig.lacks && { closed: closedDoors(shopConfig) }),
      buildHash,
    };
    return pageDocument({
      ...renderPage(data, boot),
      pageData: json,
      boot,
      shopConfig,
      files,
      structured,
      prices: { country: data.country, currency: currency ?? '', dataUrl: currency ? dataUrl : '' },
    });
  },
};
