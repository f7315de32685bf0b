import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './page-skeleton.module.css';

/** Stands where a page's contents will be, in their size; without scripts it says why there are none. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>
        <p>
          Your account needs JavaScript, and this browser has it switched off. The rest of the shop reads well without.
        </p>
      </noscript>
      <div className={styles.waiting} role="status" aria-label="Loading your account">
        {children}
      </div>
    </>
  );
}

/** So many boxes one after another, none with anything in it. */
function boxes(count: number, className: string | undefined) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: boxes that hold nothing
    <div key={index} className={className} />
  ));
}

/** So many ways lead on from an account's first page; what it lists does not compile with more or fewer. */
export const HOME_WAYS = 5;

/** The latest order, and the ways on. */
export function HomeSkeleton() {
  return (
    <PageSkeleton>
      <div className={classNames(styles.box, styles.latest)} />
      <div className={classNames(styles.box, styles.heading)} />
      <div className={styles.things}>{boxes(HOME_WAYS, styles.thing)}</div>
    </PageSkeleton>
  );
}

/** Tabs, search, and the first orders. */
export function OrdersSkeleton() {
  return (
    <PageSkeleton>
      <div className={styles.tabs}>{boxes(7, styles.box)}</div>
      <div className={classNames(styles.field, styles.search)} />
      <div className={styles.orders}>{boxes(3, styles.box)}</div>
    </PageSkeleton>
  );
}

/** A parcel on its way and an item; sums and addresses beside them. */
export function OrderSkeleton() {
  return (
    <PageSkeleton>
      <div className={classNames(styles.box, styles.placed)} />
      <div className={styles.order}>
        <div className={styles.stack}>
          <div className={classNames(styles.box, styles.parcel)} />
          <div className={classNames(styles.box, styles.items)} />
        </div>
        <div className={classNames(styles.box, styles.sums)} />
      </div>
    </PageSkeleton>
  );
}

/** The way to add one, and the first cards. */
export function AddressesSkeleton() {
  return (
    <PageSkeleton>
      <div className={classNames(styles.box, styles.add)} />
      <div className={styles.cards}>{boxes(4, styles.box)}</div>
    </PageSkeleton>
  );
}

/** Name, email and phone; a file of it all; the way out. */
export function ProfileSkeleton() {
  return (
    <PageSkeleton>
      <div className={styles.form}>
        <div className={styles.pair}>{boxes(2, styles.field)}</div>
        {boxes(2, classNames(styles.field, styles.hinted))}
        <div className={classNames(styles.box, styles.check)} />
        <div className={classNames(styles.box, styles.button)} />
      </div>
      <div className={classNames(styles.box, styles.part)} />
      <div className={classNames(styles.box, styles.part, styles.last)} />
    </PageSkeleton>
  );
}

/** The password there is, the new one, and its rules. */
export function PasswordSkeleton() {
  return (
    <PageSkeleton>
      <div className={styles.form}>
        <div className={styles.field} />
        <div className={classNames(styles.field, styles.ruled)} />
        <div className={classNames(styles.box, styles.button)} />
      </div>
    </PageSkeleton>
  );
}
