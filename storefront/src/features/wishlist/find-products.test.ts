import { afterEach, expect, it, vi } from 'vitest';
import { findByEntries, findByHandles } from './find-products.ts';

const { signal } = new AbortController();

interface Question {
  query: string;
  variables: Record<string, string>;
}

function product(handle: string) {
  const money = { amount: '1.0', currencyCode: 'PHP' };
  const shown = { id: handle, handle, title: `The ${handle}`, productType: 'hat', tags: [], availableForSale: true };
  const priced = {
    priceRange: { minVariantPrice: money, maxVariantPrice: money },
    compareAtPriceRange: { minVariantPrice: money },
  };
  const image = { altText: null, small: '/small.jpg', large: '/large.jpg' };
  const lists = { variants: { nodes: [] }, images: { nodes: [image, image] } };
  return { ...shown, ...priced, ...lists, print: null, swatch: null, siblings: null };
}

/** A provider that has every product but what is `old`; it answers for the places a question has, as a provider does. */
function openProvider() {
  const questions: Question[] = [];
  const answerTo = ({ query, variables }: Question) => {
    if (query.includes('nodes(')) return { nodes: [] };
    const places = [...query.matchAll(/\b(\w+):product\(handle:\$(\w+)\)/g)];
    return Object.fromEntries(
      places.map(([, place = '', variable = '']) => {
        const handle = variables[variable] ?? '-';
        return [place, handle === '-' || handle.startsWith('old') ? null : product(handle)];
      }),
    );
  };
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    getElementById: () => ({ textContent: JSON.stringify({ endpoint: '/api', token: 'public' }) }),
  });
  vi.stubGlobal('window', {
    fetch: async (_: string, { body }: { body: string }) => {
      const question: Question = JSON.parse(body);
      questions.push(question);
      return Response.json({ data: answerTo(question) });
    },
  });
  return questions;
}

afterEach(() => void vi.unstubAllGlobals());

const named = (count: number, name = 'hat') => Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);

it('asks for a page of reviewed products, or a full suitcase, in one question', async () => {
  const questions = openProvider();
  const handles = [...named(13), 'old-hat'];
  const found = await findByHandles(handles, signal);
  expect([...(found ?? [])].map(([handle, card]) => [handle, card === 'gone' ? card : card.title])).toEqual([
    ...named(13).map((handle) => [handle, `The ${handle}`]),
    ['old-hat', 'gone'],
  ]);
  expect(questions).toHaveLength(1);
});

it('asks for a long list that was passed on in few', async () => {
  const questions = openProvider();
  const found = await findByHandles(named(48), signal);
  expect([...(found?.keys() ?? [])]).toEqual(named(48));
  expect(questions).toHaveLength(4);
});

it('asks once more, and not once for each, where the variants of a list are gone', async () => {
  const questions = openProvider();
  const entries = named(5).map((handle) => ({ handle, variants: [{ id: `gid://shopify/ProductVariant/${handle}` }] }));
  const found = await findByEntries(entries, signal);
  expect([...(found?.keys() ?? [])]).toEqual(named(5));
  expect(questions).toHaveLength(2);
  expect(await findByEntries([], signal)).toEqual(new Map());
  expect(questions).toHaveLength(2);
});
