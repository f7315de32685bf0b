import type { HelpAnswer } from './help-answer.ts';

export const CLUB_ANSWERS = [
  {
    id: 'missing-points',
    subject: 'club',
    question: 'My points are missing',
    answer:
      'Points for an order wait until the whole of it has been sent, and go again with what is sent back. Your statement says where every single one came from. If one is still missing, write to us.',
    more: { to: '/user-account/bay-club/rewards-history/', label: 'Your statement' },
    terms: ['points', 'club', 'rewards', 'balance', 'missing'],
  },
  {
    id: 'sign-in',
    subject: 'club',
    question: 'I cannot sign in',
    answer:
      'Ask for a new password; the link in the letter works for an hour. If no letter comes, the account has another address: orders can be followed without one.',
    more: { to: '/account/recover/', label: 'A new password' },
    terms: ['password', 'login', 'account', 'locked'],
  },
  {
    id: 'my-data',
    subject: 'club',
    question: 'What do you know about me?',
    answer:
      'What you needed to tell us, listed to the last table in the privacy policy. Your account has a button that hands you all of it in one file, and another that closes the account for good.',
    more: { to: '/privacy-policy/', label: 'Privacy policy' },
    about: '/user-account/personal-information/',
    terms: ['data', 'privacy', 'delete', 'gdpr', 'export', 'close'],
  },
] as const satisfies readonly HelpAnswer[];
