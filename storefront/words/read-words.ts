import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type MdxJsxAttribute, type MdxJsxExpressionAttribute, mdxFromMarkdown } from 'mdast-util-mdx';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { TextHeading, Word, WordElement } from '../src/features/content/text-page.ts';

/** What a text says: its words, and where new thoughts begin. */
export interface ReadWords {
  words: readonly Word[];
  headings: readonly TextHeading[];
}

const plainText = (words: readonly Word[]): string =>
  words.map((word) => (typeof word === 'string' ? word : plainText(word.children ?? []))).join('');

/** 'Who sees it' -> 'who-sees-it'; a number in front counts for nothing. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/^\d+\.\s*/, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function attributesOf(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
): Readonly<Record<string, string>> | undefined {
  if (attributes.length === 0) return undefined;
  return Object.fromEntries(
    attributes.map((attribute) => {
      const { type } = attribute;
      if (type !== 'mdxJsxAttribute' || (attribute.value !== null && typeof attribute.value === 'object'))
        throw new Error('an attribute holds an expression; a page of text holds words alone');
      return [attribute.name, attribute.value ?? ''];
    }),
  );
}

const element = (
  name: string,
  children: readonly Word[],
  attributes?: Readonly<Record<string, string>>,
): WordElement => ({ name, ...(attributes && { attributes }), ...(children.length > 0 && { children }) });

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

type Content = Exclude<Nodes, { type: 'root' }>;

function headingOf(node: Extract<Content, { type: 'heading' }>, headings: TextHeading[]): Word {
  const { depth } = node;
  if (depth !== 2 && depth !== 3)
    throw new Error(`a heading of level ${depth}: the title is the first, so 2 and 3 are left`);
  const children = wordsOf(node.children, headings);
  const title = plainText(children);
  const id = anchorOf(title);
  if (headings.some((heading) => heading.id === id)) throw new Error(`two headings have the anchor #${id}`);
  headings.push({ id, title, level: depth });
  return element(`h${depth}`, children, { id });
}

/** The element of a list of one. */
const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** What a node of Markdown becomes; undefined for what is not to be seen. */
function wordOf(node: Content, headings: TextHeading[]): Word | undefined {
  const inside = (children: readonly (RootContent | PhrasingContent)[]): readonly Word[] => wordsOf(children, headings);
  switch (node.type) {
    case 'text':
      return oneLine(node.value);
    case 'paragraph': {
      // A part with words in it, on a line of its own, is no part of a sentence.
      const only = onlyOne(node.children);
      return only?.type === 'mdxJsxTextElement' ? wordOf(only, headings) : element('p', inside(node.children));
    }
    case 'heading':
      return headingOf(node, headings);
    case 'strong':
      return element('strong', inside(node.children));
    case 'emphasis':
      return element('em', inside(node.children));
    case 'inlineCode':
      return element('code', [node.value]);
    case 'link':
      return element('a', inside(node.children), { href: node.url });
    case 'list':
      return element(node.ordered ? 'ol' : 'ul', inside(node.children));
    case 'listItem': {
      // A tight list's paragraphs are its items.
      const only = onlyOne(node.children);
      return element('li', inside(only?.type === 'paragraph' ? only.children : node.children));
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      if (!node.name || !/^[A-Z]/.test(node.name))
        throw new Error(`<${node.name ?? ''}> is no part; write Markdown instead`);
      return element(node.name, inside(node.children), attributesOf(node.attributes));
    }
    default:
      throw new Error(`a page of text has no ${node.type}`);
  }
}

function wordsOf(nodes: readonly (RootContent | PhrasingContent)[], headings: TextHeading[]): readonly Word[] {
  return nodes.flatMap((node) => wordOf(node, headings) ?? []);
}

/** Reads Markdown with parts of ours in it. Throws, with the place, on what is neither. */
export function readWords(text: string): ReadWords {
  const headings: TextHeading[] = [];
  const { children } = fromMarkdown(text, { extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()] });
  return { words: wordsOf(children, headings), headings };
}

/** How many words there are to read. */
export function countWords(words: readonly Word[]): number {
  const separated = (list: readonly Word[]): string =>
    list.map((word) => (typeof word === 'string' ? word : ` ${separated(word.children ?? [])} `)).join('');
  return separated(words).split(/\s+/).filter(Boolean).length;
}
