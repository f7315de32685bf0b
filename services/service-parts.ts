import type { CustomerOf } from './customer-of.ts';
import type { MakeThrottle } from './shared-throttles.ts';
import type { ServicesDb } from './store/services-database.ts';

/** What every service is made of; what one needs besides, it is handed by itself. */
export interface ServiceParts {
  db: ServicesDb;
  customerOf: CustomerOf;
  clock: () => Date;
  throttle: MakeThrottle;
}
