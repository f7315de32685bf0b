import { onDemand } from '../../page-runtime/on-demand.tsx';

/** {@link ReturnStatus} where most see none of it: its script comes when an order is shown. */
export const LateReturnStatus = onDemand(
  () => import('./return-status.tsx').then((module) => module.ReturnStatus),
  () => null,
  () => null,
);
