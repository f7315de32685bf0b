import { findLetter, newestLetters } from '../store/mailbox.ts';
import { columns } from './columns.ts';
import { type Command, Refusal } from './command.ts';
import { textOption, wholeNumber } from './read-options.ts';

const mailbox: Command = {
  name: 'mailbox',
  usage: '[--to <email>] [--show <id>]',
  summary: 'letters that wait here because no mail server is set',
  words: 0,
  options: { to: { type: 'string' }, show: { type: 'string' } },
  optionHelp: { to: 'only to this address', show: 'the text of one letter' },
  async run(_words, options, { db }) {
    const id = textOption(options, 'show');
    if (id !== undefined) {
      const letter = await findLetter(db, wholeNumber(id, '--show', 1));
      if (!letter) throw new Refusal(`There is no letter ${id}.`);
      return [`To: ${letter.recipient}`, `Subject: ${letter.subject}`, '', ...letter.text.trimEnd().split('\n')];
    }
    const letters = await newestLetters(db, 50, textOption(options, 'to')?.toLowerCase());
    if (letters.length === 0) return ['No letters.'];
    return columns(letters.map((letter) => [String(letter.id), letter.recipient, letter.subject]));
  },
};

export const mailboxCommands: readonly Command[] = [mailbox];
