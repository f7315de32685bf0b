/** What is known of a page's name: its visible headings in order, the document's title, its address. */
export interface PageNameSources {
  headings: readonly string[];
  title: string;
  pathname: string;
}

/** How a page is spoken of: by its first heading that says something, else its title, else its address. */
export function pageName({ headings, title, pathname }: PageNameSources): string {
  const heading = headings.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => text !== '');
  return heading ?? (title.trim() || `new page at ${pathname}`);
}
