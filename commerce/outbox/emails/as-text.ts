import type { EmailContent, EmailPart } from './email-content.ts';

function rows(part: Extract<EmailPart, { kind: 'rows' }>): string {
  const all = part.total ? [...part.rows, part.total] : part.rows;
  return all.map(([what, value]) => `${what}: ${value}`).join('\n');
}

function partText(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'action':
      return `${part.label}:\n${part.href}`;
    case 'rows':
      return rows(part);
    case 'lines':
      return [`${part.title}:`, ...part.lines].join('\n');
  }
}

/** An email for those who read without pictures and colours. */
export function asText({ heading, parts, reason }: EmailContent): string {
  return `${[heading, ...parts.map(partText), `--\nBluebird Bay\n${reason}`].join('\n\n')}\n`;
}
