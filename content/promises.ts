/**
 * What the shop's words promise in numbers that are the same everywhere. Amounts of money are not among them: the
 * provider says those, in the money of each country.
 */
export const STUDENT_CODE = 'STUDENT30';
/** Off everything, for students. */
export const STUDENT_PERCENT = 30;

export const FIRST_ORDER_CODE = 'HELLOBAY';
/** Off the first order. */
export const FIRST_ORDER_PERCENT = 10;

/** From the day it arrives. */
export const RETURN_DAYS = 60;

/** A cart that nobody touches is kept so long. */
export const CART_DAYS = 30;
