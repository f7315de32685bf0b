import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import type { RefundContext } from '../checkout/orders/refund-order.ts';
import type { StaffContext } from './command.ts';

/** What giving money back from a terminal works with. */
export const refundContext = (context: StaffContext): RefundContext => ({
  ...context,
  gatewayTimeoutMs: 5_000,
  log: shopLog.of('staff'),
});
