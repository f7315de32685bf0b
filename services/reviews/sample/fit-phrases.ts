import type { Fit } from '../review.ts';

/** How it came up, in words that agree with what was ticked; {bought} and {usual} are sizes. */
export const FIT_PHRASES: Readonly<Record<Fit, readonly string[]>> = {
  true: [
    'True to size, I took my usual {usual}.',
    '{Usual} as always, and it fits.',
    'Usual size {usual}, no surprises.',
    'The size chart was right: {usual}.',
    'I am a {usual} nearly everywhere and here too.',
    'Measured, ordered {bought}, done.',
    'Fits as the chart says.',
    'Spot on in {bought}.',
    'No need to size up or down.',
  ],
  small: [
    'Runs small: I am {usual} elsewhere.',
    'Take one up if you are between sizes.',
    'Tight in {bought}, I would go up next time.',
    'A snug {bought}.',
    'Comes up a little small on me in {bought}.',
    'My {bought} is closer to the size below.',
    'Wish I had listened and gone up from {bought}.',
    'Small for a {bought}, in my opinion.',
  ],
  large: [
    'Comes up big, {bought} is roomy.',
    'I could have gone one down from {bought}.',
    'Generous: my {bought} has space.',
    'Large for a {bought}.',
    'A bit loose on me in {bought}.',
    'Size down if you like it close.',
    'My usual {usual} was too wide.',
    'Looser than I expected for {bought}.',
  ],
};

/** The same where somebody took another size than usual. */
export const OTHER_SIZE_PHRASES: Readonly<Record<Fit, readonly string[]>> = {
  true: [
    'Usually {usual}, went up to {bought}: right choice.',
    'Between sizes, took {bought}, glad I did.',
    'I read the reviews and took {bought} instead of {usual}. Thank you, reviews.',
    'Sized up from {usual} for comfort, and comfortable it is.',
  ],
  small: [
    'Went up from {usual} to {bought} and it is still close.',
    'Even in {bought} it is snug, I am {usual} elsewhere.',
    'Sized up from {usual}, and needed to.',
  ],
  large: [
    'Should have stayed with {usual}, {bought} is too much.',
    'Sized up to {bought} because of the reviews; {usual} would have done.',
    'Took {bought} instead of {usual} and could turn round in it.',
  ],
};
