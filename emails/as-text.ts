import { SHOP_ADDRESS } from '@bluebird-bay/contract/shop-address.ts';
import type { EmailContent, EmailItem, EmailPart, EmailPlace } from './email-content.ts';

const row = ([what, value]: readonly [string, string]): string => `${what}: ${value}`;

function item({ title, details, amount, href }: EmailItem): string {
  const said = [title, ...details].join(', ');
  return [amount === undefined ? said : row([said, amount]), ...(href === undefined ? [] : [href])].join('\n');
}

function partText(part: EmailPart): string | undefined {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'title':
      return part.text.toUpperCase();
    case 'action':
    case 'link':
      return `${part.label}:\n${part.href}`;
    case 'rows':
      return (part.total ? [...part.rows, part.total] : part.rows).map(row).join('\n');
    case 'lines':
      return [`${part.title}:`, ...part.lines].join('\n');
    case 'items':
      return part.items.map(item).join('\n');
    case 'code':
      return row([part.label, part.code]);
    case 'polaroid':
      return `“${part.caption}”`;
    case 'picture':
      // What a scene shows is no news.
      return undefined;
  }
}

/** An email for those who read without pictures and colours: it says whatever the other form says. */
export function asText({ heading, parts, reason, leave }: EmailContent, { shopOrigin }: EmailPlace): string {
  const foot = [
    `--\n${SHOP_ADDRESS.join('\n')}`,
    `${shopOrigin}/`,
    reason,
    ...(leave ? [`${leave.label}: ${leave.href}`] : []),
  ];
  return `${[heading, ...parts.flatMap((part) => partText(part) ?? []), foot.join('\n')].join('\n\n')}\n`;
}
