import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export interface ReviewTable {
  id: GeneratedAlways<number>;
  product_handle: string;
  star: number;
  title: string;
  body: string;
  fit: 'small' | 'true' | 'large' | null;
  build: string | null;
  height_inches: number | null;
  size_bought: string | null;
  size_usual: string | null;
  helpful_count: Generated<number>;
  verified: Generated<boolean>;
  display_name: string;
  written_on: ColumnType<Date, string, string>;
  created_at: Timestamp;
  sample_key: string | null;
}

export interface ReviewSampleTable {
  only_row: Generated<boolean>;
  sha256: string;
  seeded_at: Timestamp;
}

/** Every table of our own services, by its name in SQL. Columns are those of the files in migrations/. */
export interface ServicesTables {
  'services.review': ReviewTable;
  'services.review_sample': ReviewSampleTable;
}
