import bluebird from './bluebird.svg?url';

const SHOP = 'Bluebird Bay';
/** The bar of phone browsers takes the colour of the announcement below it. */
const INK = '#17305f';

interface HeadProps {
  /** Without the shop's name. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string | undefined;
  /** The page's one address, a path; absent on pages that must not be indexed. */
  canonical?: string;
  /** Picture for shared links. */
  picture?: string | undefined;
}

/** A page's own part of the document head; React hoists it. Pages without a canonical address ask not to be indexed. */
export function Head({ title, description, canonical, picture }: HeadProps) {
  const full = `${title} | ${SHOP}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" type="image/svg+xml" href={bluebird} />
      <meta name="theme-color" content={INK} />
      <meta property="og:site_name" content={SHOP} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={picture} />}
    </>
  );
}
