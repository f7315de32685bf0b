import { SiteFrame } from './app.tsx';
import { PAGE_MODULES } from './page-modules.ts';
import { startPage } from './page-runtime/start.tsx';
import { PAGE_TABLE } from './page-table.ts';

void startPage({ rows: PAGE_TABLE, modules: PAGE_MODULES, frame: SiteFrame });
