import { BEFORE_PAINT_SCRIPT } from './before-paint-script.ts';
import { FIRST_VIEW_SCRIPT } from './page-runtime/first-view/generated/first-view-script.ts';
import type { PageBoot } from './page-runtime/loading/page-data.ts';
import { APP_DATA_URL, LATER, PAGE_BOOT_ID, PAGE_DATA_ID, PAGE_ROOT_ID } from './page-runtime/names.ts';
import { SHOP_CONFIG_ID, type ShopConfig } from './storefront-api/shop-config.ts';

/** The files a document of one template asks for first; addresses. */
export interface DocumentFiles {
  entry: string;
  /** The module that shows the page. */
  page: string;
  /** Scripts the entry or the page module will ask for. */
  modules: readonly string[];
  /** What the first view is styled by. */
  style: string;
  /** What everything that comes later is styled by; not asked for first. */
  lateStyle: string;
  fonts: readonly string[];
}

export interface DocumentParts {
  /** Rendered title, metas and links. */
  head: string;
  /** Rendered content of `#page`. */
  body: string;
  /** The page data as it travels. */
  pageData: string;
  boot: PageBoot;
  shopConfig: ShopConfig;
  files: DocumentFiles;
  /** What search engines are told, as JSON-LD. */
  structured?: string | undefined;
  /** Whose prices the page shows, and where its data lies; no currency (`''`) and no address where it shows none. */
  prices: { country: string; currency: string; dataUrl: string };
}

const attribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** JSON that cannot end the script it stands in, nor begin a comment there. */
export function jsonForScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function jsonScript(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${jsonForScript(json)}</script>`;
}

function links({ entry, modules, style, fonts }: DocumentFiles): string {
  // Nobody can press what is not to be seen yet: the scripts wait for the first picture (`first-view.ts`).
  return [
    `<link rel="stylesheet" href="${attribute(style)}">`,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`),
    ...[entry, ...modules].map((href) => `<link rel="${LATER}" href="${attribute(href)}">`),
    `<link rel="${LATER}" as="fetch" href="${APP_DATA_URL}" crossorigin>`,
  ].join('');
}

/** The bar of phone browsers takes the colour of the announcement below it. */
const ICONS =
  '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#17305f">';

const firstViewScript = ({ entry }: DocumentFiles): string =>
  `<script data-entry="${attribute(entry)}">${FIRST_VIEW_SCRIPT}</script>`;

function beforePaintScript({ country, currency, dataUrl }: DocumentParts['prices'], isAnswered: boolean): string {
  return `<script${isAnswered ? ' data-answered' : ''} data-country="${attribute(country)}" data-currency="${attribute(currency)}" data-url="${attribute(dataUrl)}">${BEFORE_PAINT_SCRIPT}</script>`;
}

/** A whole HTML document. Two scripts in it execute inline; the content security policy knows their hashes. */
export function pageDocument({
  head,
  body,
  pageData,
  boot,
  shopConfig,
  files,
  structured,
  prices,
}: DocumentParts): string {
  const { market, ...told } = shopConfig;
  return `<!doctype html><html lang="en"${market ? ` data-market="${attribute(JSON.stringify(market))}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${ICONS}${firstViewScript(files)}${beforePaintScript(prices, boot.search !== undefined)}${head}${links(files)}</head><body><div id="${PAGE_ROOT_ID}">${body}</div>${jsonScript(PAGE_DATA_ID, pageData)}${jsonScript(PAGE_BOOT_ID, JSON.stringify(boot))}${jsonScript(SHOP_CONFIG_ID, JSON.stringify(told))}${structured ? `<script type="application/ld+json">${jsonForScript(structured)}</script>` : ''}</body></html>`;
}
