import type { PictureRecord } from '../../store/catalogue/product-pictures.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import type { Typed } from '../ids/typed.ts';

export type ImageConnectionSource = Connection<PictureRecord>;
export type ImageEdgeSource = Edge<PictureRecord>;
export type MediaConnectionSource = Connection<Typed<'MediaImage', PictureRecord>>;
export type MediaEdgeSource = Edge<Typed<'MediaImage', PictureRecord>>;
