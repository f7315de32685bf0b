import type { Fit } from '../../review.ts';

/** What somebody says of their own measures, before how it came up. */
export const SELF: readonly string[] = [
  'I am {height} and an {usual}',
  'At {height} and usually an {usual}',
  '{height}, {build}, {usual} in most shops',
  'For reference: {height}, {usual} elsewhere',
  'I am {height}, long in the leg',
  'I am {height} with a short body',
  '{height} tall, and {age} years old, if that matters',
  'I am {height}, broad in the shoulders',
  'I am {height} with a {cup} bust',
  'Small waist, wide hips, {height}',
  'Two children and {height} here',
  'I swim a lot, I am {height}',
  'I am between {usual} and its neighbour, at {height}',
  'I measured myself twice, {height} and an {usual}',
  'On {height} of me',
  '{build}, {height}',
  'As an {usual} of {height}',
  'I am {height}, and my weight is nobody’s business',
];

/** The same where somebody did not say how tall they are. */
export const SELF_WITHOUT_HEIGHT: readonly string[] = [
  'I am an {usual} almost everywhere',
  'Usually an {usual}',
  'I measured first, {usual} by the chart',
  'I wear {usual} in jeans',
  'An {usual} with a {cup} bust here',
  'I have always been an {usual}',
  'With my hips I expected trouble',
  'As an {usual} who is rarely lucky',
  'I am an {usual} on a good day',
  'Broad back, {usual}',
  'An {usual} since about {year}',
  'I asked for help by mail and was told {usual}',
];

/** Where the usual size was bought. */
export const USUAL: Readonly<Record<Fit, readonly string[]>> = {
  true: [
    'and the {bought} is right',
    'and {bought} fits as it should',
    'and the {bought} could have been drawn round me',
    'and the chart was spot on with {bought}',
    'and {bought} sits like in the picture',
    'and {bought} needed nothing doing',
    'and nothing pulls in the {bought}',
    'and I would take {bought} again',
    'and {bought} is snug where it should be',
    'and the {bought} left room for lunch',
    'and {bought} was right first time',
    'and the length of the {bought} is perfect',
    'and {bought} leaves no marks',
    'and I would not go up or down from {bought}',
    'and {bought} it is, no drama',
    'and {bought} gives me just enough cover',
  ],
  small: [
    'and the {bought} is tight',
    'and I would go up from {bought} next time',
    'and {bought} comes up small on me',
    'and the {bought} left marks',
    'and {bought} is snug, to put it kindly',
    'and {bought} is closer to the size below',
    'and breathing out is not for the {bought}',
    'and I can just about close the {bought}',
    'and {bought} was a squeeze at the hips',
    'and the {bought} rides up because it is small',
  ],
  large: [
    'and the {bought} is roomy',
    'and could have gone down from {bought}',
    'and {bought} has space to spare',
    'and the {bought} is loose at the sides',
    'and I will take one below {bought} next time',
    'and {bought} runs generous',
    'and the {bought} slips a bit when wet',
    'and two of my fingers fit under the {bought}',
    'and {bought} came up long',
    'and I swim in {bought} twice over',
  ],
};

/** Where another size than the usual was bought. */
export const OTHER: Readonly<Record<Fit, readonly string[]>> = {
  true: [
    'and went up to {bought}, which was right',
    'and took {bought} after reading here, good advice',
    'and {bought} fits better than my own size would',
    'and sized up to {bought} for comfort, no regrets',
    'and the {bought} is the one',
    'and {bought} gave me the inch I needed',
    'and {bought} was recommended to me, rightly',
    'and {bought} sits just so',
  ],
  small: [
    'and even {bought} is close',
    'and went up to {bought} and still had to breathe in',
    'and needed the {bought}, just',
    'and {bought} is my size here, be warned',
    'and {bought} was a must, not a choice',
  ],
  large: [
    'and {bought} is too much of a good thing',
    'and should not have gone up to {bought}',
    'and can turn round in the {bought}',
    'and {bought} hangs on me',
    'and sent {bought} back for the size below',
  ],
};
