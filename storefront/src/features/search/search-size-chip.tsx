import { useState } from 'react';
import { paths } from '../../paths.ts';
import { MySizeChip } from '../my-size/my-size-chip.tsx';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import type { SearchResults } from './search-results.ts';
import { type SearchTerms, searchOfTerms, searchTermsOf } from './search-terms.ts';

const NONE: readonly string[] = [];

/** What somebody asked for in words, with the price they said, before they narrowed it. */
const plainSearch = ({ kind: _, sizes: __, page: ___, ...said }: SearchTerms): string => searchOfTerms(said);

/** What was found first, in every size: what it can be narrowed to does not change as it is narrowed. */
function useFoundFirst({ search, pages }: SearchResults): readonly ProductCardData[] {
  const { sizes, ...asked } = searchTermsOf(search);
  const plain = plainSearch(asked);
  const [first, setFirst] = useState<{ plain: string; cards: readonly ProductCardData[] }>();
  if (first?.plain === plain) return first.cards;
  const cards = pages.flatMap((page) => page.cards);
  if (!sizes) setFirst({ plain, cards });
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
      isPlain={search === plainSearch(wanted)}
      addressIn={(sizes) => paths.search() + searchOfTerms({ ...wanted, sizes })}
      cards={cards}
    />
  );
}
