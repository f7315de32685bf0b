import type { PictureRecord } from '../../store/catalogue/product-pictures.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import type { RequestContext } from '../context.ts';
import { globalId, type Typed, typed } from '../ids/global-id.ts';
import { mediaImageId } from '../image/media-image.ts';
import type { MetafieldSource } from './metafield-source.ts';

/** What a metafield of ours can point at. */
type Reference = Typed<'Product', ProductRecord> | Typed<'MediaImage', PictureRecord>;
export type ReferenceConnectionSource = Connection<Reference>;
export type ReferenceEdgeSource = Edge<Reference>;

/** The texts of a list value; a value that is not a JSON list of texts is a defect of the catalogue. */
function listValue({ record }: MetafieldSource): string[] {
  const value: unknown = JSON.parse(record.value);
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    throw new Error(`Metafield ${record.namespace}.${record.key} of ${record.owner} ${record.ownerId} is not a list.`);
  return value;
}

const picture = (spec: string): Reference => typed('MediaImage', { spec, alt: null, width: null, height: null });

async function products(source: MetafieldSource, context: RequestContext): Promise<Reference[]> {
  const loader = context.catalogue(source.currency).productByHandle;
  const found = await Promise.all(listValue(source).map((handle) => loader.load(handle)));
  return found.flatMap((product) => (product ? [typed('Product', product)] : []));
}

/** What a list of references points at, in its order; what no longer exists is left out. Undefined for other types. */
export async function referencesOf(source: MetafieldSource, context: RequestContext): Promise<Reference[] | undefined> {
  switch (source.record.type) {
    case 'list.product_reference':
      return products(source, context);
    case 'list.file_reference':
      return listValue(source).map(picture);
    default:
      return undefined;
  }
}

/** What a single reference points at; undefined for other types. */
export function referenceOf({ record }: MetafieldSource): Reference | undefined {
  return record.type === 'file_reference' ? picture(record.value) : undefined;
}

export const referenceId = (reference: Reference): string =>
  reference.__typename === 'Product' ? globalId('Product', reference.id) : mediaImageId(reference.spec);

/** The value as the Storefront API shows it: references as global ids, everything else as it is stored. */
export async function shownValue(source: MetafieldSource, context: RequestContext): Promise<string> {
  const single = referenceOf(source);
  if (single) return referenceId(single);
  const list = await referencesOf(source, context);
  return list ? JSON.stringify(list.map(referenceId)) : source.record.value;
}
