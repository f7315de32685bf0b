import { ErrorPage, SearchLine } from '../../features/layout/error/error-page.tsx';
import { ServerErrorIllustration } from '../../features/layout/error/illustrations.tsx';
import { Head } from '../../features/layout/head.tsx';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';

/** Needs no data: it must stand when nothing else does. */
export default function ServerErrorPage() {
  return (
    <>
      <Head title="Something broke" />
      <ErrorPage
        title={['A wave', 'got us']}
        line="Something broke on our side, not yours. Your bag is dry. Give it a minute and try again."
        figure={
          <>
            5<ServerErrorIllustration />
            <ServerErrorIllustration />
          </>
        }
        search={<SearchLine example="" />}
      >
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one that failed, asked for again with or without scripts */}
        <a href="" className={buttonClass()}>
          Try again
        </a>
        <Link to={paths.home()} className={buttonClass({ variant: 'quiet' })}>
          Back to shore
        </Link>
      </ErrorPage>
    </>
  );
}
