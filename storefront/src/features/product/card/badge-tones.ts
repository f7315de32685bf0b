import type { BadgeTone } from '../../../ui/messages/badge.tsx';
import type { BadgeKind } from './card-badges.ts';

/** The colour of each badge, on cards and on the product page alike. */
export const BADGE_TONES: Record<BadgeKind, BadgeTone> = {
  'sold-out': 'ink',
  sale: 'guava',
  last: 'coral',
  new: 'sun',
  best: 'sky',
  final: 'oat',
  hug: 'oat',
};
