import { useEffect, useEffectEvent, useState } from 'react';
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

/** Reads the link and does what it says; none of that is needed to show the page. */
async function followLink() {
  const [{ cartLink }, { carryIn, codeSentence, whenLookedAt }, { CarriedNotice }] = await Promise.all([
    import('../../features/cart/link/cart-link.ts'),
    import('../../features/cart/link/carry-in.ts'),
    import('../../features/cart/link/carried-notice.tsx'),
  ]);
  const link = cartLink(window.location);
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

  const arrive = useEffectEvent((followed: Followed): void => {
    const { link, carried, said } = followed;
    if (link.items.length === 0 && said?.isIn) {
      toast('success', said.text);
      navigate(link.to, { replace: true });
      return;
    }
    // Loaded again, it is a bag like any other.
    const { pathname, search, hash } = window.location;
    if (!carried.reason && link.to === paths.cart()) readdress({ ...location, pathname, search, hash }, paths.cart());
    setDone(followed);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and once more for each press
  useEffect(() => {
    let isOver = false;
    followLink().then(
      (followed) => isOver || arrive(followed),
      () => isOver || setDone('lost'),
    );
    return () => {
      isOver = true;
    };
  }, [tries]);

  const again = (): void => {
    setDone(undefined);
    setTries(tries + 1);
  };

  const waiting = (
    <p role="status" className={messages.reason}>
      One moment, what your link brings is going into your bag.
    </p>
  );
  const told = done === 'lost' ? <LostPart again={again} /> : done && <done.CarriedNotice {...done} onRetry={again} />;

  return (
    <div className={layout.container}>
      <Head title="Into your bag" />
      <div className={styles.breadcrumbs}>
        <Breadcrumbs between={[]} here="Bag" />
      </div>
      <CartPageView pictureBase={pictureBase} notice={told ?? waiting} isFilling={done === undefined} />
    </div>
  );
}
