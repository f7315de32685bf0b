import { APP_DATA_URL, PAGE_BOOT_ID, PAGE_DATA_ID, PAGE_ROOT_ID } from './page-runtime/names.ts';
import type { PageBoot } from './page-runtime/page-data.ts';
import { SHOP_CONFIG_ID, type ShopConfig } from './storefront-api/shop-config.ts';

/** The files a document of one template asks for first; addresses. */
export interface DocumentFiles {
  entry: string;
  /** Scripts the entry or the page module will ask for. */
  modules: readonly string[];
  styles: readonly string[];
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
}

const attribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** JSON that cannot end the script it stands in, nor begin a comment there. */
export function jsonForScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function jsonScript(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${jsonForScript(json)}</script>`;
}

function links({ entry, modules, styles, fonts }: DocumentFiles): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`),
    `<script type="module" src="${attribute(entry)}"></script>`,
    ...modules.map((href) => `<link rel="modulepreload" href="${attribute(href)}">`),
    `<link rel="preload" as="fetch" href="${APP_DATA_URL}" crossorigin>`,
  ].join('');
}

/** A whole HTML document. Nothing in it executes inline, so the content security policy needs no exception. */
export function pageDocument({ head, body, pageData, boot, shopConfig, files }: DocumentParts): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}${links(files)}</head><body><div id="${PAGE_ROOT_ID}">${body}</div>${jsonScript(PAGE_DATA_ID, pageData)}${jsonScript(PAGE_BOOT_ID, JSON.stringify(boot))}${jsonScript(SHOP_CONFIG_ID, JSON.stringify(shopConfig))}</body></html>`;
}
