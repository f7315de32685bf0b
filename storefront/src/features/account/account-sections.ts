import { paths } from '../../paths.ts';

/** A page of the customer's own pages. */
export interface AccountSection {
  label: string;
  to: string;
}

/** The pages in the order they are offered everywhere: beside each other, in the account menu, on the phone. */
export const ACCOUNT_SECTIONS = [
  { label: 'Overview', to: paths.account() },
  { label: 'Orders', to: paths.orders() },
  { label: 'Bay Club', to: paths.club() },
  { label: 'Wishlist', to: paths.accountWishlist() },
  { label: 'Addresses', to: paths.addresses() },
  { label: 'Personal information', to: paths.personalInformation() },
  { label: 'Password', to: paths.changePassword() },
] as const satisfies readonly AccountSection[];
