import type { CollectionRecord } from '../../store/collections.ts';
import type { ArticleRecord, BlogRecord, PageRecord } from '../../store/content.ts';
import type { ProductRecord } from '../../store/product-record.ts';
import type { VariantRecord } from '../../store/variants.ts';
import { badInput } from '../bad-input.ts';
import { contentOf } from '../content/content.ts';
import type { RequestContext } from '../context.ts';
import type { QueryRootResolvers } from '../generated/resolvers.ts';
import { parseGlobalId, rowIdOf } from '../ids/global-id.ts';
import { type Typed, typed } from '../ids/typed.ts';
import { notImplemented } from '../not-implemented.ts';

/** What can be fetched by its id alone. */
type NodeSource =
  | Typed<'Product', ProductRecord>
  | Typed<'ProductVariant', VariantRecord>
  | Typed<'Collection', CollectionRecord>
  | Typed<'Page', PageRecord>
  | Typed<'Blog', BlogRecord>
  | Typed<'Article', ArticleRecord>;

const maybe = <Name extends string, Source extends object>(name: Name, source: Source | undefined) =>
  source ? typed(name, source) : null;

async function nodeOf(id: string, context: RequestContext): Promise<NodeSource | null> {
  const type = parseGlobalId(id)?.type;
  const rowId = type === undefined ? undefined : rowIdOf(type, id);
  if (type === undefined) throw badInput(`Invalid global id '${id}'`);
  const loaders = context.catalogue(context.currency);
  switch (type) {
    case 'Product':
      return rowId === undefined ? null : maybe(type, await loaders.productById.load(rowId));
    case 'ProductVariant':
      return rowId === undefined ? null : maybe(type, await loaders.variantById.load(rowId));
    case 'Collection':
      return rowId === undefined ? null : maybe(type, (await loaders.facts()).collectionById.get(rowId));
    case 'Page':
      return maybe(
        type,
        (await contentOf(context).pages()).find(({ id: own }) => own === rowId),
      );
    case 'Blog':
      return maybe(
        type,
        (await contentOf(context).blogs()).find(({ id: own }) => own === rowId),
      );
    case 'Article':
      return maybe(
        type,
        (await contentOf(context).articles()).find(({ id: own }) => own === rowId),
      );
    default:
      throw notImplemented(`QueryRoot.node(${type})`);
  }
}

export const nodeQueries = {
  node: (_root, { id }, context) => nodeOf(id, context),
  nodes: (_root, { ids }, context) => Promise.all(ids.map((id) => nodeOf(id, context))),
} satisfies QueryRootResolvers;
