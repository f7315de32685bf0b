/** One thing said of a page in schema.org's words, as JSON-LD takes it. */
export type Thing = Readonly<Record<string, unknown>>;

/** What a page's things are told from, beside its data. */
export interface StructuredContext {
  /** Where shoppers see the shop, without a slash at the end. */
  origin: string;
  /** The page's canonical path. */
  path: string;
  /** What shoppers think of a product; absent where nobody has said, or nobody can be asked. */
  rating?: Rating | undefined;
}

/** Stars from 1 to 5. */
export interface Rating {
  average: number;
  total: number;
}

export interface Step {
  label: string;
  to: string;
}

/** The way from home to the page, the page itself last. */
export function breadcrumbs({ origin, path }: StructuredContext, between: readonly Step[], here: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', to: '/' }, ...between, { label: here, to: path }].map(
      ({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: origin + to,
      }),
    ),
  };
}
