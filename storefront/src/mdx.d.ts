/** A page of text in `content/`, read while building: the page as data. */
declare module '*.mdx' {
  const page: import('./features/content/text-page.ts').TextPage;
  export default page;
}

/** Addresses of pages of text without their outer slashes, separated by spaces, by the template that shows them. */
declare module 'virtual:text-page-rows' {
  const rows: Readonly<Record<string, string>>;
  export default rows;
}
