import { PAGE_MODULES } from './page-modules.ts';
import type { Routes } from './page-runtime/router/start-router.ts';
import { PAGE_TABLE } from './page-table.ts';

/** All the browser needs to know to go to other pages; the first one comes with its document. */
export const ROUTES: Routes = { rows: PAGE_TABLE, modules: PAGE_MODULES };
