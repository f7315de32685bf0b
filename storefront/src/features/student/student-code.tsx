import { useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import styles from './student-code.module.css';

/** The code, and whom it knows. */
export function StudentCode({ code, email }: { code: string; email: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className={styles.ticket}>
      <p className={styles.code}>{code}</p>
      <p className={styles.whom}>
        Yours, made out to <b>{email}</b>. Type the same email at checkout, and the code with it.
      </p>
      <div className={styles.ways}>
        <Link to={paths.collection('new-arrivals')} className={buttonClass({ size: 'small' })}>
          Spend it
        </Link>
        <Button variant="quiet" size="small" onClick={copy}>
          {copied ? 'Copied' : 'Copy the code'}
        </Button>
      </div>
    </div>
  );
}
