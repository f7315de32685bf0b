import type { CardSize } from './product-card-data.ts';

/** What the main button offers for a size that is sold out; without a size where all are. */
export function tellMeLabel(size: Pick<CardSize, 'label'> | undefined): string {
  return size && size.label !== 'One Size' ? `Tell me when ${size.label} is back` : 'Tell me when it’s back';
}
