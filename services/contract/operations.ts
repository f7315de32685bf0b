import { EXPORT_ADDRESS } from '../address/address-contract.ts';
import { REQUEST_STOCK } from '../back-in-stock/back-in-stock-contract.ts';
import { CLUB_OPERATIONS } from '../club/club-contract.ts';
import { SEND_MESSAGE } from '../contact/contact-contract.ts';
import { ANSWER_LIST_EMAIL, ASK_FOR_LIST, CHOOSE_LIST, LEAVE_LIST, READ_LISTS } from '../lists/lists-contract.ts';
import { LIST_OWN_REVIEWS, LIST_RATINGS, LIST_REVIEWS, WRITE_REVIEW } from '../reviews/reviews-contract.ts';
import { CONFIRM_STUDENT, REQUEST_STUDENT_CODE } from '../student/student-contract.ts';
import { TAKE_WEBHOOK } from '../webhooks/webhook-contract.ts';
import { READ_WISHLIST, WRITE_WISHLIST } from '../wishlist/wishlist-contract.ts';
import type { Operation } from './operation.ts';

/** Everything the services can be asked. */
export const OPERATIONS = [
  LIST_REVIEWS,
  LIST_RATINGS,
  WRITE_REVIEW,
  LIST_OWN_REVIEWS,
  EXPORT_ADDRESS,
  REQUEST_STOCK,
  ASK_FOR_LIST,
  ANSWER_LIST_EMAIL,
  READ_LISTS,
  CHOOSE_LIST,
  LEAVE_LIST,
  SEND_MESSAGE,
  REQUEST_STUDENT_CODE,
  CONFIRM_STUDENT,
  READ_WISHLIST,
  WRITE_WISHLIST,
  TAKE_WEBHOOK,
  ...CLUB_OPERATIONS,
] as const satisfies readonly Operation[];
