import { type Html, html, type Slot } from '../../html/html.ts';
import type { MailboxEmail } from '../../store/mailbox.ts';

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
iframe{width:100%;height:70vh;border:0;border-radius:14px;background:#f4ede1}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fffaf2;border-radius:14px;padding:18px;font:14px/1.5 ui-monospace,monospace}
:focus-visible{outline:3px solid #2f6fd6;outline-offset:3px}`;

/** The pages' own style and frames of their own, and nothing else. */
export const MAILBOX_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An email may be framed by its page; its links open in the page's place, and nothing in it runs. */
export const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

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

export function emailPage({ id, subject, recipient, sentAt, text }: MailboxEmail): Html {
  return page(
    subject,
    html`<p><a href="/mailbox">All letters</a></p><h1>${subject}</h1><p>To ${recipient}, ${when(sentAt)} UTC</p>
<iframe src="/mailbox/${id}/letter.html" title="The letter" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>
<h2>As text</h2><pre>${text}</pre>`,
  );
}
