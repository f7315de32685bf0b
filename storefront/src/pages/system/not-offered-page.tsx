import { ErrorPage } from '../../features/layout/error/error-page.tsx';
import { Head } from '../../features/layout/head.tsx';
import { Link } from '../../page-runtime/link.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';

/** What is said where the provider does not have what an address is about. */
export interface NotOfferedPageData {
  /** Two short lines. */
  title: readonly [string, string];
  line: string;
  /** Where what they came for is done instead. */
  door?: { label: string; to: string };
}

/** In the place of a page the provider has nothing for: says so, and where help is. */
export default function NotOfferedPage({ data: { title, line, door } }: PageProps<NotOfferedPageData>) {
  return (
    <>
      <Head title={title.join(' ')} />
      <ErrorPage title={title} line={line} figure="">
        {door && (
          <Link to={door.to} className={buttonClass()}>
            {door.label}
          </Link>
        )}
        <Link to={paths.home()} className={buttonClass({ variant: door ? 'outline' : 'primary' })}>
          Back to the shop
        </Link>
        <Link to={paths.contact()} className={buttonClass({ variant: 'quiet' })}>
          Write to us
        </Link>
      </ErrorPage>
    </>
  );
}
