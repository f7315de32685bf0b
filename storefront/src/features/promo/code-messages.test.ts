import { FIRST_ORDER_CODE, FIRST_ORDER_PERCENT, STUDENT_CODE } from '@bluebird-bay/content/promises.ts';
import { describe, expect, it } from 'vitest';
import type { CartWarningCode } from '../../storefront-api/generated/operations.ts';
import { codeMessage, codeNotes, isFinal, warningOf } from './code-messages.ts';

const warning = (code: CartWarningCode, message = '') => ({ code, message });
const waiting = (code: string) => ({ code, applicable: false });
const holding = (code: { code: string; applicable: boolean }, email: string | null = null, totalQuantity = 1) => ({
  totalQuantity,
  discountCodes: [code],
  buyerIdentity: { email, customer: null },
});

describe('why a code takes nothing off', () => {
  it('names the day it ended, and the code that still works', () => {
    expect(codeMessage('SUMMER20', warning('DISCOUNT_CURRENTLY_INACTIVE'), [])).toBe(
      `SUMMER20 ended on 31 August. ${FIRST_ORDER_CODE} still works: ${FIRST_ORDER_PERCENT}% off your first order.`,
    );
  });

  it('knows whom the code for students is for', () => {
    expect(codeMessage(STUDENT_CODE, warning('DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'), [])).toMatch(/is for students/);
  });

  it('does not say of a code that waits for an email that it is worth nothing', () => {
    expect(codeNotes(holding(waiting(STUDENT_CODE)), [], {})[STUDENT_CODE]).toMatch(/is for students/);
  });

  it('does not say that a code waits for an email where it is handed back, or where the email is there', () => {
    expect(codeMessage(STUDENT_CODE, undefined, [])).toBe(`${STUDENT_CODE} takes nothing off this bag.`);
    const known = holding(waiting(STUDENT_CODE), 'marina@example.com');
    expect(codeNotes(known, [], {})[STUDENT_CODE]).toBe(`${STUDENT_CODE} takes nothing off this bag.`);
  });

  it('does not recommend the code that is in the cart already', () => {
    expect(
      codeMessage('SUMMER20', warning('DISCOUNT_CURRENTLY_INACTIVE'), [{ code: 'hellobay', applicable: true }]),
    ).toBe('SUMMER20 ended on 31 August.');
  });

  it.each([
    ['DISCOUNT_NOT_FOUND', /spelling/],
    ['DISCOUNT_USAGE_LIMIT_REACHED', /as often as it can be/],
    ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', /at checkout, once your email/],
    ['DISCOUNT_CUSTOMER_NOT_ELIGIBLE', /somebody else/],
    ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', /already/],
    ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', /nothing in this bag/],
    ['DISCOUNT_NO_ENTITLED_SHIPPING_LINES', /shipped/],
    ['DISCOUNT_PURCHASE_NOT_IN_RANGE', /fuller bag/],
    ['DISCOUNT_QUANTITY_NOT_IN_RANGE', /more pieces/],
    ['DISCOUNT_CODE_NOT_HONOURED', /does not mix/],
  ] as const)('%s has words of its own', (code, message) => {
    expect(codeMessage('POSTCARD', warning(code), [])).toMatch(message);
  });

  it('hands back what can never work, and keeps what may', () => {
    expect(isFinal(warning('DISCOUNT_NOT_FOUND'))).toBe(true);
    expect(isFinal(warning('DISCOUNT_CURRENTLY_INACTIVE'))).toBe(true);
    expect(isFinal(warning('DISCOUNT_PURCHASE_NOT_IN_RANGE'))).toBe(false);
  });
});

describe('the warning about a code', () => {
  const codes = [waiting('SUN'), waiting('SUNNY')];

  it('is the one that names it, whole', () => {
    const sun = warning('DISCOUNT_NOT_FOUND', 'Discount code sun is not one of our codes.');
    const sunny = warning('DISCOUNT_PURCHASE_NOT_IN_RANGE', 'Discount code SUNNY needs a larger purchase.');
    expect(warningOf('SUN', [sunny, sun], codes)).toBe(sun);
    expect(warningOf('SUNNY', [sunny, sun], codes)).toBe(sunny);
  });

  it('is the only one, while only one code does not work', () => {
    const only = warning('DISCOUNT_NOT_FOUND', 'No.');
    expect(warningOf('SUN', [only], [waiting('SUN'), { code: 'HELLOBAY', applicable: true }])).toBe(only);
    expect(warningOf('SUN', [only], codes)).toBeUndefined();
  });

  it('is the only one that names no code, where the others name theirs', () => {
    const unknown = warning('DISCOUNT_NOT_FOUND', 'Enter a valid discount code');
    const range = warning(
      'DISCOUNT_PURCHASE_NOT_IN_RANGE',
      'The SUN discount code is not valid for the items in your cart',
    );
    expect(warningOf('SUNNY', [range, unknown], codes)).toBe(unknown);
    expect(warningOf('SUN', [range, unknown], codes)).toBe(range);
  });

  it('is none about stock', () => {
    expect(warningOf('SUN', [warning('MERCHANDISE_OUT_OF_STOCK', 'SUN is gone')], [waiting('SUN')])).toBeUndefined();
  });
});

describe('notes', () => {
  it('outlive a look at the cart, which comes without warnings, and end when the code works', () => {
    const warnings = [warning('DISCOUNT_PURCHASE_NOT_IN_RANGE', 'Discount code SUN needs a larger purchase.')];
    const first = codeNotes(holding(waiting('SUN')), warnings, {});
    expect(first.SUN).toMatch(/fuller bag/);
    expect(codeNotes(holding(waiting('SUN')), [], first)).toEqual(first);
    expect(codeNotes(holding({ code: 'SUN', applicable: true }), [], first)).toEqual({});
  });

  describe('in an empty bag', () => {
    const empty = (code: string) => holding(waiting(code), null, 0);
    const untold = codeNotes(empty('SUN'), [], {});

    it('promise what is known to be a code, and nothing of what nobody has tried', () => {
      const known = codeNotes(empty('SUN'), [warning('DISCOUNT_NO_ENTITLED_LINE_ITEMS')], {});
      expect(known.SUN).toBe('SUN is in your bag, and comes off as soon as there is something for it.');
      expect(untold.SUN).toBe('SUN waits in your bag, and is tried as soon as there is something beside it.');
      expect(codeNotes(empty('SUN'), [], untold)).toEqual(untold);
    });

    it('say whom a code is for, which nothing in the bag changes', () => {
      expect(codeNotes(empty(STUDENT_CODE), [], {})[STUDENT_CODE]).toMatch(/is for students/);
      const used = [warning('DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED')];
      expect(codeNotes(empty('SUN'), used, {}).SUN).toBe('You have used SUN already.');
    });

    it('are over once there is something in it', () => {
      const filled = holding(waiting('SUN'));
      expect(codeNotes(filled, [], untold).SUN).toBe('SUN takes nothing off this bag.');
      expect(codeNotes(filled, [warning('DISCOUNT_NOT_FOUND')], untold).SUN).toMatch(/spelling/);
    });
  });
});
