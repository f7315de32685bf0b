import type { AccountDialog } from '../session-state.ts';

export type AccountFormKind = Exclude<AccountDialog, 'menu'>;

/** What stands over each form, and the picture beside it; in the dialog and on the page alike. */
export const ACCOUNT_FORMS: Readonly<Record<AccountFormKind, { title: string; line: string; scene: string }>> = {
  'sign-in': {
    title: 'Welcome back',
    line: 'Your orders and addresses are where you left them.',
    scene: 's/customer-imani',
  },
  register: {
    title: 'Create your account',
    line: 'A faster checkout, and every order and parcel in one place.',
    scene: 's/lookbook-studio-to-sea-portrait',
  },
  recover: {
    title: 'Forgot your password?',
    line: 'It happens. We send you a link to choose a new one.',
    scene: 's/customer-marisol',
  },
};
