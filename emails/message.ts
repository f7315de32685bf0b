import type { Mail } from './mailer.ts';

/** A mail as nodemailer takes it. Addresses are objects, so that nothing in one is read as a list of them. */
export function messageOf({ messageId, to, subject, text, html, replyTo, unsubscribeUrl }: Mail, from: string) {
  return {
    messageId,
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(unsubscribeUrl !== undefined && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
