import { useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { askSelfService } from '../../services-api/ask-self-service.ts';
import { readService } from '../../services-api/ask-services.ts';
import { hasSelfService } from '../../storefront-api/document-shop-config.ts';
import { Button } from '../../ui/buttons/button.tsx';
import text from '../../ui/text.module.css';
import { plainId } from '../session/plain-id.ts';
import { readWishlist } from '../wishlist/wishlist-store.ts';
import styles from './profile-page.module.css';
import { saveFile } from './save-file.ts';

/** Stands in the file where somebody else's letters could be meant. */
const UNPROVEN =
  'Left out until you have shown that the mailbox is yours: ask for a new password, follow the link in the letter, and save the file again.';
const AWAY = 'We could not fetch everything just now. Try again in a minute.';

/**
 * Everything the shop keeps about the customer, from everything that keeps it: the provider, the services and this browser.
 * Whole or not at all. Answers what is said about it.
 */
async function takeAlong(token: string, id: string): Promise<string> {
  const customer = { owner: plainId(id), token };
  const [account, said, club, address] = await Promise.all([
    askSelfService('account/export', { token }),
    readService('own-reviews', {}, undefined, customer),
    readService('club/export', {}, undefined, customer),
    readService('address/export', {}, undefined, customer),
  ]);
  if (!account.ok) return account.refusal.message;
  if (!said.ok || !club.ok || !address.ok) return AWAY;
  const taken = {
    ...account.data,
    wishlist: readWishlist(),
    reviews: said.value.reviews,
    club: club.value,
    givenWithTheEmail: address.value.kept ?? UNPROVEN,
  };
  saveFile('bluebird-bay-account.json', JSON.stringify(taken, null, 2));
  return 'Saved as bluebird-bay-account.json.';
}

/** The way to all of it, as a file. `id` is the customer's. */
export function ExportAccount({ token, id }: { token: string; id: string }) {
  const [state, setState] = useState<{ busy: boolean; message: string }>({ busy: false, message: '' });

  const take = async (): Promise<void> => {
    setState({ busy: true, message: '' });
    setState({ busy: false, message: await takeAlong(token, id) });
  };

  return (
    <section className={styles.part} aria-labelledby="export-account">
      <h2 id="export-account" className={text.h3}>
        Take your data along
      </h2>
      <p>
        Your profile, addresses, wishlist, reviews, points, every order, and the lists and letters that go with your
        email, in one file that people and programs can read.
      </p>
      {hasSelfService() ? (
        <>
          <Button variant="outline" size="small" busy={state.busy} onClick={() => void take()}>
            Download my data
          </Button>
          <p role="status">{state.message}</p>
        </>
      ) : (
        <p>
          <Link to={paths.contact()}>Write to us</Link> and we send it to you.
        </p>
      )}
    </section>
  );
}
