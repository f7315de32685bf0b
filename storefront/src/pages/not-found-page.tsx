import { Head } from '../features/layout/head.tsx';
import { Towel } from '../features/layout/towel.tsx';
import { WashedOut } from '../features/layout/washed-out.tsx';
import { Link } from '../page-runtime/link.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';

/** Needs no data: it must stand when nothing else does. */
export default function NotFoundPage() {
  return (
    <>
      <Head title="Page not found" />
      <WashedOut
        title={['Washed', 'out to sea']}
        line="This page drifted off. The towel is fine, and so is everything in your bag."
        figure={
          <>
            4<Towel />4
          </>
        }
      >
        <Link to={paths.home()} className={buttonClass()}>
          Back to shore
        </Link>
        <Link to={paths.collection('new-arrivals')} className={buttonClass({ variant: 'quiet' })}>
          See what’s new
        </Link>
      </WashedOut>
    </>
  );
}
