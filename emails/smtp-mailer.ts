import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

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
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
    close: () => transport.close(),
  };
}
