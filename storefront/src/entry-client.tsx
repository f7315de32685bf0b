import { SiteFrame } from './app.tsx';
import { startPage } from './page-runtime/start.tsx';

void startPage({
  routes: () => import('./routes.ts').then((module) => module.ROUTES),
  frame: SiteFrame,
  country: () => import('./features/country/shoppers-country.ts').then((module) => module.SHOPPERS_COUNTRY),
  notes: () => import('./features/offline/page-notes.ts').then((module) => module.PAGE_NOTES),
});
