import { useEffect, useEffectEvent, useRef, useState } from 'react';
import messages from '../../features/cart/drawer/cart-messages.module.css';
import { CartPageView } from '../../features/cart/drawer/cart-page-view.tsx';
import { Breadcrumbs } from '../../features/layout/breadcrumbs.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import layout from '../../ui/layout.module.css';
import { toast } from '../../ui/messages/toast.ts';
import styles from './cart-page.module.css';
import type { CartPageData } from './cart-page.tsx';

type Address = Pick<Location, 'pathname' | 'search'>;

/** Reads the link and does what it says; none of that is needed to show the page. */
async function followLink(address: Address) {
  const [{ cartLink }, { carryIn, codeSentence, whenLookedAt }, { CarriedNotice }] = await Promise.all([
    import('../../features/cart/link/cart-link.ts'),
    import('../../features/cart/link/carry-in.ts'),
    import('../../features/cart/link/carried-notice.tsx'),
  ]);
  const link = cartLink(address);
  await whenLookedAt();
  const carried = await carryIn(link);
  return { link, carried, said: carried.code && codeSentence(link.code, carried.code), CarriedNotice };
}

type Followed = Awaited<ReturnType<typeof followLink>>;

/**
 * The bag for whoever comes by a link that puts something into it. The document is the same for every link, and changes nothing:
 * only a browser that shows it to somebody does, so neither robots nor what looks ahead fill bags. A code that went in leads on;
 * what did not is said here.
 */
export default function CartLinkPage({ data: { pictureBase }, location }: PageProps<CartPageData>) {
  const { navigate, readdress } = usePageRuntime();
  const [done, setDone] = useState<Followed | 'lost'>();
  const [tries, setTries] = useState(0);
  /** The address that is followed, or was last. */
  const followed = useRef<Address>(undefined);

  const arrive = useEffectEvent((outcome: Followed): void => {
    const { link, carried, said } = outcome;
    if (link.items.length === 0 && said?.isIn) {
      toast('success', said.text);
      navigate(link.to, { replace: true });
      return;
    }
    // Loaded again, it is a bag like any other.
    const { pathname, search, hash } = window.location;
    if (!carried.reason && link.to === paths.cart()) readdress({ ...location, pathname, search, hash }, paths.cart());
    setDone(outcome);
  });

  // A link may lead to the next one, which the same page shows. It hears late of the address it was opened at, once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's address is read, as the document is the same for all
  useEffect(() => {
    const { pathname, search } = window.location;
    const before = followed.current;
    if (pathname === before?.pathname && search === before.search) return;
    const address = { pathname, search };
    followed.current = address;
    // The bag's own address is where a link has led.
    if (pathname === paths.cart()) return;
    setDone(undefined);
    followLink(address).then(
      (outcome) => followed.current === address && arrive(outcome),
      () => followed.current === address && setDone('lost'),
    );
  }, [location.pathname, location.search, tries]);
  useEffect(
    () => () => {
      followed.current = undefined;
    },
    [],
  );

  const again = (): void => {
    followed.current = undefined;
    setTries(tries + 1);
  };

  // One region for all that is said: a new one that is full already is not read out.
  const notice = (
    <>
      <div role="status" className={messages.reason}>
        {done === undefined && <p>One moment, what your link brings is going into your bag.</p>}
        {done && done !== 'lost' && <done.CarriedNotice {...done} onRetry={again} />}
      </div>
      {done === 'lost' && <LostPart again={again} />}
    </>
  );

  return (
    <div className={layout.container}>
      <Head title="Into your bag" />
      <div className={styles.breadcrumbs}>
        <Breadcrumbs between={[]} here="Bag" />
      </div>
      <CartPageView pictureBase={pictureBase} notice={notice} isFilling={done === undefined} />
    </div>
  );
}
