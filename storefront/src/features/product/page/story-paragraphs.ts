import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** What stands in a sentence and parts no words. */
const WITHIN_A_LINE = new Set('a abbr b em i mark s small span strong sub sup u'.split(' '));
const PARAGRAPHS = new Set('br div h1 h2 h3 h4 h5 h6 ol p tr ul'.split(' '));
const UNREAD = new Set('iframe noscript script style template'.split(' '));

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ');

/** What a node says to a reader, a paragraph a line. */
function readable(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return oneSpace(node.value);
  if (!('childNodes' in node) || UNREAD.has(node.nodeName)) return '';
  const text = node.childNodes.map(readable).join('');
  if (WITHIN_A_LINE.has(node.nodeName)) return text;
  if (node.nodeName === 'li') return `\n• ${text.trim()}\n`;
  if (PARAGRAPHS.has(node.nodeName)) return `\n${text}\n`;
  return ` ${text} `;
}

/**
 * The paragraphs of a provider's `descriptionHtml` as plain text: markup is read for its paragraphs and then dropped,
 * so nothing of it can ever run in a page. One of several in a list keeps its dot.
 */
export function storyParagraphs(html: string): string[] {
  return parseFragment(html)
    .childNodes.map(readable)
    .join('')
    .split('\n')
    .map((line) => oneSpace(line).trim())
    .filter((line) => line !== '');
}
