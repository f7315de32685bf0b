/** An email on its way. */
export interface Mail {
  /** The same for every attempt at the same email, so that a repeat can be told. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who is answered, where that is not who writes. */
  replyTo?: string;
  /** Where one click ends emails of this kind, also from a mail program (RFC 8058); for what the law calls news. */
  unsubscribeUrl?: string;
}

/** Takes emails to where they are read. Throws when one was not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
