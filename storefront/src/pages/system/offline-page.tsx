import { ErrorPage } from '../../features/layout/error/error-page.tsx';
import { ServerErrorIllustration } from '../../features/layout/error/illustrations.tsx';
import { Head } from '../../features/layout/head.tsx';
import { SeenPages } from '../../features/offline/seen-pages.tsx';
import { Button } from '../../ui/buttons/button.tsx';

/** Stands in for pages that cannot be had without a connection; it comes along with the service worker. */
export default function OfflinePage() {
  return (
    <>
      <Head title="No connection" />
      <ErrorPage
        title={['Out past', 'the last mast']}
        line="There is no connection out here. Pages you have been to still open, with prices as you last saw them."
        figure={<ServerErrorIllustration />}
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <SeenPages />
      </ErrorPage>
    </>
  );
}
