import type { Suggestion } from '../../domain/search/suggestions.ts';
import type { CollectionRecord } from '../../store/catalogue/collections.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { ArticleRecord, PageRecord } from '../../store/content/content.ts';

/** What someone who is still typing may be looking for. */
export interface PredictiveSearchSource {
  products: readonly ProductRecord[];
  collections: readonly CollectionRecord[];
  articles: readonly ArticleRecord[];
  pages: readonly PageRecord[];
  queries: readonly Suggestion[];
}
