import { findEmail, newestEmails } from '../store/outbox/mailbox.ts';
import { columns } from './columns.ts';
import { type Command, Refusal } from './command.ts';
import { textOption, wholeNumber } from './read-options.ts';

const mailbox: Command = {
  name: 'mailbox',
  usage: '[--to <email>] [--show <id>]',
  summary: 'letters that wait here because no mail server is set',
  argumentCount: 0,
  options: { to: { type: 'string' }, show: { type: 'string' } },
  optionHelp: { to: 'only to this address', show: 'the text of one letter' },
  async run(_args, options, { db }) {
    const id = textOption(options, 'show');
    if (id !== undefined) {
      const email = await findEmail(db, wholeNumber(id, '--show', 1));
      if (!email) throw new Refusal(`There is no letter ${id}.`);
      return [`To: ${email.recipient}`, `Subject: ${email.subject}`, '', ...email.text.trimEnd().split('\n')];
    }
    const emails = await newestEmails(db, 50, textOption(options, 'to')?.toLowerCase());
    if (emails.length === 0) return ['No letters.'];
    return columns(emails.map((email) => [String(email.id), email.recipient, email.subject]));
  },
};

export const mailboxCommands: readonly Command[] = [mailbox];
