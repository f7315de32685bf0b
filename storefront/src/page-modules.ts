import type { PageComponent, PageModules } from './page-runtime/page-data.ts';

const modules = import.meta.glob<{ default: PageComponent }>('./pages/*-page.tsx');

/** The page modules by template, each a chunk of its own. */
export const PAGE_MODULES: PageModules = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [file.replace(/^\.\/pages\/|-page\.tsx$/g, ''), load]),
);
