import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** Who writes: `Bluebird Bay <hello@shop.example>`. */
  from: string;
  /** How long each part of handing an email over may take, in milliseconds. Ten seconds unless told. */
  patienceMs?: number;
}

/** Hands emails to a mail server. Nothing is read from files or fetched from addresses, whatever an email says. */
export function createSmtpMailer({ url, from, patienceMs = 10_000 }: SmtpOptions): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, subject, text, html, replyTo, unsubscribeUrl }) {
      const headers = unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      // an address object, so that nothing in an address is read as a list of them
      const mail = { messageId, from, to: { name: '', address: to }, subject, text, html };
      const answered = replyTo !== undefined && { replyTo: { name: '', address: replyTo } };
      await transport.sendMail({ ...mail, ...answered, ...(headers && { headers }) });
    },
    close: () => transport.close(),
  };
}
