import { useState } from 'react';
import { paths } from '../../paths.ts';
import { MySizeChip } from '../my-size/my-size-chip.tsx';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import type { SearchResults } from './search-results.ts';
import { searchOfTerms, searchTermsOf } from './search-terms.ts';

const NONE: readonly string[] = [];

/** What was found first, in every size: what it can be narrowed to does not change as it is narrowed. */
function useFoundFirst({ search, pages }: SearchResults): readonly ProductCardData[] {
  const { terms, sizes } = searchTermsOf(search);
  const [first, setFirst] = useState<{ terms: string; cards: readonly ProductCardData[] }>();
  if (first?.terms === terms) return first.cards;
  const cards = pages.flatMap((page) => page.cards);
  if (!sizes) setFirst({ terms, cards });
  return cards;
}

interface SearchSizeChipProps {
  found: SearchResults;
  /** The query wanted now. */
  search: string;
}

/** Shows what was found in the shopper's own size. */
export function SearchSizeChip({ found, search }: SearchSizeChipProps) {
  const { page: _, ...wanted } = searchTermsOf(search);
  const cards = useFoundFirst(found);
  return (
    <MySizeChip
      list={`search ${wanted.terms}`}
      asked={wanted.sizes ?? NONE}
      isPlain={search === searchOfTerms({ terms: wanted.terms, ...(wanted.price && { price: wanted.price }) })}
      addressIn={(sizes) => paths.search() + searchOfTerms({ ...wanted, sizes })}
      cards={cards}
    />
  );
}
