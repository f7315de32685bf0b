import { type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import type { MailboxEmail } from '../../store/outbox/mailbox.ts';

/** The stylesheet of the pages. */
export const MAILBOX_STYLE = `body{margin:0;background:#f4ede2;color:#17305f;font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px}
h1{font-size:32px;line-height:1.2;margin:0 0 8px}
p{margin:0 0 16px}
a{color:inherit}
ol{list-style:none;margin:24px 0;padding:0}
li{background:#fffaf2;border-radius:14px;margin:0 0 8px}
li a{display:grid;gap:2px;padding:14px 18px;text-decoration:none}
li b{font-size:17px}
li span{font-size:14px;color:#5a6784;overflow-wrap:anywhere}
nav{display:flex;gap:8px;margin:0 0 16px}
nav a{padding:8px 16px;border-radius:999px;background:#fffaf2;text-decoration:none;font-weight:600}
nav a[aria-current]{background:#17305f;color:#fffaf2}
iframe{width:100%;height:80vh;border:0;border-radius:14px;background:#f4ede1}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fffaf2;border-radius:14px;padding:18px;font:14px/1.5 ui-monospace,monospace}
:focus-visible{outline:3px solid #2f6fd6;outline-offset:3px}`;

/** The pages' own style and frames of their own, and nothing else. */
export const MAILBOX_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * An email may be framed by its page and shows the shop's own pictures; its links open in the page's place, and nothing in it
 * runs. In a sandbox there is no `'self'`, so the shop is named.
 */
export const emailPolicy = (shopOrigin: string): string =>
  `default-src 'none'; img-src ${shopOrigin}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation`;

function page(title: string, content: Slot): Html {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Mailbox</title><link rel="stylesheet" href="/mailbox/mailbox.css"></head>
<body><main>${content}</main></body>
</html>
`;
}

const when = (moment: Date): string => moment.toISOString().replace('T', ' ').slice(0, 16);

export function listPage(emails: readonly MailboxEmail[]): Html {
  return page(
    'Letters',
    html`<h1>Letters</h1><p>What the shop has written. No mail server is set, so letters wait here, for eyes on this machine alone.</p>
${
  emails.length === 0
    ? html`<p>Nothing yet. Sign up, or buy something.</p>`
    : html`<ol>${emails.map(
        ({ id, subject, recipient, sentAt }) =>
          html`<li><a href="/mailbox/${id}"><b>${subject}</b><span>to ${recipient}, ${when(sentAt)} UTC</span></a></li>`,
      )}</ol>`
}`,
  );
}

/** An email as it was written, or as whoever reads without pictures has it. */
export function emailPage({ id, subject, recipient, sentAt, text }: MailboxEmail, form: 'html' | 'text'): Html {
  const here = (name: typeof form): Slot => name === form && html` aria-current="page"`;
  return page(
    subject,
    html`<p><a href="/mailbox">All letters</a></p><h1>${subject}</h1><p>To ${recipient}, ${when(sentAt)} UTC</p>
<nav aria-label="Form"><a href="/mailbox/${id}"${here('html')}>As it looks</a><a href="/mailbox/${id}/text"${here('text')}>As text</a></nav>
${
  form === 'text'
    ? html`<pre>${text}</pre>`
    : html`<iframe src="/mailbox/${id}/letter.html" title="The letter" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`
}`,
  );
}
