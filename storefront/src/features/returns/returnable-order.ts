import type { SelfServiceAnswerOf } from '../../services-api/ask-self-service.ts';

/** An order with what of it may go back. */
export type ReturnableOrder = SelfServiceAnswerOf<'returns/find'>;
/** A return that was asked for. */
export type RequestedReturn = SelfServiceAnswerOf<'returns'>;

/** What names an order: with the address it was placed with, or with the token of its owner. */
export interface OrderNamed {
  number: string;
  email: string;
  token?: string | undefined;
}
