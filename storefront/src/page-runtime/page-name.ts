/** What is known of a page's name: its visible headings in order, the document's title, its address. */
export interface PageNameSources {
  headings: readonly string[];
  title: string;
  pathname: string;
}

const headingOf = (headings: readonly string[]): string | undefined =>
  headings.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => text !== '');

/** Whether the page's name may be on its way still: no heading says it, and the title is that of the page before. */
export function mayBeNamedLater({ headings, title }: PageNameSources, titleBefore: string): boolean {
  return headingOf(headings) === undefined && title === titleBefore;
}

/** How a page is spoken of: by its first heading that says something, else its title, else its address. */
export function pageName({ headings, title, pathname }: PageNameSources): string {
  return headingOf(headings) ?? (title.trim() || `new page at ${pathname}`);
}
