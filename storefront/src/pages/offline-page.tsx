import { Head } from '../features/layout/head.tsx';
import { Lifebuoy } from '../features/layout/lifebuoy.tsx';
import { WashedOut } from '../features/layout/washed-out.tsx';
import { SeenPages } from '../features/offline/seen-pages.tsx';
import { Button } from '../ui/button.tsx';

/** Stands in for pages that cannot be had without a connection; it comes along with the service worker. */
export default function OfflinePage() {
  return (
    <>
      <Head title="No connection" />
      <WashedOut
        title={['Out past', 'the last mast']}
        line="There is no connection out here. Pages you have been to still open, with prices as you last saw them."
        figure={<Lifebuoy />}
      >
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <SeenPages />
      </WashedOut>
    </>
  );
}
