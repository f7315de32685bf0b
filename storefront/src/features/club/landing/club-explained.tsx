import {
  BONUS_POINTS,
  CODE_LASTS_DAYS,
  EXPIRY_NOTICE_DAYS,
  REFERRAL_CLAIM_DAYS,
} from '@bluebird-bay/content/bay-club.ts';
import { useEffect } from 'react';
import type { TellableServices } from '../../../services-api/generated/services.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { AccordionItem } from '../../../ui/sections/accordion.tsx';
import text from '../../../ui/text.module.css';
import { RewardTiles } from '../rewards/reward-tiles.tsx';
import type { ClubTerms } from '../terms/club-terms.ts';
import { TierSteps } from '../tiers/tier-steps.tsx';
import styles from './club-landing.module.css';
import { WaysToEarn } from './ways-to-earn.tsx';

const QUESTIONS: ReadonlyArray<readonly [string, string]> = [
  [
    'When do points turn up?',
    'Points from an order stand beside your balance as pending from the moment you pay, and are yours once it ships. Everything else counts at once.',
  ],
  [
    'When do points run out?',
    `Twelve months after your last order or review. We write to you ${EXPIRY_NOTICE_DAYS} days before.`,
  ],
  [
    'What if I return something?',
    'The points for that piece go back too. Points you spent on an order that comes back whole return to your balance.',
  ],
  [
    'How does a reward work?',
    `You swap points for a code that works once, within ${CODE_LASTS_DAYS} days. It goes together with sale prices and the pair offer. A code that runs out unused gives its points back.`,
  ],
  ['Can I undo a redemption?', 'Yes, as long as the code is unused. Your points return at once.'],
  [
    'How do I get into a sale early?',
    'Sign in. From your hour on, its prices are in your bag by themselves; everybody else’s hour comes later. Your bag and your club page say when.',
  ],
  [
    'How do I bring a friend?',
    `Send them your link from your club page. They join, order within their first weeks, and once that order ships you both get ${BONUS_POINTS.referral} points. They have ${REFERRAL_CLAIM_DAYS} days from opening their account to use it.`,
  ],
];

/** The token of a letter whose last line led here, before it had a page of its own. */
export const lettersToEnd = (hash: string): string | undefined => /^#no-more-emails=([\w-]{32})$/.exec(hash)?.[1];

/** Reading the address of it, the service leads on to the page that ends them. */
const END_LETTERS = 'club/unsubscribe' satisfies keyof TellableServices;

/** How points come and go, what they buy, the three depths, and what people ask. */
export function ClubExplained({ terms }: { terms: ClubTerms }) {
  useEffect(() => {
    const token = lettersToEnd(location.hash);
    if (token) location.replace(`/services/${END_LETTERS}?token=${token}`);
  }, []);

  return (
    <div className={layout.container}>
      <section className={classNames(layout.section, styles.split)} aria-labelledby="earn">
        <div>
          <h2 className={text.h1} id="earn">
            Easy to earn
          </h2>
          <p className={classNames(text.lead, styles.soft)}>
            No small print games. Points from an order turn up as pending and are yours once it ships.
          </p>
        </div>
        <WaysToEarn terms={terms} />
      </section>
      <section className={layout.section} aria-labelledby="spend">
        <h2 className={classNames(text.h1, styles.title)} id="spend">
          Nice to spend
        </h2>
        <RewardTiles terms={terms} />
      </section>
      <section className={layout.section} aria-labelledby="depths">
        <h2 className={classNames(text.h1, styles.title)} id="depths">
          Three depths
        </h2>
        <TierSteps terms={terms} />
      </section>
      <section className={classNames(layout.section, styles.split)} aria-labelledby="questions">
        <h2 className={text.h1} id="questions">
          Good to know
        </h2>
        <div>
          {QUESTIONS.map(([question, answer], index) => (
            <AccordionItem key={question} title={question} open={index === 0}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </div>
      </section>
    </div>
  );
}
