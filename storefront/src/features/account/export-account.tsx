import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import text from '../../ui/text.module.css';
import { readWishlist } from '../wishlist/wishlist-store.ts';
import { askCare } from './care-requests.ts';
import styles from './profile-room.module.css';

/** Hands a file to the browser. */
function save(name: string, contents: string): void {
  const url = URL.createObjectURL(new Blob([contents], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** Everything the shop keeps about the customer, as a file. */
export function ExportAccount({ token }: { token: string }) {
  const [state, setState] = useState<{ busy: boolean; words: string }>({ busy: false, words: '' });

  const take = async (): Promise<void> => {
    setState({ busy: true, words: '' });
    const answer = await askCare<object>('account/export', { token });
    if (answer.ok)
      save('bluebird-bay-account.json', JSON.stringify({ ...answer.data, wishlist: readWishlist() }, null, 2));
    setState({ busy: false, words: answer.ok ? 'Saved as bluebird-bay-account.json.' : answer.refusal.message });
  };

  return (
    <section className={styles.part} aria-labelledby="export-account">
      <h2 id="export-account" className={text.h3}>
        Take your data along
      </h2>
      <p>Your profile, addresses, wishlist and every order, in one file that people and programs can read.</p>
      <Button variant="outline" size="small" busy={state.busy} onClick={() => void take()}>
        Download my data
      </Button>
      <p role="status">{state.words}</p>
    </section>
  );
}
