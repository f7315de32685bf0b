import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** What stands in a sentence and parts no words. */
const WITHIN_A_LINE = new Set(
  'a abbr b cite code del em font i ins mark q s small span strong sub sup u wbr'.split(' '),
);
const PARAGRAPHS = new Set(
  'article blockquote br dd div dt figcaption h1 h2 h3 h4 h5 h6 ol p pre section tr ul'.split(' '),
);
const UNREAD = new Set('iframe noscript script style template'.split(' '));

/** Browsers nest no deeper either; what does is no description, and no reason for a page to fail. */
const DEEPEST = 512;

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ');

/** A point of a list; an empty one parts what stands around it, and has no dot. */
function point(text: string): string {
  const said = text.trim();
  return said === '' ? '\n' : `\n• ${said}\n`;
}

/** What a node says to a reader, a paragraph a line. */
function readable(node: DefaultTreeAdapterTypes.ChildNode, depth: number): string {
  if ('value' in node) return oneSpace(node.value);
  if (!('childNodes' in node) || UNREAD.has(node.nodeName) || depth > DEEPEST) return '';
  const text = node.childNodes.map((child) => readable(child, depth + 1)).join('');
  if (WITHIN_A_LINE.has(node.nodeName)) return text;
  if (node.nodeName === 'li') return point(text);
  if (PARAGRAPHS.has(node.nodeName)) return `\n${text}\n`;
  return ` ${text} `;
}

/**
 * The paragraphs of a provider's `descriptionHtml` as plain text: markup is read for its paragraphs and then dropped,
 * so nothing of it can ever run in a page. One of several in a list keeps its dot.
 */
export function storyParagraphs(html: string): string[] {
  return parseFragment(html)
    .childNodes.map((node) => readable(node, 1))
    .join('')
    .split('\n')
    .map((line) => oneSpace(line).trim())
    .filter((line) => line !== '');
}
