import type { ListId } from '@bluebird-bay/content/lists.ts';
import { BadInput } from '../bad-input.ts';
import type { Asker } from '../caller.ts';
import type { AnswerOf } from '../contract/operation.ts';
import { readBody, readQuery } from '../read-request.ts';
import type { ServiceParts } from '../service-parts.ts';
import { type ChosenLists, chooseList, confirmEntry, deleteEntry, readChosen, saveEntry } from './list-entries.ts';
import { ANSWER_LIST_EMAIL, ASK_FOR_LIST, CHOOSE_LIST, LEAVE_LIST, READ_LISTS } from './lists-contract.ts';

/** The letter that asks whether an address is read by who gave it. */
export interface ListEmail {
  to: string;
  list: ListId;
  /** What is waited for; '' on lists that are about one thing. */
  subject: string;
  /** Stands in both links: yes, and off again. */
  token: string;
}

/** Sends a letter; throws when it was not taken. */
export type SendListEmail = (letter: ListEmail) => Promise<void>;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

function known(chosen: ChosenLists | undefined): AnswerOf<typeof READ_LISTS> {
  if (!chosen) throw new BadInput('token', 'has run out, or was taken back');
  const { token = null, lists } = chosen;
  return { token, lists };
}

/** Lists people ask to be on: an address is given, a letter asks back, and whoever has the letter is on, or off again. */
export function createListsApi({ db, throttle }: ServiceParts, send: SendListEmail) {
  const ofNetwork = throttle('lists, network', { most: 60, windowMs: HOUR_MS });
  /** Mail programs press for all their readers from a few addresses of their own, and nobody guesses a token. */
  const ofLeaving = throttle('lists, leaving', { most: 600, windowMs: MINUTE_MS });
  const ofAddress = throttle('lists, address', { most: 6, windowMs: HOUR_MS });

  return {
    /** Throws BadInput and TooMany. */
    async ask(request: Request, { network }: Asker): Promise<AnswerOf<typeof ASK_FOR_LIST>> {
      await ofNetwork.count(network);
      const { list, email, subject } = await readBody(request, ASK_FOR_LIST.body);
      await ofAddress.count(email);
      await send({ to: email, list, subject, token: await saveEntry(db, { list, email, subject }) });
      return { sent: true };
    },

    /** Throws BadInput and TooMany. */
    async answer(request: Request, { network }: Asker): Promise<AnswerOf<typeof ANSWER_LIST_EMAIL>> {
      await ofNetwork.count(network);
      const { token, wanted } = await readBody(request, ANSWER_LIST_EMAIL.body);
      const list = await (wanted ? confirmEntry(db, token) : deleteEntry(db, token));
      if (list === undefined) throw new BadInput('token', 'has run out, or was taken back');
      return { list, wanted };
    },

    /** Throws BadInput and TooMany. */
    async read(request: Request, { network }: Asker): Promise<AnswerOf<typeof READ_LISTS>> {
      await ofNetwork.count(network);
      const { token } = await readBody(request, READ_LISTS.body);
      return known(await readChosen(db, token));
    },

    /** Throws BadInput and TooMany. */
    async choose(request: Request, { network }: Asker): Promise<AnswerOf<typeof CHOOSE_LIST>> {
      await ofNetwork.count(network);
      const { token, ...choice } = await readBody(request, CHOOSE_LIST.body);
      return known(await chooseList(db, token, choice));
    },

    /** Throws BadInput and TooMany. */
    async leave(request: Request, { network }: Asker): Promise<AnswerOf<typeof LEAVE_LIST>> {
      await ofLeaving.count(network);
      await deleteEntry(db, readQuery(new URL(request.url), LEAVE_LIST.query).token);
      return { wanted: false };
    },
  };
}
