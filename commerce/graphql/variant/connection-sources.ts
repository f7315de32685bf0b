import type { VariantRecord } from '../../store/catalogue/variants.ts';
import type { Connection, Edge } from '../connection/connection.ts';

export type VariantConnectionSource = Connection<VariantRecord>;
export type VariantEdgeSource = Edge<VariantRecord>;
