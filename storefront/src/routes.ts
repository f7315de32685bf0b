import { PAGE_MODULES } from './page-modules.ts';
import type { PageModule } from './page-runtime/loading/page-data.ts';
import type { Routes } from './page-runtime/router/start-router.ts';
import { PAGE_TABLE } from './page-table.ts';

/** By template, the scripts a page takes: the build writes them in (`bundle/page-scripts.ts`). */
const SCRIPTS = new Map(
  (process.env.PAGE_SCRIPTS ?? '').split(';').map((line) => {
    const [template, ...scripts] = line.split(' ');
    return [template, scripts];
  }),
);

/** Has the browser fetch scripts, all at once: it would hear of each from the one before, a round trip later every time. */
function fetchAll(scripts: readonly string[]): void {
  for (const script of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(script, import.meta.url).href;
    document.head.append(link);
  }
}

/** The page module of a template, all that its page takes being on the way with it. */
const atOnce = (template: string, load: () => Promise<PageModule>) => (): Promise<PageModule> => {
  fetchAll(SCRIPTS.get(template) ?? []);
  SCRIPTS.delete(template);
  return load();
};

/** All the browser needs to know to go to other pages; the first one comes with its document. */
export const ROUTES: Routes = {
  rows: PAGE_TABLE,
  modules: Object.fromEntries(
    Object.entries(PAGE_MODULES).map(([template, load]) => [template, atOnce(template, load)]),
  ),
};
