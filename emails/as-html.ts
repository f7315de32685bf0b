import { SHOP_ADDRESS } from '@bluebird-bay/contract/shop-address.ts';
import { type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import { DAY, EMAIL_STYLE } from './email-colours.ts';
import type { EmailContent, EmailItem, EmailPart, EmailPicture, EmailPlace } from './email-content.ts';

const FONT = "'DM Sans','Helvetica Neue',Helvetica,Arial,sans-serif";
const DISPLAY = "Caprasimo,'Cooper Black',Georgia,'Times New Roman',serif";
const WIDTH = 600;
const PADDING = 40;
/** A piece beside its words; drawn at four times that, for fine screens. */
const PIECE = { width: 72, height: 90, drawn: 400 } as const;
const POLAROID = { width: 260, height: 325, drawn: 800 } as const;
const WIDE_DRAWN = 1200;
/** A file of the storefront that every shop serves; PNG, because mail programs show no drawings. */
const LOGO = '/apple-touch-icon.png';

/** Keeps what follows from being drawn into the preview: as wide as one, and seen by nobody. */
const FILLER = '\u{34f}\u{200c}\u{a0}'.repeat(60);

const text = (content: Slot): Html => html`<p class="ink" style="margin:0 0 16px;color:${DAY.ink}">${content}</p>`;

/** A sum below other rows has a line above it. */
function row([what, value]: readonly [string, string], isTotal = false, isAlone = false): Html {
  const style = isTotal
    ? `${isAlone ? 'padding:0' : `padding:12px 0 0;border-top:2px solid ${DAY.ink}`};font-weight:700;font-size:18px;color:${DAY.ink}`
    : `padding:4px 0 8px;vertical-align:top;color:${DAY.ink}`;
  const name = isTotal ? 'ink line' : 'ink';
  return html`<tr><td class="${name}" style="${style}">${what}</td><td class="${name}" align="right" style="${style};text-align:right;white-space:nowrap;padding-left:16px">${value}</td></tr>`;
}

const table = (content: Slot, style = 'margin:0 0 24px'): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style};border-collapse:collapse">${content}</table>`;

/** Where pictures are not shown their words are, in the picture's place. */
const image = (address: string, { alt }: EmailPicture, width: number, height: number, style: string): Html =>
  html`<img src="${address}" alt="${alt}" width="${width}" height="${height}" style="display:block;border:0;background-color:${DAY.tint};color:${DAY.ink};font:13px/1.35 ${FONT};${style}">`;

function item({ title, details, amount, picture, href }: EmailItem, place: EmailPlace): Html {
  const shown =
    picture &&
    image(
      place.pictureUrl(picture.spec, PIECE.drawn),
      picture,
      PIECE.width,
      PIECE.height,
      'border-radius:12px;overflow:hidden',
    );
  const cell = `padding:12px 0;vertical-align:top;border-bottom:1px solid ${DAY.line}`;
  return html`<tr><td class="line" width="${PIECE.width + 16}" style="${cell};width:${PIECE.width + 16}px">${
    shown && href ? html`<a href="${href}" style="text-decoration:none">${shown}</a>` : shown
  }</td><td class="ink line" style="${cell};color:${DAY.ink}"><b>${
    href ? html`<a class="ink" href="${href}" style="color:${DAY.ink};text-decoration:none">${title}</a>` : title
  }</b>${details.map((detail) => html`<br><span class="soft" style="color:${DAY.soft};font-size:15px">${detail}</span>`)}</td><td class="ink line" align="right" style="${cell};padding-left:16px;color:${DAY.ink};text-align:right;white-space:nowrap;font-weight:700">${amount}</td></tr>`;
}

function wide(picture: EmailPicture, width: number, height: number, place: EmailPlace): Html {
  const shown = WIDTH - 2 * PADDING;
  return html`<div style="margin:0 0 24px">${image(place.pictureUrl(picture.spec, WIDE_DRAWN), picture, shown, Math.round((shown * height) / width), 'width:100%;height:auto;border-radius:16px')}</div>`;
}

/** Paper stays white by night: it is a photograph. */
function polaroid(picture: EmailPicture, caption: string, place: EmailPlace): Html {
  const { width, height, drawn } = POLAROID;
  const shown = image(place.pictureUrl(picture.spec, drawn), picture, width, height, 'border-radius:2px');
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px auto 28px"><tr><td width="${width}" style="width:${width}px;padding:16px 16px 22px;background-color:#ffffff;border:1px solid #e4dccb;border-radius:4px">${shown}<p style="margin:16px 0 0;font:400 22px/1.3 'Bradley Hand','Segoe Print','Comic Sans MS',cursive;color:#17305f;text-align:center;overflow-wrap:anywhere">${caption}</p></td></tr></table>`;
}

function partHtml(part: EmailPart, place: EmailPlace): Html {
  switch (part.kind) {
    case 'text':
      return text(part.text);
    case 'title':
      return html`<h2 class="ink" style="margin:32px 0 4px;font:700 19px/1.3 ${FONT};color:${DAY.ink}">${part.text}</h2>`;
    case 'action':
      return html`<p style="margin:24px 0"><a class="button" href="${part.href}" style="display:inline-block;padding:15px 30px;border-radius:999px;background-color:${DAY.ink};color:${DAY.card};font-weight:700;text-decoration:none">${part.label}</a></p>`;
    case 'link':
      return text(html`<a class="ink" href="${part.href}" style="color:${DAY.ink};font-weight:700">${part.label}</a>`);
    case 'rows':
      return table(
        html`${part.rows.map((each) => row(each))}${part.total && row(part.total, true, part.rows.length === 0)}`,
      );
    case 'lines':
      return text(html`<b>${part.title}</b>${part.lines.map((line) => html`<br>${line}`)}`);
    case 'items':
      return table(
        part.items.map((each) => item(each, place)),
        'margin:8px 0 16px',
      );
    case 'code':
      return html`<p class="code" style="margin:8px 0 24px;padding:18px 20px;border-radius:14px;background-color:${DAY.code};color:${DAY.ink}">${part.label}<br><b style="font:700 22px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.04em;overflow-wrap:anywhere">${part.code}</b></p>`;
    case 'polaroid':
      return polaroid(part.picture, part.caption, place);
    case 'picture':
      return wide(part.picture, part.width, part.height, place);
  }
}

const head = (subject: string): Html => html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
<style>${EMAIL_STYLE}</style>
</head>`;

/**
 * An email in the shop's colours, in the plain markup that mail programs show alike: tables, 600 pixels, styles beside each
 * element, words as words. Readable without its pictures, and by night. Everything in it is of the shop's own address.
 */
export function asHtml(content: EmailContent, place: EmailPlace): string {
  const { subject, preview, heading, parts, reason, leave } = content;
  const small = `margin:0 0 8px;font-size:13px;line-height:1.5;color:${DAY.soft}`;
  return String(html`<!doctype html>
<html lang="en" dir="ltr">
${head(subject)}
<body class="ground" style="margin:0;padding:0;background-color:${DAY.ground};color:${DAY.ink};font:16px/1.55 ${FONT};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${preview}${FILLER}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${DAY.ground}"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${WIDTH}px;text-align:left"><tr><td style="padding:0 8px 16px">
<a class="ink" href="${place.shopOrigin}/" style="color:${DAY.ink};text-decoration:none;font:400 24px/44px ${DISPLAY}"><img src="${place.shopOrigin}${LOGO}" alt="" width="44" height="44" style="border:0;border-radius:12px;vertical-align:middle;margin-right:12px">Bluebird Bay</a>
</td></tr><tr><td class="card inner" style="padding:${PADDING}px ${PADDING}px 20px;border-radius:20px;background-color:${DAY.card};font:16px/1.55 ${FONT};color:${DAY.ink}">
<h1 class="ink heading" style="margin:0 0 16px;font:400 30px/1.2 ${DISPLAY};color:${DAY.ink}">${heading}</h1>
${parts.map((part) => partHtml(part, place))}
</td></tr><tr><td style="padding:20px 12px 0;font-family:${FONT}">
<p class="soft" style="${small}">${reason}</p>
<p class="soft" style="${small}">${SHOP_ADDRESS.join(' · ')}</p>
${leave && html`<p class="soft" style="${small}"><a class="soft" href="${leave.href}" style="color:${DAY.soft}">${leave.label}</a></p>`}
<p class="soft" style="${small}"><a class="soft" href="${place.shopOrigin}/" style="color:${DAY.soft}">To the shop</a> · <a class="soft" href="${place.shopOrigin}/privacy-policy/" style="color:${DAY.soft}">What we keep of you</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`);
}
