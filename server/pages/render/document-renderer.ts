import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rating } from '@bluebird-bay/storefront/src/page-data/structured-data/structured-data.ts';
import type { DocumentFiles } from '@bluebird-bay/storefront/src/page-document.ts';
import type { ShopConfig } from '@bluebird-bay/storefront/src/storefront-api/shop-config.ts';
import type { BuiltPage, StorefrontRenderer } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import { type ClientBuild, documentFiles, isBuiltStyles, isManifest } from './document-files.ts';
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
  const read = (name: string): Promise<string> => readFile(join(build, 'client/.vite', name), 'utf8');
  const manifest: unknown = JSON.parse(await read('manifest.json'));
  const styles: unknown = JSON.parse(await read('styles.json'));
  if (!isManifest(manifest) || !isBuiltStyles(styles))
    throw new Error(`The build in ${build} does not say what is in it.`);
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
