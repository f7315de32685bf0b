/** What a question is about; the help page has a heading for each. */
export const HELP_SUBJECTS = [
  { id: 'shipping', title: 'Orders and shipping' },
  { id: 'returns', title: 'Returns and refunds' },
  { id: 'sizes', title: 'Sizes and fit' },
  { id: 'payments', title: 'Paying, codes and gift cards' },
  { id: 'club', title: 'Account and Bay Club' },
] as const;

export type HelpSubject = (typeof HELP_SUBJECTS)[number]['id'];

/** A question people ask, and what we say. Amounts of money are not in here: the provider says those. */
export interface HelpAnswer {
  /** Its place on the help page: `/help/#lost-parcel`. */
  id: string;
  subject: HelpSubject;
  question: string;
  answer: string;
  /** Where it is done, or said at length. */
  more?: { to: string; label: string };
  /** What it speaks of besides: where there is no such page, nobody is told of it. */
  about?: string;
  /** What people type who look for it, besides the words of the question. */
  terms: readonly string[];
}
