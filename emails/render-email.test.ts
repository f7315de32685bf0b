import { SHOP_ADDRESS } from '@bluebird-bay/contract/shop-address.ts';
import { describe, expect, it } from 'vitest';
import type { EmailContent, EmailPart } from './email-content.ts';
import { renderEmail } from './render-email.ts';
import { emailPlace } from './testing/email-place.ts';

const SHOP = 'https://shop.example';
const NASTY = `"><img src=https://evil.example/x onerror=alert(1)> & 'so on'`;

const picture = { spec: 'p/triangle/passionfruit/flat-1', alt: 'A triangle top, laid flat' };
const item = { title: 'Kaila Triangle Top', details: ['Passionfruit', 'M'], amount: '$46.00', picture };
/** Of every kind of part one. */
const PARTS: readonly EmailPart[] = [
  { kind: 'text', text: 'A sentence.' },
  { kind: 'title', text: 'In this parcel' },
  { kind: 'action', label: 'Follow your order', href: `${SHOP}/checkouts/orders/abc` },
  { kind: 'link', label: 'Something else', href: `${SHOP}/blog/` },
  { kind: 'rows', rows: [['Shipping', 'Free']], total: ['Total', '$46.00'] },
  { kind: 'lines', title: 'Delivers to', lines: ['Marina Costa', '218 Kingfisher Lane'] },
  { kind: 'items', items: [{ ...item, href: `${SHOP}/products/kaila-top-passionfruit/` }] },
  { kind: 'code', label: 'Your code', code: 'ABCD EFGH' },
  { kind: 'picture', picture: { spec: 's/share', alt: 'The bay' }, width: 1200, height: 630 },
];
const email = (parts: readonly EmailPart[], more: Partial<EmailContent> = {}): EmailContent => ({
  subject: 'Order BB-1001 is in',
  preview: 'It should arrive on Wednesday.',
  heading: 'Thank you, Marina',
  parts,
  reason: 'You get this because an order was placed with this address.',
  ...more,
});
const rendered = (content: EmailContent) => renderEmail(content, emailPlace(SHOP));
/** What is read of the HTML: the words between the tags. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('an email', () => {
  it('says the same in both of its forms', () => {
    const { text, html } = rendered(email(PARTS, { leave: { label: 'Leave', href: `${SHOP}/x#leave=t` } }));
    const facts = [
      'Thank you, Marina',
      'A sentence.',
      'Follow your order',
      'Something else',
      'Shipping',
      'Free',
      'Total',
      '$46.00',
      'Delivers to',
      '218 Kingfisher Lane',
      'Kaila Triangle Top',
      'Passionfruit',
      'ABCD EFGH',
      'You get this because',
    ];
    for (const fact of facts) {
      expect(wordsOf(html)).toContain(fact);
      expect(text).toContain(fact);
    }
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, address = '']) =>
      /privacy-policy/.test(address) ? [] : [address],
    );
    for (const address of addresses) expect(text).toContain(address);
  });

  it('says where letters on paper find the shop, as the law wants of news', () => {
    const { html, text } = rendered(email(PARTS, { leave: { label: 'Leave', href: `${SHOP}/` } }));
    for (const line of SHOP_ADDRESS) {
      expect(wordsOf(html)).toContain(line);
      expect(text).toContain(line);
    }
  });

  it('names no address but the shop’s, and loads nothing but its pictures', () => {
    const { html, text } = rendered(email(PARTS));
    const addresses = [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"'<)]+/g)].map(([address]) => address);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address.startsWith(`${SHOP}/`))).toEqual([]);
    expect(html).not.toMatch(/<(?:script|link|iframe|object|form)|url\(|@import|\son\w+=/i);
  });

  it('shows pictures with their size and their words, as JPEG or PNG', () => {
    const pictures = [...rendered(email(PARTS)).html.matchAll(/<img [^>]+>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(3);
    for (const tag of pictures) expect(tag).toMatch(/src="[^"]+\.(?:jpeg|png)" alt="[^"]*" width="\d+" height="\d+"/);
    expect(pictures.join()).toContain('alt="A triangle top, laid flat" width="72" height="90"');
    expect(pictures.join()).toContain('alt="The bay" width="520" height="273"');
  });

  it('is 600 pixels wide, says that it can be dark, and hides its preview', () => {
    const { html } = rendered(email(PARTS));
    expect(html).toContain('max-width:600px');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toMatch(/<div style="display:none;[^"]+">It should arrive on Wednesday\./);
  });

  it('colours nothing that the night does not colour too', () => {
    const { html } = rendered(email(PARTS, { leave: { label: 'Leave', href: `${SHOP}/` } }));
    const painted = [...html.matchAll(/<(\w+)([^>]*)style="([^"]*)"/g)].filter(
      ([, tag, , style = '']) => tag !== 'img' && /(?:^|;)(?:background-)?color:/.test(style),
    );
    expect(painted.length).toBeGreaterThan(20);
    expect(
      painted.filter(([, , before = '']) => !/class="[^"]*\b(?:ink|soft|ground|card|button|code)\b/.test(before)),
    ).toEqual([]);
  });

  it('escapes whatever people typed', () => {
    const parts: readonly EmailPart[] = [
      { kind: 'text', text: NASTY },
      { kind: 'title', text: NASTY },
      { kind: 'action', label: NASTY, href: `${SHOP}/${NASTY}` },
      { kind: 'link', label: NASTY, href: `${SHOP}/${NASTY}` },
      { kind: 'rows', rows: [[NASTY, NASTY]], total: [NASTY, NASTY] },
      { kind: 'lines', title: NASTY, lines: [NASTY] },
      {
        kind: 'items',
        items: [{ title: NASTY, details: [NASTY], amount: NASTY, picture: { spec: 's/share', alt: NASTY } }],
      },
      { kind: 'code', label: NASTY, code: NASTY },
      { kind: 'picture', picture: { spec: 's/share', alt: NASTY }, width: 2, height: 1 },
    ];
    const { html } = rendered(
      email(parts, {
        subject: NASTY,
        preview: NASTY,
        heading: NASTY,
        reason: NASTY,
        leave: { label: NASTY, href: `${SHOP}/` },
      }),
    );
    expect(html).not.toContain('<img src=https');
    expect(html.match(/<img /g)).toHaveLength(3);
    expect(html).toContain('&lt;img src=https');
  });

  it('stays below what mail programs show at once, with as many pieces as one may have', () => {
    const many = Array.from({ length: 40 }, () => ({
      ...item,
      title: 'K'.repeat(60),
      href: `${SHOP}/products/${'k'.repeat(60)}/`,
    }));
    const { html } = rendered(email([...PARTS, { kind: 'items', items: many }]));
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});
