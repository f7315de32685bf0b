import { columns, moment } from '@bluebird-bay/commerce/staff/columns.ts';
import { type Command, Refusal } from '@bluebird-bay/commerce/staff/command.ts';
import { textOption, wholeNumber } from '@bluebird-bay/commerce/staff/read-options.ts';
import { topicLabel } from '@bluebird-bay/content/contact-topics.ts';
import {
  type ContactMessage,
  findMessage,
  listMessages,
  markMessageDone,
} from '@bluebird-bay/services/contact/messages.ts';
import type { ServicesContext } from './services-context.ts';

const numberOf = (text: string): number => wholeNumber(text, 'The number of a message', 1);
const missing = (text: string): Refusal => new Refusal(`There is no message ${text}.`);

/** A terminal does what some characters say: nobody who writes to us gets to say so. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '');

const LONGEST_BEGINNING = 48;

function row({ id, topic, email, writtenAt, doneAt, message }: ContactMessage): string[] {
  const words = plain(message.replaceAll('\n', ' '));
  const beginning = words.length > LONGEST_BEGINNING ? `${words.slice(0, LONGEST_BEGINNING)}…` : words;
  return [String(id), moment(writtenAt), topicLabel(topic), plain(email), doneAt ? 'done' : 'waits', beginning];
}

const listed: Omit<Command<ServicesContext>, 'name'> = {
  summary: 'what people wrote to us and nobody has answered, the oldest first',
  options: {
    all: { type: 'boolean', help: 'also what is done, the newest first' },
    limit: { type: 'string', value: 'n', help: 'how many; 30 unless told' },
  },
  async run(_, options, { withServices }) {
    const limit = wholeNumber(textOption(options, 'limit') ?? '30', '--limit', 1, 500);
    const all = options.all === true;
    const messages = await withServices((db) => listMessages(db, { all, limit }));
    if (messages.length === 0) return [all ? 'Nobody has written yet.' : 'Nobody waits for an answer.'];
    return columns(messages.map(row));
  },
};

const show: Command<ServicesContext> = {
  name: 'messages show',
  takes: ['number'],
  summary: 'a message, whole',
  run: ([number = ''], _, { withServices }) =>
    withServices(async (db) => {
      const found = await findMessage(db, numberOf(number));
      if (!found) throw missing(number);
      const { id, topic, name, email, order, message, writtenAt, doneAt } = found;
      return [
        `Message ${id}, ${moment(writtenAt)}: ${topicLabel(topic)}${doneAt ? `, done ${moment(doneAt)}` : ''}`,
        `${plain(name)}, ${plain(email)}${order === '' ? '' : `, order ${plain(order)}`}`,
        '',
        ...message.split('\n').map(plain),
      ];
    }),
};

const done: Command<ServicesContext> = {
  name: 'messages done',
  takes: ['number'],
  summary: 'somebody has answered; it is forgotten a year from then',
  run: ([number = ''], _, { clock, withServices }) =>
    withServices(async (db) => {
      if (!(await markMessageDone(db, numberOf(number), clock()))) throw missing(number);
      return [`Message ${number} is done.`];
    }),
};

/** What people wrote through the contact page, for those who answer. */
export const MESSAGE_COMMANDS: ReadonlyArray<Command<ServicesContext>> = [
  { ...listed, name: 'messages list' },
  show,
  done,
  { ...listed, name: 'messages' },
];
