import type { PictureRecord } from '../../store/catalogue/product-pictures.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import type { Typed } from '../ids/typed.ts';

/** What a metafield of ours can point at. */
export type Reference = Typed<'Product', ProductRecord> | Typed<'MediaImage', PictureRecord>;
export type ReferenceConnectionSource = Connection<Reference>;
export type ReferenceEdgeSource = Edge<Reference>;
