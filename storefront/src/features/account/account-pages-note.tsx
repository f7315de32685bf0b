import { accountPages } from '../../storefront-api/account-pages.ts';
import text from '../../ui/text.module.css';

/** Where a customer finds their account on the provider's own pages, which know more of it than its API; nothing where there are none. */
export function AccountPagesNote() {
  const pages = accountPages();
  if (!pages) return null;
  return (
    <p className={text.small}>
      Something missing, or not to be changed here? <a href={pages.home}>Our account pages</a> have it: sign in with the
      same email.
    </p>
  );
}
