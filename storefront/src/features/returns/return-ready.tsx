import { useEffect, useRef } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import styles from './return-request.module.css';
import { ReturnStatus } from './return-status.tsx';
import type { RequestedReturn } from './returnable-order.ts';

const NEXT = {
  label: 'Print the label, stick it on, and hand the parcel to any Tidewater counter or your postman.',
  code: 'Show the code at any Tidewater counter. They print the label there.',
  post: 'The page of your return has the address, and what to write on the parcel.',
} as const;
const OPEN = { label: 'Open the label', code: 'Open the code', post: 'Open the address' } as const;

/** The return stands: what to do now. */
export function ReturnReady({ ready }: { ready: RequestedReturn }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.ready}>
      <h1 ref={heading} tabIndex={-1} className={text.h1}>
        Return <span className={styles.number}>{ready.name}</span> is ready
      </h1>
      <p role="status" className={classNames(text.lead, styles.lead)}>
        {NEXT[ready.way]} A letter with the same is on its way to you.
      </p>
      <p className={styles.ways}>
        <a href={ready.url} className={buttonClass()}>
          {OPEN[ready.way]}
        </a>
        <Link to={paths.trackOrder()} className={buttonClass({ variant: 'outline' })}>
          Follow it
        </Link>
      </p>
      <ReturnStatus returns={[ready]} />
    </div>
  );
}
