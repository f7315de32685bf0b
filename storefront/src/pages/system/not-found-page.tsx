import { ErrorPage, pathTerms, SearchLine } from '../../features/layout/error/error-page.tsx';
import { NotFoundIllustration } from '../../features/layout/error/illustrations.tsx';
import { Head } from '../../features/layout/head.tsx';
import { Link } from '../../page-runtime/link.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';

/** Needs no data: it must stand when nothing else does. */
export default function NotFoundPage({ location }: PageProps<null>) {
  // The document is the same for every lost address: what was looked for only the browser knows.
  const { pathname } = location;
  const terms = pathname === paths.notFound() ? '' : pathTerms(pathname);
  return (
    <>
      <Head title="Page not found" />
      <ErrorPage
        title={['Washed', 'out to sea']}
        line="This page drifted off. The towel is fine, and so is everything in your bag."
        figure={
          <>
            4<NotFoundIllustration />4
          </>
        }
        search={<SearchLine example={terms} />}
      >
        <Link to={paths.home()} className={buttonClass()}>
          Back to shore
        </Link>
        <Link to={paths.collection('new-arrivals')} className={buttonClass({ variant: 'quiet' })}>
          See what’s new
        </Link>
      </ErrorPage>
    </>
  );
}
