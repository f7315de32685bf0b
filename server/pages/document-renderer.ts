import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltStyles } from '@bluebird-bay/storefront/split-styles.ts';
import type { Rating } from '@bluebird-bay/storefront/src/page-data/structured-data/structured-data.ts';
import type { DocumentFiles } from '@bluebird-bay/storefront/src/page-document.ts';
import type { ShopConfig } from '@bluebird-bay/storefront/src/storefront-api/shop-config.ts';
import type { BuiltPage, StorefrontRenderer } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import { type ClientBuild, documentFiles, type Manifest } from './document-files.ts';
import { loadRenderer } from './load-renderer.ts';

/** What documents of one build depend on beside their page. */
export interface DocumentSources {
  /** The build's folder. */
  build: string;
  buildHash: string;
  shopConfig: ShopConfig;
}

/** A page's HTML, from its data. */
export type RenderDocument = (page: BuiltPage, rating: Rating | undefined) => string;

function filesByTemplate(client: ClientBuild): (template: string) => DocumentFiles {
  const known = new Map<string, DocumentFiles>();
  return (template) => {
    const files = known.get(template) ?? documentFiles(client, template);
    known.set(template, files);
    return files;
  };
}

/** The storefront of a build, and how its documents are made: alike in the server and in a render thread. */
export async function documentRenderer({
  build,
  buildHash,
  shopConfig,
}: DocumentSources): Promise<{ renderer: StorefrontRenderer; renderDocument: RenderDocument }> {
  const renderer = await loadRenderer(build, buildHash);
  const record = async (name: string) => JSON.parse(await readFile(join(build, 'client/.vite', name), 'utf8'));
  const manifest: Manifest = await record('manifest.json');
  const styles: BuiltStyles = await record('styles.json');
  const filesOf = filesByTemplate({ manifest, styles, fonts: renderer.fonts });
  return {
    renderer,
    renderDocument: (page, rating) =>
      renderer.renderDocument(page, {
        buildHash,
        shopConfig,
        rating,
        files: filesOf(page.template),
      }),
  };
}
