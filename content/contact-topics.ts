import type { HelpId } from './help/help.ts';

/** What somebody may write to us about, in the order of the list; the answers are offered before the form is filled in. */
export const CONTACT_TOPICS = [
  {
    id: 'order',
    label: 'An order I placed',
    answers: ['where-is-my-order', 'lost-parcel', 'change-an-order'],
  },
  {
    id: 'return',
    label: 'Sending something back',
    answers: ['send-back', 'another-size', 'when-is-the-money-back'],
  },
  { id: 'sizing', label: 'Sizing', answers: ['which-size', 'between-two-sizes', 'sold-out-size'] },
  { id: 'payment', label: 'Paying, codes and gift cards', answers: ['how-to-pay', 'code-does-not-work', 'receipt'] },
  { id: 'club', label: 'Bay Club points', answers: ['missing-points', 'sign-in'] },
  { id: 'repair', label: 'A repair', answers: ['faulty'] },
  { id: 'data', label: 'My data', answers: ['my-data'] },
  { id: 'snapshot', label: 'As seen on you', answers: [] },
  { id: 'press', label: 'Press', answers: [] },
  { id: 'stockists', label: 'Stockists', answers: [] },
  { id: 'other', label: 'Something else', answers: [] },
] as const satisfies ReadonlyArray<{ id: string; label: string; answers: readonly HelpId[] }>;

export type ContactTopic = (typeof CONTACT_TOPICS)[number]['id'];

export const CONTACT_TOPIC_IDS: readonly [ContactTopic, ...ContactTopic[]] = [
  CONTACT_TOPICS[0].id,
  ...CONTACT_TOPICS.slice(1).map(({ id }) => id),
];

/** The longest message that is taken, in characters. */
export const LONGEST_MESSAGE = 2_000;

/** What a topic is called where people read it. */
export function topicLabel(topic: ContactTopic): string {
  return CONTACT_TOPICS.find(({ id }) => id === topic)?.label ?? topic;
}
