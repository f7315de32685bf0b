import { type Html, html } from '../../html/html.ts';
import type { EmailContent, EmailPart } from './email-content.ts';

const INK = '#17305f';
const SAND = '#fffaf2';
const OAT = '#f4ede1';
const FONT = "'DM Sans','Helvetica Neue',Arial,sans-serif";

const paragraph = (content: string): Html => html`<p style="margin:0 0 16px">${content}</p>`;

function row([what, value]: readonly [string, string], isTotal = false): Html {
  const style = isTotal
    ? `padding:12px 0 0;border-top:1px solid ${INK};font-weight:700`
    : 'padding:4px 0;vertical-align:top';
  return html`<tr><td style="${style}">${what}</td><td style="${style};text-align:right;white-space:nowrap">${value}</td></tr>`;
}

function partHtml(part: EmailPart): Html {
  switch (part.kind) {
    case 'text':
      return paragraph(part.text);
    case 'action':
      return html`<p style="margin:24px 0"><a href="${part.href}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${INK};color:${SAND};font-weight:700;text-decoration:none">${part.label}</a></p>
<p style="margin:0 0 16px;font-size:13px;overflow-wrap:anywhere">Or open <a href="${part.href}" style="color:${INK}">${part.href}</a></p>`;
    case 'rows':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">${part.rows.map(
        (each) => row(each),
      )}${part.total && row(part.total, true)}</table>`;
    case 'lines':
      return html`<p style="margin:0 0 16px"><b>${part.title}</b>${part.lines.map((line) => html`<br>${line}`)}</p>`;
  }
}

/**
 * An email with the shop's colours, in the plain markup that mail programs show alike. No pictures, nothing that loads.
 */
export function asHtml({ subject, heading, parts, reason }: EmailContent): string {
  return String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${subject}</title></head>
<body style="margin:0;background:${OAT};color:${INK};font:16px/1.5 ${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${SAND};border-radius:20px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700">Bluebird Bay</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${heading}</h1>
${parts.map((part) => partHtml(part))}
</td></tr></table>
<p style="max-width:528px;margin:16px auto 0;font-size:13px;text-align:left">${reason}</p>
</td></tr></table>
</body>
</html>
`);
}
