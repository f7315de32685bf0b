import { toast } from '../../ui/messages/toast.ts';
import { MAX_ENTRIES } from './wishlist-entry.ts';

/** Says that the list takes no more. */
export const sayFull = (): void => toast('warning', `A wishlist holds ${MAX_ENTRIES} pieces, and yours is full.`);
