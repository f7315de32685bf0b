import type { Log } from '@bluebird-bay/telemetry/log.ts';
import type { CartContext } from '../../cart/change-cart.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import type { PaymentGateway } from '../gateway/gateway.ts';

/** The moments between two steps of a payment, in their order. What dies at one is taken up by the sweep. */
export type Step = 'units held' | 'gateway answered' | 'charge written' | 'order written';

/** Everything that taking a payment needs from outside. */
export interface PaymentContext {
  db: CommerceDb;
  gateway: PaymentGateway;
  clock: () => Date;
  /** How long the gateway may take over one answer; reliability D19 says 5 s. */
  gatewayTimeoutMs: number;
  /** Where errors of ours are written, one line each; never an address, a name or a card. */
  log: Log;
  /** Called after each step. Does nothing in the shop; tests end a payment here. */
  onStep: (step: Step) => Promise<void> | void;
}

/** The same for whoever changes a cart. */
export const cartContext = ({ db, clock }: PaymentContext): CartContext => ({ db, now: clock });
