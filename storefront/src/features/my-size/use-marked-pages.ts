import { useEffect, useState } from 'react';
import type { ListPage } from '../collection/list/list-page.ts';
import { useFit } from '../size-guide/use-fit.ts';
import { markPages } from './mark-pages.ts';

/** `markPages` for a list that the server may have written, which knows of nobody's size: the first drawing is its own. */
export function useMarkedPages(pages: readonly ListPage[]): readonly ListPage[] {
  useFit();
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere ? markPages(pages) : pages;
}
