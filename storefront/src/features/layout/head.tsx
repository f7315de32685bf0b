import { usePageRuntime } from '../../page-runtime/page-runtime.ts';

export const SHOP = 'Bluebird Bay';
/** Of no kit version: a link that was shared long ago shows today's drawing. See docs/pictures.md. */
const SHARE_PICTURE = '/pictures/000000/s/share@1200.webp';

interface HeadProps {
  /** Without the shop's name. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string | undefined;
  /** The page's one address, a path; absent on pages that must not be indexed. */
  canonical?: string;
  /** Picture for shared links; the shop's own where a page has none. */
  picture?: string | undefined;
}

/** A page's own part of the document head; React hoists it. Pages without a canonical address ask not to be indexed. */
export function Head(props: HeadProps) {
  const { title, description, canonical } = props;
  const { origin } = usePageRuntime();
  return (
    <>
      <title>{`${title} | ${SHOP}`}</title>
      {description && <meta name="description" content={description} />}
      {canonical ? <link rel="canonical" href={origin + canonical} /> : <meta name="robots" content="noindex" />}
      {/* Who reads a shared link reads the server's HTML and nothing else. */}
      {import.meta.env.SSR && <SharedLink {...props} origin={origin} />}
    </>
  );
}

function SharedLink({ title, description, canonical, picture, origin }: HeadProps & { origin: string }) {
  return (
    <>
      <meta property="og:site_name" content={SHOP} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={origin + canonical} />}
      <meta property="og:image" content={new URL(picture ?? SHARE_PICTURE, origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
