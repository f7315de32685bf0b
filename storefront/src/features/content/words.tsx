import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import type { Word, WordElement } from './text-page.ts';
import styles from './words.module.css';

/** What a part that words call by name is given. */
export interface PartProps {
  attributes: Readonly<Record<string, string>>;
  /** What stands between its tags, if anything does. */
  children?: ReactNode;
}

/** The parts a page's words may call, by name. */
export type Parts = Readonly<Record<string, ComponentType<PartProps>>>;

const ELEMENTS: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'code']);

/** A page of the shop, not a file of it and not a place on the same page. */
const IS_PAGE = /^\/(?!.*\.[a-z]+$)/;

function shown(element: WordElement, parts: Parts, key: number): ReactNode {
  const { name, attributes = {}, children } = element;
  const inside = children && <Words words={children} parts={parts} />;
  if (name === 'a') {
    const href = attributes.href ?? '';
    return IS_PAGE.test(href) ? (
      // A sentence keeps its words: where the door is closed, the page behind it says why.
      <Link key={key} to={href} hidden={false}>
        {inside}
      </Link>
    ) : (
      <a key={key} href={href}>
        {inside}
      </a>
    );
  }
  if (name === 'h2' || name === 'h3')
    return createElement(name, { key, id: attributes.id }, <Heading words={children ?? []} parts={parts} />);
  if (ELEMENTS.has(name)) return createElement(name, { key }, inside);
  const Part = parts[name];
  if (!Part) throw new Error(`The page has no part <${name}>.`);
  return (
    <Part key={key} attributes={attributes}>
      {inside}
    </Part>
  );
}

/** The display face has figures of another age: numbers in a heading are set in the face of the text. */
export function Figured({ words }: { words: string }) {
  return words.split(/(\d[\d.]*)/).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words never move
      <span key={at} className={styles.figure}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

function Heading({ words, parts }: { words: readonly Word[]; parts: Parts }) {
  return words.map((word, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: words never move
    typeof word === 'string' ? <Figured key={index} words={word} /> : shown(word, parts, index),
  );
}

/** Shows the words of a page of text. Throws on a part the page does not have. */
export function Words({ words, parts }: { words: readonly Word[]; parts: Parts }) {
  return words.map((word, index) =>
    // Words never move: their place is who they are.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    typeof word === 'string' ? <Fragment key={index}>{word}</Fragment> : shown(word, parts, index),
  );
}
