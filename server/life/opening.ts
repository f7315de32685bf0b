import { waitingPage } from './waiting-page.ts';

/** Answers everything until the shop stands. */
export const openingPage = (): Response =>
  waitingPage({
    title: 'Opening',
    heading: 'Putting the parasols out',
    text: 'Bluebird Bay opens in a moment. This page looks again by itself.',
    looksAgain: true,
  });
