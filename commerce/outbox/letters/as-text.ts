import type { LetterContent, LetterPart } from './letter-content.ts';

function rows(part: Extract<LetterPart, { kind: 'rows' }>): string {
  const all = part.total ? [...part.rows, part.total] : part.rows;
  return all.map(([what, value]) => `${what}: ${value}`).join('\n');
}

function partText(part: LetterPart): string {
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

/** A letter for those who read without pictures and colours. */
export function asText({ heading, parts, reason }: LetterContent): string {
  return `${[heading, ...parts.map(partText), `--\nBluebird Bay\n${reason}`].join('\n\n')}\n`;
}
