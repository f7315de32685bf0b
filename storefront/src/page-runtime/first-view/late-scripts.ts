import { LATER } from '../names.ts';

/** Has the browser fetch what the document names for later, all at once. */
function fetchNamed(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${LATER}"]`))
    link.rel = link.as ? 'preload' : 'modulepreload';
}

/** Starts the page's scripts, whose first is `entry`. Rejects when they cannot be had; asked again it tries again. */
export function startScripts(entry: string): Promise<unknown> {
  fetchNamed();
  return import(/* @vite-ignore */ entry);
}
